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

/** Walks through the file from front to end, stepping over the pictures in their order. */
export class SealCheck {
  private readonly hash = createHash('sha256')
  private at = 0

  constructor(private readonly source: ByteSource) {}

  /** One that begins before the last has ended is a lie: such an archive unpacks to more than it is. */
  async stepOver({ start, end }: Span): Promise<void> {
    if (start < this.at) throw this.broken()
    for await (const bytes of this.source.read(this.at, start)) this.hash.update(bytes)
    this.at = end
  }

  async finish(): Promise<void> {
    const end = this.source.size - ENDING_BYTES
    await this.stepOver({ start: end, end })
    const found = Buffer.alloc(ENDING_BYTES)
    await this.source.readInto(found, end)
    if (!found.equals(sealEnding(this.hash.digest('hex')))) throw this.broken()
  }

  private broken(): BadArchive {
    return new BadArchive('Plik kopii jest uszkodzony: jego suma kontrolna się nie zgadza')
  }
}
