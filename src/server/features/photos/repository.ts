import type { Photo, PhotoChange } from '#contract/photo.ts'
import type { Db, Tx } from '#server/db/client.ts'
import { readPhotos } from '#server/db/photos.ts'
import { changeCatalogue } from '#server/live/change-catalogue.ts'
import { ApiError } from '#server/plugins/api-error.ts'

const noPhoto = () => new ApiError(404, 'Nie ma takiego zdjęcia')
export const noMatch = () => new ApiError(404, 'Nie ma takiego meczu')

export async function readPhoto(db: Db | Tx, id: number): Promise<Photo> {
  const [photo] = await readPhotos(db, [id])
  if (!photo) throw noPhoto()
  return photo
}

/** Held until the change is done: two who change one photo take turns. */
async function holdPhoto(tx: Tx, id: number): Promise<void> {
  const held = await tx.selectFrom('photos').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  if (!held) throw noPhoto()
}

async function tagPlayers(tx: Tx, id: number, playerIds: readonly number[]): Promise<void> {
  await tx.deleteFrom('photo_players').where('photo_id', '=', id).execute()
  if (playerIds.length === 0) return
  const known = await tx.selectFrom('players').select('id').where('id', 'in', playerIds).execute()
  if (known.length < new Set(playerIds).size) throw new ApiError(400, 'Nie ma takiego zawodnika')
  const rows = known.map((player) => ({ photo_id: id, player_id: player.id }))
  await tx.insertInto('photo_players').values(rows).execute()
}

async function moveToMatch(tx: Tx, id: number, matchId: number | null): Promise<void> {
  if (matchId !== null) {
    const match = await tx.selectFrom('matches').select('id').where('id', '=', matchId).forShare().executeTakeFirst()
    if (!match) throw noMatch()
    const twin = await tx
      .selectFrom('photos as there')
      .innerJoin('photos as moved', 'moved.picture', 'there.picture')
      .select('there.id')
      .where('moved.id', '=', id)
      .where('there.id', '!=', id)
      .where('there.match_id', '=', matchId)
      .executeTakeFirst()
    if (twin) throw new ApiError(409, 'Ten mecz ma już to zdjęcie')
  }
  await tx.updateTable('photos').set({ match_id: matchId }).where('id', '=', id).execute()
}

export const changePhoto = (db: Db, id: number, { focus, playerIds, matchId }: PhotoChange): Promise<Photo> =>
  changeCatalogue(db, 'photos', async (tx) => {
    await holdPhoto(tx, id)
    if (focus) {
      const columns = { focus_x: focus.x, focus_y: focus.y, focus_by_hand: true }
      await tx.updateTable('photos').set(columns).where('id', '=', id).execute()
    }
    if (playerIds) await tagPlayers(tx, id, playerIds)
    if (matchId !== undefined) await moveToMatch(tx, id, matchId)
    return readPhoto(tx, id)
  })

export const setCutout = (db: Db, id: number, cutout: string | null): Promise<Photo> =>
  changeCatalogue(db, 'photos', async (tx) => {
    await holdPhoto(tx, id)
    await tx.updateTable('photos').set({ cutout }).where('id', '=', id).execute()
    return readPhoto(tx, id)
  })

export const deletePhoto = (db: Db, id: number): Promise<void> =>
  changeCatalogue(db, 'photos', async (tx) => {
    const { numDeletedRows } = await tx.deleteFrom('photos').where('id', '=', id).executeTakeFirst()
    if (numDeletedRows === 0n) throw noPhoto()
  })
