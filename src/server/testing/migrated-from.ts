import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/client.ts'
import { MIGRATIONS } from '#server/db/migrate.ts'

/** What the migrations after this one make of a club as it was then. Nothing of it stays. */
export async function migratedFrom<T>(
  db: Db,
  before: string,
  fill: (tx: Tx) => Promise<void>,
  read: (tx: Tx) => Promise<T>,
): Promise<T> {
  const schema = `then_${randomBytes(4).toString('hex')}`
  const tx = await db.startTransaction().execute()
  try {
    await sql`create schema ${sql.id(schema)}`.execute(tx)
    await sql`set local search_path to ${sql.id(schema)}`.execute(tx)
    for (const [name, migration] of Object.entries(MIGRATIONS)) if (name <= before) await migration.up(tx)
    await fill(tx)
    for (const [name, migration] of Object.entries(MIGRATIONS)) if (name > before) await migration.up(tx)
    return await read(tx)
  } finally {
    await tx.rollback().execute()
  }
}
