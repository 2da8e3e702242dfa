import { DEFAULT_TIME_ZONE, wallMoment } from './wall-moment.ts'

export type Countdown = { isPast: true } | { isPast: false; days: number; hours: number; minutes: number }

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60

type WallText = string | null | undefined

/**
 * What is left until kick-off; null without a date or a time. A begun minute counts whole, so that at 14:45:20 fifteen
 * minutes are left to 15:00, as everybody reads it off a watch, and the last minute is not shown as none.
 */
export function countdown(
  matchDate: WallText,
  matchTime: WallText,
  now: number,
  timeZone: string = DEFAULT_TIME_ZONE,
): Countdown | null {
  const kickOff = wallMoment(matchDate, matchTime, timeZone)
  if (kickOff === null) return null
  if (kickOff <= now) return { isPast: true }
  const left = Math.ceil((kickOff - now) / MINUTE_MS)
  return {
    isPast: false,
    days: Math.floor(left / DAY_MINUTES),
    hours: Math.floor((left % DAY_MINUTES) / 60),
    minutes: left % 60,
  }
}

/** `2 dni 3 godz. 15 min`; units before the first that is not zero are left out. Empty when there is nothing to count. */
export function countdownText(matchDate: WallText, matchTime: WallText, now: number, timeZone?: string): string {
  const left = countdown(matchDate, matchTime, now, timeZone)
  if (!left) return ''
  if (left.isPast) return 'Mecz już się odbył'
  const { days, hours, minutes } = left
  const units = [`${days} ${days === 1 ? 'dzień' : 'dni'}`, `${hours} godz.`, `${minutes} min`]
  return units.slice(days > 0 ? 0 : hours > 0 ? 1 : 2).join(' ')
}
