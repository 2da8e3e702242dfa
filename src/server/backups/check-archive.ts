import { createHash } from 'node:crypto'
import type { Entry } from 'yauzl'
import { extensionOf } from '#server/storage/file-store.ts'
import { BadArchive, badArchive } from './bad-archive.ts'
import type { ByteSource } from './byte-source.ts'
import { Hashing, sharedBuffer } from './hashing.ts'
import { type Manifest, picturePath, tablePath } from './manifest.ts'
import { type Lent, ReusedBuffers } from './reused-buffers.ts'
import { checkRows, type RowCheck, refuseWithoutUsers } from './rows/check-rows.ts'
import { SealCheck } from './seal.ts'
import { storedExtension } from './stored-extension.ts'
import { digestIn } from './stored-picture.ts'
import { linesOf } from './table-lines.ts'
import type { OpenZip } from './zip-reader.ts'

const PICTURES_AT_ONCE = 3
const HASHING_THREADS = 2
/** One is read into memory whole; no picture that the product keeps comes near. */
const PICTURE_MAX_BYTES = 128 * 1024 * 1024
const STORED = 0

export const damaged = (name: string, cause?: unknown) => badArchive(`Plik ${name} w kopii jest uszkodzony`, cause)

export interface OpenArchive {
  source: ByteSource
  zip: OpenZip
  manifest: Manifest
}

export const entryOf = ({ zip }: OpenArchive, name: string): Entry => zip.entries.get(name) as Entry

/** Its rows are read for what they say, its bytes for whether they are those of the manifest. */
async function checkTable(
  archive: OpenArchive,
  { name, rows, sha256 }: Manifest['tables'][number],
  advance: (bytes: number) => void,
): Promise<void> {
  const entry = entryOf(archive, tablePath(name))
  const hash = createHash('sha256')
  const check = checkRows(name)
  async function* hashed(content: AsyncIterable<Buffer>) {
    for await (const chunk of content) {
      hash.update(chunk)
      advance(chunk.length)
      yield chunk
    }
  }
  let count = 0
  let refusal: BadArchive | null = null
  try {
    for await (const lines of linesOf(hashed(await archive.zip.read(entry)))) {
      count += lines.length
      refusal ??= firstRefusal(check, lines)
    }
  } catch (error) {
    throw damaged(entry.fileName, error)
  }
  // First whether it is what was written, then whether that may be taken.
  if (hash.digest('hex') !== sha256 || count !== rows) throw damaged(entry.fileName)
  if (refusal) throw refusal
  check.finish()
}

function firstRefusal(check: RowCheck, lines: readonly string[]): BadArchive | null {
  try {
    for (const line of lines) check.take(line)
    return null
  } catch (error) {
    if (error instanceof BadArchive) return error
    throw error
  }
}

/** In the order in which they lie in the file: it is read once, from front to end. */
function picturesOf(archive: OpenArchive): Array<{ name: string; entry: Entry }> {
  const pictures = archive.manifest.pictures.map(({ name, bytes }) => {
    const entry = entryOf(archive, picturePath(name))
    if (bytes > PICTURE_MAX_BYTES) throw new BadArchive(`Obraz ${name} w kopii jest za duży`)
    if (entry.compressionMethod !== STORED || entry.compressedSize !== bytes) throw damaged(entry.fileName)
    return { name, entry }
  })
  return pictures.sort((a, b) => a.entry.relativeOffsetOfLocalHeader - b.entry.relativeOffsetOfLocalHeader)
}

async function refuseDamaged(name: string, { bytes, giveBack }: Lent, hashing: Hashing): Promise<void> {
  const isOfItsKind = storedExtension(bytes) === extensionOf(name)
  const digest = await hashing.sha256(bytes)
  giveBack()
  if (digest !== digestIn(name)) throw damaged(picturePath(name))
  if (!isOfItsKind)
    throw new BadArchive(`Plik ${picturePath(name)} w kopii nie jest obrazem ${extensionOf(name).toUpperCase()}`)
}

/** The next picture is read while the last ones are being hashed. */
async function checkPictures(archive: OpenArchive, hashing: Hashing, advance: (bytes: number) => void): Promise<void> {
  const { source, zip } = archive
  const seal = new SealCheck(source)
  const buffers = new ReusedBuffers(sharedBuffer)
  const underWay: Array<Promise<void>> = []
  for (const { name, entry } of picturesOf(archive)) {
    const span = await zip.spanOf(entry)
    await seal.stepOver(span)
    const lent = buffers.take(entry.compressedSize)
    await source.readInto(lent.bytes, span.start)
    const checked = refuseDamaged(name, lent, hashing)
    // It is awaited below, but perhaps only after another has failed.
    checked.catch(() => {})
    underWay.push(checked)
    if (underWay.length >= PICTURES_AT_ONCE) await underWay.shift()
    advance(entry.compressedSize)
  }
  await Promise.all(underWay)
  await seal.finish()
}

/** Reads everything once and compares it with the manifest, and the whole with its seal. */
export async function checkArchive(archive: OpenArchive, onProgress: (share: number) => void): Promise<void> {
  const { zip, manifest } = archive
  const total = [...zip.entries.values()].reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 1)
  let done = 0
  const advance = (bytes: number) => {
    done += bytes
    onProgress(done / total)
  }
  refuseWithoutUsers(manifest.tables)
  for (const table of manifest.tables) await checkTable(archive, table, advance)
  const hashing = new Hashing(HASHING_THREADS)
  await checkPictures(archive, hashing, advance).finally(() => hashing.close())
}
