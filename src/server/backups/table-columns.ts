import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#server/db/client.ts'

interface Column {
  name: string
  type: string
  isJson: boolean
}

export async function columnsOf(tx: Tx, schema: string, table: string): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.atttypid = 'jsonb'::regtype as "isJson"
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = ${schema} and c.relname = ${table}
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum`.execute(tx)
  return rows
}

/** JSON travels as text: in a row of JSON its null could not be told from no value at all. */
export const asDumped = (columns: readonly Column[]): RawBuilder<unknown> =>
  sql.join(columns.map(({ name, isJson }) => (isJson ? sql`${sql.id(name)}::text as ${sql.id(name)}` : sql.id(name))))

/** The columns of a dumped row as `json_to_recordset` must be told them. */
export const dumpedTypes = (columns: readonly Column[]): RawBuilder<unknown> =>
  sql.join(columns.map(({ name, type, isJson }) => sql`${sql.id(name)} ${sql.raw(isJson ? 'text' : type)}`))

export const fromDumped = (columns: readonly Column[]): RawBuilder<unknown> =>
  sql.join(columns.map(({ name, isJson }) => (isJson ? sql`${sql.id(name)}::jsonb` : sql.id(name))))

export const namesOf = (columns: readonly Column[]): RawBuilder<unknown> =>
  sql.join(columns.map(({ name }) => sql.id(name)))
