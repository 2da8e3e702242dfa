import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/client.ts'
import { isDatabaseAway } from '#server/db/database-away.ts'
import { MIGRATIONS, migrateToLatest } from '#server/db/migrate.ts'

const MIGRATOR = ['kysely_migration', 'kysely_migration_lock']

/** Every column of every table with what it may hold, as one text. */
async function shapeOf(tx: Tx, schema: string): Promise<string> {
  const { rows } = await sql<{ column: string }>`
    select concat_ws(' ', c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull) as column
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = ${schema} and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and c.relname <> all(${MIGRATOR}) order by 1`.execute(tx)
  return rows.map(({ column }) => column).join('\n')
}

async function hasRightShape(db: Db): Promise<boolean> {
  const schema = `model_${randomBytes(6).toString('hex')}`
  const tx = await db.startTransaction().execute()
  try {
    await sql`create schema ${sql.id(schema)}`.execute(tx)
    await sql`set local search_path to ${sql.id(schema)}`.execute(tx)
    for (const migration of Object.values(MIGRATIONS)) await migration.up(tx)
    return (await shapeOf(tx, schema)) === (await shapeOf(tx, 'public'))
  } finally {
    await tx.rollback().execute()
  }
}

const migrates = (db: Db): Promise<boolean> =>
  migrateToLatest(db).then(
    () => true,
    (error: unknown) => {
      if (isDatabaseAway(error)) throw error
      return false
    },
  )

async function dropEverything(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(db)
  const tables = rows.map(({ name }) => sql.id('public', name))
  if (tables.length > 0) await sql`drop table ${sql.join(tables)} cascade`.execute(db)
}

/**
 * For a database that the app cannot work with any more: tables are gone, or a newer version has changed them. It
 * begins anew, empty. Call it only with a backup at hand that has been checked.
 */
export async function mendSchema(db: Db): Promise<void> {
  if ((await migrates(db)) && (await hasRightShape(db))) return
  await dropEverything(db)
  await migrateToLatest(db)
}
