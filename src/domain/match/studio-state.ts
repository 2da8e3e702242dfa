import { restoreLineup } from '../lineup/restore-lineup.ts'
import { emptySlots, type Slot } from '../lineup/slots.ts'
import { type MatchClock, NEW_CLOCK } from './clock.ts'
import { finiteFrom, flagFrom, idFrom, recordFrom, textFrom } from './gate.ts'
import { restoreClock } from './restore-clock.ts'
import { restoreScorers } from './restore-scorers.ts'
import { scoreInput } from './score.ts'
import type { ScorerEntry } from './scorers.ts'

/** What the browser keeps of the match between visits. Players, opponents and templates are ids, graphics addresses. */
export interface StudioState extends MatchClock {
  isHome: boolean
  selectedOpponent: number | null
  selectedLineupTemplate: number | null
  selectedGoalTemplate: number | null
  selectedResultTemplate: number | null
  matchDate: string | null
  matchTime: string | null
  /** League and round, as the club words it. */
  competition: string | null
  positions: readonly Slot[]
  benchPlayers: readonly number[]
  isOpponentGoal: boolean
  selectedScorer: number | null
  homeScore: number
  awayScore: number
  isHalfTime: boolean
  resultHomeScore: number
  resultAwayScore: number
  scorers: readonly ScorerEntry[]
  lineupGraphic: string | null
  goalGraphic: string | null
  resultGraphic: string | null
}

export const EMPTY_STUDIO: Readonly<StudioState> = {
  ...NEW_CLOCK,
  isHome: true,
  selectedOpponent: null,
  selectedLineupTemplate: null,
  selectedGoalTemplate: null,
  selectedResultTemplate: null,
  matchDate: null,
  matchTime: null,
  competition: null,
  positions: emptySlots(),
  benchPlayers: [],
  isOpponentGoal: false,
  selectedScorer: null,
  homeScore: 0,
  awayScore: 0,
  isHalfTime: false,
  resultHomeScore: 0,
  resultAwayScore: 0,
  scorers: [],
  lineupGraphic: null,
  goalGraphic: null,
  resultGraphic: null,
}

const goalsFrom = (value: unknown): number => scoreInput(finiteFrom(value) ?? 0)

/** The gate: broken or old content leaves as a well-formed state, with whatever of it could be kept. */
export function restoreStudio(value: unknown, now: number): StudioState {
  const raw = recordFrom(value)
  const { slots, bench } = restoreLineup(raw.positions, raw.benchPlayers)
  const isHome = flagFrom(raw.isHome, true)
  return {
    ...restoreClock(raw, now),
    isHome,
    selectedOpponent: idFrom(raw.selectedOpponent),
    selectedLineupTemplate: idFrom(raw.selectedLineupTemplate),
    selectedGoalTemplate: idFrom(raw.selectedGoalTemplate),
    selectedResultTemplate: idFrom(raw.selectedResultTemplate),
    matchDate: textFrom(raw.matchDate),
    matchTime: textFrom(raw.matchTime),
    competition: textFrom(raw.competition),
    positions: slots,
    benchPlayers: bench,
    isOpponentGoal: flagFrom(raw.isOpponentGoal, false),
    selectedScorer: idFrom(raw.selectedScorer),
    homeScore: goalsFrom(raw.homeScore),
    awayScore: goalsFrom(raw.awayScore),
    isHalfTime: flagFrom(raw.isHalfTime, false),
    resultHomeScore: goalsFrom(raw.resultHomeScore),
    resultAwayScore: goalsFrom(raw.resultAwayScore),
    scorers: restoreScorers(raw.scorers, isHome),
    lineupGraphic: textFrom(raw.lineupGraphic),
    goalGraphic: textFrom(raw.goalGraphic),
    resultGraphic: textFrom(raw.resultGraphic),
  }
}
