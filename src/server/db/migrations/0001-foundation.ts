import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  `create table users (
    id integer generated always as identity primary key,
    username text not null check (username = btrim(username) and char_length(username) between 1 and 50),
    username_key text not null unique check (username_key <> ''),
    password_hash text not null check (password_hash like '$argon2id$%'),
    role text not null default 'user' check (role in ('user', 'admin')),
    created_at timestamptz not null default now()
  )`,

  `create table sessions (
    token_hash bytea primary key check (octet_length(token_hash) = 32),
    user_id integer not null references users on delete cascade,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`,
  'create index sessions_user on sessions (user_id)',
  'create index sessions_expiry on sessions (expires_at)',

  `create table throttled_attempts (
    id bigint generated always as identity primary key,
    scope text not null,
    subject text not null,
    at timestamptz not null default now()
  )`,
  'create index throttled_attempts_window on throttled_attempts (scope, subject, at)',
  'create index throttled_attempts_age on throttled_attempts (at)',

  // A deleted setting keeps its row with value null, so that its version never starts over.
  `create table settings (
    id integer generated always as identity primary key,
    key text not null unique check (key ~ '^[A-Za-z0-9_.-]{1,100}$'),
    value text check (octet_length(value) <= 262144),
    version integer not null default 1 check (version >= 1),
    updated_by text,
    updated_at timestamptz not null default now()
  )`,

  `create table players (
    id integer generated always as identity primary key,
    first_name text not null check (btrim(first_name) <> ''),
    last_name text not null check (btrim(last_name) <> ''),
    number integer not null check (number >= 1),
    position text,
    lineup_image text not null check (lineup_image <> ''),
    scorer_image text,
    created_at timestamptz not null default now(),
    deleted_at timestamptz
  )`,

  `create table opponents (
    id integer generated always as identity primary key,
    name text not null check (btrim(name) <> ''),
    logo text not null check (logo <> ''),
    created_at timestamptz not null default now(),
    deleted_at timestamptz
  )`,

  `create table templates (
    id integer generated always as identity primary key,
    name text not null check (btrim(name) <> ''),
    type text not null check (type in ('lineup', 'goal', 'opponent-goal', 'result')),
    background text not null check (background <> ''),
    is_default boolean not null default false,
    elements jsonb not null default '[]' check (jsonb_typeof(elements) = 'array'),
    created_at timestamptz not null default now()
  )`,
  'create unique index templates_one_default on templates (type) where is_default',

  `create table matches (
    id integer generated always as identity primary key,
    opponent_id integer not null references opponents,
    is_home boolean not null,
    home_score integer check (home_score >= 0),
    away_score integer check (away_score >= 0),
    lineup jsonb,
    scorers jsonb,
    graphics jsonb,
    date timestamptz not null default now()
  )`,
  'create index matches_by_date on matches (date desc, id desc)',

  `create table user_states (
    id integer generated always as identity primary key,
    user_id integer not null references users on delete cascade,
    state_key text not null check (state_key <> ''),
    state_data jsonb not null,
    updated_at timestamptz not null default now(),
    unique (user_id, state_key)
  )`,

  `create table device_tokens (
    id integer generated always as identity primary key,
    token text not null unique check (btrim(token) <> ''),
    device_id text,
    platform text,
    last_active timestamptz not null default now(),
    created_at timestamptz not null default now()
  )`,

  `create table public_matches (
    id integer generated always as identity primary key,
    match_id integer not null unique references matches on delete cascade,
    status text not null check (status <> ''),
    home_score integer not null default 0 check (home_score >= 0),
    away_score integer not null default 0 check (away_score >= 0),
    match_time_state text not null default 'notStarted'
      check (match_time_state in ('notStarted', 'firstHalf', 'halftime', 'secondHalf', 'finished')),
    match_minute integer not null default 0 check (match_minute >= 0),
    last_updated timestamptz not null default now()
  )`,

  `create table live_events (
    id bigint generated always as identity primary key,
    kind text not null check (kind in ('setting', 'account')),
    subject text not null,
    at timestamptz not null default now()
  )`,
  'create index live_events_age on live_events (at)',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
