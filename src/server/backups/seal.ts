import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { BadArchive } from './bad-archive.ts'

/** A ZIP file ends with the length of its comment and the comment. Ours is the SHA-256 of all that stands before. */
const LENGTH_BYTES = 2
const DIGEST_LETTERS = 64

async function digestOf(path: string, bytes: number): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path, { end: bytes - 1, highWaterMark: 1024 * 1024 })) {
    hash.update(chunk as Buffer)
  }
  return hash.digest('hex')
}

/** Puts the digest in the place of the empty comment, so that a single flipped byte anywhere is noticed. */
export async function sealArchive(path: string): Promise<void> {
  const { size } = await stat(path)
  const digest = await digestOf(path, size - LENGTH_BYTES)
  const ending = Buffer.alloc(LENGTH_BYTES + DIGEST_LETTERS)
  ending.writeUInt16LE(DIGEST_LETTERS)
  ending.write(digest, LENGTH_BYTES, 'latin1')
  const file = await open(path, 'r+')
  try {
    await file.write(ending, 0, ending.length, size - LENGTH_BYTES)
    await file.sync()
  } finally {
    await file.close()
  }
}

export async function refuseBrokenSeal(path: string): Promise<void> {
  const { size } = await stat(path)
  const start = size - LENGTH_BYTES - DIGEST_LETTERS
  if (start <= 0) throw new BadArchive('Plik nie jest archiwum ZIP albo jest ucięty')
  const file = await open(path)
  const ending = Buffer.alloc(LENGTH_BYTES + DIGEST_LETTERS)
  try {
    await file.read(ending, 0, ending.length, start)
  } finally {
    await file.close()
  }
  const isOurs = ending.readUInt16LE() === DIGEST_LETTERS
  const digest = ending.toString('latin1', LENGTH_BYTES)
  if (!isOurs || digest !== (await digestOf(path, start))) {
    throw new BadArchive('Plik kopii jest uszkodzony: jego suma kontrolna się nie zgadza')
  }
}
