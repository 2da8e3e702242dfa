import type { ShownMatch } from '#domain/match/document/shown-match.ts'
import { withFollowing } from '#domain/match/document/shown-match.ts'
import { serverCalls } from './match-calls.ts'
import { MatchSync } from './match-sync.ts'
import { openKey } from './open-match.ts'

/** The one sync of this page. */
export const matchSync = new MatchSync(serverCalls)

/** Changes the match on the screen, here at once. It goes to the server now, or when the hand rests. */
export const changeMatch = (recipe: (match: ShownMatch) => ShownMatch, when: 'now' | 'rest' = 'rest'): void =>
  matchSync.change(openKey(), (match) => recipe(withFollowing(match)), when)

export const saveNow = (): Promise<boolean> => matchSync.saveNow()
