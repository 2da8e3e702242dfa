import { sql } from 'kysely'
import type { PublicTable } from '#contract/public-table.ts'
import { leagueKey } from '#domain/table/league.ts'
import { roundsOf } from '#domain/table/standings.ts'
import type { Db } from '#server/db/client.ts'
import { filledLeague, type LeagueRow, withClub } from '#server/league/league-row.ts'
import { noTeam } from '#server/match/asked-team.ts'
import { ApiError } from '#server/plugins/api-error.ts'

export interface AskedTable {
  team?: number | undefined
  season?: number | undefined
  competition?: string | undefined
}

const NO_TABLE: PublicTable = { season: null, competitions: [], table: null }

/** The newest season's first one where nothing else is asked for. */
async function findLeague(db: Db, { team, season, competition }: AskedTable) {
  let asked = db
    .selectFrom('leagues')
    .whereRef('leagues.team_id', '=', sql.ref('teams.id'))
    .orderBy('season', 'desc')
    .orderBy('leagues.id')
    .limit(1)
  if (season !== undefined) asked = asked.where('season', '=', season)
  if (competition !== undefined) asked = asked.where('competition_key', '=', leagueKey(competition))
  const others = sql<string[]>`(select array_agg(other.competition order by other.id) from leagues as other
    where other.team_id = leagues.team_id and other.season = leagues.season)`
  const found = withClub(asked).select(others.as('competitions')).as('found')
  return db
    .selectFrom('teams')
    .leftJoinLateral(
      () => found,
      (join) => join.onTrue(),
    )
    .selectAll('found')
    .where(team === undefined ? sql<boolean>`teams.is_default` : sql<boolean>`teams.id = ${team}`)
    .executeTakeFirst()
}

export async function readTable(db: Db, asked: AskedTable, timeZone: string): Promise<PublicTable> {
  const found = await findLeague(db, asked)
  if (!found) throw noTeam()
  if (found.id === null) {
    if (asked.competition !== undefined) throw new ApiError(404, 'Nie ma takiej tabeli')
    return NO_TABLE
  }
  // A row was found, so all that a league must have is there.
  const row = found as LeagueRow & { competitions: string[] }
  const { whole, rows } = await filledLeague(db, row, timeZone)
  return {
    season: row.season,
    competitions: row.competitions,
    table: { competition: row.competition, round: roundsOf(whole)[0] ?? null, rows },
  }
}
