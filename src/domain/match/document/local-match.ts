import type { CellConflict } from './change-document.ts'
import {
  type CellChanges,
  type Cells,
  type CellValue,
  cellVersion,
  EMPTY_DOCUMENT,
  type MatchDocument,
  withCell,
} from './document.ts'

/** A match in one browser: what the server has, as far as it is known here, and what is still to go there. */
export interface LocalMatch {
  known: MatchDocument
  pending: CellChanges
  /** What two people set differently, until somebody here has chosen. */
  asked: readonly CellConflict[]
}

export const UNKNOWN_MATCH: LocalMatch = { known: EMPTY_DOCUMENT, pending: {}, asked: [] }

/** The match as it is shown here: one's own changes at once. */
export function shownCells({ known, pending }: LocalMatch): Cells {
  let { cells } = known
  for (const [key, { to }] of Object.entries(pending)) cells = withCell(cells, key, to)
  return cells
}

/** A cell that was changed before and waits is changed on top of that. */
export function edit(local: LocalMatch, values: Readonly<Record<string, CellValue>>): LocalMatch {
  const changed = Object.entries(values).map(([key, to]) => {
    const before = local.pending[key] ?? {
      base: cellVersion(local.known, key),
      from: local.known.cells[key] ?? null,
    }
    return [key, { ...before, to }] as const
  })
  return { ...local, pending: { ...local.pending, ...Object.fromEntries(changed) } }
}
