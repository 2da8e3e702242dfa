import type { z } from 'zod'
import type { PlayerFiguresAnswer, SeasonFigures } from '#contract/figures.ts'
import { lengthOfMatch } from '#domain/figures/length-of-match.ts'
import type { PlayedMatch } from '#domain/figures/played-match.ts'
import { type PlayerFigures, playerFigures } from '#domain/figures/player-figures.ts'
import { balanceOf, formOf, goalsByMinute, pointsCurve } from '#domain/figures/season-figures.ts'
import { stateOf } from '#domain/match/document/state-of-cells.ts'
import { asSides } from '#domain/match/events/event-score.ts'
import { wallDay } from '#domain/match/wall-day.ts'
import { meantBy } from '#domain/season/competition.ts'
import { seasonOf } from '#domain/season/season.ts'
import type { Db } from '#server/db/client.ts'
import { keptCompetitions } from '#server/db/competitions.ts'
import { askedTeamId } from '#server/match/asked-team.ts'
import { seasonPeriod } from '#server/match/days-of.ts'
import type { MatchMoment } from '#server/match/record-match.ts'
import type { figuresQuery } from './figures-query.ts'

const finished = (db: Db, teamId: number, { from, until }: { from: Date; until: Date }) =>
  db
    .selectFrom('matches')
    .innerJoin('public_matches', 'public_matches.match_id', 'matches.id')
    .select(['matches.id', 'match_day', 'opponent_name', 'is_home', 'cells'])
    .select(['public_matches.home_score', 'public_matches.away_score'])
    .where('team_id', '=', teamId)
    .where('date', '>=', from)
    .where('date', '<', until)
    .where('is_listed', '=', true)
    .where('status', '=', 'finished')
    .execute()

function playedMatch(row: Awaited<ReturnType<typeof finished>>[number], now: number): PlayedMatch {
  const state = stateOf(row.cells, now)
  return {
    id: row.id,
    day: row.match_day,
    opponentName: row.opponent_name,
    isHome: row.is_home,
    score: asSides({ home: row.home_score, away: row.away_score }, row.is_home),
    isRuled: state.ruling !== null,
    length: lengthOfMatch(state),
    events: state.events,
    eleven: state.positions.flatMap(({ playerId }) => playerId ?? []),
  }
}

/** Those too who have left the club: they are still on record. */
async function withNames(db: Db, figures: readonly PlayerFigures[]): Promise<PlayerFiguresAnswer[]> {
  if (figures.length === 0) return []
  const rows = await db
    .selectFrom('players')
    .select(['id', 'first_name', 'last_name', 'number', 'lineup_image'])
    .where(
      'id',
      'in',
      figures.map(({ playerId }) => playerId),
    )
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return figures.flatMap((figure) => {
    const player = byId.get(figure.playerId)
    if (!player) return []
    const { first_name: firstName, last_name: lastName, number, lineup_image: photo } = player
    return [{ ...figure, firstName, lastName, number, photo }]
  })
}

export async function readFigures(
  db: Db,
  { team, season, competition, kind }: z.infer<typeof figuresQuery>,
  { now, timeZone }: MatchMoment,
): Promise<SeasonFigures> {
  const teamId = await askedTeamId(db, team)
  const year = season ?? seasonOf(wallDay(now, timeZone))
  const kept = await keptCompetitions(db)
  const isMeant = meantBy({ competition, kind }, kept)
  const rows = await finished(db, teamId, seasonPeriod(year, timeZone))
  const matches = rows
    .filter(({ cells }) => isMeant(String(cells.competition ?? '')))
    .map((row) => playedMatch(row, now))
  return {
    season: year,
    competition: competition ?? null,
    kind: kind ?? null,
    balance: balanceOf(matches),
    players: await withNames(db, playerFigures(matches)),
    form: formOf(matches),
    points: pointsCurve(matches),
    goalsByMinute: goalsByMinute(matches),
  }
}
