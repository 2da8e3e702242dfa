import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  // By what lists of matches are asked for: read out of the document once, not out of every document at every question.
  `alter table matches
    add column competition text generated always as (cells ->> 'competition') stored,
    add column search_text text generated always as (translate(lower(
      coalesce(opponent_name, '') || ' ' || coalesce(cells ->> 'competition', '') || ' ' ||
      coalesce(cells ->> 'round', '') || ' ' || coalesce(cells ->> 'venue', '')), 'ąćęłńóśźż', 'acelnoszz')) stored`,
  'create index matches_by_competition on matches (competition, date desc, id desc) include (team_id)',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
