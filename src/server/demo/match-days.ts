import { daysAfter } from '#domain/day.ts'

/** Days are texts such as 2026-08-15, as a calendar on the club's wall shows them. */

export type WeekendDay = 'saturday' | 'sunday'

const HOUR_MS = 3_600_000
const QUARTER_MS = 15 * 60_000
const SATURDAY = 6

const EARLIEST_START_MS = HOUR_MS
const USUAL_START_MS = 3 * HOUR_MS
const FIRST_START = '11:00'
const LATEST_START = '20:30'
/** Nobody plays two matches in a row. */
const DAYS_OF_REST = 4

const weekday = (day: string): number => new Date(Date.parse(day)).getUTCDay()

/** The last Saturday a while ago, or so many weeks before it; or the Sunday after that Saturday. */
export function pastWeekend(today: string, weeksAgo: number, day: WeekendDay): string {
  const latest = daysAfter(today, -DAYS_OF_REST)
  const saturday = daysAfter(latest, -((weekday(latest) - SATURDAY + 7) % 7) - 7 * weeksAgo)
  return day === 'sunday' ? daysAfter(saturday, 1) : saturday
}

export function comingSaturday(today: string): string {
  const earliest = daysAfter(today, DAYS_OF_REST)
  return daysAfter(earliest, (SATURDAY - weekday(earliest) + 7) % 7)
}

export interface KickOff {
  day: string
  time: string
}

/** What calendar and clock on the wall show. */
export function wallReading(moment: number, timeZone: string): KickOff {
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(moment)
  const [day = '', time = ''] = text.split(' ')
  return { day, time }
}

const quarterAfter = (moment: number): number => Math.ceil(moment / QUARTER_MS) * QUARTER_MS

/** In about three hours; late in the day sooner, in the evening tomorrow, and never before a day's first match. */
export function kickOffSoon(now: number, timeZone: string): KickOff {
  const { day: today } = wallReading(now, timeZone)
  const isTonight = ({ day, time }: KickOff) => day === today && time <= LATEST_START
  const usual = wallReading(quarterAfter(now + USUAL_START_MS), timeZone)
  if (isTonight(usual)) return usual.time < FIRST_START ? { day: today, time: FIRST_START } : usual
  const earliest = wallReading(quarterAfter(now + EARLIEST_START_MS), timeZone)
  return isTonight(earliest) ? { day: today, time: LATEST_START } : { day: daysAfter(today, 1), time: FIRST_START }
}
