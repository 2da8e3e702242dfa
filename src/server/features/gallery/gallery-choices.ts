import { sql } from 'kysely'
import type { GalleryChoices } from '#contract/gallery.ts'
import type { Db } from '#server/db/client.ts'

/** Seasons begin in July: half a year earlier they are a calendar's years. */
const seasons = (timeZone: string) => sql<number[]>`array(
  select distinct extract(year from (moment at time zone ${timeZone}) - interval '6 months')::int as season from (
    select date from matches where exists (select from match_graphics where match_id = matches.id and deleted_at is null)
    union all
    select created_at from match_graphics where match_id is null and deleted_at is null
  ) as moments (moment) order by season desc)`

const players = sql<GalleryChoices['players']>`(
  select coalesce(json_agg(json_build_object('id', id, 'name', concat_ws(' ', first_name, last_name))), '[]') from players
  where exists (select from match_graphics where player_id = players.id and deleted_at is null))`

const opponents = sql<GalleryChoices['opponents']>`(
  select coalesce(json_agg(json_build_object('id', id, 'name', name)), '[]') from opponents
  where exists (
    select from matches join match_graphics on match_id = matches.id
    where opponent_id = opponents.id and match_graphics.deleted_at is null))`

const byName = (one: { name: string }, other: { name: string }): number => one.name.localeCompare(other.name, 'pl')

export async function readChoices(db: Db, timeZone: string): Promise<GalleryChoices> {
  const found = await db
    .selectNoFrom([seasons(timeZone).as('seasons'), players.as('players'), opponents.as('opponents')])
    .executeTakeFirstOrThrow()
  return { ...found, players: found.players.sort(byName), opponents: found.opponents.sort(byName) }
}
