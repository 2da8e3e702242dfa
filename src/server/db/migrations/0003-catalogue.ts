import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // A player from a pasted list has no photo until one is added.
  'alter table players alter column lineup_image drop not null',
  'create index players_in_order on players (number, last_name, id) where deleted_at is null',
  'create index opponents_in_order on opponents (name, id) where deleted_at is null',
  'alter table live_events drop constraint live_events_kind_check',
  `alter table live_events add constraint live_events_kind_check check (kind in ('setting', 'account', 'catalogue'))`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
