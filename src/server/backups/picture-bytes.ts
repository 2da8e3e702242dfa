import { createHash, webcrypto } from 'node:crypto'
import type { FileStore } from '#server/storage/file-store.ts'

const DIGEST_LETTERS = 64
/** A stream left to itself reads 64 KB at a time, and is busier with that than with the bytes. */
const READ_AT_ONCE = 512 * 1024

const digestOf = (name: string): string => name.slice(0, DIGEST_LETTERS)

/**
 * Null: it is not there, or it is damaged. In the pieces in which it was read: gigabytes of buffers as large as a
 * picture would keep the garbage collector busier than everything else.
 */
export async function loadPicture(files: FileStore, name: string): Promise<Buffer[] | null> {
  const file = await files.open(name)
  if (!file) return null
  const hash = createHash('sha256')
  const first = file.stream.read(READ_AT_ONCE) as Buffer | null
  const pieces = first ? [first] : []
  for await (const piece of file.stream) pieces.push(piece as Buffer)
  for (const piece of pieces) hash.update(piece)
  return hash.digest('hex') === digestOf(name) ? pieces : null
}

/** Off the main thread: the app goes on answering meanwhile. */
export async function isWhole(name: string, bytes: Buffer): Promise<boolean> {
  const digest = await webcrypto.subtle.digest('SHA-256', bytes)
  return Buffer.from(digest).toString('hex') === digestOf(name)
}
