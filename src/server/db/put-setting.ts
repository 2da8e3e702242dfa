import { sql } from 'kysely'
import type { Setting } from '#contract/setting.ts'
import type { Db, Tx } from './client.ts'
import { isLive, type LiveRow, toSetting } from './settings.ts'

export interface SettingConflict {
  /** What is stored; null: it was deleted. */
  conflict: Setting | null
  changedBy: string | null
}

/** Without a base version the value is taken as it is; with one, only on top of that very version (0: absent). */
export async function putSetting(
  tx: Tx,
  { key, value, base, by }: { key: string; value: string; base: number | null; by: string },
): Promise<LiveRow | null> {
  const { rows } = await sql<LiveRow>`
    insert into settings as stored (key, value, updated_by)
    select ${key}, ${value}, ${by}
    where coalesce(${base}::int, 0) = 0 or exists (select 1 from settings where key = ${key})
    on conflict (key) do update
      set value = excluded.value, version = stored.version + 1, updated_by = excluded.updated_by, updated_at = now()
      where ${base}::int is null or ${base}::int = case when stored.value is null then 0 else stored.version end
    returning stored.*`.execute(tx)
  return rows[0] ?? null
}

export async function conflictWith(db: Db | Tx, key: string): Promise<SettingConflict> {
  const row = await db.selectFrom('settings').selectAll().where('key', '=', key).executeTakeFirst()
  return { conflict: row && isLive(row) ? toSetting(row) : null, changedBy: row?.updated_by ?? null }
}

export function conflictMessage({ conflict, changedBy }: SettingConflict): string {
  const who = changedBy ?? 'inna osoba'
  return conflict
    ? `Te ustawienia zapisał(a) w międzyczasie ${who}`
    : `Te ustawienia usunął(-ęła) w międzyczasie ${who}`
}
