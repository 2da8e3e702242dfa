import { sql } from 'kysely'
import type { BackupShelf } from './backups/backup-shelf.ts'
import { oldRestorePoints } from './backups/superfluous-backups.ts'
import type { Db } from './db/client.ts'
import { referencedFiles } from './db/referenced-files.ts'
import { tidyCopies } from './pictures/tidy-copies.ts'
import { collectFiles } from './storage/collect-files.ts'
import type { CopyStore } from './storage/copy-store.ts'
import type { FileStore } from './storage/file-store.ts'

const EVERY_MS = 60 * 60 * 1000

export async function cleanUp(db: Db): Promise<void> {
  await sql`delete from sessions where expires_at < now()`.execute(db)
  await sql`delete from known_devices where last_used_at < now() - interval '1 year'`.execute(db)
  await sql`delete from throttled_attempts where at < now() - interval '1 hour'`.execute(db)
  await sql`delete from device_tokens where last_active < now() - interval '270 days'`.execute(db)
  await sql`delete from live_events where at < now() - interval '1 day'`.execute(db)
  // A day before the first of its pieces is old enough to be collected.
  await sql`delete from photo_uploads where created_at < now() - interval '6 days'`.execute(db)
}

interface House {
  db: Db
  files: FileStore
  copies: CopyStore
  shelf: BackupShelf
}

export async function keepHouse({ db, files, copies, shelf }: House): Promise<void> {
  await cleanUp(db)
  await collectFiles(files, () => referencedFiles(db), Date.now())
  await tidyCopies(copies, files)
  await shelf.tidy(Date.now())
  for (const name of oldRestorePoints(await shelf.list())) await shelf.remove(name)
}

export function startHousekeeping(house: House, onError: (error: unknown) => void): () => void {
  const run = () => void keepHouse(house).catch(onError)
  run()
  const timer = setInterval(run, EVERY_MS)
  return () => clearInterval(timer)
}
