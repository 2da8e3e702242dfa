import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  'create index device_tokens_device on device_tokens (device_id) where device_id is not null',
  'create index device_tokens_age on device_tokens (last_active)',
  // What a sender of push messages will have to tell, written with the change that it tells of.
  `create table push_outbox (
    id bigint generated always as identity primary key,
    match_id integer not null references matches on delete cascade,
    kind text not null check (kind in ('goal', 'goal-taken-back', 'half-time', 'full-time', 'lineup-published')),
    subject text not null,
    payload jsonb not null,
    created_at timestamptz not null default now()
  )`,
  'create index push_outbox_by_match on push_outbox (match_id, id)',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
