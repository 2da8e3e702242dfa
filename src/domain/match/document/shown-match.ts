import { scorersOf } from '../events/event-score.ts'
import { finalScore } from '../graphic-subject.ts'
import type { ScorerEntry } from '../scorers.ts'
import { EMPTY_MATCH, type MatchState } from './match-state.ts'

/** A match with what follows from it. */
export interface ShownMatch extends MatchState {
  homeScore: number
  awayScore: number
  scorers: readonly ScorerEntry[]
}

export function withFollowing(state: MatchState): ShownMatch {
  const { home, away } = finalScore(state)
  return { ...state, homeScore: home, awayScore: away, scorers: scorersOf(state.events, state.isHome) }
}

/** What says the same stays the same object: whoever draws a part is not asked to draw it again. */
export function keepParts(before: ShownMatch, after: ShownMatch): ShownMatch {
  const kept = Object.entries(after).map(([name, value]) => {
    const old = before[name as keyof ShownMatch]
    const isSame = typeof value === 'object' && JSON.stringify(old) === JSON.stringify(value)
    return [name, isSame ? old : value]
  })
  return Object.fromEntries(kept) as ShownMatch
}

export const EMPTY_SHOWN: ShownMatch = withFollowing(EMPTY_MATCH)
