import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  `create table photos (
    id integer generated always as identity primary key,
    -- Null: of no match. Photographs outlive a match that was made in error.
    match_id integer references matches (id) on delete set null,
    picture text not null,
    width integer not null check (width > 0),
    height integer not null check (height > 0),
    -- Which point stays in sight where the photo is cut, in percent.
    focus_x integer not null default 50 check (focus_x between 0 and 100),
    focus_y integer not null default 50 check (focus_y between 0 and 100),
    focus_by_hand boolean not null default false,
    -- The people in it without their background.
    cutout text,
    -- The file that it came of, as the sender's device knows it.
    fingerprint text check (length(fingerprint) between 1 and 300),
    created_at timestamptz not null default now(),
    created_by text
  )`,
  // The same picture twice in one match is nobody's intention.
  'create unique index photos_once_in_match on photos (match_id, picture)',
  'create index photos_of_match on photos (match_id, id desc)',
  'create index photos_by_fingerprint on photos (fingerprint)',
  `create table photo_players (
    photo_id integer not null references photos (id) on delete cascade,
    player_id integer not null references players (id) on delete cascade,
    primary key (photo_id, player_id)
  )`,
  'create index photo_players_by_player on photo_players (player_id, photo_id desc)',
  `create table photo_uploads (
    id uuid primary key default gen_random_uuid(),
    user_id integer not null references users (id) on delete cascade,
    match_id integer references matches (id) on delete cascade,
    fingerprint text not null check (length(fingerprint) between 1 and 300),
    size integer not null check (size > 0),
    received integer not null default 0 check (received between 0 and size),
    -- Names of the pieces in the file store, in their order.
    parts jsonb not null default '[]',
    -- What became of it.
    photo_id integer references photos (id) on delete cascade,
    created_at timestamptz not null default now(),
    touched_at timestamptz not null default now()
  )`,
  'create unique index photo_uploads_once on photo_uploads (user_id, coalesce(match_id, 0), fingerprint)',
]

/** The club's photographs, who is on them, and those that are still on their way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
