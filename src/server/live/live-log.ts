import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/client.ts'

export const LIVE_CHANNEL = 'jedenastka_live'
const LIVE_LOCK = 7_411_001

export interface LiveEntry {
  id: number
  kind: 'setting' | 'account' | 'catalogue' | 'match' | 'graphics' | 'restore'
  subject: string
}

/** The subject of what tells of graphics that belong to no match. */
export const CLUB_GRAPHICS = 'match-graphics'

/** Of the match itself, or of the graphics that were made of it. */
export const isOfMatch = ({ kind }: LiveEntry): boolean => kind === 'match' || kind === 'graphics'

/**
 * Part of the change's own transaction, and its last step: the lock is held until the commit, so entries become
 * visible in the order of their ids and a reader that remembers the last id misses none.
 */
export async function recordLiveEntry(tx: Tx, kind: LiveEntry['kind'], subject: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LIVE_LOCK})`.execute(tx)
  await tx.insertInto('live_events').values({ kind, subject }).execute()
  await sql`select pg_notify(${LIVE_CHANNEL}, '')`.execute(tx)
}

export async function entriesAfter(db: Db, id: number): Promise<LiveEntry[]> {
  const rows = await db
    .selectFrom('live_events')
    .select(['id', 'kind', 'subject'])
    .where('id', '>', String(id))
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, id: Number(row.id) }))
}

export async function logBounds(db: Db): Promise<{ oldest: number; newest: number }> {
  const { rows } = await sql<{ oldest: string | null; newest: string | null; sequence: string }>`
    select min(id) as oldest, max(id) as newest,
      (select case when is_called then last_value else 0 end from live_events_id_seq) as sequence
    from live_events`.execute(db)
  const newest = Number(rows[0]?.newest ?? rows[0]?.sequence ?? 0)
  return { oldest: Number(rows[0]?.oldest ?? newest + 1), newest }
}
