import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  `alter table sessions
    add column id integer generated always as identity unique,
    add column user_agent text,
    add column last_seen_at timestamptz not null default now()`,
  // A session was prolonged to thirty days at most once a day.
  `update sessions set last_seen_at = greatest(created_at, expires_at - interval '30 days')`,

  `create table known_devices (
    token_hash bytea not null check (octet_length(token_hash) = 32),
    user_id integer not null references users on delete cascade,
    created_at timestamptz not null default now(),
    last_used_at timestamptz not null default now(),
    primary key (token_hash, user_id)
  )`,
  'create index known_devices_user on known_devices (user_id, last_used_at)',
]

/** What an account sees of its sessions, and the devices on which it has signed in before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
