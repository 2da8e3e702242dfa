import { clubStyleFrom } from '#contract/club-style.ts'
import type { Setting } from '#contract/setting.ts'
import { CLUB_STYLE_KEY, PLAIN_STYLE } from '#graphic/style/club-style.ts'
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
  /** The club's style, as text. */
  style?: string | null
}

/** They carry the colours that were set by hand: visitors see the name and the crest, staff the style itself as well. */
const PAINTED_KEYS: readonly string[] = ['clubName', 'clubLogo', CLUB_STYLE_KEY]

function coloursOf({ key, primary_colour, accent_colour, style }: LiveRow & Painted): Setting['colours'] {
  const handSet = PAINTED_KEYS.includes(key) ? clubStyleFrom(style)?.colours : null
  if (handSet) return { primary: handSet.primary, accent: handSet.accent }
  return primary_colour && accent_colour ? { primary: primary_colour, accent: accent_colour } : undefined
}

export function toSetting(row: LiveRow & Painted): Setting {
  const colours = coloursOf(row)
  return {
    id: row.id,
    key: row.key,
    // Browsers take it as it is: it must be whole, whatever a backup has brought.
    value: row.key === CLUB_STYLE_KEY ? JSON.stringify(clubStyleFrom(row.value) ?? PLAIN_STYLE) : row.value,
    version: row.version,
    updatedBy: row.updated_by,
    updatedAt: row.updated_at.toISOString(),
    ...(colours && { colours }),
  }
}

export async function listSettings(db: Db, keys?: readonly string[]): Promise<Setting[]> {
  let query = db
    .selectFrom('settings')
    .leftJoin('crest_colours', (join) => join.onRef('crest', '=', 'settings.value').on('settings.key', '=', 'clubLogo'))
    .leftJoin('settings as own', (join) => join.on('own.key', '=', CLUB_STYLE_KEY))
    .selectAll('settings')
    .select(['primary_colour', 'accent_colour', 'own.value as style'])
    .where('settings.value', 'is not', null)
    .orderBy('settings.key')
  if (keys) query = query.where('settings.key', 'in', keys)
  return (await query.execute()).filter(isLive).map(toSetting)
}

export async function findSetting(db: Db, key: string): Promise<Setting | null> {
  return (await listSettings(db, [key]))[0] ?? null
}
