import { type SelectQueryBuilder, sql } from 'kysely'
import type { GalleryGraphic } from '#contract/gallery.ts'
import { kindFacts } from '#graphic/kinds/kinds.ts'
import type { Db } from '#server/db/client.ts'
import type { Database } from '#server/db/schema.ts'
import { seasonPeriod } from '#server/match/days-of.ts'
import { toStaffGraphic } from '#server/match/match-graphics.ts'
import type { GalleryQuery } from './gallery-query.ts'

type Graphics<Tables extends keyof Database, Output> = SelectQueryBuilder<Database, Tables | 'match_graphics', Output>

/** Of which kind, and about whom. */
function told<Tables extends keyof Database, Output>(
  query: Graphics<Tables, Output>,
  { kind, player }: GalleryQuery,
): Graphics<Tables, Output> {
  let some = query as Graphics<never, Output>
  if (kind !== undefined) some = some.where('match_graphics.type', '=', kind)
  if (player !== undefined) some = some.where('match_graphics.player_id', '=', player)
  return some as Graphics<Tables, Output>
}

/** Where the page before has ended. Of no match it is the graphic's own moment that counts. */
const end = (last: number, columns: string) => sql`(
  select ${sql.raw(columns)} from (
    select coalesce(m.date, g.created_at) as moment, coalesce(m.id, 0) as match_id, g.created_at, g.id
    from match_graphics g left join matches m on m.id = g.match_id where g.id = ${last}) as ended)`

const WHOLE = 'moment, match_id, created_at, id'

/** By their matches, not by their own age: every filter has an index in that order, and what belongs together stays so. */
function ofMatches(db: Db, asked: GalleryQuery, timeZone: string) {
  const { season, opponent, team, before, limit } = asked
  let some = told(db.selectFrom('matches').innerJoin('match_graphics', 'match_graphics.match_id', 'matches.id'), asked)
  if (season !== undefined) {
    const { from, until } = seasonPeriod(season, timeZone)
    some = some.where('matches.date', '>=', from).where('matches.date', '<', until)
  }
  if (team !== undefined) some = some.where('matches.team_id', '=', team)
  if (opponent !== undefined) some = some.where('matches.opponent_id', '=', opponent)
  if (before !== undefined) {
    // The match is named apart: so its index is read from there on.
    some = some.where(sql<boolean>`(matches.date, matches.id) <= ${end(before, 'moment, match_id')}
      and (matches.date, matches.id, match_graphics.created_at, match_graphics.id) < ${end(before, WHOLE)}`)
  }
  return some
    .where('match_graphics.deleted_at', 'is', null)
    .selectAll('match_graphics')
    .select(['matches.opponent_name', 'matches.match_day', 'matches.date as moment'])
    .orderBy('matches.date', 'desc')
    .orderBy('matches.id', 'desc')
    .orderBy('match_graphics.created_at', 'desc')
    .orderBy('match_graphics.id', 'desc')
    .limit(limit)
}

function ofClub(db: Db, asked: GalleryQuery, timeZone: string) {
  const { season, before, limit } = asked
  let some = told(db.selectFrom('match_graphics'), asked)
  if (season !== undefined) {
    const { from, until } = seasonPeriod(season, timeZone)
    some = some.where('match_graphics.created_at', '>=', from).where('match_graphics.created_at', '<', until)
  }
  if (before !== undefined) {
    some = some.where(sql<boolean>`match_graphics.created_at <= ${end(before, 'moment')}
      and (match_graphics.created_at, 0, match_graphics.created_at, match_graphics.id) < ${end(before, WHOLE)}`)
  }
  return some
    .where('match_graphics.match_id', 'is', null)
    .where('match_graphics.deleted_at', 'is', null)
    .selectAll('match_graphics')
    .select([
      sql<string>`''`.as('opponent_name'),
      sql<string | null>`null`.as('match_day'),
      'match_graphics.created_at as moment',
    ])
    .orderBy('match_graphics.created_at', 'desc')
    .orderBy('match_graphics.id', 'desc')
    .limit(limit)
}

/** A page of each, since each has an index of its own; of both, a page. A kind belongs to the ones or to the others. */
function found(db: Db, asked: GalleryQuery, timeZone: string) {
  const { match, kind, team, opponent } = asked
  const club = db.selectFrom(ofClub(db, asked, timeZone).as('of_club')).selectAll()
  if (match === 'none') return club
  const matches = db.selectFrom(ofMatches(db, asked, timeZone).as('of_matches')).selectAll()
  const isOfMatches = team !== undefined || opponent !== undefined || (kind && !kindFacts(kind).isOfClub)
  return isOfMatches ? matches : matches.unionAll(club)
}

export async function readGallery(db: Db, asked: GalleryQuery, timeZone: string): Promise<GalleryGraphic[]> {
  const rows = await db
    .selectFrom(found(db, asked, timeZone).as('graphics'))
    .selectAll()
    .orderBy('moment', 'desc')
    .orderBy(sql`coalesce(match_id, 0)`, 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(asked.limit)
    .execute()
  return rows.map((row) => ({
    ...toStaffGraphic(row),
    playerId: row.player_id,
    matchId: row.match_id,
    opponentName: row.opponent_name,
    matchDate: row.match_day,
  }))
}
