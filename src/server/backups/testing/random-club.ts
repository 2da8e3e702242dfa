import fc from 'fast-check'
import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/client.ts'
import { type FileStore, fileUrl } from '#server/storage/file-store.ts'
import { runs } from '#testing/property-runs.ts'
import { clubTables } from '../club-tables.ts'
import { pictureBytes } from './picture-bytes.ts'
import { BY_COLUMN, type Values } from './random-columns.ts'
import { jsonObject, moment, textUpTo } from './random-values.ts'

const ROWS = runs(8).numRuns > 8 ? 30 : 8

interface Column {
  table: string
  name: string
  type: string
  isNullable: boolean
  references: string | null
}

const BY_TYPE: Record<string, Values> = {
  integer: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
  bigint: fc.bigInt({ min: 1n, max: 2n ** 63n - 1n }).map(String),
  real: fc.float({ noNaN: true, noDefaultInfinity: true }),
  boolean: fc.boolean(),
  text: textUpTo(100_000),
  'timestamp with time zone': moment,
  jsonb: jsonObject,
  uuid: fc.uuid(),
}

async function columnsOf(tx: Tx, table: string): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select ${table} as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      not a.attnotnull as "isNullable", k.confrelid::regclass::text as references
    from pg_attribute a
    left join pg_constraint k on k.conrelid = a.attrelid and k.contype = 'f' and k.conkey = array[a.attnum]
    where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped and a.attidentity = '' and a.attgenerated = ''
    order by a.attnum`.execute(tx)
  return rows
}

/** Refers to what the app has put there itself. */
const isNamed = ({ table, name }: Column): boolean => `${table}.${name}` in BY_COLUMN

function valuesOf({ table, name, type, isNullable }: Column): Values {
  const values = BY_COLUMN[`${table}.${name}`] ?? BY_TYPE[type]
  if (!values) throw new Error(`${table}.${name}: no random values for ${type}`)
  return isNullable ? fc.option(values, { freq: 4 }) : values
}

/** Each row refers to another one, so that what must be unique is. */
async function referredTo(tx: Tx, table: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)} order by id`.execute(tx)
  return rows.map(({ id }) => id)
}

async function fillTable(tx: Tx, table: string, seed: number): Promise<void> {
  const columns = await columnsOf(tx, table)
  const drawn: unknown[][] = []
  for (const [index, column] of columns.entries()) {
    if (column.references && !isNamed(column)) drawn.push(await referredTo(tx, column.references))
    else drawn.push(fc.sample(valuesOf(column), { seed: seed + index, numRuns: ROWS }))
  }
  const names = sql.join(columns.map(({ name }) => sql.id(name)))
  for (let row = 0; row < ROWS; row++) {
    const values = sql.join(columns.map(({ type }, index) => sql`${drawn[index]?.[row]}::${sql.raw(type)}`))
    await sql`insert into ${sql.table(table)} (${names}) values (${values})`.execute(tx)
  }
}

/** Rows for every table of the club, also for one that is new since this was written. */
export async function fillWithRandomRows(db: Db, seed: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const [index, table] of (await clubTables(tx, 'public')).entries())
      await fillTable(tx, table, seed + index * 100)
  })
}

/** Stored pictures of random sizes, each named by a row. */
export async function addRandomPictures(db: Db, files: FileStore, seed: number, count: number): Promise<void> {
  const contents = fc.sample(fc.uint8Array({ minLength: 1, maxLength: 3000 }), { seed, numRuns: count })
  const distinct = contents.map((bytes, index) =>
    pictureBytes('webp', Buffer.concat([bytes, Buffer.from(`${seed} ${index}`)])),
  )
  const names = await Promise.all(distinct.map((bytes) => files.put(bytes, 'webp')))
  await db
    .insertInto('graphics')
    .values(names.map((name) => ({ url: fileUrl(name), type: 'result' as const })))
    .execute()
}
