import { sql } from 'kysely'
import type { MatchPage } from '#contract/match-page.ts'
import type { MatchStatus } from '#domain/match/current-match.ts'
import type { Cells } from '#domain/match/document/document.ts'
import type { Db } from '#server/db/client.ts'
import { toldBy } from '#server/match/match-list.ts'
import type { NamedEvent, NamedRecord } from '#server/match/named-record.ts'
import { toldEvent, toldLineup } from '#server/match/told-record.ts'

const pageEvent = (isHome: boolean) => (event: NamedEvent) => ({
  ...toldEvent(isHome)(event),
  playerId: event.player?.id ?? null,
  otherPlayerId: event.other?.id ?? null,
})

/** With the names of the day: players and opponents may have left since. */
export async function readPage(db: Db, id: number, now: number): Promise<MatchPage | null> {
  const row = await db
    .selectFrom('matches')
    .innerJoin('public_matches', 'public_matches.match_id', 'matches.id')
    .select(['matches.id', 'team_id', 'match_day', 'match_time', 'is_home', 'opponent_name', 'opponent_logo'])
    .select(['matches.home_score', 'matches.away_score', 'status', 'is_current', 'lineup', 'events'])
    .select(sql<Cells>`cells`.as('cells'))
    .where('matches.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { minute, isRuled, shootout } = toldBy(row.cells, row.is_home, now)
  const text = (name: string) => (typeof row.cells[name] === 'string' ? row.cells[name] : null)
  return {
    id: row.id,
    teamId: row.team_id,
    matchDate: row.match_day,
    matchTime: row.match_time,
    competition: text('competition'),
    round: text('round'),
    venue: text('venue'),
    isHome: row.is_home,
    opponentName: row.opponent_name,
    opponentLogo: row.opponent_logo,
    homeScore: row.home_score,
    awayScore: row.away_score,
    status: row.status as MatchStatus,
    isCurrent: row.is_current,
    minute,
    isRuled,
    shootout,
    events: (row.events as NamedEvent[]).map(pageEvent(row.is_home)),
    lineup: toldLineup(row.lineup as NamedRecord['publishedLineup']),
  }
}
