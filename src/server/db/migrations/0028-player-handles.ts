import { type Kysely, sql } from 'kysely'

/** By what name a player is found where graphics are posted; without the sign before it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table players add column handle text check (length(handle) between 1 and 30)`.execute(db)
}
