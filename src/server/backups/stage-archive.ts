import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '#server/db/client.ts'
import { fillGraphicNames, knowsGraphicNames } from '#server/db/graphic-names.ts'
import { MIGRATIONS } from '#server/db/migrate.ts'
import { BadArchive } from './bad-archive.ts'
import { clubTables } from './club-tables.ts'
import type { Manifest } from './manifest.ts'
import type { Archive } from './read-archive.ts'
import { noDefaultTeam } from './rows/check-rows.ts'
import { setSequences } from './set-sequences.ts'
import { columnsOf, dumpedTypes, fromDumped, namesOf } from './table-columns.ts'

/** PostgreSQL's classes for a value that a column cannot hold, and for one that breaks a rule between rows. */
const REFUSED_DATA = /^2[123]/

const moveTo = (tx: Tx, schema: string) => sql`set local search_path to ${sql.id(schema)}`.execute(tx)

async function migrate(tx: Tx, isWanted: (name: string) => boolean): Promise<void> {
  for (const [name, migration] of Object.entries(MIGRATIONS)) if (isWanted(name)) await migration.up(tx)
}

export function refuseOtherSchema({ schema }: Manifest): void {
  if (Object.hasOwn(MIGRATIONS, schema)) return
  const newest = Object.keys(MIGRATIONS).at(-1) ?? ''
  const isNewer = /^\d{4}-/.test(schema) && schema > newest
  throw new BadArchive(
    isNewer
      ? 'Kopię zrobiła nowsza wersja Jedenastki. Zaktualizuj aplikację i spróbuj ponownie'
      : 'Kopia ma nieznaną wersję danych',
  )
}

async function refuseOtherCount(tx: Tx, table: string, wanted: number): Promise<void> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(tx)
  if (rows[0]?.count !== wanted) throw new Error(`${table}: ${rows[0]?.count} rows instead of ${wanted}`)
}

/** Whoever knows nothing of teams works with it. */
async function refuseWithoutDefaultTeam(tx: Tx): Promise<void> {
  const { rows } = await sql`select 1 from teams where is_default`.execute(tx)
  if (rows.length === 0) throw noDefaultTeam()
}

async function fill(tx: Tx, archive: Archive, schema: string, table: string): Promise<void> {
  const columns = await columnsOf(tx, schema, table)
  for await (const rows of archive.rows(table)) {
    await sql`insert into ${sql.table(table)} (${namesOf(columns)}) overriding system value
      select ${fromDumped(columns)} from json_to_recordset(${rows}::json) as t (${dumpedTypes(columns)})`.execute(tx)
  }
}

async function fillAll(tx: Tx, archive: Archive, schema: string): Promise<void> {
  const { manifest } = archive
  const known = new Set(await clubTables(tx, schema))
  for (const { name } of manifest.tables) if (!known.has(name)) throw new BadArchive(`Nieznana tabela w kopii: ${name}`)
  const rowsOf = new Map(manifest.tables.map(({ name, rows }) => [name, rows]))
  // What the migrations put into an empty club is not the backup's.
  for (const table of [...known].reverse()) await sql`delete from ${sql.table(table)}`.execute(tx)
  for (const table of known) {
    if (rowsOf.has(table)) await fill(tx, archive, schema, table)
    await refuseOtherCount(tx, table, rowsOf.get(table) ?? 0)
  }
}

/**
 * The backup's data in a schema of its own, as it was; then brought up to today's by the migrations since. The name of
 * that schema. What PostgreSQL says of a row repeats the row, so its word goes no further.
 */
export async function stageArchive(tx: Tx, archive: Archive): Promise<string> {
  const schema = `restore_${randomBytes(6).toString('hex')}`
  const since = archive.manifest.schema
  await sql`create schema ${sql.id(schema)}`.execute(tx)
  await moveTo(tx, schema)
  await migrate(tx, (name) => name <= since)
  if (await knowsGraphicNames(tx)) await fillGraphicNames(tx)
  try {
    await fillAll(tx, archive, schema)
    // A migration may ask whether there ever was a row.
    await setSequences(tx, schema, archive.manifest.sequences)
    await migrate(tx, (name) => name > since)
    await refuseWithoutDefaultTeam(tx)
  } catch (error) {
    if (!REFUSED_DATA.test((error as { code?: string }).code ?? '')) throw error
    const { table } = error as { table?: string }
    throw new BadArchive(`Dane w kopii są niespójne${table ? ` (tabela ${table})` : ''}`)
  }
  await moveTo(tx, 'public')
  return schema
}
