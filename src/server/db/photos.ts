import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Photo } from '#contract/photo.ts'
import type { Db, Tx } from './client.ts'
import type { Database } from './schema.ts'

type PhotoRow = Selectable<Database['photos']> & {
  opponent_name: string | null
  match_day: string | null
  player_ids: number[]
}

/** With the match that it is of, and who is on it. */
export const selectPhotos = (db: Db | Tx) =>
  db
    .selectFrom('photos')
    .leftJoin('matches', 'matches.id', 'photos.match_id')
    .selectAll('photos')
    .select([
      'matches.opponent_name',
      'matches.match_day',
      sql<number[]>`array(select player_id from photo_players where photo_id = photos.id order by player_id)`.as(
        'player_ids',
      ),
    ])

export const toPhoto = (row: PhotoRow): Photo => ({
  id: row.id,
  matchId: row.match_id,
  opponentName: row.opponent_name ?? '',
  matchDate: row.match_day,
  picture: row.picture,
  width: row.width,
  height: row.height,
  focus: { x: row.focus_x, y: row.focus_y },
  isFocusByHand: row.focus_by_hand,
  cutout: row.cutout,
  playerIds: row.player_ids,
  createdAt: row.created_at.toISOString(),
  createdBy: row.created_by,
})

/** Those of them that are there. */
export async function readPhotos(db: Db | Tx, ids: readonly number[]): Promise<Photo[]> {
  if (ids.length === 0) return []
  const rows = await selectPhotos(db).where('photos.id', 'in', ids).execute()
  return rows.map(toPhoto)
}
