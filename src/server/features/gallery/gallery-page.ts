import { type SelectQueryBuilder, sql } from 'kysely'
import type { GalleryGraphic } from '#contract/gallery.ts'
import type { Db } from '#server/db/client.ts'
import type { Database } from '#server/db/schema.ts'
import { seasonPeriod } from '#server/match/days-of.ts'
import { toStaffGraphic } from '#server/match/match-graphics.ts'
import type { GalleryQuery } from './gallery-query.ts'

type Joined<Output> = SelectQueryBuilder<Database, 'matches' | 'match_graphics', Output>

function filtered<Output>(query: Joined<Output>, asked: GalleryQuery, timeZone: string): Joined<Output> {
  const { season, kind, player, opponent, team } = asked
  let some = query
  if (season !== undefined) {
    const { from, until } = seasonPeriod(season, timeZone)
    some = some.where('matches.date', '>=', from).where('matches.date', '<', until)
  }
  if (team !== undefined) some = some.where('matches.team_id', '=', team)
  if (opponent !== undefined) some = some.where('matches.opponent_id', '=', opponent)
  if (kind !== undefined) some = some.where('match_graphics.type', '=', kind)
  return player === undefined ? some : some.where('match_graphics.player_id', '=', player)
}

/** Behind the last one of the page before. The match is named apart: so its index is read from there on. */
const behind = (last: number) => sql<boolean>`
  (matches.date, matches.id) <= (
    select m.date, m.id from match_graphics g join matches m on m.id = g.match_id where g.id = ${last})
  and (matches.date, matches.id, match_graphics.created_at, match_graphics.id) < (
    select m.date, m.id, g.created_at, g.id from match_graphics g join matches m on m.id = g.match_id where g.id = ${last})`

/** By their matches, not by their own age: every filter has an index in that order, and what belongs together stays so. */
export async function readGallery(db: Db, asked: GalleryQuery, timeZone: string): Promise<GalleryGraphic[]> {
  const all = db
    .selectFrom('matches')
    .innerJoin('match_graphics', 'match_graphics.match_id', 'matches.id')
    .where('match_graphics.deleted_at', 'is', null)
    .selectAll('match_graphics')
    .select(['matches.opponent_name', 'matches.match_day'])
    .orderBy('matches.date', 'desc')
    .orderBy('matches.id', 'desc')
    .orderBy('match_graphics.created_at', 'desc')
    .orderBy('match_graphics.id', 'desc')
    .limit(asked.limit)
  const page = asked.before === undefined ? all : all.where(behind(asked.before))
  const rows = await filtered(page, asked, timeZone).execute()
  return rows.map((row) => ({
    ...toStaffGraphic(row),
    playerId: row.player_id,
    matchId: row.match_id,
    opponentName: row.opponent_name,
    matchDate: row.match_day,
  }))
}
