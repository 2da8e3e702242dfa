import { restoreLineup } from '#domain/lineup/restore-lineup.ts'
import { finiteFrom, idFrom, recordFrom, textFrom } from '#domain/match/gate.ts'
import { restoreScorers } from '#domain/match/restore-scorers.ts'
import { scoreInput } from '#domain/match/score.ts'
import { wallMoment } from '#domain/match/wall-moment.ts'
import type { Tx } from '#server/db/client.ts'
import type { SharedValues } from './shared-values.ts'

/** What the shared settings say of the match that is being prepared or played. */
export interface MatchPlan {
  opponentId: number | null
  isHome: boolean
  matchDay: string | null
  matchTime: string | null
  homeScore: number | null
  awayScore: number | null
}

const goals = (value: unknown): number | null => {
  const number = finiteFrom(value)
  return number === null ? null : scoreInput(number)
}

/** The line-up screen sets the match up; where it says nothing, the other two screens may. */
export function planOf(shared: SharedValues): MatchPlan {
  const lineup = recordFrom(shared.lineup_positions_global)
  const result = recordFrom(shared.result_settings_global)
  const scorer = recordFrom(shared.scorer_settings_global)
  const isHome = [lineup, result, scorer].map((value) => value.isHome).find((value) => typeof value === 'boolean')
  return {
    opponentId: idFrom(lineup.opponentId) ?? idFrom(result.opponentId) ?? idFrom(scorer.opponentId),
    isHome: isHome !== false,
    matchDay: textFrom(lineup.matchDate),
    matchTime: textFrom(lineup.matchTime),
    homeScore: goals(result.resultHomeScore) ?? goals(scorer.homeScore),
    awayScore: goals(result.resultAwayScore) ?? goals(scorer.awayScore),
  }
}

/** Without a time of day the match counts as played at midday: it stays on its day in every zone nearby. */
export const kickOff = ({ matchDay, matchTime }: MatchPlan, timeZone: string): Date | null => {
  const moment = wallMoment(matchDay, matchTime, timeZone) ?? wallMoment(matchDay, '12:00', timeZone)
  return moment === null ? null : new Date(moment)
}

interface RecordedPlayer {
  id: number
  firstName: string
  lastName: string
  number: number
  position: string | null
  lineupImage: string | null
}

async function playersById(tx: Tx, ids: readonly number[]): Promise<Map<number, RecordedPlayer>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('players')
    .select(['id', 'first_name', 'last_name', 'number', 'position', 'lineup_image'])
    .where('id', 'in', ids)
    .execute()
  const recorded = rows.map(({ first_name, last_name, lineup_image, ...row }) => ({
    ...row,
    firstName: first_name,
    lastName: last_name,
    lineupImage: lineup_image,
  }))
  return new Map(recorded.map((player) => [player.id, player]))
}

/** Line-up and scorers with the names as they are now: what the match keeps when a player has left. */
export async function recordOf(tx: Tx, shared: SharedValues, isHome: boolean) {
  const { positions, benchPlayers } = recordFrom(shared.lineup_positions_global)
  const { slots, bench } = restoreLineup(positions, benchPlayers)
  const scorers = restoreScorers(recordFrom(shared.result_settings_global).scorers, isHome)
  const ids = [...slots.map(({ playerId }) => playerId), ...bench, ...scorers.map(({ playerId }) => playerId)]
  const players = await playersById(
    tx,
    [...new Set(ids)].filter((id) => id !== null),
  )
  const playerOf = (id: number | null) => (id === null ? null : (players.get(id) ?? null))
  return {
    lineup: {
      positions: slots.map(({ playerId, ...slot }) => ({ ...slot, player: playerOf(playerId) })),
      benchPlayers: bench.flatMap((id) => playerOf(id) ?? []),
    },
    scorers: scorers.map((entry) => ({ ...entry, player: playerOf(entry.playerId) })),
  }
}
