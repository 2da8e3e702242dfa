import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import type { Photo } from '#contract/photo.ts'
import type { Db, Tx } from '#server/db/client.ts'
import { changeCatalogue } from '#server/live/change-catalogue.ts'
import type { PictureMeans } from '#server/pictures/keep-picture.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import { type FileStore, fileUrl } from '#server/storage/file-store.ts'
import { elsewhere, removeParts } from './receive-part.ts'
import { readPhoto } from './repository.ts'
import { dropUpload, noUpload, readUpload, type StoredUpload } from './uploads-repository.ts'

interface FinishMeans extends PictureMeans {
  db: Db
}

interface KeptPhoto {
  picture: string
  width: number
  height: number
  focus: { x: number; y: number }
}

interface FinishedPhoto {
  photo: Photo
  /** False: it was there before. */
  isNew: boolean
}

/** On this machine's disk the decoder reads them itself: nothing of the original passes through here. */
const partsOf = (files: FileStore, names: readonly string[]): Promise<(Buffer | string)[]> =>
  Promise.all(
    names.map(async (name) => {
      const path = files.pathOf(name)
      if (path !== null) return path
      const file = await files.open(name)
      if (!file) throw new Error(`${name} was there a moment ago`)
      return buffer(file.stream)
    }),
  )

/** The master goes into the store, the original goes. */
async function keepMaster(
  { db, files, decoders }: FinishMeans,
  asker: string,
  upload: StoredUpload,
): Promise<KeptPhoto> {
  const master = await decoders.run(asker, 'makeMaster', async () => [await partsOf(files, upload.parts)])
  if (master.refusal !== null) {
    await dropUpload(db, upload.id)
    await removeParts(files, upload.parts)
    throw new ApiError(master.isTooLarge ? 413 : 415, master.refusal)
  }
  const { bytes, ...rest } = master
  return { picture: fileUrl(await files.put(bytes, 'jpg')), ...rest }
}

/** The one of this match that looks the same to the last point, or a new one. */
async function insertOnce(
  tx: Tx,
  { match_id, fingerprint }: StoredUpload,
  by: string,
  kept: KeptPhoto,
): Promise<{ id: number; isNew: boolean }> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${kept.picture}, 30))`.execute(tx)
  const twin = await tx
    .selectFrom('photos')
    .select('id')
    .where('picture', '=', kept.picture)
    .where('match_id', 'is not distinct from', match_id)
    .executeTakeFirst()
  if (twin) return { id: twin.id, isNew: false }
  const { picture, width, height, focus } = kept
  const row = { match_id, picture, width, height, focus_x: focus.x, focus_y: focus.y, fingerprint, created_by: by }
  const { id } = await tx.insertInto('photos').values(row).returning('id').executeTakeFirstOrThrow()
  return { id, isNew: true }
}

/** Whoever comes second, from this instance or another, finds what the first has made. */
const record = (db: Db, id: string, by: string, kept: KeptPhoto): Promise<FinishedPhoto> =>
  changeCatalogue(
    db,
    'photos',
    async (tx) => {
      const upload = await tx
        .selectFrom('photo_uploads')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      if (!upload) throw noUpload()
      if (upload.photo_id !== null) return { photo: await readPhoto(tx, upload.photo_id), isNew: false }
      const made = await insertOnce(tx, upload, by, kept)
      await tx.updateTable('photo_uploads').set({ photo_id: made.id, parts: '[]' }).where('id', '=', id).execute()
      return { photo: await readPhoto(tx, made.id), isNew: made.isNew }
    },
    ({ photo }) => [photo.id],
  )

/** All of it has come: the photo that it is. Asked again, it answers the same. */
export async function finishUpload(
  means: FinishMeans,
  who: { asker: string; userId: number; username: string },
  id: string,
): Promise<FinishedPhoto> {
  const { db, files } = means
  const upload = await readUpload(db, id, who.userId)
  if (upload.photo_id !== null) return { photo: await readPhoto(db, upload.photo_id), isNew: false }
  if (upload.received < upload.size) throw elsewhere(upload.received)
  let kept: KeptPhoto
  try {
    kept = await keepMaster(means, who.asker, upload)
  } catch (error) {
    // Another who finished it at the same time has taken the pieces away.
    const now = error instanceof ApiError ? upload : await readUpload(db, id, who.userId)
    if (now.photo_id === null) throw error
    return { photo: await readPhoto(db, now.photo_id), isNew: false }
  }
  const finished = await record(db, id, who.username, kept)
  await removeParts(files, upload.parts)
  return finished
}
