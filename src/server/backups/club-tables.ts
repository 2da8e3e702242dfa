import { sql } from 'kysely'
import type { Tx } from '#server/db/client.ts'
import { NAME_TABLES } from '#server/db/graphic-names.ts'
import { SIGN_INS } from './keep-sign-ins.ts'

/**
 * Not the club's data: who is signed in just now and where, who tried to or asks, what open browsers were told, past
 * backups, photos that have not come yet.
 */
const PASSING = [...SIGN_INS, 'throttled_attempts', 'request_counts', 'live_events', 'backup_runs', 'photo_uploads']
/** Nor is what the app knows by itself, or works out anew. */
const DERIVED = [...NAME_TABLES, 'crest_colours']
const MIGRATOR = ['kysely_migration', 'kysely_migration_lock']

/** Every table of the club, those first to which others refer. */
export async function clubTables(tx: Tx, schema: string): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = ${schema} order by tablename`.execute(tx)
  const { rows: references } = await sql<{ from: string; to: string }>`
    select c.relname as "from", f.relname as "to"
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid
    join pg_class f on f.oid = k.confrelid
    join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and n.nspname = ${schema}`.execute(tx)
  const left = new Set(
    tables.map(({ name }) => name).filter((name) => ![...PASSING, ...DERIVED, ...MIGRATOR].includes(name)),
  )
  const ordered: string[] = []
  while (left.size > 0) {
    const ready = [...left].filter(
      (name) => !references.some(({ from, to }) => from === name && left.has(to) && to !== name),
    )
    if (ready.length === 0) throw new Error(`Tables refer to each other in a circle: ${[...left].join(', ')}`)
    for (const name of ready) {
      ordered.push(name)
      left.delete(name)
    }
  }
  return ordered
}

export interface SequenceState {
  last: string
  isCalled: boolean
}

/** Numbers that were given out stay given out: a restored club must not use an id twice. */
export async function readSequences(tx: Tx, schema: string): Promise<Record<string, SequenceState>> {
  const { rows } = await sql<{ name: string }>`
    select sequencename as name from pg_sequences where schemaname = ${schema}`.execute(tx)
  const states: Record<string, SequenceState> = {}
  for (const { name } of rows) {
    if (PASSING.some((table) => name.startsWith(table))) continue
    const { rows: found } = await sql<{ last: string; called: boolean }>`
      select last_value::text as last, is_called as called from ${sql.id(schema, name)}`.execute(tx)
    if (found[0]) states[name] = { last: found[0].last, isCalled: found[0].called }
  }
  return states
}

export async function latestMigration(tx: Tx): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name desc limit 1`.execute(tx)
  return rows[0]?.name ?? ''
}
