import type { Setting } from '#contract/setting.ts'
import type { Db } from './client.ts'

export interface SettingRow {
  id: number
  key: string
  value: string | null
  version: number
  updated_by: string | null
  updated_at: Date
}

/** A deleted setting keeps its row, without a value. */
export interface LiveRow extends SettingRow {
  value: string
}

export const isLive = (row: SettingRow): row is LiveRow => row.value !== null

export const toSetting = (row: LiveRow): Setting => ({
  id: row.id,
  key: row.key,
  value: row.value,
  version: row.version,
  updatedBy: row.updated_by,
  updatedAt: row.updated_at.toISOString(),
})

export async function listSettings(db: Db, keys?: readonly string[]): Promise<Setting[]> {
  let query = db.selectFrom('settings').selectAll().where('value', 'is not', null).orderBy('key')
  if (keys) query = query.where('key', 'in', keys)
  return (await query.execute()).filter(isLive).map(toSetting)
}

export async function findSetting(db: Db, key: string): Promise<Setting | null> {
  return (await listSettings(db, [key]))[0] ?? null
}
