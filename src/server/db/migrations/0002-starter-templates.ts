import { type Kysely, sql } from 'kysely'

/** `look`: the built-in layout's family. `is_starter`: the background is ours, drawn anew when the club's colours change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`alter table templates
    add column look text not null default 'broadcast' check (look in ('broadcast', 'poster', 'classic')),
    add column is_starter boolean not null default false`)
    .execute(db)
}
