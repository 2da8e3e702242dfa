import { sql } from 'kysely'
import { type CalendarEvent, calendarFile } from '#domain/calendar/calendar-file.ts'
import { clubNameOr } from '#domain/club/identity.ts'
import { wallDay } from '#domain/match/wall-day.ts'
import { competitionWords } from '#domain/season/round.ts'
import { seasonOf } from '#domain/season/season.ts'
import type { Db } from '#server/db/client.ts'
import { seasonPeriod } from '#server/match/days-of.ts'
import type { MatchMoment } from '#server/match/record-match.ts'

/** More than a team plays in two seasons. */
const EVENTS_MAX = 300

const rows = (db: Db, teamId: number, from: Date) =>
  db
    .selectFrom('matches')
    .innerJoin('public_matches', 'public_matches.match_id', 'matches.id')
    .innerJoin('teams', 'teams.id', 'matches.team_id')
    .leftJoin('settings as name', (join) => join.on('name.key', '=', 'clubName'))
    .where('team_id', '=', teamId)
    .where('is_listed', '=', true)
    .where('match_day', 'is not', null)
    .where('date', '>=', from)
    .select([
      'matches.id',
      'date',
      'match_day',
      'match_time',
      'is_home',
      'opponent_name',
      'status',
      'public_matches.home_score',
      'public_matches.away_score',
      'last_updated',
      'matches.version',
      'name.value as club_name',
      'teams.name as team_name',
      'teams.is_default',
      sql<string | null>`cells ->> 'venue'`.as('venue'),
      'matches.competition',
      sql<string | null>`cells ->> 'round'`.as('round'),
    ])
    .orderBy('date')
    .orderBy('matches.id')
    .limit(EVENTS_MAX)
    .execute()

type Row = Awaited<ReturnType<typeof rows>>[number]

function eventOf(row: Row): CalendarEvent {
  const club = clubNameOr(row.club_name)
  const [home, away] = row.is_home ? [club, row.opponent_name] : [row.opponent_name, club]
  const score = row.status === 'finished' ? ` ${row.home_score}:${row.away_score}` : ''
  return {
    uid: `mecz-${row.id}@jedenastka`,
    title: `${home} - ${away}${score}`,
    notes: competitionWords(row.competition, row.round) ?? '',
    place: row.venue,
    start: row.match_time ? { moment: row.date.getTime() } : { day: row.match_day ?? '' },
    isCancelled: row.status === 'cancelled',
    version: row.version,
    changedAt: row.last_updated.getTime(),
  }
}

/** This season's matches and those after it, for the fans' calendars. */
export async function readCalendar(db: Db, teamId: number, { now, timeZone }: MatchMoment): Promise<string> {
  const { from } = seasonPeriod(seasonOf(wallDay(now, timeZone)), timeZone)
  const found = await rows(db, teamId, from)
  const [first] = found
  const club = clubNameOr(first?.club_name)
  const name = first && !first.is_default ? `${club} ${first.team_name}` : club
  return calendarFile(name, found.map(eventOf))
}
