import type { MatchState } from '../document/match-state.ts'
import { doubtfulGoals } from './doubtful.ts'
import type { MatchEvent } from './match-event.ts'
import { editEvent, takeBackEvent } from './record-events.ts'

/** Two records that may be of one goal. */
export interface Doubt {
  /** Counts until the question is answered. */
  counted: MatchEvent
  doubtful: MatchEvent
}

export function firstDoubt(events: readonly MatchEvent[]): Doubt | null {
  const [first] = doubtfulGoals(events)
  const doubtful = first && events.find(({ id }) => id === first[0])
  return first && doubtful ? { counted: first[1], doubtful } : null
}

/** They are two goals after all. */
export const keepBoth = <Match extends MatchState>(match: Match, { doubtful }: Doubt): Match =>
  editEvent(match, doubtful.id, { isApart: true })

/**
 * They are one. It is always the doubtful record that goes; what it says may stay in the other. Two people who answer at
 * the same moment, each for their own record, would otherwise take back both, and the goal with them.
 */
export function keepOne<Match extends MatchState>(match: Match, { counted, doubtful }: Doubt, keptId: string): Match {
  const joined = takeBackEvent(match, doubtful.id)
  if (keptId !== doubtful.id) return joined
  const { kind, minute, playerId, name, otherId, otherName, note } = doubtful
  return editEvent(joined, counted.id, { kind, minute, playerId, name, otherId, otherName, note })
}
