import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  'alter table live_events drop constraint live_events_kind_check',
  `alter table live_events add constraint live_events_kind_check
    check (kind in ('setting', 'account', 'catalogue', 'match', 'restore'))`,
  // What was done and how it ended. Not part of a backup: a restore must not undo its own record.
  `create table backup_runs (
    id integer generated always as identity primary key,
    task text not null check (task in ('backup', 'restore')),
    kind text not null check (kind in ('manual', 'nightly', 'restore-point')),
    backup_name text,
    progress real not null default 0,
    started_at timestamptz not null default now(),
    ended_at timestamptz,
    failure text
  )`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
