import { sql } from 'kysely'
import type { Db } from './db/client.ts'

const EVERY_MS = 60 * 60 * 1000

export async function cleanUp(db: Db): Promise<void> {
  await sql`delete from sessions where expires_at < now()`.execute(db)
  await sql`delete from throttled_attempts where at < now() - interval '1 hour'`.execute(db)
  await sql`delete from live_events where at < now() - interval '1 day'`.execute(db)
}

export function startHousekeeping(db: Db, onError: (error: unknown) => void): () => void {
  const run = () => void cleanUp(db).catch(onError)
  run()
  const timer = setInterval(run, EVERY_MS)
  return () => clearInterval(timer)
}
