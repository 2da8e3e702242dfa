import { type Kysely, sql } from 'kysely'

const TYPED = ['templates', 'graphics', 'match_graphics']
const FORMATTED = ['graphics', 'match_graphics']

const STATEMENTS = [
  // Filled by the app with what it knows; what a club has from before is named by its own rows.
  'create table graphic_kinds (name text primary key)',
  'create table graphic_formats (name text primary key)',
  `insert into graphic_kinds ${TYPED.map((table) => `select type from ${table}`).join(' union ')}`,
  `insert into graphic_formats values ('portrait')`,
  ...TYPED.flatMap((table) => [
    `alter table ${table} drop constraint ${table}_type_check`,
    `alter table ${table} add constraint ${table}_type_kind foreign key (type) references graphic_kinds`,
  ]),
  ...FORMATTED.map(
    (table) => `alter table ${table} add column format text not null default 'portrait' references graphic_formats`,
  ),

  // Addresses by format; a format without one covers its canvas with `background`.
  `alter table templates add column backgrounds jsonb not null default '{}'
    check (jsonb_typeof(backgrounds) = 'object')`,

  // Worked out from the picture at that address, and again whenever it is not here.
  `create table crest_colours (
    crest text primary key,
    primary_colour text not null,
    accent_colour text not null
  )`,
]

/** Kinds and formats of graphics are named by the app alone; a template may have a background for each format. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
