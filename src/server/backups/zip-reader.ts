import { Readable } from 'node:stream'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { BadArchive, badArchive } from './bad-archive.ts'
import type { ByteSource } from './byte-source.ts'
import type { Span } from './seal.ts'

const ENTRIES_MAX = 500_000
/** Deflate squeezes zeros a thousandfold; honest data gives a fifth of that at the very most. */
const RATIO_MAX = 200
const SMALL_ENOUGH_BYTES = 200 * 1024 * 1024
/** What the library says of a name that would climb out of a folder. */
const CLIMBING_NAME = /^(absolute path|invalid relative path|invalid characters in fileName): /

export interface OpenZip {
  entries: Map<string, Entry>
  read(entry: Entry): Promise<Readable>
  /** Where its bytes lie in the file, as they are. */
  spanOf(entry: Entry): Promise<Span>
  close(): void
}

class SourceReader extends yauzl.RandomAccessReader {
  constructor(private readonly source: ByteSource) {
    super()
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.source.read(start, end), { objectMode: false })
  }

  override read(to: Buffer, offset: number, length: number, at: number, done: (error: Error | null) => void): void {
    // The callback runs outside of the promise: what it throws is not an answer to this read.
    this.copy(to, offset, length, at).then(
      () => process.nextTick(done, null),
      (error: Error) => process.nextTick(done, error),
    )
  }

  override close(done: (error: Error | null) => void): void {
    this.source.close().then(() => done(null), done)
  }

  private async copy(to: Buffer, offset: number, length: number, at: number): Promise<void> {
    let written = offset
    for await (const bytes of this.source.read(at, at + length)) written += bytes.copy(to, written)
  }
}

const openFile = (source: ByteSource): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    const options = { lazyEntries: true, autoClose: false, strictFileNames: true }
    yauzl.fromRandomAccessReader(new SourceReader(source), source.size, options, (error, zip) => {
      if (error) reject(badArchive('Plik nie jest archiwum ZIP albo jest ucięty', error))
      else resolve(zip)
    })
  })

function refuseBomb(entry: Entry): void {
  const isHuge = entry.uncompressedSize > SMALL_ENOUGH_BYTES
  if (isHuge && entry.uncompressedSize > entry.compressedSize * RATIO_MAX) {
    throw new BadArchive(`Plik ${entry.fileName} w archiwum rozpakowałby się do podejrzanie dużego rozmiaru`)
  }
}

const badDirectory = (error: Error) =>
  badArchive(
    CLIMBING_NAME.test(error.message)
      ? 'W archiwum jest plik o niedozwolonej nazwie: prowadzi poza folder'
      : 'Spis treści archiwum jest uszkodzony',
    error,
  )

/** All names of the archive. */
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
    zip.on('error', (error: Error) => reject(badDirectory(error)))
    zip.readEntry()
  })
}

const unreadable = (entry: Entry, cause: unknown) =>
  badArchive(`Pliku ${entry.fileName} nie da się odczytać z archiwum`, cause)

export async function openZip(source: ByteSource): Promise<OpenZip> {
  const zip = await openFile(source).catch(async (error: unknown) => {
    await source.close()
    throw error
  })
  try {
    return {
      entries: await listEntries(zip),
      close: () => zip.close(),
      async spanOf(entry) {
        try {
          const { fileDataStart: start } = await zip.readLocalFileHeaderPromise(entry, { minimal: true })
          return { start, end: start + entry.compressedSize }
        } catch (error) {
          throw unreadable(entry, error)
        }
      },
      read: (entry) =>
        new Promise((resolve, reject) => {
          zip.openReadStream(entry, (error, stream) => {
            if (error) reject(unreadable(entry, error))
            else resolve(stream)
          })
        }),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}
