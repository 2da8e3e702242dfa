import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/client.ts'
import { MIGRATIONS } from '#server/db/migrate.ts'
import type { TestClub } from '#server/testing/test-club.ts'
import { clubTables } from '../club-tables.ts'
import { columnsOf } from '../table-columns.ts'
import { repack } from './repack.ts'

export type Tables = Map<string, Set<string>>

async function tablesIn(tx: Tx, schema: string): Promise<Tables> {
  const tables: Tables = new Map()
  for (const table of await clubTables(tx, schema)) {
    tables.set(table, new Set((await columnsOf(tx, schema, table)).map(({ name }) => name)))
  }
  return tables
}

/** The tables and their columns as they were when each of these migrations was the last. */
export async function schemasAfter(db: Db, names: readonly string[]): Promise<Map<string, Tables>> {
  const schema = `then_${randomBytes(4).toString('hex')}`
  const tx = await db.startTransaction().execute()
  try {
    await sql`create schema ${sql.id(schema)}`.execute(tx)
    await sql`set local search_path to ${sql.id(schema)}`.execute(tx)
    const found = new Map<string, Tables>()
    for (const [name, migration] of Object.entries(MIGRATIONS)) {
      await migration.up(tx)
      if (names.includes(name)) found.set(name, await tablesIn(tx, schema))
    }
    return found
  } finally {
    await tx.rollback().execute()
  }
}

const without = (row: Record<string, unknown>, known: Set<string> | undefined) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => known?.has(column)))

/** A backup of the club as the app would have made it with that schema. Returns its name. */
export async function backUpAs(club: TestClub, schema: string, known?: Tables): Promise<string> {
  const then = known ?? (await schemasAfter(club.db, [schema])).get(schema) ?? new Map()
  const { name } = await club.backups.create({ kind: 'manual', comment: null })
  await repack(join(club.dataDir, 'backups', `${name}.zip`), {
    manifest: (manifest) => ({
      ...manifest,
      schema,
      tables: manifest.tables.filter((table) => then.has(table.name)),
    }),
    entries: (entries) => {
      for (const path of entries.keys()) {
        const table = /^data\/(.*)\.ndjson$/.exec(path)?.[1]
        if (table && !then.has(table)) entries.delete(path)
      }
    },
    rows: (row, table) => without(row, then.get(table)),
  })
  return name
}
