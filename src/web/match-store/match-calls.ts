import type { MatchDocumentAnswer } from '#contract/match-document.ts'
import { ensureCurrentMatch, fetchMatch, makeMatch, sendChanges } from '#web/api/matches.ts'
import type { MatchKey, MatchToMake, NamedTeam } from './matches-store.ts'

/** What the sync asks of the server. */
export interface MatchCalls {
  fetchMatch(id: number, since: number): Promise<MatchDocumentAnswer>
  ensureCurrent(team: NamedTeam): Promise<MatchDocumentAnswer>
  makeMatch(key: MatchKey, toMake: MatchToMake): Promise<MatchDocumentAnswer>
  sendChanges: typeof sendChanges
}

export const serverCalls: MatchCalls = {
  fetchMatch,
  ensureCurrent: ensureCurrentMatch,
  makeMatch: (key, toMake) => makeMatch({ ...toMake, key } as Parameters<typeof makeMatch>[0]),
  sendChanges,
}
