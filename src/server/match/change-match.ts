import { changedCells } from '#domain/match/document/cells-of-state.ts'
import {
  type CellConflict,
  type ChangeAuthor,
  changeDocument,
  changesOn,
} from '#domain/match/document/change-document.ts'
import type { CellChanges } from '#domain/match/document/document.ts'
import type { MatchState } from '#domain/match/document/match-state.ts'
import { stateOf } from '#domain/match/document/state-of-cells.ts'
import type { Tx } from '#server/db/client.ts'
import type { StoredMatch } from './match-store.ts'
import { type MatchMoment, recordMatch, tell } from './record-match.ts'
import { isShared, readTexts, showMatch } from './shared-texts.ts'

interface Outcome {
  match: StoredMatch
  conflicts: readonly CellConflict[]
}

/** The changed cells of a match that is held, and everything that follows from them. */
export async function applyChanges(
  tx: Tx,
  match: StoredMatch,
  changes: CellChanges,
  author: ChangeAuthor,
  moment: MatchMoment,
): Promise<Outcome> {
  const { document, touched, conflicts } = changeDocument(match.document, changes, author)
  if (touched.length === 0) return { match, conflicts }
  const changed = await recordMatch(tx, match, document, moment)
  const { now } = moment
  const state = stateOf(document.cells, now)
  const keys = (await isShared(tx, match))
    ? await showMatch(tx, state, await readTexts(tx), { by: author.by, now })
    : []
  await tell(tx, keys, [match])
  return { match: changed, conflicts }
}

/** A change that the server makes by its own rules. */
export function changeMatch(
  tx: Tx,
  match: StoredMatch,
  recipe: (state: MatchState) => MatchState,
  by: string | null,
  moment: MatchMoment,
): Promise<Outcome> {
  const { cells } = match.document
  const before = stateOf(cells, moment.now)
  const values = changedCells(before, recipe(before), cells)
  return applyChanges(tx, match, changesOn(match.document, values), { by, device: null, at: moment.now }, moment)
}
