import { clamp } from '../units.ts'
import {
  AUTO_STOP_MINUTES,
  HALF_MINUTES,
  isHalf,
  MATCH_TIME_STATES,
  type MatchClock,
  type MatchTimeState,
  MINUTE_MS,
  minuteAt,
} from './clock.ts'
import { finiteFrom, flagFrom, type Raw, recordFrom } from './gate.ts'

const stateFrom = (value: unknown): MatchTimeState => MATCH_TIME_STATES.find((state) => state === value) ?? 'notStarted'

const bounded = (value: unknown, max: number): number => clamp(finiteFrom(value) ?? 0, 0, max)

function standingMinute(raw: Raw, state: MatchTimeState, elapsed: number): number {
  const isSecond = state === 'secondHalf' || (state === 'finished' && elapsed > 0)
  const counted = (isSecond ? HALF_MINUTES : 0) + elapsed / MINUTE_MS
  return clamp(Math.floor(finiteFrom(raw.matchMinute) ?? counted), 0, AUTO_STOP_MINUTES)
}

/** The gate: whatever a setting holds leaves as a well-formed clock. Only a half can run; its start is never to come. */
export function restoreClock(value: unknown, now: number): MatchClock {
  const raw = recordFrom(value)
  const state = stateFrom(raw.matchTimeState)
  const start = finiteFrom(raw.matchTimerStartTime)
  const isActive = isHalf(state) && flagFrom(raw.matchTimerActive, start !== null)
  const elapsed = state === 'notStarted' ? 0 : bounded(raw.matchTimerElapsed, AUTO_STOP_MINUTES * MINUTE_MS)
  const clock: MatchClock = {
    matchTimeState: state,
    matchTimerActive: isActive,
    matchTimerStartTime: isActive ? Math.min(start ?? now, now) : null,
    matchTimerElapsed: elapsed,
    matchMinute: state === 'notStarted' ? 0 : standingMinute(raw, state, elapsed),
  }
  return { ...clock, matchMinute: minuteAt(clock, now) }
}
