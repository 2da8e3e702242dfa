import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  'alter table match_graphics alter column match_id drop not null',
  // PostgreSQL 14 tells nulls apart: without it the same picture could be filed twice.
  'create unique index match_graphics_of_club_once on match_graphics (type, url) where match_id is null',
  'create index match_graphics_of_club on match_graphics (created_at desc, id desc) where match_id is null',
]

/** What a club posts of no match is filed beside what it posts of matches. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
