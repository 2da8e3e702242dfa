import { createHash } from 'node:crypto'
import { headerProblem } from '#domain/photo/photo-header.ts'
import { CHUNK_MIN_BYTES, PHOTO_MAX_PIXELS, tooManyPixels } from '#domain/photo/photo-limits.ts'
import type { Db } from '#server/db/client.ts'
import { pictureHeader } from '#server/pictures/picture-header.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import type { DiskSpace } from '#server/storage/disk-space.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import { addPart, dropUpload, noRoom, noUpload, readUpload, type StoredUpload } from './uploads-repository.ts'

interface PartMeans {
  db: Db
  disk: DiskSpace
  files: FileStore
}

export const elsewhere = (offset: number) =>
  new ApiError(409, `Serwer ma ${offset} bajtów tego zdjęcia. Wyślij dalszą część od tego miejsca`, {
    body: { offset },
  })

/** Of this very place in this very upload: the same bytes of another would go when that one is done. */
const partName = (id: string, offset: number, bytes: Buffer): string =>
  `${createHash('sha256').update(`${id}:${offset}:`).update(bytes).digest('hex')}.part`

export async function removeParts(files: FileStore, names: readonly string[]): Promise<void> {
  for (const name of names) await files.removeIf(name, () => true)
}

/** What the first piece says already spares sending the rest. */
async function refusalOf(first: Buffer): Promise<ApiError | null> {
  const problem = headerProblem(first)
  if (problem) return new ApiError(415, problem)
  const header = await pictureHeader(first)
  return header && header.width * header.height > PHOTO_MAX_PIXELS
    ? new ApiError(413, tooManyPixels(header.width, header.height))
    : null
}

function refuseMisfit({ size }: StoredUpload, offset: number, { length }: Buffer): void {
  if (length === 0) throw new ApiError(400, 'Część zdjęcia jest pusta')
  if (offset + length > size) throw new ApiError(400, `Zdjęcie ma mieć ${size} bajtów, a przyszło ich więcej`)
  if (length < CHUNK_MIN_BYTES && offset + length < size)
    throw new ApiError(400, `Część zdjęcia, która nie jest ostatnia, ma co najmniej ${CHUNK_MIN_BYTES} bajtów`)
}

/** Into the store first, then into the record: a piece that is recorded is there. */
export async function receivePart(
  { db, disk, files }: PartMeans,
  { id, userId, offset }: { id: string; userId: number; offset: number },
  bytes: Buffer,
): Promise<StoredUpload> {
  const upload = await readUpload(db, id, userId)
  if (upload.received !== offset) throw elsewhere(upload.received)
  refuseMisfit(upload, offset, bytes)
  const refusal = offset === 0 ? await refusalOf(bytes) : null
  if (refusal) {
    await dropUpload(db, id)
    throw refusal
  }
  if (!(await disk.hasRoomFor(bytes.length))) throw noRoom()
  const name = partName(id, offset, bytes)
  await files.putHashed(name, bytes)
  const received = await addPart(db, id, offset, { name, bytes: bytes.length })
  if (received !== null) return { ...upload, received }
  const now = await readUpload(db, id, userId)
  throw now.received === offset ? noUpload() : elsewhere(now.received)
}
