import { sql } from 'kysely'
import { SHARED_MATCH_KEYS, type SharedMatchKey } from '#domain/club/settings.ts'
import type { MatchState } from '#domain/match/document/match-state.ts'
import { type Raw, recordFrom } from '#domain/match/gate.ts'
import { toShared } from '#domain/match/shared-keys/to-shared.ts'
import type { Tx } from '#server/db/client.ts'
import { defaultTeamId } from '#server/db/teams.ts'
import type { StoredMatch } from './match-store.ts'

/** What stands under the four shared keys: a view of the default team's current match for those who know only them. */
export type SharedTexts = Record<SharedMatchKey, Raw | null>

/** Asked of a match that is held: while it waited, another team may have become the default one. */
export const isShared = async (tx: Tx, { isCurrent, teamId }: Pick<StoredMatch, 'isCurrent' | 'teamId'>) =>
  isCurrent && (await defaultTeamId(tx)) === teamId

function parsedText(value: string | null): Raw | null {
  if (value === null) return null
  try {
    return recordFrom(JSON.parse(value))
  } catch {
    return null
  }
}

export async function readTexts(tx: Tx): Promise<SharedTexts> {
  const rows = await tx.selectFrom('settings').select(['key', 'value']).where('key', 'in', SHARED_MATCH_KEYS).execute()
  const value = (key: SharedMatchKey) => parsedText(rows.find((row) => row.key === key)?.value ?? null)
  return Object.fromEntries(SHARED_MATCH_KEYS.map((key) => [key, value(key)])) as SharedTexts
}

/** Null empties it. */
async function writeText(tx: Tx, key: SharedMatchKey, value: Raw | null, by: string | null): Promise<void> {
  const text = value && JSON.stringify(value)
  await tx
    .insertInto('settings')
    .values({ key, value: text, updated_by: by })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        value: text,
        version: sql`settings.version + 1`,
        updated_by: by,
        updated_at: new Date(),
      }),
    )
    .execute()
}

interface Showing {
  by: string | null
  now: number
  /** Written already, as it came. */
  except?: SharedMatchKey
}

/** Brings the texts in line with the match; those that say the same already stay as they are. The keys that changed. */
export async function showMatch(
  tx: Tx,
  state: MatchState,
  texts: SharedTexts,
  { by, now, except }: Showing,
): Promise<SharedMatchKey[]> {
  const changed: SharedMatchKey[] = []
  for (const key of SHARED_MATCH_KEYS) {
    const value = key === except ? null : toShared(key, state, texts[key], now)
    if (!value) continue
    await writeText(tx, key, { ...value, timestamp: now }, by)
    changed.push(key)
  }
  return changed
}

/** Another match is the current one: nothing of the one before stays in the texts. */
export async function showOtherMatch(tx: Tx, state: MatchState, { by, now }: Showing): Promise<SharedMatchKey[]> {
  const texts = await readTexts(tx)
  const changed: SharedMatchKey[] = []
  for (const key of SHARED_MATCH_KEYS) {
    const value = toShared(key, state, null, now)
    if (!value && !texts[key]) continue
    await writeText(tx, key, value && { ...value, timestamp: now }, by)
    changed.push(key)
  }
  return changed
}
