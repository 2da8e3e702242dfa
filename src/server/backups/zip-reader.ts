import type { Readable } from 'node:stream'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { BadArchive } from './bad-archive.ts'

const ENTRIES_MAX = 500_000
/** Deflate squeezes zeros a thousandfold; honest data gives a fifth of that at the very most. */
const RATIO_MAX = 200
const SMALL_ENOUGH_BYTES = 50 * 1024 * 1024

export interface OpenZip {
  entries: Map<string, Entry>
  read(entry: Entry): Promise<Readable>
  close(): void
}

const openFile = (path: string): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    yauzl.open(path, { lazyEntries: true, autoClose: false, strictFileNames: true }, (error, zip) => {
      if (error) reject(new BadArchive('Plik nie jest archiwum ZIP albo jest ucięty', error))
      else resolve(zip)
    })
  })

function refuseBomb(entry: Entry): void {
  const isHuge = entry.uncompressedSize > SMALL_ENOUGH_BYTES
  if (isHuge && entry.uncompressedSize > entry.compressedSize * RATIO_MAX) {
    throw new BadArchive(`Plik ${entry.fileName} w archiwum rozpakowałby się do podejrzanie dużego rozmiaru`)
  }
}

/** All names of the archive. The library itself refuses names that climb out of a folder. */
function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>()
    zip.on('entry', (entry: Entry) => {
      try {
        refuseBomb(entry)
        if (entries.has(entry.fileName)) throw new BadArchive(`Plik ${entry.fileName} jest w archiwum dwa razy`)
        if (entries.size >= ENTRIES_MAX) throw new BadArchive('Archiwum ma za dużo plików')
      } catch (error) {
        reject(error)
        return
      }
      entries.set(entry.fileName, entry)
      zip.readEntry()
    })
    zip.on('end', () => resolve(entries))
    zip.on('error', (error: Error) => reject(new BadArchive('Spis treści archiwum jest uszkodzony', error)))
    zip.readEntry()
  })
}

export async function openZip(path: string): Promise<OpenZip> {
  const zip = await openFile(path)
  try {
    return {
      entries: await listEntries(zip),
      close: () => zip.close(),
      read: (entry) =>
        new Promise((resolve, reject) => {
          zip.openReadStream(entry, (error, stream) => {
            if (error) reject(new BadArchive(`Pliku ${entry.fileName} nie da się odczytać z archiwum`, error))
            else resolve(stream)
          })
        }),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}
