import type { MatchDocumentAnswer } from '#contract/match-document.ts'
import { type MatchDocument, withCell } from '#domain/match/document/document.ts'

export const documentOf = ({ version, cells, stamps }: MatchDocumentAnswer): MatchDocument => ({
  version,
  cells,
  stamps,
})

/** What is known with what has changed since. */
export function withDelta(known: MatchDocument, { version, cells, stamps }: MatchDocumentAnswer): MatchDocument {
  let merged = known.cells
  for (const [key, value] of Object.entries(cells)) merged = withCell(merged, key, value)
  return { version, cells: merged, stamps: { ...known.stamps, ...stamps } }
}
