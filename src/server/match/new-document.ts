import { cellsOf } from '#domain/match/document/cells-of-state.ts'
import { changeDocument, changesOn } from '#domain/match/document/change-document.ts'
import { EMPTY_DOCUMENT, type MatchDocument } from '#domain/match/document/document.ts'
import type { MatchState } from '#domain/match/document/match-state.ts'

/** The first version of a match. */
export function newDocument(state: MatchState, by: string | null, now: number): MatchDocument {
  const changes = changesOn(EMPTY_DOCUMENT, cellsOf(state))
  const { document } = changeDocument(EMPTY_DOCUMENT, changes, { by, device: null, at: now })
  return { ...document, version: 1 }
}
