import { buffer } from 'node:stream/consumers'
import { BadArchive, badArchive } from './bad-archive.ts'
import { type ByteSource, openFileSource } from './byte-source.ts'
import { checkArchive, damaged, entryOf } from './check-archive.ts'
import { FORMAT, MANIFEST, type Manifest, manifestSchema, picturePath, tablePath } from './manifest.ts'
import { linesOf } from './table-lines.ts'
import { type OpenZip, openZip } from './zip-reader.ts'

const MANIFEST_MAX_BYTES = 64 * 1024 * 1024

export interface Archive {
  manifest: Manifest
  /** A table's rows, some at a time, as a JSON list. */
  rows(table: string): AsyncGenerator<string>
  /** Into a buffer of exactly its length. */
  readPicture(name: string, target: Buffer): Promise<void>
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
    throw badArchive('Spis zawartości kopii jest uszkodzony', error)
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

export const openArchive = async (path: string): Promise<Archive> => readArchive(await openFileSource(path))

/** Closes the source with the archive, or at once when it holds none. */
export async function readArchive(source: ByteSource): Promise<Archive> {
  const zip = await openZip(source)
  try {
    const manifest = await readManifest(zip)
    refuseOtherContents(zip, manifest)
    const archive = { source, zip, manifest }

    return {
      manifest,
      close: zip.close,
      async readPicture(name, target) {
        const { start } = await zip.spanOf(entryOf(archive, picturePath(name)))
        await source.readInto(target, start)
      },
      async *rows(table) {
        const entry = entryOf(archive, tablePath(table))
        try {
          for await (const lines of linesOf(await zip.read(entry))) yield `[${lines.join(',')}]`
        } catch (error) {
          throw damaged(entry.fileName, error)
        }
      },
      check: (onProgress) => checkArchive(archive, onProgress),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}
