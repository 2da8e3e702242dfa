import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/client.ts'
import { MIGRATIONS } from '#server/db/migrate.ts'
import { recordLiveEntry } from '#server/live/live-log.ts'
import { BadArchive } from './bad-archive.ts'
import { clubTables } from './club-tables.ts'
import { keepSignIns, SIGN_INS } from './keep-sign-ins.ts'
import type { Manifest } from './manifest.ts'
import type { Archive } from './read-archive.ts'
import { columnsOf, dumpedTypes, fromDumped, namesOf } from './table-columns.ts'

const LOCK_PATIENCE = '60s'

const moveTo = (tx: Tx, schema: string) => sql`set local search_path to ${sql.id(schema)}`.execute(tx)

async function migrate(tx: Tx, isWanted: (name: string) => boolean): Promise<void> {
  for (const [name, migration] of Object.entries(MIGRATIONS)) if (isWanted(name)) await migration.up(tx)
}

export function refuseOtherSchema({ schema }: Manifest): void {
  if (schema in MIGRATIONS) return
  const newest = Object.keys(MIGRATIONS).at(-1) ?? ''
  throw new BadArchive(
    schema > newest
      ? 'Kopię zrobiła nowsza wersja Jedenastki. Zaktualizuj aplikację i spróbuj ponownie'
      : `Kopia ma nieznaną wersję danych (${schema})`,
  )
}

async function count(tx: Tx, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(tx)
  return rows[0]?.count ?? 0
}

async function refuseOtherCount(tx: Tx, table: string, wanted: number): Promise<void> {
  const found = await count(tx, table)
  if (found !== wanted) throw new Error(`${table}: ${found} rows instead of ${wanted}`)
}

/** The backup's data in a schema of its own, as it was; then brought up to today's by the migrations since. */
async function stage(tx: Tx, archive: Archive, schema: string): Promise<void> {
  const { manifest } = archive
  await sql`create schema ${sql.id(schema)}`.execute(tx)
  await moveTo(tx, schema)
  await migrate(tx, (name) => name <= manifest.schema)
  const known = new Set(await clubTables(tx, schema))
  for (const { name } of manifest.tables) if (!known.has(name)) throw new BadArchive(`Nieznana tabela w kopii: ${name}`)
  const rowsOf = new Map(manifest.tables.map(({ name, rows }) => [name, rows]))
  for (const table of known) {
    if (rowsOf.has(table)) await fill(tx, archive, schema, table)
    await refuseOtherCount(tx, table, rowsOf.get(table) ?? 0)
  }
  await migrate(tx, (name) => name > manifest.schema)
}

async function fill(tx: Tx, archive: Archive, schema: string, table: string): Promise<void> {
  const columns = await columnsOf(tx, schema, table)
  for await (const rows of archive.rows(table)) {
    await sql`insert into ${sql.table(table)} (${namesOf(columns)}) overriding system value
      select ${fromDumped(columns)} from json_to_recordset(${rows}::json) as t (${dumpedTypes(columns)})`.execute(tx)
  }
}

async function replaceAll(tx: Tx, schema: string): Promise<string[]> {
  const tables = await clubTables(tx, 'public')
  // Somebody who signs in meanwhile waits too: his session would go with the accounts that are replaced.
  for (const table of [...tables, ...SIGN_INS]) {
    await sql`lock table ${sql.id('public', table)} in share row exclusive mode`.execute(tx)
  }
  return keepSignIns(tx, async () => {
    for (const table of tables.toReversed()) await sql`delete from ${sql.id('public', table)}`.execute(tx)
    for (const table of tables) {
      const columns = namesOf(await columnsOf(tx, 'public', table))
      await sql`insert into ${sql.id('public', table)} (${columns}) overriding system value
        select ${columns} from ${sql.id(schema, table)}`.execute(tx)
      const { rows } = await sql<{ same: boolean }>`select (select count(*) from ${sql.id('public', table)}) =
        (select count(*) from ${sql.id(schema, table)}) as same`.execute(tx)
      if (!rows[0]?.same) throw new Error(`${table}: not every row came across`)
    }
  })
}

async function setSequences(tx: Tx, sequences: Manifest['sequences']): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select sequencename as name from pg_sequences where schemaname = 'public'`.execute(tx)
  for (const { name } of rows) {
    const state = sequences[name]
    if (!state) continue
    await sql`select setval(${`public.${name}`}::regclass, ${state.last}::bigint, ${state.isCalled})`.execute(tx)
  }
}

/** Everything at once or nothing: whoever reads meanwhile sees the old state, then the new one. Who must sign in again. */
export async function loadArchive(db: Db, archive: Archive): Promise<string[]> {
  const schema = `restore_${randomBytes(6).toString('hex')}`
  return db.transaction().execute(async (tx) => {
    await sql`select set_config('lock_timeout', ${LOCK_PATIENCE}, true)`.execute(tx)
    await stage(tx, archive, schema)
    await moveTo(tx, 'public')
    const signedOut = await replaceAll(tx, schema)
    await setSequences(tx, archive.manifest.sequences)
    await sql`drop schema ${sql.id(schema)} cascade`.execute(tx)
    await recordLiveEntry(tx, 'restore', '')
    return signedOut
  })
}
