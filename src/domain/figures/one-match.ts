import type { MatchState } from '../match/document/match-state.ts'
import { asSides } from '../match/events/event-score.ts'
import { finalScore } from '../match/graphic-subject.ts'
import { lengthOfMatch } from './length-of-match.ts'
import { playerFigures } from './player-figures.ts'

/** What one of ours did in a match. */
export interface MatchFigures {
  goals: number
  assists: number
  /** 0: they did not play, or nobody set the line-up. */
  minutes: number
  /** They stood in goal from beginning to end, and nothing went in. */
  isCleanSheet: boolean
}

export function matchFigures(state: MatchState, playerId: number): MatchFigures {
  const length = lengthOfMatch(state)
  const score = asSides(finalScore(state), state.isHome)
  const [own] = playerFigures([
    {
      id: 0,
      day: state.matchDate,
      opponentName: '',
      isHome: state.isHome,
      score,
      isRuled: state.ruling !== null,
      length,
      events: state.events,
      eleven: state.positions.flatMap((slot) => slot.playerId ?? []),
    },
  ]).filter((figures) => figures.playerId === playerId)
  const isKeeper = state.positions.some((slot) => slot.type === 'GK' && slot.playerId === playerId)
  const { goals = 0, assists = 0, minutes = 0 } = own ?? {}
  return { goals, assists, minutes, isCleanSheet: isKeeper && minutes === length && score.theirs === 0 }
}
