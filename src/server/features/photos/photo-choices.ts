import { sql } from 'kysely'
import type { PhotoChoices } from '#contract/photo.ts'
import type { Db } from '#server/db/client.ts'

const MATCHES_MAX = 1_000

/** The matches and the players that have photos, those who have left included. */
export async function readPhotoChoices(db: Db): Promise<PhotoChoices> {
  const counted = sql<number>`count(*)::int`.as('photos')
  const [matches, players] = await Promise.all([
    db
      .selectFrom('photos')
      .innerJoin('matches', 'matches.id', 'photos.match_id')
      .select(['matches.id', 'matches.opponent_name as opponentName', 'matches.match_day as matchDate', counted])
      .groupBy('matches.id')
      .orderBy('matches.date', 'desc')
      .orderBy('matches.id', 'desc')
      .limit(MATCHES_MAX)
      .execute(),
    db
      .selectFrom('photo_players')
      .innerJoin('players', 'players.id', 'photo_players.player_id')
      .select(['players.id', sql<string>`first_name || ' ' || last_name`.as('name'), counted])
      .groupBy('players.id')
      .orderBy('players.last_name')
      .orderBy('players.id')
      .execute(),
  ])
  return { matches, players }
}
