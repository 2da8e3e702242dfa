import { clamp } from '../units.ts'
import {
  AUTO_STOP_MINUTES,
  type ClockState,
  HALF_MINUTES,
  isHalf,
  MATCH_TIME_STATES,
  type MatchClock,
  type MatchPeriod,
  type MatchTimeState,
  MINUTE_MS,
  minuteAt,
} from './clock.ts'
import { EXTRA_SPANS, leadsTo, stageOf } from './clock-stage.ts'
import { finiteFrom, flagFrom, isRecord, type Raw, recordFrom } from './gate.ts'

/** What an older version of the product has saved may name a period that its state does not have. */
const PERIODS_OF: Record<MatchTimeState, readonly MatchPeriod[]> = {
  notStarted: [],
  firstHalf: [],
  halftime: ['extraHalftime'],
  secondHalf: ['extraFirstHalf', 'extraSecondHalf', 'penalties'],
  finished: ['extraFirstHalf', 'extraSecondHalf', 'penalties'],
}

const stateFrom = (value: unknown): MatchTimeState => MATCH_TIME_STATES.find((state) => state === value) ?? 'notStarted'

const periodFrom = (value: unknown, state: MatchTimeState): MatchPeriod =>
  PERIODS_OF[state].find((period) => period === value) ?? 'regular'

/** Extra time is counted from the 45th minute, as the second half is. */
function elapsedFrom(raw: Raw, state: MatchTimeState, period: MatchPeriod): number {
  if (state === 'notStarted') return 0
  const [from, until] =
    period === 'regular'
      ? [0, AUTO_STOP_MINUTES.regular]
      : [EXTRA_SPANS[period].from - HALF_MINUTES, AUTO_STOP_MINUTES[period] - HALF_MINUTES]
  return clamp(finiteFrom(raw.matchTimerElapsed) ?? 0, from * MINUTE_MS, until * MINUTE_MS)
}

function minuteFrom(raw: Raw, { matchTimeState, matchPeriod, ...clock }: Omit<ClockState, 'matchMinute'>): number {
  if (matchTimeState === 'notStarted') return 0
  const elapsed = clock.matchTimerElapsed
  const isFirst = matchTimeState !== 'secondHalf' && !(matchTimeState === 'finished' && elapsed > 0)
  const counted = (matchPeriod === 'regular' && isFirst ? 0 : HALF_MINUTES) + elapsed / MINUTE_MS
  const isSaid = matchPeriod === 'regular' || clock.matchTimerActive
  const minute = isSaid ? (finiteFrom(raw.matchMinute) ?? counted) : counted
  return clamp(Math.floor(minute), 0, AUTO_STOP_MINUTES[matchPeriod])
}

function restoreState(raw: Raw, now: number): ClockState {
  const matchTimeState = stateFrom(raw.matchTimeState)
  const matchPeriod = periodFrom(raw.matchPeriod, matchTimeState)
  const start = finiteFrom(raw.matchTimerStartTime)
  const canRun = isHalf(matchTimeState) && matchPeriod !== 'penalties'
  const matchTimerActive = canRun && flagFrom(raw.matchTimerActive, start !== null)
  const clock = {
    matchTimeState,
    matchPeriod,
    matchTimerActive,
    matchTimerStartTime: matchTimerActive ? Math.min(start ?? now, now) : null,
    matchTimerElapsed: elapsedFrom(raw, matchTimeState, matchPeriod),
  }
  return { ...clock, matchMinute: minuteFrom(raw, clock) }
}

/** A press by an older version does not know of `previous`, and leaves that of the press before. */
function previousFrom(value: unknown, clock: ClockState, now: number): ClockState | null {
  const previous = isRecord(value) ? restoreState(value, now) : null
  return previous && leadsTo(stageOf(previous), stageOf(clock)) ? previous : null
}

/** The gate: whatever a setting holds leaves as a well-formed clock. Only a half can run; its start is never to come. */
export function restoreClock(value: unknown, now: number): MatchClock {
  const raw = recordFrom(value)
  const clock = restoreState(raw, now)
  return { ...clock, matchMinute: minuteAt(clock, now), previous: previousFrom(raw.previous, clock, now) }
}
