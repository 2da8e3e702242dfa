import { join } from 'node:path'
import { reachBundledPostgres } from '#server/db/bundled-postgres.ts'
import { connectDatabase, type Db } from '#server/db/client.ts'
import { openDiskStore } from '#server/storage/disk-store.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import { handToApp } from '#server/testing/hand-to-app.ts'

export interface ClubData {
  db: Db
  files: FileStore
}

/** The data of a club on this disk, whether its app runs or not. Without an address its PostgreSQL is the bundled one. */
export async function withClubData<T>(
  dataDir: string,
  databaseUrl: string | null,
  work: (data: ClubData) => Promise<T>,
): Promise<T> {
  const bundled = databaseUrl ? null : await reachBundledPostgres(dataDir, () => {})
  const db = connectDatabase(databaseUrl ?? bundled?.url ?? '', () => {})
  try {
    return await work({ db, files: await openDiskStore(join(dataDir, 'files')) })
  } finally {
    handToApp(dataDir)
    await db.destroy()
    await bundled?.stop()
  }
}
