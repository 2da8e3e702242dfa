import { createHash, webcrypto } from 'node:crypto'
import type { FileStore, StoredFile } from '#server/storage/file-store.ts'

const DIGEST_LETTERS = 64

/** Asked for as a whole it is read from the disk at once; a stream left to itself takes 64 KB at a time. */
async function readWhole({ stream, size }: StoredFile): Promise<Buffer> {
  const first = size > 0 ? (stream.read(size) as Buffer | null) : null
  const pieces = first ? [first] : []
  for await (const piece of stream) pieces.push(piece as Buffer)
  return pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces)
}

export const digestOf = (name: string): string => name.slice(0, DIGEST_LETTERS)

/** Null: it is not there, or it is damaged. Hashed off the main thread: the app goes on answering meanwhile. */
export async function loadPicture(files: FileStore, name: string): Promise<Buffer | null> {
  const file = await files.open(name)
  if (!file) return null
  const bytes = await readWhole(file)
  const digest = await webcrypto.subtle.digest('SHA-256', bytes)
  return Buffer.from(digest).toString('hex') === digestOf(name) ? bytes : null
}

export async function sha256Of(pieces: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of pieces) hash.update(piece)
  return hash.digest('hex')
}
