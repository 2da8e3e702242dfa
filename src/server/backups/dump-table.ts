import { sql } from 'kysely'
import type { Tx } from '#server/db/client.ts'
import { asDumped, columnsOf } from './table-columns.ts'

const FIRST_ROWS = 20
const ROWS_MAX = 1000
const TEXT_AT_ONCE = 1024 * 1024

/** As many as will make about a megabyte, if they are like those that came last. */
const nextCount = (rows: number, letters: number): number =>
  Math.max(1, Math.min(ROWS_MAX, Math.floor((TEXT_AT_ONCE * rows) / letters)))

/** A table's rows as JSON, one a line, a few at a time: a large table needs no more memory than a small one. */
export async function* dumpTable(tx: Tx, table: string): AsyncGenerator<{ text: string; rows: number }> {
  const cursor = sql.id(`dump_${table}`)
  const columns = asDumped(await columnsOf(tx, 'public', table))
  await sql`declare ${cursor} no scroll cursor for
    select row_to_json(t)::text as row from (select ${columns} from ${sql.id(table)}) t order by 1`.execute(tx)
  for (let count = FIRST_ROWS; ; ) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(count)} from ${cursor}`.execute(tx)
    if (rows.length === 0) break
    const text = rows.map(({ row }) => `${row}\n`).join('')
    count = nextCount(rows.length, text.length)
    yield { text, rows: rows.length }
  }
  await sql`close ${cursor}`.execute(tx)
}

/** Those who left the lists and are kept for the matches they were in. */
export async function countDeleted(tx: Tx, table: string): Promise<number> {
  const columns = await columnsOf(tx, 'public', table)
  if (!columns.some(({ name }) => name === 'deleted_at')) return 0
  const { rows } = await sql<{ count: number }>`
    select count(deleted_at)::int as count from ${sql.id(table)}`.execute(tx)
  return rows[0]?.count ?? 0
}
