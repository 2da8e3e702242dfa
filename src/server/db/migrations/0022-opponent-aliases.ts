import { type Kysely, sql } from 'kysely'

/** What else an opponent is called in lists of fixtures. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table opponents add column aliases jsonb not null default '[]'`.execute(db)
}
