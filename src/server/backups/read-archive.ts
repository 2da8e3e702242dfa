import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Entry } from 'yauzl'
import { BadArchive } from './bad-archive.ts'
import { FORMAT, MANIFEST, type Manifest, manifestSchema, picturePath, tablePath } from './manifest.ts'
import { refuseBrokenSeal } from './seal.ts'
import { type OpenZip, openZip } from './zip-reader.ts'

const MANIFEST_MAX_BYTES = 64 * 1024 * 1024
const LINE_MAX_BYTES = 64 * 1024 * 1024

export interface Archive {
  manifest: Manifest
  /** A table's rows, some at a time, as a JSON list. */
  rows(table: string): AsyncGenerator<string>
  picture(name: string): Promise<Buffer>
  /** Reads everything once and compares it with the manifest. */
  check(onProgress: (share: number) => void): Promise<void>
  close(): void
}

async function readManifest(zip: OpenZip): Promise<Manifest> {
  const entry = zip.entries.get(MANIFEST)
  if (!entry) throw new BadArchive('To nie jest kopia zapasowa Jedenastki: brakuje spisu zawartości')
  if (entry.uncompressedSize > MANIFEST_MAX_BYTES) throw new BadArchive('Spis zawartości kopii jest za duży')
  let content: unknown
  try {
    content = JSON.parse((await buffer(await zip.read(entry))).toString('utf8'))
  } catch (error) {
    throw new BadArchive('Spis zawartości kopii jest uszkodzony', error)
  }
  const format = (content as { format?: unknown } | null)?.format
  if (typeof format === 'number' && format > FORMAT) {
    throw new BadArchive('Kopię zrobiła nowsza wersja Jedenastki. Zaktualizuj aplikację i spróbuj ponownie')
  }
  const { data, error } = manifestSchema.safeParse(content)
  if (!data) throw new BadArchive('Spis zawartości kopii jest uszkodzony', error)
  return data
}

/** Exactly what the manifest lists: nothing less, and nothing besides. */
function refuseOtherContents(zip: OpenZip, manifest: Manifest): void {
  const expected = new Set([
    MANIFEST,
    ...manifest.tables.map(({ name }) => tablePath(name)),
    ...manifest.pictures.map(({ name }) => picturePath(name)),
  ])
  for (const name of expected) if (!zip.entries.has(name)) throw new BadArchive(`W kopii brakuje pliku ${name}`)
  for (const name of zip.entries.keys()) {
    if (!expected.has(name)) throw new BadArchive(`W kopii jest plik, którego nie ma w spisie: ${name}`)
  }
}

const damaged = (name: string, cause?: unknown) => new BadArchive(`Plik ${name} w kopii jest uszkodzony`, cause)

async function digest(zip: OpenZip, entry: Entry, onChunk: (chunk: Buffer) => void): Promise<string> {
  const hash = createHash('sha256')
  try {
    for await (const chunk of await zip.read(entry)) {
      hash.update(chunk as Buffer)
      onChunk(chunk as Buffer)
    }
  } catch (error) {
    throw damaged(entry.fileName, error)
  }
  return hash.digest('hex')
}

function newlines(chunk: Buffer): number {
  let count = 0
  for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) count++
  return count
}

async function* linesOf(stream: Readable, name: string): AsyncGenerator<string[]> {
  let rest = Buffer.alloc(0)
  for await (const chunk of stream) {
    const text = Buffer.concat([rest, chunk as Buffer])
    const end = text.lastIndexOf(10)
    if (end === -1 && text.length > LINE_MAX_BYTES) throw damaged(name)
    rest = Buffer.from(text.subarray(end + 1))
    if (end !== -1) yield text.subarray(0, end).toString('utf8').split('\n')
  }
  if (rest.length > 0) throw damaged(name)
}

export async function openArchive(path: string): Promise<Archive> {
  const zip = await openZip(path)
  try {
    const manifest = await readManifest(zip)
    refuseOtherContents(zip, manifest)
    const entryOf = (name: string) => zip.entries.get(name) as Entry

    return {
      manifest,
      close: zip.close,
      picture: async (name) => buffer(await zip.read(entryOf(picturePath(name)))),
      async *rows(table) {
        const entry = entryOf(tablePath(table))
        for await (const lines of linesOf(await zip.read(entry), entry.fileName)) yield `[${lines.join(',')}]`
      },
      async check(onProgress) {
        await refuseBrokenSeal(path)
        const total = [...zip.entries.values()].reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 1)
        let done = 0
        const advance = (chunk: Buffer) => {
          done += chunk.length
          onProgress(done / total)
        }
        for (const { name, rows, sha256 } of manifest.tables) {
          let count = 0
          const found = await digest(zip, entryOf(tablePath(name)), (chunk) => {
            advance(chunk)
            count += newlines(chunk)
          })
          if (found !== sha256 || count !== rows) throw damaged(tablePath(name))
        }
        for (const { name, bytes } of manifest.pictures) {
          const entry = entryOf(picturePath(name))
          const found = await digest(zip, entry, advance)
          if (found !== name.slice(0, 64) || entry.uncompressedSize !== bytes) throw damaged(picturePath(name))
        }
      },
    }
  } catch (error) {
    zip.close()
    throw error
  }
}
