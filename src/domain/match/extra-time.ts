import { clockAt, type MatchClock } from './clock.ts'
import { isBeforeFullTime, leadsTo, stageOf } from './clock-stage.ts'
import { stepClock } from './press-clock.ts'

type ExtraStep = 'extraFirstHalf' | 'penalties'

function isOffered(clock: MatchClock, to: ExtraStep, now: number): boolean {
  const isFirst = to === 'extraFirstHalf' ? clock.matchPeriod === 'regular' : clock.matchPeriod !== 'penalties'
  return isFirst && leadsTo(stageOf(clock), to) && !isBeforeFullTime(clock, now)
}

/** Null: the match is not there yet, or has it behind it. */
function extraStep(stored: MatchClock, to: ExtraStep, now: number): MatchClock | null {
  const clock = clockAt(stored, now)
  return isOffered(clock, to, now) ? stepClock(clock, to, now) : null
}

export const startExtraTime = (clock: MatchClock, now: number): MatchClock | null =>
  extraStep(clock, 'extraFirstHalf', now)

export const startPenalties = (clock: MatchClock, now: number): MatchClock | null => extraStep(clock, 'penalties', now)
