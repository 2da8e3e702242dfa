import { randomUUID } from 'node:crypto'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backupName } from '#contract/backup.ts'
import { DAY_MS } from '#domain/day.ts'
import { FileStoreAway } from '#server/storage/file-store-away.ts'
import type { Bucket, BucketItem } from '#server/storage/s3-bucket.ts'
import { abortUploadsBefore, putInParts } from '#server/storage/s3-multipart.ts'
import { type BackupShelf, shelfIndex } from './backup-shelf.ts'
import { type ByteSource, fileSource, sourceInBlocks } from './byte-source.ts'
import { type Archive, readArchive } from './read-archive.ts'

const PREFIX = 'backups/'
const EXTENSION = '.zip'
const ZIP = 'application/zip'
/** No upload of a backup, however large, takes longer. */
const STALE_AFTER_MS = DAY_MS

const keyOf = (name: string): string => `${PREFIX}${backupName.parse(name)}${EXTENSION}`

const nameOf = ({ key }: BucketItem): string | null => {
  const name = key.slice(PREFIX.length, -EXTENSION.length)
  return key.endsWith(EXTENSION) && backupName.safeParse(name).success ? name : null
}

/** A file that has no name any more: it goes with the process, however that ends. */
async function openNameless(): Promise<FileHandle> {
  const path = join(tmpdir(), `jedenastka-${randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  await rm(path)
  return file
}

/** A part is collected from many pieces, and each of them is ours only until the next comes. */
async function* copied(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const piece of pieces) yield Buffer.from(piece)
}

/** Finished backups in a bucket, for every instance alike. Of what never became whole there is nothing to see. */
export function openBackupBucket(bucket: Bucket): BackupShelf {
  async function items() {
    const found = []
    for await (const item of bucket.list(PREFIX)) {
      const name = nameOf(item)
      if (name) found.push({ ...item, name, stamp: `${item.etag} ${item.modified}` })
    }
    return found
  }

  async function openObject(name: string): Promise<ByteSource> {
    const found = await bucket.look(keyOf(name))
    if (!found) throw Object.assign(new Error(`${name} is not there`), { code: 'ENOENT' })
    const readBlock = (start: number, end: number) => bucket.readRange(keyOf(name), start, end)
    return sourceInBlocks(found.size, readBlock, async () => {})
  }

  /** Nobody can read what is not whole in the bucket yet, so an upload of unknown content waits outside. */
  async function putChecked(name: string, upload: AsyncIterable<Buffer>, check: (archive: Archive) => Promise<void>) {
    const file = await openNameless()
    try {
      for await (const bytes of upload) await file.appendFile(bytes)
      const waiting = await fileSource(file)
      await check(await readArchive({ ...waiting, close: async () => {} }))
      await putInParts(bucket, keyOf(name), waiting.read(0, waiting.size), ZIP)
    } finally {
      await file.close()
    }
  }

  return {
    ...shelfIndex(items, openObject),
    open: openObject,
    async put(name, archive, check) {
      if (check) await putChecked(name, archive, check)
      else await putInParts(bucket, keyOf(name), copied(archive), ZIP)
    },
    async download(name) {
      const file = await bucket.read(keyOf(name))
      if (!file) throw new FileStoreAway(new Error(`${name} is gone`))
      return file.stream
    },
    async remove(name) {
      if (!(await bucket.look(keyOf(name)))) return false
      await bucket.remove(keyOf(name))
      return true
    },
    freeBytes: async () => null,
    async tidy(now) {
      await abortUploadsBefore(bucket, PREFIX, now - STALE_AFTER_MS)
    },
  }
}
