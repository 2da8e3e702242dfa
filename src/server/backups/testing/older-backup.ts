import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Db } from '#server/db/client.ts'
import { MIGRATIONS } from '#server/db/migrate.ts'
import type { TestClub } from '#server/testing/test-club.ts'
import { clubTables } from '../club-tables.ts'
import { columnsOf } from '../table-columns.ts'
import { repack } from './repack.ts'

export type Tables = Map<string, Set<string>>

/** The tables and their columns as they were when this migration was the last. */
export async function schemaAfter(db: Db, last: string): Promise<Tables> {
  const schema = `then_${randomBytes(4).toString('hex')}`
  const tx = await db.startTransaction().execute()
  try {
    await sql`create schema ${sql.id(schema)}`.execute(tx)
    await sql`set local search_path to ${sql.id(schema)}`.execute(tx)
    for (const [name, migration] of Object.entries(MIGRATIONS)) if (name <= last) await migration.up(tx)
    const tables = new Map<string, Set<string>>()
    for (const table of await clubTables(tx, schema)) {
      tables.set(table, new Set((await columnsOf(tx, schema, table)).map(({ name }) => name)))
    }
    return tables
  } finally {
    await tx.rollback().execute()
  }
}

const without = (row: Record<string, unknown>, known: Set<string> | undefined) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => known?.has(column)))

/** A backup of the club as the app would have made it with that schema. Returns its name. */
export async function backUpAs(club: TestClub, schema: string, then: Tables): Promise<string> {
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
