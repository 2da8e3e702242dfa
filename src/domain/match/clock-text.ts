import { clockAt, elapsedMs, HALF_MINUTES, isHalf, type MatchClock, type MatchTimeState, MINUTE_MS } from './clock.ts'

/** A label names what the press will do: 'Stop' is read while the first half runs, 'Druga połowa' at the break. */
export const CLOCK_BUTTON_LABELS: Record<MatchTimeState, string> = {
  notStarted: 'Pierwsza połowa',
  firstHalf: 'Stop',
  halftime: 'Druga połowa',
  secondHalf: 'Koniec meczu',
  finished: 'Wyzeruj zegar',
}

interface Played {
  /** Where the half ends by the rules: 45 or 90. */
  full: number
  /** Since the first whistle, without the break and the first half's added time. */
  ms: number
}

/** A match that stopped by itself is finished at minute 0; one that was ended is at 45 or later. */
function played(stored: MatchClock, now: number): Played {
  const clock = clockAt(stored, now)
  const isSecond =
    clock.matchTimeState === 'secondHalf' || (clock.matchTimeState === 'finished' && clock.matchMinute >= HALF_MINUTES)
  const before = isSecond ? HALF_MINUTES : 0
  return { full: before + HALF_MINUTES, ms: before * MINUTE_MS + elapsedMs(clock, now) }
}

const seconds = (ms: number): string => String(Math.floor((ms % MINUTE_MS) / 1000)).padStart(2, '0')
const minutes = (ms: number): number => Math.floor(ms / MINUTE_MS)

/** `12:34`, and in added time `45:00 +2:10`. */
export function displayTime(clock: MatchClock, now: number): string {
  const { full, ms } = played(clock, now)
  const added = ms - full * MINUTE_MS
  if (added < 0) return `${String(minutes(ms)).padStart(2, '0')}:${seconds(ms)}`
  return added < 1000 ? `${full}:00` : `${full}:00 +${minutes(added)}:${seconds(added)}`
}

const minuteText = (minute: number, full: number): string =>
  minute > full ? `${full}+${minute - full}'` : `${minute}'`

/** Whole minutes played, as `matchMinute` counts them: `12'`, `45+2'`, `90+3'`. */
export function minuteLabel(clock: MatchClock, now: number): string {
  const { full, ms } = played(clock, now)
  return minuteText(minutes(ms), full)
}

/**
 * The minute offered for a goal. A goal falls in the minute being played, so 0:30 is 1' and 45:10 is 45+1'. At the break
 * it is 45', for a goal of the first half written down late; before and after the match there is nothing to go by: 1'.
 */
export function goalMinute(stored: MatchClock, now: number): string {
  const clock = clockAt(stored, now)
  if (clock.matchTimeState === 'halftime') return `${HALF_MINUTES}'`
  if (!isHalf(clock.matchTimeState)) return "1'"
  const { full, ms } = played(clock, now)
  return minuteText(minutes(ms) + 1, full)
}
