import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // A club that deleted its starters does not get them back; a kind that is new to it comes with some.
  'create table starter_kinds (kind text primary key)',
  `insert into starter_kinds
    select kind from (values ('lineup'), ('goal'), ('opponent-goal'), ('result')) as known (kind)
    where (select is_called from templates_id_seq) or exists (select from templates)`,
]

/** Which kinds of graphic the club has been given starter templates for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
