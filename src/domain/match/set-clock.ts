import { clamp } from '../units.ts'
import {
  AUTO_STOP_MINUTES,
  clockAt,
  HALF_MINUTES,
  type MatchClock,
  MINUTE_MS,
  minutesBefore,
  playedMs,
} from './clock.ts'
import { spanOf } from './clock-stage.ts'

const SECOND_MS = 1_000

export interface SettableTime {
  from: number
  /** The clock can be set to any second before this minute: there it would stop by itself. */
  until: number
}

/** In minutes; null: before the match there is nothing to set. */
export function settableTime(clock: MatchClock): SettableTime | null {
  if (clock.matchTimeState === 'notStarted') return null
  const isFinished = clock.matchTimeState === 'finished'
  const from = isFinished ? Math.max(HALF_MINUTES, spanOf(clock).from) : spanOf(clock).from
  return { from, until: AUTO_STOP_MINUTES[clock.matchPeriod] }
}

function withPlayed(clock: MatchClock, ms: number, now: number): MatchClock {
  const settable = settableTime(clock)
  if (!settable) return clock
  const played = clamp(ms, settable.from * MINUTE_MS, settable.until * MINUTE_MS - SECOND_MS)
  const set = { ...clock, matchMinute: Math.floor(played / MINUTE_MS) }
  return {
    ...set,
    matchTimerStartTime: clock.matchTimerActive ? now : null,
    matchTimerElapsed: played - minutesBefore(set) * MINUTE_MS,
  }
}

/** The clock that reads this, running on or standing as before; kept to the minutes of its half. */
export const setMinute = (stored: MatchClock, minute: number, seconds: number, now: number): MatchClock =>
  withPlayed(clockAt(stored, now), minute * MINUTE_MS + seconds * SECOND_MS, now)

export function shiftMinutes(stored: MatchClock, by: number, now: number): MatchClock {
  const clock = clockAt(stored, now)
  return withPlayed(clock, playedMs(clock, now) + by * MINUTE_MS, now)
}
