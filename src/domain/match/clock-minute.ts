import { clockAt, type MatchClock } from './clock.ts'
import { stageOf } from './clock-stage.ts'
import { playedAt, wholeMinutes } from './clock-text.ts'

const minuteText = (minute: number, full: number): string =>
  minute > full ? `${full}+${minute - full}'` : `${minute}'`

/** Whole minutes played, as `matchMinute` counts them: `12'`, `45+2'`, `105+1'`. */
export function minuteLabel(clock: MatchClock, now: number): string {
  const { full, ms } = playedAt(clock, now)
  return minuteText(wholeMinutes(ms), full)
}

/**
 * The minute offered for a goal. A goal falls in the minute being played, so 0:30 is 1' and 45:10 is 45+1'. At a break it
 * is the last one of the half, for a goal written down late; before and after the match there is nothing to go by: 1'.
 */
export function goalMinute(stored: MatchClock, now: number): string {
  const clock = clockAt(stored, now)
  const { full, ms } = playedAt(clock, now)
  switch (stageOf(clock)) {
    case 'halftime':
    case 'extraHalftime':
      return `${full}'`
    case 'penalties':
      return `${wholeMinutes(ms)}'`
    case 'firstHalf':
    case 'secondHalf':
    case 'extraFirstHalf':
    case 'extraSecondHalf':
      return minuteText(wholeMinutes(ms) + 1, full)
    case 'notStarted':
    case 'finished':
      return "1'"
  }
}
