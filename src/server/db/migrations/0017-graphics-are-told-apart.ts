import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  'alter table live_events drop constraint live_events_kind_check',
  `alter table live_events add constraint live_events_kind_check
    check (kind in ('setting', 'account', 'catalogue', 'match', 'graphics', 'restore'))`,
]

/** A new graphic of a match is news of its own: what is kept of the match itself stays true. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
