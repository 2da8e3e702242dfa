import type { MatchPeriod } from './clock.ts'
import { type ClockStage, leadsTo, stageOf } from './clock-stage.ts'
import type { MatchState } from './document/match-state.ts'
import { asScore } from './events/event-score.ts'
import type { Score } from './score.ts'

export type Whistle =
  | { kind: 'half-time'; stage: 'halftime' }
  | { kind: 'full-time'; stage: ClockStage; period: MatchPeriod; isOver: boolean; shootout: Score | null }

const IN_ORDER: readonly ClockStage[] = [
  'notStarted',
  'firstHalf',
  'halftime',
  'secondHalf',
  'extraFirstHalf',
  'extraHalftime',
  'extraSecondHalf',
  'penalties',
  'finished',
]

/** A press that is undone goes back; extra time after the end goes on. */
const goesOn = (from: ClockStage, to: ClockStage): boolean =>
  leadsTo(from, to) || IN_ORDER.indexOf(to) > IN_ORDER.indexOf(from)

/** A shoot-out that stands level is still being written down. */
const isShotOut = (score: Score | null): score is Score => score !== null && score.home !== score.away

const shootoutOf = ({ shootout, isHome }: MatchState): Score | null => shootout && asScore(shootout, isHome)

const isSame = (one: Score | null, other: Score | null): boolean =>
  one?.home === other?.home && one?.away === other?.away

/**
 * The whistle between two states of one match: half-time once, full time whenever a match ends or goes on beyond it, and
 * again when its shoot-out is written down after the end.
 */
export function whistleBetween(before: MatchState, after: MatchState): Whistle | null {
  if (after.course !== 'regular') return null
  const [from, stage] = [stageOf(before), stageOf(after)]
  const shootout = shootoutOf(after)
  const isLate = stage === 'finished' && isShotOut(shootout) && !isSame(shootout, shootoutOf(before))
  if (from === stage ? !isLate : !goesOn(from, stage)) return null
  if (stage === 'halftime') return { kind: 'half-time', stage }
  if (stage !== 'extraFirstHalf' && stage !== 'penalties' && stage !== 'finished') return null
  return {
    kind: 'full-time',
    stage,
    period: after.matchPeriod,
    isOver: stage === 'finished',
    shootout: isShotOut(shootout) ? shootout : null,
  }
}
