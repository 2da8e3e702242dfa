import type { CellConflict } from '#domain/match/document/change-document.ts'
import { loadSync } from './load-sync.ts'
import { type MatchKey, useMatchesStore } from './matches-store.ts'

export interface Asked {
  key: MatchKey
  conflict: CellConflict
}

/** The first thing that two people have set differently, of whichever match; null: nothing is to be chosen. */
export function useAsked(): Asked | null {
  const key = useMatchesStore(
    ({ matches }) => Object.keys(matches).find((candidate) => (matches[candidate]?.asked.length ?? 0) > 0) ?? null,
  )
  const conflict = useMatchesStore(({ matches }) => (key === null ? undefined : matches[key]?.asked[0]))
  return key !== null && conflict ? { key, conflict } : null
}

export const answer = ({ key, conflict }: Asked, choice: 'mine' | 'theirs'): void =>
  void loadSync().then((sync) => sync.choose(key, conflict, choice))
