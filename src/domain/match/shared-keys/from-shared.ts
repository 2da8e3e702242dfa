import type { SharedMatchKey } from '../../club/settings.ts'
import { restoreLineup } from '../../lineup/restore-lineup.ts'
import type { MatchState } from '../document/match-state.ts'
import { extraFor, scoreOf } from '../events/event-score.ts'
import { finiteFrom, idFrom, type Raw, textFrom } from '../gate.ts'
import { restoreClock } from '../restore-clock.ts'
import { restoreScorers } from '../restore-scorers.ts'
import { scoreInput } from '../score.ts'
import { withScorers } from './scorers-to-events.ts'

/** A field that is absent says nothing; null says "none". */
const said = <Value>(value: unknown, read: (value: unknown) => Value, otherwise: Value): Value =>
  value === undefined ? otherwise : read(value)

const flag =
  (otherwise: boolean) =>
  (value: unknown): boolean =>
    typeof value === 'boolean' ? value : otherwise

const goals = (value: unknown, otherwise: number): number => {
  const number = finiteFrom(value)
  return number === null ? otherwise : scoreInput(number)
}

const template = (state: MatchState, kind: string, id: unknown): MatchState['selectedTemplates'] => ({
  ...state.selectedTemplates,
  [kind]: said(id, idFrom, state.selectedTemplates[kind] ?? null),
})

/** The score stays what it is unless the save says another: a goal that is written down later was counted before. */
function withGoals(state: MatchState, saved: Raw, home: unknown, away: unknown, now: number): MatchState {
  const before = scoreOf(state.events, state.extraGoals, state.isHome)
  const events = Array.isArray(saved.scorers)
    ? withScorers(state.events, restoreScorers(saved.scorers, state.isHome), now)
    : state.events
  const score = { home: goals(home, before.home), away: goals(away, before.away) }
  return { ...state, events, extraGoals: extraFor(events, score, state.isHome) }
}

const withTeams = (state: MatchState, saved: Raw): MatchState => ({
  ...state,
  isHome: said(saved.isHome, flag(state.isHome), state.isHome),
  selectedOpponent: said(saved.opponentId, idFrom, state.selectedOpponent),
})

function withLineup(state: MatchState, saved: Raw): MatchState {
  const positions = saved.positions ?? state.positions
  const { slots, bench } = restoreLineup(positions, saved.benchPlayers ?? state.benchPlayers)
  return {
    ...withTeams(state, saved),
    positions: slots,
    benchPlayers: bench,
    matchDate: said(saved.matchDate, textFrom, state.matchDate),
    matchTime: said(saved.matchTime, textFrom, state.matchTime),
    competition: said(saved.competition, textFrom, state.competition),
    round: said(saved.round, textFrom, state.round),
    selectedTemplates: template(state, 'lineup', saved.templateId),
  }
}

interface Circumstances {
  now: number
  /** The line-up sets the match up; where it says nothing of the teams, the other screens may. */
  mayNameTeams: boolean
}

/** The match after a save under one of the four shared keys. */
export function withShared(
  state: MatchState,
  key: SharedMatchKey,
  saved: Raw,
  { now, mayNameTeams }: Circumstances,
): MatchState {
  const named = mayNameTeams ? withTeams(state, saved) : state
  switch (key) {
    case 'lineup_positions_global':
      return withLineup(state, saved)
    case 'lineup_settings_global':
      return { ...state, ...restoreClock(saved, now) }
    case 'scorer_settings_global':
      return {
        ...withGoals(named, saved, saved.homeScore, saved.awayScore, now),
        isOpponentGoal: said(saved.isOpponentGoal, flag(false), state.isOpponentGoal),
        selectedScorer: said(saved.scorerId, idFrom, state.selectedScorer),
        selectedTemplates: template(state, 'goal', saved.templateId),
      }
    case 'result_settings_global':
      return {
        ...withGoals(named, saved, saved.resultHomeScore, saved.resultAwayScore, now),
        isHalfTime: said(saved.isHalfTime, flag(false), state.isHalfTime),
        selectedTemplates: template(state, 'result', saved.templateId),
      }
  }
}
