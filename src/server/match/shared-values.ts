import { sql } from 'kysely'
import { SHARED_MATCH_KEYS, type SharedMatchKey } from '#domain/club/settings.ts'
import { clockAt, type MatchClock } from '#domain/match/clock.ts'
import { recordFrom } from '#domain/match/gate.ts'
import { restoreClock } from '#domain/match/restore-clock.ts'
import type { SharedValue } from '#domain/match/spread.ts'
import type { Tx } from '#server/db/client.ts'

const MATCH_LOCK = 7_411_004

export type SharedValues = Record<SharedMatchKey, SharedValue | null>

/** The shared keys hang together (scores spread, the match row follows), so changes to them take turns. */
export async function lockMatch(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${MATCH_LOCK})`.execute(tx)
}

function parsed(value: string | null): SharedValue | null {
  if (value === null) return null
  try {
    return recordFrom(JSON.parse(value))
  } catch {
    return null
  }
}

export async function readShared(tx: Tx): Promise<SharedValues> {
  const rows = await tx.selectFrom('settings').select(['key', 'value']).where('key', 'in', SHARED_MATCH_KEYS).execute()
  const values = Object.fromEntries(rows.map(({ key, value }) => [key, parsed(value)])) as Partial<SharedValues>
  return {
    lineup_positions_global: null,
    lineup_settings_global: null,
    scorer_settings_global: null,
    result_settings_global: null,
    ...values,
  }
}

export async function writeShared(tx: Tx, key: SharedMatchKey, value: SharedValue, by: string | null): Promise<void> {
  const text = JSON.stringify(value)
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

/** The clock as it truly is now: the line-up's own setting is its only source. */
export const clockFrom = ({ lineup_settings_global: stored }: SharedValues, now: number): MatchClock =>
  clockAt(restoreClock(stored, now), now)
