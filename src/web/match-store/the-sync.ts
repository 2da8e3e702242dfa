import { type ShownMatch, withFollowing } from '#domain/match/document/shown-match.ts'
import { changeHere } from './change-here.ts'
import { loadSync } from './load-sync.ts'
import { type MatchKey, useMatchesStore } from './matches-store.ts'
import { openKey } from './open-match.ts'

/** Changes the match on the screen, or the one that is named, here at once. It goes to the server now, or when the hand rests. */
export function changeMatch(
  recipe: (match: ShownMatch) => ShownMatch,
  when: 'now' | 'rest' = 'rest',
  key: MatchKey = openKey(),
): void {
  const isChanged = changeHere(key, (match) => recipe(withFollowing(match)))
  if (isChanged && useMatchesStore.getState().owner !== null) void loadSync().then((sync) => sync.changed(when))
}

/** Sends what waits. True: everything is on the server. */
export const saveNow = async (): Promise<boolean> => (await loadSync()).saveNow()
