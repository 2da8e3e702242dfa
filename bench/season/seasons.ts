import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { DAY_MS, daysAfter } from '#domain/day.ts'
import { seasonOf, seasonStart } from '#domain/season/season.ts'
import { asChanges, playedMatch } from '#server/testing/played-match.ts'
import { type Repeated, repeatMatch } from '#server/testing/repeat-match.ts'
import { type LiveClub, openLiveClub } from '../fans/live-club.ts'
import { post } from '../load/more-matches.ts'
import { addLeague } from './league.ts'

export interface Size {
  /** In this season, and in each before it. */
  matches: { thisSeason: number; before: number }
  seasonsBefore: number
  graphics: number
  opponents: number
  players: number
  kinds: number
}

export interface SeasonsClub extends LiveClub {
  leagueId: number
  /** One that is over, with all that happened in it. */
  matchId: number
}

const SQUAD = 25
export const today = new Date().toISOString().slice(0, 10)
export const season = seasonOf(today)
export const LEAGUE = 'IV liga'
/** Of the oldest match alone. */
export const RARE = { competition: 'Baraż', venue: 'Barczewo' }

/** Newest last: a week apart, this season's as far apart as it is old. */
function lines({ matches, seasonsBefore, opponents }: Size, opponentId: number): Repeated[] {
  const age = (Date.parse(today) - Date.parse(seasonStart(season))) / DAY_MS
  const dated = (year: number, count: number, step: number) =>
    Array.from({ length: count }, (_, week) => ({ day: daysAfter(seasonStart(year), Math.floor(week * step)), week }))
  const days = [
    ...Array.from({ length: seasonsBefore }, (_, n) => dated(season - seasonsBefore + n, matches.before, 7)).flat(),
    ...dated(season, matches.thisSeason, age / matches.thisSeason),
  ]
  return days.map(({ day, week }, index) => ({
    date: `${day}T15:00:00Z`,
    opponentId: opponentId + (index % opponents),
    opponentName: `Rywal ${index % opponents}`,
    competition: index === 0 ? RARE.competition : week % 10 === 9 ? 'Puchar Polski' : LEAGUE,
    round: String((week % 34) + 1),
    venue: index === 0 ? RARE.venue : 'Stadion Miejski, ul. Sportowa 11',
  }))
}

/** A match of today that is over, with all that happened in it: those from this place of the squad on. */
export async function playToday(club: LiveClub, opponentId: number, from = 0): Promise<number> {
  const players = await club.db.selectFrom('players').select('id').orderBy('id').limit(SQUAD).execute()
  const ids = players.map(({ id }) => id)
  const facts = { opponentId, matchDate: today, matchTime: '17:00', competition: LEAGUE, isCurrent: false }
  const made = await post(club, '/api/matches', { key: randomUUID(), ...facts })
  const { id } = (await made.json()) as { id: number }
  await post(club, `/api/matches/${id}/changes`, asChanges(playedMatch([...ids.slice(from), ...ids.slice(0, from)])))
  return id
}

async function addPlayed(club: LiveClub, size: Size): Promise<number> {
  const { db } = club
  await sql`insert into opponents (name) select 'Rywal ' || n from generate_series(1, ${size.opponents}::int) as n`.execute(
    db,
  )
  await sql`insert into players (first_name, last_name, number)
    select 'Jan', 'Kos ' || n, n % 99 + 1 from generate_series(1, ${Math.max(SQUAD, size.players)}::int) as n`.execute(
    db,
  )
  const { opponentId } = await db
    .selectFrom('opponents')
    .select(({ fn }) => fn.min('id').as('opponentId'))
    .where('name', 'like', 'Rywal%')
    .executeTakeFirstOrThrow()
  const pattern = await playToday(club, opponentId)
  await repeatMatch(db, pattern, lines(size, opponentId))
  await sql`delete from matches where id = ${pattern}`.execute(db)
  const { matchId } = await db
    .selectFrom('matches')
    .select(({ fn }) => fn.max('id').as('matchId'))
    .executeTakeFirstOrThrow()
  return matchId
}

/** More of this season, until it has so many that are over. */
export async function fillSeason(club: SeasonsClub, count: number): Promise<void> {
  const first = new Date(`${seasonStart(season)}T00:00:00Z`)
  const { played } = await club.db
    .selectFrom('matches')
    .innerJoin('public_matches', 'match_id', 'matches.id')
    .select(({ fn }) => fn.countAll<string>().as('played'))
    .where('date', '>=', first)
    .where('status', '=', 'finished')
    .executeTakeFirstOrThrow()
  const pattern = await playToday(club, club.opponentId, SQUAD - 14)
  const more = count - Number(played) - 1
  const line = { opponentId: club.opponentId, opponentName: 'Tur Ełk', competition: LEAGUE, round: '1', venue: 'Orlik' }
  await repeatMatch(
    club.db,
    pattern,
    Array.from({ length: more }, (_, n) => ({ ...line, date: new Date(Date.now() - (n + 1) * 60_000).toISOString() })),
  )
}

/** A club with as many matches and graphics behind it; what was made of them is never fetched. */
export async function openSeasons(size: Size): Promise<SeasonsClub> {
  const { matches, seasonsBefore, graphics, kinds, players } = size
  const club = await openLiveClub()
  const { db } = club
  const count = matches.thisSeason + seasonsBefore * matches.before
  const matchId = await addPlayed(club, size)
  const leagueId = await addLeague(club, season, LEAGUE)
  await sql`insert into match_graphics (match_id, type, url, player_id, event_id, caption, alt_text, created_at)
    select (select max(id) from matches) - (n::bigint * 7919) % ${count}::int, (array['goal', 'lineup', 'result'])[1 + n % ${kinds}::int],
      '/files/' || lpad(n::text, 64, '0') || '.png',
      case n % ${kinds}::int when 0 then (select min(id) from players) + n % ${players}::int end,
      case n % ${kinds}::int when 0 then 'e' || n end, repeat('opis ', 40), repeat('opis ', 40), now() - n * interval '1 hour'
    from generate_series(1, ${graphics}::int) as n`.execute(db)
  await sql`vacuum analyze`.execute(db)
  return { ...club, leagueId, matchId }
}
