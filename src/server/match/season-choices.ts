import { sql } from 'kysely'
import type { SeasonChoices } from '#contract/staff-match.ts'
import { wallDay } from '#domain/match/wall-day.ts'
import { seasonOf } from '#domain/season/season.ts'
import type { Db } from '#server/db/client.ts'
import type { MatchMoment } from './record-match.ts'

/** Seasons begin in July: half a year earlier they are a calendar's years. */
const season = (timeZone: string) =>
  sql<number>`extract(year from (date at time zone ${timeZone}) - interval '6 months')::int`

/** The seasons that have matches, and this one; the competitions they were played in. */
export async function seasonChoices(
  db: Db,
  teamId: number | undefined,
  { now, timeZone }: MatchMoment,
): Promise<SeasonChoices> {
  const found = await db
    .selectFrom('matches')
    .select([
      sql<number[]>`coalesce(array_agg(distinct ${season(timeZone)}), '{}')`.as('seasons'),
      sql<
        string[]
      >`coalesce(array_agg(distinct cells ->> 'competition') filter (where cells ->> 'competition' <> ''), '{}')`.as(
        'competitions',
      ),
    ])
    .$if(teamId !== undefined, (some) => some.where('team_id', '=', teamId ?? 0))
    .executeTakeFirstOrThrow()
  const thisOne = seasonOf(wallDay(now, timeZone))
  return {
    seasons: [...new Set([thisOne, ...found.seasons])].sort((one, other) => other - one),
    competitions: found.competitions.sort((one, other) => one.localeCompare(other, 'pl')),
  }
}
