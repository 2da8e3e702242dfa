import { ReadStream, read } from 'node:fs'
import { promisify } from 'node:util'
import { extensionOf, type FileStore, type StoredFile } from '#server/storage/file-store.ts'
import type { Hashing } from './hashing.ts'
import type { Lent, ReusedBuffers } from './reused-buffers.ts'
import { storedExtension } from './stored-extension.ts'

const DIGEST_LETTERS = 64
const readAt = promisify(read)

export const digestIn = (name: string): string => name.slice(0, DIGEST_LETTERS)

async function fillFromDescriptor(target: Buffer, descriptor: number): Promise<void> {
  for (let at = 0; at < target.length; ) {
    const { bytesRead } = await readAt(descriptor, target, at, target.length - at, at)
    if (bytesRead === 0) return
    at += bytesRead
  }
}

/** A stream makes new buffers all the time; one over a file lends its descriptor, and then needs none. */
async function fill(target: Buffer, { stream }: StoredFile): Promise<void> {
  const descriptor = stream instanceof ReadStream ? (stream as { fd?: unknown }).fd : null
  if (typeof descriptor === 'number') {
    await fillFromDescriptor(target, descriptor).finally(() => (stream as ReadStream).destroy())
    return
  }
  let at = 0
  for await (const piece of stream as AsyncIterable<Buffer>) at += piece.copy(target, at)
}

/** Null: it is not there, it is damaged, or it is not of the kind that its name says, which no restore would take. */
export async function loadPicture(
  files: FileStore,
  name: string,
  buffers: ReusedBuffers,
  hashing: Hashing,
): Promise<Lent | null> {
  const file = await files.open(name)
  if (!file) return null
  const lent = buffers.take(file.size)
  await fill(lent.bytes, file)
  const isOfItsKind = storedExtension(lent.bytes) === extensionOf(name)
  if (isOfItsKind && (await hashing.sha256(lent.bytes)) === digestIn(name)) return lent
  lent.giveBack()
  return null
}
