import type { SharedMatchKey } from '../../club/settings.ts'
import { fractionValue } from '../../units.ts'
import { clockOf } from '../clock.ts'
import { EMPTY_MATCH, type MatchState } from '../document/match-state.ts'
import { scoreOf, scorersOf } from '../events/event-score.ts'
import type { Raw } from '../gate.ts'
import { withShared } from './from-shared.ts'

interface SharedView {
  /** By these two values are told apart: what somebody decided, not when, nor what stands elsewhere too. */
  decided(state: MatchState): Raw
  /** What comes along when the value is written anew. */
  along(state: MatchState): Raw
  /** Goals are counted from where the match is played, which only the line-up says. */
  readsSide: boolean
}

const teams = (state: MatchState): Raw => ({ opponentId: state.selectedOpponent, isHome: state.isHome })

const goalsOf = ({ events, extraGoals, isHome }: MatchState) => ({
  ...scoreOf(events, extraGoals, isHome),
  scorers: scorersOf(events, isHome),
})

const VIEWS: Record<SharedMatchKey, SharedView> = {
  lineup_positions_global: {
    decided: (state) => ({
      positions: state.positions
        .map(({ id, type, x, y, playerId }) => ({
          id,
          type,
          x: fractionValue(x),
          y: fractionValue(y),
          player: playerId === null ? null : { id: playerId },
        }))
        .sort((a, b) => (a.id < b.id ? -1 : 1)),
      benchPlayers: state.benchPlayers.map((id) => ({ id })),
      ...teams(state),
      templateId: state.selectedTemplates.lineup ?? null,
      matchDate: state.matchDate,
      matchTime: state.matchTime,
      competition: state.competition,
      round: state.round,
    }),
    along: (state) => ({ ...clockOf(state) }),
    readsSide: false,
  },
  lineup_settings_global: { decided: (state) => ({ ...clockOf(state) }), along: () => ({}), readsSide: false },
  scorer_settings_global: {
    decided: (state) => {
      const { home, away, scorers } = goalsOf(state)
      return {
        isOpponentGoal: state.isOpponentGoal,
        homeScore: home,
        awayScore: away,
        scorerId: state.selectedScorer,
        templateId: state.selectedTemplates.goal ?? null,
        scorers,
      }
    },
    along: teams,
    readsSide: true,
  },
  result_settings_global: {
    decided: (state) => {
      const { home, away, scorers } = goalsOf(state)
      return {
        isHalfTime: state.isHalfTime,
        resultHomeScore: home,
        resultAwayScore: away,
        templateId: state.selectedTemplates.result ?? null,
        scorers,
      }
    },
    along: teams,
    readsSide: true,
  },
}

const differs = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other)

/** What a stored value says of the match, when nothing else is known. */
function meaningOf(key: SharedMatchKey, stored: Raw, state: MatchState, now: number): Raw {
  const isHome = VIEWS[key].readsSide ? state.isHome : EMPTY_MATCH.isHome
  const said = withShared({ ...EMPTY_MATCH, isHome }, key, stored, { now, mayNameTeams: false })
  return VIEWS[key].decided(said)
}

/** The value under a key that says what the match says; null: the stored one does. What is not ours in it stays. */
export function toShared(key: SharedMatchKey, state: MatchState, stored: Raw | null, now: number): Raw | null {
  const wanted = VIEWS[key].decided(state)
  const meant = meaningOf(key, stored ?? {}, state, now)
  const changed = Object.entries(wanted).filter(([name, value]) => differs(value, meant[name]))
  if (changed.length === 0) return null
  return { ...stored, ...Object.fromEntries(changed), ...VIEWS[key].along(state) }
}
