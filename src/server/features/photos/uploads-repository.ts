import { type Selectable, sql } from 'kysely'
import type { NewPhotoUpload } from '#contract/photo.ts'
import type { Db, Tx } from '#server/db/client.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import { noMatch } from './change-photos.ts'

/** Of one account; whoever begins more gives up the one that rested longest. */
const UNFINISHED_MAX = 20

export type StoredUpload = Selectable<Database['photo_uploads']>

export const noRoom = () =>
  new ApiError(
    507,
    'Na dysku serwera kończy się miejsce, dlatego nowe zdjęcia nie są teraz przyjmowane. Wszystko inne działa. Administrator może usunąć stare kopie zapasowe albo powiększyć dysk',
  )
export const noUpload = () => new ApiError(404, 'Nie ma takiego przesyłania. Zacznij od nowa')

/** One's own; another's is as good as none. */
export async function readUpload(db: Db | Tx, id: string, userId: number): Promise<StoredUpload> {
  const upload = await db
    .selectFrom('photo_uploads')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!upload) throw noUpload()
  return upload
}

/** The photo of this match that came of the same file. */
async function photoOf(tx: Tx, { matchId, fingerprint }: NewPhotoUpload): Promise<number | null> {
  const photo = await tx
    .selectFrom('photos')
    .select('id')
    .where('fingerprint', '=', fingerprint)
    .where('match_id', 'is not distinct from', matchId)
    .orderBy('id')
    .executeTakeFirst()
  return photo?.id ?? null
}

/** The pieces of those that were given up. */
async function forgetRested(tx: Tx, userId: number): Promise<string[]> {
  const { rows } = await sql<Pick<StoredUpload, 'parts'>>`delete from photo_uploads where id in (
    select id from photo_uploads where user_id = ${userId} and photo_id is null
    order by touched_at desc, id offset ${UNFINISHED_MAX}) returning parts`.execute(tx)
  return rows.flatMap(({ parts }) => parts)
}

interface BegunUpload {
  upload: StoredUpload
  isNew: boolean
  /** Pieces that nobody waits for any more. */
  leftParts: readonly string[]
}

type Begun = Omit<BegunUpload, 'leftParts'>

async function begin(tx: Tx, userId: number, { matchId, fingerprint, size }: NewPhotoUpload): Promise<Begun> {
  const { rows } = await sql<StoredUpload & { is_new: boolean }>`
    insert into photo_uploads as known (user_id, match_id, fingerprint, size)
    values (${userId}, ${matchId}, ${fingerprint}, ${size})
    on conflict (user_id, coalesce(match_id, 0), fingerprint) do update
      set touched_at = now(), size = excluded.size,
        received = case when known.size = excluded.size then known.received else 0 end,
        parts = case when known.size = excluded.size then known.parts else '[]' end
    returning known.*, xmax = 0 as is_new`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('An upload is begun or found')
  const { is_new, ...upload } = row
  return { upload, isNew: is_new }
}

/** Found again, or begun; of a photo that is there already, its number: that one needs no room. */
export const openUpload = (
  db: Db,
  userId: number,
  wanted: NewPhotoUpload,
  hasRoom: boolean,
): Promise<BegunUpload | { photoId: number }> =>
  transact(db, async (tx) => {
    if (wanted.matchId !== null) {
      const match = await tx.selectFrom('matches').select('id').where('id', '=', wanted.matchId).executeTakeFirst()
      if (!match) throw noMatch()
    }
    const known = await photoOf(tx, wanted)
    if (known !== null) return { photoId: known }
    if (!hasRoom) throw noRoom()
    const begun = await begin(tx, userId, wanted)
    if (begun.upload.photo_id !== null) return { photoId: begun.upload.photo_id }
    return { ...begun, leftParts: await forgetRested(tx, userId) }
  })

/** Takes the piece if it is the next one. How much there is now; null: it is not the next. */
export async function addPart(db: Db, id: string, offset: number, part: { name: string; bytes: number }) {
  const { rows } = await sql<{ received: number }>`
    update photo_uploads set received = received + ${part.bytes}, touched_at = now(),
      parts = parts || ${JSON.stringify([part.name])}::jsonb
    where id = ${id} and received = ${offset} and photo_id is null and received + ${part.bytes} <= size
    returning received`.execute(db)
  return rows[0]?.received ?? null
}

export async function dropUpload(db: Db, id: string): Promise<void> {
  await db.deleteFrom('photo_uploads').where('id', '=', id).where('photo_id', 'is', null).execute()
}
