import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // Day and time are the club's wall clock as it was typed; the name is how the opponent was called then.
  `alter table matches
    add column is_current boolean not null default false,
    add column match_day text,
    add column match_time text,
    add column opponent_name text not null default '',
    add column opponent_logo text`,
  'create unique index matches_one_current on matches (is_current) where is_current',
  // Every graphic that was ever made: its address may be on a social network, so its file stays.
  `create table graphics (
    url text primary key,
    type text not null check (type in ('lineup', 'goal', 'opponent-goal', 'result')),
    created_at timestamptz not null default now()
  )`,
  'alter table live_events drop constraint live_events_kind_check',
  `alter table live_events add constraint live_events_kind_check
    check (kind in ('setting', 'account', 'catalogue', 'match'))`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
