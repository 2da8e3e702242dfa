import type { z } from 'zod'
import type { newMatch } from '#contract/staff-match.ts'
import { cellsOf } from '#domain/match/document/cells-of-state.ts'
import { changeDocument, changesOn } from '#domain/match/document/change-document.ts'
import { EMPTY_DOCUMENT, type MatchDocument } from '#domain/match/document/document.ts'
import { EMPTY_MATCH, type MatchState } from '#domain/match/document/match-state.ts'
import { stateOf } from '#domain/match/document/state-of-cells.ts'
import type { Db, Tx } from '#server/db/client.ts'
import { transact } from '#server/db/transact.ts'
import { recordLiveEntry } from '#server/live/live-log.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import { holdCurrent, holdMatch, lockCurrent, type StoredMatch } from './match-store.ts'
import { createMatch, isKnownOpponent, type MatchMoment, tellOfMatch } from './record-match.ts'
import { showOtherMatch } from './shared-texts.ts'

/** What is chosen once for all goes on; nothing else of the match before does. */
function chosenBefore(before: StoredMatch | null, now: number): MatchState['selectedTemplates'] {
  return before ? stateOf(before.document.cells, now).selectedTemplates : EMPTY_MATCH.selectedTemplates
}

function documentOf(
  wanted: z.output<typeof newMatch>,
  before: StoredMatch | null,
  by: string,
  now: number,
): MatchDocument {
  const state: MatchState = {
    ...EMPTY_MATCH,
    selectedOpponent: wanted.opponentId,
    isHome: wanted.isHome,
    matchDate: wanted.matchDate ?? null,
    matchTime: wanted.matchTime ?? null,
    competition: wanted.competition || null,
    venue: wanted.venue || null,
    selectedTemplates: chosenBefore(before, now),
  }
  return changeDocument(EMPTY_DOCUMENT, changesOn(EMPTY_DOCUMENT, cellsOf(state)), { by, device: null, at: now })
    .document
}

/** It is shown to those who know only the shared settings; the one before stays what it was. */
async function setCurrent(tx: Tx, match: StoredMatch, by: string, now: number): Promise<void> {
  await tx.updateTable('matches').set({ is_current: false }).where('is_current', '=', true).execute()
  await tx.updateTable('matches').set({ is_current: true, is_listed: true }).where('id', '=', match.id).execute()
  const keys = await showOtherMatch(tx, stateOf(match.document.cells, now), { by, now })
  for (const key of keys) await recordLiveEntry(tx, 'setting', key)
}

async function madeBefore(tx: Tx, key: string): Promise<StoredMatch | null> {
  const row = await tx.selectFrom('matches').select('id').where('creation_key', '=', key).executeTakeFirst()
  return row ? holdMatch(tx, row.id) : null
}

/** A match made on purpose. `isNew` is false where it was made by an earlier try whose answer got lost. */
export function makeMatch(
  db: Db,
  wanted: z.output<typeof newMatch>,
  by: string,
  moment: MatchMoment,
): Promise<{ match: StoredMatch; isNew: boolean }> {
  return transact(db, async (tx) => {
    await lockCurrent(tx)
    const known = await madeBefore(tx, wanted.key)
    if (known) return { match: known, isNew: false }
    if (!(await isKnownOpponent(tx, wanted.opponentId))) throw new ApiError(404, 'Nie ma takiego przeciwnika')
    const before = await holdCurrent(tx)
    const isCurrent = wanted.isCurrent ?? before === null
    const document = documentOf(wanted, before, by, moment.now)
    const match = await createMatch(tx, document, moment, { isCurrent: false, creationKey: wanted.key })
    if (isCurrent) await setCurrent(tx, match, by, moment.now)
    if (isCurrent && before) await tellOfMatch(tx, before.id)
    await tellOfMatch(tx, match.id)
    return { match: { ...match, isCurrent }, isNew: true }
  })
}

/** Null: there is no such match. */
export function makeCurrent(db: Db, id: number, by: string, now: number): Promise<StoredMatch | null> {
  return transact(db, async (tx) => {
    await lockCurrent(tx)
    const before = await holdCurrent(tx)
    const match = await holdMatch(tx, id)
    if (!match || match.isCurrent) return match
    await setCurrent(tx, match, by, now)
    for (const told of before ? [before.id, id] : [id]) await tellOfMatch(tx, told)
    return { ...match, isCurrent: true }
  })
}
