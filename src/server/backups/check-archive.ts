import { createHash } from 'node:crypto'
import type { Entry } from 'yauzl'
import { BadArchive, badArchive } from './bad-archive.ts'
import type { ByteSource } from './byte-source.ts'
import { lookAhead } from './look-ahead.ts'
import { type Manifest, picturePath, tablePath } from './manifest.ts'
import { digestOf, sha256Of } from './picture-bytes.ts'
import { refuseBrokenSeal, type Span } from './seal.ts'
import { newlines } from './table-lines.ts'
import type { OpenZip } from './zip-reader.ts'

const PICTURES_AT_ONCE = 2
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

async function checkSeal(archive: OpenArchive): Promise<void> {
  const spans: Span[] = []
  for (const { name, bytes } of archive.manifest.pictures) {
    const entry = entryOf(archive, picturePath(name))
    if (bytes > PICTURE_MAX_BYTES) throw new BadArchive(`Obraz ${name} w kopii jest za duży`)
    if (entry.compressionMethod !== STORED || entry.compressedSize !== bytes) throw damaged(entry.fileName)
    spans.push(await archive.zip.spanOf(entry))
  }
  await refuseBrokenSeal(
    archive.source,
    spans.sort((a, b) => a.start - b.start),
  )
}

async function checkTable(
  archive: OpenArchive,
  { name, rows, sha256 }: Manifest['tables'][number],
  advance: (bytes: number) => void,
): Promise<void> {
  const entry = entryOf(archive, tablePath(name))
  const hash = createHash('sha256')
  let count = 0
  try {
    for await (const chunk of (await archive.zip.read(entry)) as AsyncIterable<Buffer>) {
      hash.update(chunk)
      count += newlines(chunk)
      advance(chunk.length)
    }
  } catch (error) {
    throw damaged(entry.fileName, error)
  }
  if (hash.digest('hex') !== sha256 || count !== rows) throw damaged(entry.fileName)
}

async function checkPicture(archive: OpenArchive, name: string): Promise<void> {
  const entry = entryOf(archive, picturePath(name))
  let digest: string
  try {
    const { start, end } = await archive.zip.spanOf(entry)
    digest = await sha256Of(archive.source.read(start, end))
  } catch (error) {
    throw damaged(entry.fileName, error)
  }
  if (digest !== digestOf(name)) throw damaged(entry.fileName)
}

/** Reads everything once and compares it with the manifest, and the whole with its seal. */
export async function checkArchive(archive: OpenArchive, onProgress: (share: number) => void): Promise<void> {
  const { zip, manifest } = archive
  await checkSeal(archive)
  const total = [...zip.entries.values()].reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 1)
  let done = 0
  const advance = (bytes: number) => {
    done += bytes
    onProgress(done / total)
  }
  for (const table of manifest.tables) await checkTable(archive, table, advance)
  const check = ({ name, bytes }: Manifest['pictures'][number]) => checkPicture(archive, name).then(() => bytes)
  for await (const bytes of lookAhead(manifest.pictures, PICTURES_AT_ONCE, check)) advance(bytes)
}
