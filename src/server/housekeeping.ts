import { sql } from 'kysely'
import type { Db } from './db/client.ts'
import { referencedFiles } from './db/referenced-files.ts'
import { collectFiles } from './storage/collect-files.ts'
import type { FileStore } from './storage/file-store.ts'

const EVERY_MS = 60 * 60 * 1000

export async function cleanUp(db: Db): Promise<void> {
  await sql`delete from sessions where expires_at < now()`.execute(db)
  await sql`delete from throttled_attempts where at < now() - interval '1 hour'`.execute(db)
  await sql`delete from device_tokens where last_active < now() - interval '270 days'`.execute(db)
  await sql`delete from live_events where at < now() - interval '1 day'`.execute(db)
}

async function keepHouse(db: Db, files: FileStore): Promise<void> {
  await cleanUp(db)
  await collectFiles(files, () => referencedFiles(db), Date.now())
}

export function startHousekeeping(db: Db, files: FileStore, onError: (error: unknown) => void): () => void {
  const run = () => void keepHouse(db, files).catch(onError)
  run()
  const timer = setInterval(run, EVERY_MS)
  return () => clearInterval(timer)
}
