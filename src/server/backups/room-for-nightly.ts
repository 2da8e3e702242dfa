import { stat } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Db } from '#server/db/client.ts'
import { referencedFiles } from '#server/db/referenced-files.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import type { DiskSpace } from '#server/storage/disk-space.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import type { BackupShelf } from './backup-shelf.ts'
import { nightsInTheWay } from './superfluous-backups.ts'

interface RoomMeans {
  db: Db
  files: FileStore
  shelf: BackupShelf
  disk: DiskSpace
}

async function sizeOf(path: string | null): Promise<number> {
  if (path === null) return 0
  try {
    return (await stat(path)).size
  } catch (error) {
    // A backup is made without it as well.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0
    throw error
  }
}

/** What a backup takes at most: the pictures as they are, and the data, which is packed. */
export async function estimatedBytes(db: Db, files: FileStore): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    select coalesce(sum(pg_table_size(c.oid)), 0) as bytes from pg_class c
    join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind = 'r'`.execute(db)
  let bytes = Number(rows[0]?.bytes)
  for (const name of await referencedFiles(db)) bytes += await sizeOf(files.pathOf(name))
  return bytes
}

const inMegabytes = (bytes: number): string => `${Math.max(0, Math.round(bytes / 1024 ** 2)).toLocaleString('pl')} MB`

const wouldNotFit = (needed: number, spare: number) =>
  new ApiError(
    507,
    `Kopia nocna nie zmieściłaby się na dysku: zajęłaby około ${inMegabytes(needed)}, a na kopie zostało ${inMegabytes(spare)}. Usuń stare kopie albo powiększ dysk`,
  )

/** Before a nightly backup is begun: older nights make way for it, or it is given up. */
export async function makeRoomForNightly({ db, files, shelf, disk }: RoomMeans): Promise<void> {
  const spare = await disk.spareBytes()
  if (spare === Number.POSITIVE_INFINITY) return
  const needed = await estimatedBytes(db, files)
  if (needed <= spare) return
  const inTheWay = nightsInTheWay(await shelf.list(), needed - spare)
  if (!inTheWay) throw wouldNotFit(needed, spare)
  for (const { name } of inTheWay) await shelf.remove(name)
  const left = await disk.spareBytes()
  if (needed > left) throw wouldNotFit(needed, left)
}
