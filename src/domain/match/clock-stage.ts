import {
  type ClockState,
  HALF_MINUTES,
  isHalf,
  type MatchPeriod,
  type MatchTimeState,
  MINUTE_MS,
  minutesBefore,
  playedMs,
} from './clock.ts'

export type ExtraPeriod = Exclude<MatchPeriod, 'regular'>

/** Where a match can be: the five states, and those of extra time, which on the wire hide behind them. */
export type ClockStage = MatchTimeState | ExtraPeriod

export const stageOf = ({ matchTimeState, matchPeriod }: ClockState): ClockStage =>
  matchPeriod === 'regular' || matchTimeState === 'finished' ? matchTimeState : matchPeriod

/** At the break the graphics tell of the half-time result, otherwise of the final one. */
export const tellsOfHalfTime = (clock: ClockState): boolean => stageOf(clock) === 'halftime'

/** Where each stage leads. The first is what the one button does. */
const STEPS: Record<ClockStage, readonly [ClockStage, ...ClockStage[]]> = {
  notStarted: ['firstHalf'],
  firstHalf: ['halftime'],
  halftime: ['secondHalf'],
  secondHalf: ['finished', 'extraFirstHalf', 'penalties'],
  extraFirstHalf: ['extraHalftime'],
  extraHalftime: ['extraSecondHalf'],
  extraSecondHalf: ['finished', 'penalties'],
  penalties: ['finished'],
  finished: ['notStarted', 'extraFirstHalf', 'penalties'],
}

export const nextStage = (stage: ClockStage): ClockStage => STEPS[stage][0]

export const leadsTo = (from: ClockStage, to: ClockStage): boolean => STEPS[from].includes(to)

export const FULL_TIME = 90
export const EXTRA_BREAK = 105
export const EXTRA_FULL_TIME = 120

interface Span {
  from: number
  /** Where it ends by the rules; what comes after is added time. */
  full: number
}

/** Some cups go to penalties without extra time: they stand at 90 or at 120. */
export const EXTRA_SPANS: Record<ExtraPeriod, Span> = {
  extraFirstHalf: { from: FULL_TIME, full: EXTRA_BREAK },
  extraHalftime: { from: FULL_TIME, full: EXTRA_BREAK },
  extraSecondHalf: { from: EXTRA_BREAK, full: EXTRA_FULL_TIME },
  penalties: { from: FULL_TIME, full: EXTRA_FULL_TIME },
}

/** The minutes of the half that is played, or was played last. */
export function spanOf(clock: ClockState): Span {
  if (clock.matchPeriod !== 'regular') return EXTRA_SPANS[clock.matchPeriod]
  const from = minutesBefore(clock)
  return { from, full: from + HALF_MINUTES }
}

/** A half that has not been played to its end; penalties have no time. */
export const isBeforeFullTime = (clock: ClockState, now: number): boolean =>
  isHalf(clock.matchTimeState) &&
  clock.matchPeriod !== 'penalties' &&
  playedMs(clock, now) < spanOf(clock).full * MINUTE_MS
