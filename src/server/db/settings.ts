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

export const isLive = <Row extends SettingRow>(row: Row): row is Row & LiveRow => row.value !== null

interface Painted {
  primary_colour?: string | null
  accent_colour?: string | null
}

export const toSetting = (row: LiveRow & Painted): Setting => ({
  id: row.id,
  key: row.key,
  value: row.value,
  version: row.version,
  updatedBy: row.updated_by,
  updatedAt: row.updated_at.toISOString(),
  ...(row.primary_colour &&
    row.accent_colour && { colours: { primary: row.primary_colour, accent: row.accent_colour } }),
})

export async function listSettings(db: Db, keys?: readonly string[]): Promise<Setting[]> {
  let query = db
    .selectFrom('settings')
    .leftJoin('crest_colours', (join) => join.onRef('crest', '=', 'value').on('key', '=', 'clubLogo'))
    .selectAll('settings')
    .select(['primary_colour', 'accent_colour'])
    .where('value', 'is not', null)
    .orderBy('key')
  if (keys) query = query.where('key', 'in', keys)
  return (await query.execute()).filter(isLive).map(toSetting)
}

export async function findSetting(db: Db, key: string): Promise<Setting | null> {
  return (await listSettings(db, [key]))[0] ?? null
}
