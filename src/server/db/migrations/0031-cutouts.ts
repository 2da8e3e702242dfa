import { type Kysely, sql } from 'kysely'

/** Each of a player's photos without its background, where somebody has cut it out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table players add column lineup_cutout text, add column scorer_cutout text`.execute(db)
}
