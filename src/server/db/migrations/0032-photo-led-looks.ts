import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  'alter table templates drop constraint templates_look_check',
  `alter table templates add constraint templates_look_check
    check (look in ('broadcast', 'poster', 'classic', 'cover', 'silhouette'))`,
  // As with kinds: a club that deleted its starters does not get them back, but of a look that is new to it, it gets some.
  'create table starter_looks (look text primary key)',
  `insert into starter_looks
    select look from (values ('broadcast'), ('poster'), ('classic')) as known (look)
    where exists (select from starter_kinds)`,
]

/** Two looks that are led by a photograph, beside the three that there were. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
