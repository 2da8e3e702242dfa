import { createHash } from 'node:crypto'
import type { Db, Tx } from '#server/db/client.ts'
import { referencedFiles } from '#server/db/referenced-files.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import { clubTables, latestMigration, readSequences } from './club-tables.ts'
import { countDeleted, dumpTable } from './dump-table.ts'
import { Hashing, sharedBuffer } from './hashing.ts'
import { lookAhead } from './look-ahead.ts'
import { type BackupKind, FORMAT, MANIFEST, type Manifest, picturePath, tablePath } from './manifest.ts'
import { ReusedBuffers } from './reused-buffers.ts'
import { loadPicture } from './stored-picture.ts'
import { ZipWriter } from './zip-writer.ts'

export interface BackupSource {
  db: Db
  files: FileStore
  appVersion: string
}

interface About {
  kind: BackupKind
  comment: string | null
}

type Progress = (share: number) => void
type Snapshot = Pick<Manifest, 'schema' | 'createdAt' | 'tables' | 'sequences'> & { referenced: string[] }

/** Data is a small part of the work; most of the bar belongs to the pictures. */
const DATA_SHARE = 0.1
const PICTURES_AT_ONCE = 2

async function* writeTable(zip: ZipWriter, tx: Tx, name: string): AsyncGenerator<Buffer, Manifest['tables'][number]> {
  const hash = createHash('sha256')
  let count = 0
  async function* lines() {
    for await (const { text, rows } of dumpTable(tx, name)) {
      hash.update(text)
      count += rows
      yield Buffer.from(text)
    }
  }
  yield* zip.packed(tablePath(name), lines())
  return { name, rows: count, deleted: await countDeleted(tx, name), sha256: hash.digest('hex') }
}

/** Every table as it was at one moment, while others go on writing. */
async function* writeTables(zip: ZipWriter, db: Db, onProgress: Progress): AsyncGenerator<Buffer, Snapshot> {
  const tx = await db.startTransaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute()
  try {
    const createdAt = new Date().toISOString()
    const names = await clubTables(tx, 'public')
    const tables: Manifest['tables'] = []
    for (const name of names) {
      tables.push(yield* writeTable(zip, tx, name))
      onProgress((tables.length / names.length) * DATA_SHARE)
    }
    const referenced = [...(await referencedFiles(tx))].sort()
    const [schema, sequences] = [await latestMigration(tx), await readSequences(tx, 'public')]
    return { schema, createdAt, tables, sequences, referenced }
  } finally {
    await tx.rollback().execute()
  }
}

/** A picture that is gone, or whose bytes are not what its name says any more, is named as missing and not passed on. */
async function* writePictures(
  zip: ZipWriter,
  files: FileStore,
  names: readonly string[],
  onProgress: Progress,
): AsyncGenerator<Buffer, Pick<Manifest, 'pictures' | 'missing'>> {
  const pictures: Manifest['pictures'] = []
  const missing: string[] = []
  const buffers = new ReusedBuffers(sharedBuffer)
  const hashing = new Hashing(1)
  const load = async (name: string) => ({ name, lent: await loadPicture(files, name, buffers, hashing) })
  try {
    for await (const { name, lent } of lookAhead(names, PICTURES_AT_ONCE, load)) {
      if (lent) {
        pictures.push({ name, bytes: lent.bytes.length })
        yield* zip.stored(picturePath(name), lent.bytes)
        lent.giveBack()
      } else {
        missing.push(name)
      }
      onProgress(DATA_SHARE + ((pictures.length + missing.length) / names.length) * (1 - DATA_SHARE))
    }
  } finally {
    await hashing.close()
  }
  return { pictures, missing }
}

async function* archiveOf(
  { db, files, appVersion }: BackupSource,
  about: About,
  onProgress: Progress,
  onManifest: (manifest: Manifest) => void,
): AsyncGenerator<Buffer> {
  const zip = new ZipWriter()
  const { referenced, ...snapshot } = yield* writeTables(zip, db, onProgress)
  const pictures = yield* writePictures(zip, files, referenced, onProgress)
  const manifest: Manifest = { format: FORMAT, app: appVersion, ...about, ...snapshot, ...pictures }
  yield* zip.packed(MANIFEST, [Buffer.from(JSON.stringify(manifest, null, 1))])
  yield* zip.end()
  onManifest(manifest)
}

async function* until(signal: AbortSignal | undefined, pieces: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    signal?.throwIfAborted()
    yield piece
  }
}

/**
 * Made as it is taken: of an archive of any size only a few pictures are in memory, each until the next piece is asked
 * for. A failure at either end ends both.
 */
export async function writeArchive(
  source: BackupSource,
  take: (archive: AsyncIterable<Buffer>) => Promise<void>,
  about: About,
  onProgress: Progress,
  signal?: AbortSignal,
): Promise<Manifest> {
  let manifest: Manifest | null = null
  const archive = archiveOf(source, about, onProgress, (made) => {
    manifest = made
  })
  await take(until(signal, archive))
  if (!manifest) throw new Error('The backup was not taken to its end')
  return manifest
}
