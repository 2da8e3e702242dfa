import { sql } from 'kysely'
import type { z } from 'zod'
import type { LeagueList, leagueChange, newLeague } from '#contract/league.ts'
import { type KeptCompetitions, kindOf } from '#domain/season/competition.ts'
import { leagueAndRound, leagueKey, NEW_LEAGUE } from '#domain/table/league.ts'
import type { Db } from '#server/db/client.ts'
import { keptCompetitions } from '#server/db/competitions.ts'
import { changeCatalogue } from '#server/live/change-catalogue.ts'
import { askedTeamId, noTeam } from '#server/match/asked-team.ts'
import { seasonPeriod } from '#server/match/days-of.ts'
import { seasonsWithMatches } from '#server/match/season-choices.ts'
import { ApiError } from '#server/plugins/api-error.ts'

/** More than any team plays in. */
const LEAGUES_OF_A_SEASON_MAX = 20

export const noLeague = () => new ApiError(404, 'Nie ma takiej tabeli')

interface Listed {
  seasons: number[]
  leagues: LeagueList['leagues'] | null
  competitions: (string | null)[] | null
}

/** Names of leagues that matches tell of: no cups or friendlies, each once, and none that is there already. */
function newNames(
  competitions: readonly (string | null)[],
  leagues: LeagueList['leagues'],
  kept: KeptCompetitions,
): string[] {
  const names = new Map<string, string>()
  for (const competition of competitions) {
    const { league } = leagueAndRound(competition, null)
    if (league !== '' && !names.has(leagueKey(league)) && kindOf(competition ?? '', kept) === 'league')
      names.set(leagueKey(league), league)
  }
  for (const { competition } of leagues) names.delete(leagueKey(competition))
  return [...names.values()].sort((one, other) => one.localeCompare(other, 'pl'))
}

export async function listLeagues(
  db: Db,
  team: number | undefined,
  season: number,
  timeZone: string,
): Promise<LeagueList> {
  const { from, until } = seasonPeriod(season, timeZone)
  const seasonsOfTeam = seasonsWithMatches(sql<boolean>`team_id = teams.id`, timeZone)
  const { rows } = await sql<Listed>`select
      (select jsonb_agg(jsonb_build_object('id', id, 'competition', competition) order by id)
        from leagues where team_id = teams.id and season = ${season}) as leagues,
      (select jsonb_agg(distinct competition)
        from matches where team_id = teams.id and date >= ${from} and date < ${until} and is_listed) as competitions,
      array(select season from leagues where team_id = teams.id) || ${seasonsOfTeam} as seasons
    from teams where ${team === undefined ? sql`is_default` : sql`id = ${team}`}`.execute(db)
  const [found] = rows
  if (!found) throw noTeam()
  const leagues = found.leagues ?? []
  const seasons = [...new Set([season, ...found.seasons])].sort((one, other) => other - one)
  return {
    season,
    seasons,
    leagues,
    competitions: newNames(found.competitions ?? [], leagues, await keptCompetitions(db)),
  }
}

export function addLeague(
  db: Db,
  { teamId, season, competition }: z.output<typeof newLeague>,
  by: string,
): Promise<number> {
  return changeCatalogue(db, 'leagues', async (tx) => {
    const { league } = leagueAndRound(competition, null)
    const team_id = await askedTeamId(tx, teamId)
    const { count } = await tx
      .selectFrom('leagues')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('team_id', '=', team_id)
      .where('season', '=', season)
      .executeTakeFirstOrThrow()
    if (Number(count) >= LEAGUES_OF_A_SEASON_MAX)
      throw new ApiError(409, `Drużyna może mieć w sezonie najwyżej ${LEAGUES_OF_A_SEASON_MAX} tabel`)
    const made = await tx
      .insertInto('leagues')
      .values({
        team_id,
        season,
        competition: league,
        competition_key: leagueKey(league),
        document: JSON.stringify(NEW_LEAGUE),
        updated_by: by,
      })
      .onConflict((conflict) => conflict.columns(['team_id', 'season', 'competition_key']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) throw new ApiError(409, `Tabela „${league}” już jest`)
    return made.id
  })
}

export function saveLeague(
  db: Db,
  id: number,
  { version, document }: z.output<typeof leagueChange>,
  by: string,
): Promise<void> {
  return changeCatalogue(db, 'leagues', async (tx) => {
    const before = await tx
      .selectFrom('leagues')
      .select(['version', 'updated_by'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw noLeague()
    if (before.version !== version)
      throw new ApiError(409, `Tę tabelę zapisał(a) w międzyczasie ${before.updated_by ?? 'inna osoba'}`)
    await tx
      .updateTable('leagues')
      .set({ document: JSON.stringify(document), version: version + 1, updated_by: by, updated_at: new Date() })
      .where('id', '=', id)
      .execute()
  })
}

export function deleteLeague(db: Db, id: number): Promise<void> {
  return changeCatalogue(db, 'leagues', async (tx) => {
    const { numDeletedRows } = await tx.deleteFrom('leagues').where('id', '=', id).executeTakeFirst()
    if (numDeletedRows === 0n) throw noLeague()
  })
}
