import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { Db, Tx } from '#server/db/client.ts'
import { referencedFiles } from '#server/db/referenced-files.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import { clubTables, latestMigration, readSequences } from './club-tables.ts'
import { dumpTable } from './dump-table.ts'
import { type BackupKind, FORMAT, MANIFEST, type Manifest, picturePath, tablePath } from './manifest.ts'
import { sealArchive } from './seal.ts'

export interface BackupSource {
  db: Db
  files: FileStore
  appVersion: string
}

type Progress = (share: number) => void

/** Data is a small part of the work; most of the bar belongs to the pictures. */
const DATA_SHARE = 0.1

async function addTable(zip: ZipFile, tx: Tx, name: string): Promise<Manifest['tables'][number]> {
  const hash = createHash('sha256')
  let count = 0
  async function* lines() {
    for await (const { text, rows } of dumpTable(tx, name)) {
      hash.update(text)
      count += rows
      yield Buffer.from(text)
    }
  }
  const stream = Readable.from(lines())
  zip.addReadStream(stream, tablePath(name), { compressionLevel: 6 })
  // The snapshot's connection serves one table at a time.
  await once(stream, 'close')
  if (stream.errored) throw stream.errored
  return { name, rows: count, sha256: hash.digest('hex') }
}

/** A picture whose bytes are not what its name says is no picture any more; a backup must not pass it on as one. */
async function addPicture(zip: ZipFile, files: FileStore, name: string): Promise<Manifest['pictures'][number] | null> {
  const file = await files.open(name)
  if (!file) return null
  const hash = createHash('sha256')
  const checked = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
    flush(done) {
      const isWhole = hash.digest('hex') === name.slice(0, 64)
      done(isWhole ? null : new Error(`Obraz ${name} jest na dysku uszkodzony`))
    },
  })
  file.stream.on('error', (error: Error) => checked.destroy(error))
  zip.addReadStream(file.stream.pipe(checked), picturePath(name), { compress: false, size: file.size })
  await once(checked, 'close')
  if (checked.errored) throw checked.errored
  return { name, bytes: file.size }
}

async function fill(
  zip: ZipFile,
  { db, files, appVersion }: BackupSource,
  about: { kind: BackupKind; comment: string | null },
  onProgress: Progress,
): Promise<Manifest> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const names = await clubTables(tx, 'public')
      const tables: Manifest['tables'] = []
      for (const name of names) {
        tables.push(await addTable(zip, tx, name))
        onProgress((tables.length / names.length) * DATA_SHARE)
      }
      const referenced = [...(await referencedFiles(tx))].sort()
      const pictures: Manifest['pictures'] = []
      const missing: string[] = []
      for (const [index, name] of referenced.entries()) {
        const picture = await addPicture(zip, files, name)
        if (picture) pictures.push(picture)
        else missing.push(name)
        onProgress(DATA_SHARE + ((index + 1) / referenced.length) * (1 - DATA_SHARE))
      }
      const manifest: Manifest = {
        format: FORMAT,
        app: appVersion,
        schema: await latestMigration(tx),
        createdAt: new Date().toISOString(),
        ...about,
        tables,
        sequences: await readSequences(tx, 'public'),
        pictures,
        missing,
      }
      zip.addBuffer(Buffer.from(JSON.stringify(manifest, null, 1)), MANIFEST)
      zip.end()
      return manifest
    })
}

/** Written under another name, synced, then renamed: what is listed is whole. */
export async function writeArchive(
  source: BackupSource,
  path: string,
  about: { kind: BackupKind; comment: string | null },
  onProgress: Progress,
): Promise<Manifest> {
  const temporary = `${path}.part`
  const zip = new ZipFile()
  const stop = new AbortController()
  const writing = pipeline(zip.outputStream as Readable, createWriteStream(temporary), { signal: stop.signal })
  try {
    zip.on('error', (error: Error) => stop.abort(error))
    const [manifest] = await Promise.all([fill(zip, source, about, onProgress), writing])
    await sealArchive(temporary)
    await rename(temporary, path)
    return manifest
  } catch (error) {
    stop.abort()
    await writing.catch(() => {})
    await rm(temporary, { force: true })
    throw error
  }
}
