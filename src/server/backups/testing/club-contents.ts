import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import type { Db } from '#server/db/client.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import { clubTables, readSequences } from '../club-tables.ts'

/** Every table of the club: how many rows, and the hash of them all as PostgreSQL writes them. */
export async function tableContents(db: Db): Promise<Record<string, string>> {
  const tables = await db.transaction().execute((tx) => clubTables(tx, 'public'))
  const contents: Record<string, string> = {}
  for (const table of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} t order by 1`.execute(db)
    const hash = createHash('sha256')
    for (const { row } of rows) hash.update(row).update('\n')
    contents[table] = `${rows.length} rows ${hash.digest('hex')}`
  }
  return contents
}

/** Every stored file with the hash of what is in it. */
export async function fileContents(files: FileStore): Promise<Record<string, string>> {
  const contents: Record<string, string> = {}
  for await (const { name } of files.list()) {
    const file = await files.open(name)
    contents[name] = file
      ? createHash('sha256')
          .update(await buffer(file.stream))
          .digest('hex')
      : 'gone'
  }
  return contents
}

/** Tables, the numbers given out, and files. */
export async function clubContents({ db, files }: { db: Db; files: FileStore }) {
  const sequences = await db.transaction().execute((tx) => readSequences(tx, 'public'))
  return { tables: await tableContents(db), sequences, files: await fileContents(files) }
}
