import { sql } from 'kysely'
import type { Setting } from '#contract/setting.ts'
import { isSharedMatchKey } from '#domain/club/settings.ts'
import { CLUB_STYLE_KEY } from '#graphic/style/club-style.ts'
import type { Db, Tx } from '#server/db/client.ts'
import { conflictWith, putSetting, type SettingConflict } from '#server/db/put-setting.ts'
import { toSetting } from '#server/db/settings.ts'
import { outdateStarters } from '#server/db/starter-drawing.ts'
import { defaultTeamId } from '#server/db/teams.ts'
import { transact } from '#server/db/transact.ts'
import { recordLiveEntry } from '#server/live/live-log.ts'
import { holdCurrent, lockCurrent } from '#server/match/match-store.ts'
import type { MatchMoment } from '#server/match/record-match.ts'
import { prepareSharedSave, type SharedSave, settleDeletion } from '#server/match/save-by-key.ts'

export type SaveOutcome = { saved: Setting; created: boolean } | SettingConflict

/** The style's own call knows what of it has changed; by key, all that may follow from it is done. */
async function settlePlain(tx: Tx, key: string): Promise<void> {
  if (key === CLUB_STYLE_KEY) await outdateStarters(tx)
  await recordLiveEntry(tx, 'setting', key)
}

async function prepare(
  tx: Tx,
  save: { key: string; value: string; by: string },
  moment: MatchMoment,
): Promise<SharedSave> {
  const { key } = save
  if (isSharedMatchKey(key)) return prepareSharedSave(tx, { ...save, key }, moment)
  return { text: save.value, settle: () => settlePlain(tx, key) }
}

/** Without a base version the save is taken as it is; with one, only on top of that very version (0: absent). */
export async function saveSetting(
  db: Db,
  save: { key: string; value: string; base: number | undefined; by: string },
  moment: MatchMoment,
): Promise<SaveOutcome> {
  const base = save.base ?? null
  // Who is late anyway need not wait for his turn among those who change the match.
  const late = base === null ? null : await conflictWith(db, save.key)
  if (late && (late.conflict?.version ?? 0) !== base) return late
  return transact(db, async (tx) => {
    const { text, settle } = await prepare(tx, save, moment)
    const before = await tx
      .selectFrom('settings')
      .select('value')
      .where('key', '=', save.key)
      .forUpdate()
      .executeTakeFirst()
    const row = await putSetting(tx, { key: save.key, value: text, base, by: save.by })
    if (!row) return conflictWith(tx, save.key)
    await settle()
    return { saved: toSetting(row), created: before?.value == null }
  })
}

/** False: there was nothing to delete. The row stays behind without a value, so that its version never starts over. */
export async function deleteSetting(db: Db, key: string, by: string, moment: MatchMoment): Promise<boolean> {
  return transact(db, async (tx) => {
    // The match before its settings, as everywhere: otherwise two could wait for each other.
    if (isSharedMatchKey(key)) {
      await lockCurrent(tx)
      await holdCurrent(tx, await defaultTeamId(tx))
    }
    const deleted = await tx
      .updateTable('settings')
      .set({ value: null, version: sql`version + 1`, updated_by: by, updated_at: sql`now()` })
      .where('key', '=', key)
      .where('value', 'is not', null)
      .executeTakeFirst()
    if (deleted.numUpdatedRows === 0n) return false
    if (isSharedMatchKey(key)) await settleDeletion(tx, key, by, moment)
    else await settlePlain(tx, key)
    return true
  })
}
