import type { Photo } from '#contract/photo.ts'
import type { PhotoChange } from '#contract/photo-changes.ts'
import type { Db, Tx } from '#server/db/client.ts'
import { readPhotos } from '#server/db/photos.ts'
import { changeCatalogue } from '#server/live/change-catalogue.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import { applyChange, deletePhotos, holdPhotos } from './change-photos.ts'

const noPhoto = () => new ApiError(404, 'Nie ma takiego zdjęcia')

export async function readPhoto(db: Db | Tx, id: number): Promise<Photo> {
  const [photo] = await readPhotos(db, [id])
  if (!photo) throw noPhoto()
  return photo
}

/** As many at once, but what cannot be done is refused. */
export const changePhoto = (db: Db, id: number, { focus, ...change }: PhotoChange): Promise<Photo> =>
  changeCatalogue(
    db,
    'photos',
    async (tx) => {
      const { changed, twins } = await applyChange(tx, { ids: [id], ...change })
      if (twins > 0) throw new ApiError(409, 'Ten mecz ma już to zdjęcie')
      if (changed.length === 0) throw noPhoto()
      if (focus) {
        const columns = { focus_x: focus.x, focus_y: focus.y, focus_by_hand: true }
        await tx.updateTable('photos').set(columns).where('id', '=', id).execute()
      }
      return readPhoto(tx, id)
    },
    () => [id],
  )

export const setCutout = (db: Db, id: number, cutout: string | null): Promise<Photo> =>
  changeCatalogue(
    db,
    'photos',
    async (tx) => {
      if ((await holdPhotos(tx, [id])).length === 0) throw noPhoto()
      await tx.updateTable('photos').set({ cutout }).where('id', '=', id).execute()
      return readPhoto(tx, id)
    },
    () => [id],
  )

export async function deletePhoto(db: Db, id: number): Promise<void> {
  if ((await deletePhotos(db, [id])) === 0) throw noPhoto()
}
