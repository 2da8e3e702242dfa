import { sql } from 'kysely'
import { type CompetitionChoice, meantBy } from '#domain/season/competition.ts'
import type { Db } from '#server/db/client.ts'
import { keptCompetitions } from '#server/db/competitions.ts'

/** From name to name by the index: no match between is read. */
const EVERY_NAME = sql<{ name: string }>`
  with recursive named as (
    select min(competition) as name from matches
    union all
    select (select min(competition) from matches where competition > named.name) from named where name is not null
  )
  select name from named where name is not null`

/** The spellings of the chosen competitions, as matches have them; null: nobody has chosen any. */
export async function competitionsMeant(
  db: Db,
  { competition, kind }: CompetitionChoice,
): Promise<readonly string[] | null> {
  if (competition === undefined && kind === undefined) return null
  const { rows } = await EVERY_NAME.execute(db)
  const isMeant = meantBy({ competition, kind }, await keptCompetitions(db))
  return rows.map(({ name }) => name).filter(isMeant)
}
