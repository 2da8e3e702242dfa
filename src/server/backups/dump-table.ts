import { sql } from 'kysely'
import type { Tx } from '#server/db/client.ts'

const ROWS_AT_ONCE = 500

/** A table's rows as JSON, one a line, a few hundred at a time: a large table needs no more memory than a small one. */
export async function* dumpTable(tx: Tx, table: string): AsyncGenerator<{ text: string; rows: number }> {
  const cursor = sql.id(`dump_${table}`)
  await sql`declare ${cursor} no scroll cursor for select row_to_json(t)::text as row from ${sql.id(table)} t order by 1`.execute(
    tx,
  )
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(ROWS_AT_ONCE)} from ${cursor}`.execute(tx)
    if (rows.length === 0) break
    yield { text: rows.map(({ row }) => `${row}\n`).join(''), rows: rows.length }
  }
  await sql`close ${cursor}`.execute(tx)
}
