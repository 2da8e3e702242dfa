import { type Kysely, sql } from 'kysely'
import { documentsOfRecords } from './match-documents/documents-of-records.ts'

const TABLES = [
  `alter table matches
    add column version integer not null default 1,
    add column cells jsonb not null default '{}',
    add column stamps jsonb not null default '{}',
    add column events jsonb not null default '[]',
    add column published_lineup jsonb,
    add column is_listed boolean not null default true,
    add column creation_key uuid unique,
    alter column opponent_id drop not null`,
  `alter table public_matches add column match_period text not null default 'regular'`,
  `alter table graphics add column deleted_at timestamptz`,
  // What each graphic shows, in its own words: they stay true of the picture when the match has moved on.
  `create table match_graphics (
    id integer generated always as identity primary key,
    match_id integer not null references matches on delete cascade,
    type text not null check (type in ('lineup', 'goal', 'opponent-goal', 'result')),
    url text not null,
    event_id text,
    shows jsonb not null default '{}',
    scene_hash text,
    caption text,
    alt_text text,
    created_by text,
    created_at timestamptz not null default now(),
    corrected_at timestamptz,
    deleted_at timestamptz,
    unique (match_id, type, url)
  )`,
  `create index matches_running on matches (id) where cells -> 'clock' ->> 'matchTimerActive' = 'true'`,
  'create index match_graphics_of_match on match_graphics (match_id, created_at desc, id desc)',
  'create index match_graphics_by_url on match_graphics (url)',
  `alter table push_outbox drop constraint push_outbox_kind_check`,
  `alter table push_outbox add constraint push_outbox_kind_check
    check (kind in ('goal', 'goal-taken-back', 'goal-corrected', 'half-time', 'full-time', 'lineup-published'))`,
]

const GRAPHICS = [
  `insert into match_graphics (match_id, type, url, created_at)
    select m.id, g->>'type', g->>'url', (g->>'createdAt')::timestamptz
    from matches m, jsonb_array_elements(case jsonb_typeof(m.graphics) when 'array' then m.graphics else '[]' end)
      with ordinality as list (g, place)
    order by m.id, place
    on conflict do nothing`,
  'alter table matches drop column graphics',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of TABLES) await sql.raw(statement).execute(db)
  await documentsOfRecords(db)
  for (const statement of GRAPHICS) await sql.raw(statement).execute(db)
}
