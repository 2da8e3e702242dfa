import { createHash } from 'node:crypto'
import { BadArchive } from './bad-archive.ts'
import type { ByteSource } from './byte-source.ts'

/**
 * A ZIP file ends with the length of its comment and the comment. Ours is the SHA-256 of all that stands before it
 * except the pictures, each of which is known by its own: together not one flipped byte goes unnoticed.
 */
const LENGTH_BYTES = 2
const DIGEST_LETTERS = 64
const ENDING_BYTES = LENGTH_BYTES + DIGEST_LETTERS

export interface Span {
  start: number
  end: number
}

export function sealEnding(digest: string): Buffer {
  const bytes = Buffer.alloc(ENDING_BYTES)
  bytes.writeUInt16LE(DIGEST_LETTERS)
  bytes.write(digest, LENGTH_BYTES, 'latin1')
  return bytes
}

const broken = () => new BadArchive('Plik kopii jest uszkodzony: jego suma kontrolna się nie zgadza')

/** The pictures' places in the file, in their order. Those that overlap are a lie: such an archive unpacks to more than it is. */
export async function refuseBrokenSeal(source: ByteSource, pictures: readonly Span[]): Promise<void> {
  const end = source.size - ENDING_BYTES
  if (end <= 0) throw new BadArchive('Plik nie jest archiwum ZIP albo jest ucięty')
  const hash = createHash('sha256')
  let at = 0
  for (const picture of [...pictures, { start: end, end: source.size }]) {
    if (picture.start < at) throw broken()
    for await (const bytes of source.read(at, picture.start)) hash.update(bytes)
    at = picture.end
  }
  const found: Buffer[] = []
  for await (const bytes of source.read(end, source.size)) found.push(bytes)
  if (!Buffer.concat(found).equals(sealEnding(hash.digest('hex')))) throw broken()
}
