import { type Kysely, sql } from 'kysely'
import { FORMAT_NAMES } from '#graphic/formats.ts'
import { KIND_NAMES } from '#graphic/kinds/kinds.ts'
import type { Database } from './schema.ts'

const NAMES = { graphic_kinds: KIND_NAMES, graphic_formats: FORMAT_NAMES } as const

export const NAME_TABLES = Object.keys(NAMES) as Array<keyof typeof NAMES>

/** Tells the database what graphics there are: it takes no row of another kind or format. */
export async function fillGraphicNames(db: Kysely<Database>): Promise<void> {
  for (const table of NAME_TABLES) {
    const rows = NAMES[table].map((name) => ({ name }))
    await db
      .insertInto(table)
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** The tables of an older backup may be from before there were any names. */
export async function knowsGraphicNames(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass(${NAME_TABLES[0]}) is not null as found`.execute(db)
  return rows[0]?.found === true
}
