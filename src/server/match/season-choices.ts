import { type RawBuilder, sql } from 'kysely'
import type { SeasonChoices } from '#contract/staff-match.ts'
import { wallDay } from '#domain/match/wall-day.ts'
import { competitionsOf, type Spelling } from '#domain/season/competition.ts'
import { seasonOf } from '#domain/season/season.ts'
import type { Db, Tx } from '#server/db/client.ts'
import { keptCompetitions } from '#server/db/competitions.ts'
import type { MatchMoment } from './record-match.ts'

/** Seasons begin in July: half a year earlier they are a calendar's years. */
const seasonOfNewest = (timeZone: string) =>
  sql<number>`extract(year from (newest.date at time zone ${timeZone}) - interval '6 months')::int`

/** From season to season by the index, newest first: no match between is read. */
export const seasonsWithMatches = (isAsked: RawBuilder<boolean>, timeZone: string) => sql<number[]>`array(
  with recursive newest as (
    select max(date) as date from matches where ${isAsked}
    union all
    select (
      select max(date) from matches
      where ${isAsked} and date < make_timestamptz(${seasonOfNewest(timeZone)}, 7, 1, 0, 0, 0, ${timeZone})
    ) from newest where date is not null
  )
  select ${seasonOfNewest(timeZone)} from newest where date is not null
)`

/** How matches and tables write their competitions. */
const spellings = (isAsked: RawBuilder<boolean>) => sql<Spelling>`
  select competition as name, count(*)::int as matches from matches where ${isAsked} and competition <> '' group by 1
  union all
  select competition, 0 from leagues where ${isAsked} group by 1`

/** Of the whole club. */
export const competitionSpellings = async (db: Db | Tx): Promise<Spelling[]> =>
  (await spellings(sql<boolean>`true`).execute(db)).rows

/** The seasons that have matches, and this one; the competitions they were played in. */
export async function seasonChoices(
  db: Db,
  teamId: number | undefined,
  { now, timeZone }: MatchMoment,
): Promise<SeasonChoices> {
  const isAsked = teamId === undefined ? sql<boolean>`true` : sql<boolean>`team_id = ${teamId}`
  const spelled = sql<Spelling[]>`(select coalesce(jsonb_agg(spelled), '[]') from (${spellings(isAsked)}) as spelled)`
  const found = await db
    .selectNoFrom([seasonsWithMatches(isAsked, timeZone).as('seasons'), spelled.as('spellings')])
    .executeTakeFirstOrThrow()
  const thisOne = seasonOf(wallDay(now, timeZone))
  return {
    seasons: [...new Set([thisOne, ...found.seasons])].sort((one, other) => other - one),
    competitions: found.spellings
      .filter(({ matches }) => matches > 0)
      .map(({ name }) => name)
      .sort((one, other) => one.localeCompare(other, 'pl')),
    competitionKinds: competitionsOf(found.spellings, await keptCompetitions(db)),
  }
}
