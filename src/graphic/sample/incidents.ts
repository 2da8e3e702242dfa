import { readyWords } from '#domain/club/ready-posts.ts'
import { type MatchEvent, newEvent } from '#domain/match/events/match-event.ts'
import type { Post } from '#domain/match/post.ts'
import type { PlayerView } from '../match-view.ts'

/** Behind all goals in the list, whatever their minutes: each kind shows the newest of its own. */
const LATE = 1_000

/** What else happens in a made-up match, so that every kind has something to tell of. */
export function incidentsOf(squad: readonly PlayerView[]): MatchEvent[] {
  const id = (index: number): number | null => squad[index]?.id ?? null
  const facts: readonly (Partial<MatchEvent> & Pick<MatchEvent, 'kind' | 'side' | 'minute'>)[] = [
    { kind: 'yellowCard', side: 'ours', minute: "33'", playerId: id(4) },
    { kind: 'penaltyMissed', side: 'theirs', minute: "52'" },
    { kind: 'disallowedGoal', side: 'ours', minute: "58'", playerId: id(9) },
    { kind: 'substitution', side: 'ours', minute: "60'", playerId: id(6), otherId: id(14) },
    { kind: 'substitution', side: 'ours', minute: "60'", playerId: id(9), otherId: id(15) },
    { kind: 'redCard', side: 'ours', minute: "81'", playerId: id(3) },
    { kind: 'penaltyMissed', side: 'ours', minute: "84'", playerId: id(10) },
  ]
  return facts.map((fact, index) => newEvent({ ...fact, id: `i${index}`, at: LATE + index }))
}

/** What somebody counted. */
export const SAMPLE_STATS = {
  possession: { ours: 54, theirs: 46 },
  shots: { ours: 14, theirs: 9 },
  shotsOnTarget: { ours: 6, theirs: 4 },
  corners: { ours: 7, theirs: 3 },
  fouls: { ours: 11, theirs: 15 },
}

export const SAMPLE_POST: Post = { topic: 'transfer', ...readyWords('transfer', null), playerId: null }
