import { type Kysely, sql } from 'kysely'

/** An opponent from a pasted list has no crest until one is added. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table opponents alter column logo drop not null').execute(db)
}
