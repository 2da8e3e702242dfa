import { type Kysely, sql } from 'kysely'

/** The sender's own name for a graphic: one that is sent again, drawn a little differently, is still the same one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table graphics add column request_id uuid unique').execute(db)
}
