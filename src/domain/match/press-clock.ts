import {
  type ClockState,
  clockAt,
  elapsedMs,
  HALF_MINUTES,
  type MatchClock,
  type MatchPeriod,
  type MatchTimeState,
  MINUTE_MS,
  minuteAt,
  minutesBefore,
  NEW_CLOCK,
} from './clock.ts'
import {
  type ClockStage,
  EXTRA_BREAK,
  EXTRA_FULL_TIME,
  FULL_TIME,
  isBeforeFullTime,
  nextStage,
  stageOf,
} from './clock-stage.ts'

const withoutPrevious = ({ previous: _, ...state }: MatchClock): ClockState => state

function standingAt(minute: number, matchTimeState: MatchTimeState, matchPeriod: MatchPeriod): ClockState {
  const standing = { ...withoutPrevious(NEW_CLOCK), matchTimeState, matchPeriod, matchMinute: minute }
  return { ...standing, matchTimerElapsed: (minute - minutesBefore(standing)) * MINUTE_MS }
}

const runningFrom = (
  minute: number,
  now: number,
  state: MatchTimeState,
  period: MatchPeriod = 'regular',
): ClockState => ({
  ...standingAt(minute, state, period),
  matchTimerActive: true,
  matchTimerStartTime: now,
})

export const stopped = (matchTimeState: 'halftime' | 'finished', clock: ClockState, now: number): ClockState => ({
  matchTimeState,
  matchPeriod: clock.matchPeriod,
  matchTimerActive: false,
  matchTimerStartTime: null,
  matchTimerElapsed: elapsedMs(clock, now),
  matchMinute: minuteAt(clock, now),
})

function entered(stage: ClockStage, clock: ClockState, now: number): ClockState {
  switch (stage) {
    case 'notStarted':
      return withoutPrevious(NEW_CLOCK)
    case 'firstHalf':
      return runningFrom(0, now, 'firstHalf')
    case 'secondHalf':
      return runningFrom(HALF_MINUTES, now, 'secondHalf')
    case 'halftime':
    case 'finished':
      return stopped(stage, clock, now)
    case 'extraFirstHalf':
      return runningFrom(FULL_TIME, now, 'secondHalf', stage)
    case 'extraHalftime':
      return standingAt(EXTRA_BREAK, 'halftime', stage)
    case 'extraSecondHalf':
      return runningFrom(EXTRA_BREAK, now, 'secondHalf', stage)
    case 'penalties':
      return standingAt(clock.matchPeriod === 'regular' ? FULL_TIME : EXTRA_FULL_TIME, 'secondHalf', stage)
  }
}

export const stepClock = (clock: MatchClock, to: ClockStage, now: number): MatchClock => ({
  ...entered(to, clock, now),
  previous: withoutPrevious(clock),
})

/** The one button. It acts on the clock as it is at `now`, so a match that has stopped by itself is not ended twice. */
export function pressClock(stored: MatchClock, now: number): MatchClock {
  const clock = clockAt(stored, now)
  return stepClock(clock, nextStage(stageOf(clock)), now)
}

/** Whether the press would end a half before its time. */
export const endsEarly = (stored: MatchClock, now: number): boolean => isBeforeFullTime(clockAt(stored, now), now)
