import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { APP_VERSION } from './app-version.ts'
import { openBackupFolder } from './backups/backup-folder.ts'
import { type Backups, openBackups } from './backups/backups.ts'
import type { Config } from './config.ts'
import { reachBundledPostgres } from './db/bundled-postgres.ts'
import { connectDatabase } from './db/client.ts'
import { migrateToLatest } from './db/migrate.ts'
import { openDiskStore } from './storage/disk-store.ts'

const USAGE = 'Usage: npm run backup [-- COMMENT] · npm run restore -- FILE [--without-restore-point]'

type Say = (line: string) => void

/** Database and store without the app around them: for the day on which the app does not start. */
async function withBackups(config: Config, say: Say, work: (backups: Backups) => Promise<void>): Promise<void> {
  const bundled = config.databaseUrl ? null : await reachBundledPostgres(config.dataDir, say)
  const db = connectDatabase(config.databaseUrl ?? bundled?.url ?? '', () => {})
  try {
    await migrateToLatest(db)
    const files = await openDiskStore(join(config.dataDir, 'files'))
    const folder = await openBackupFolder(join(config.dataDir, 'backups'))
    await work(openBackups({ db, files, appVersion: APP_VERSION }, folder))
  } finally {
    await db.destroy()
    await bundled?.stop()
  }
}

async function backUp(backups: Backups, comment: string | null, say: Say): Promise<void> {
  const { name, bytes, missingPictures } = await backups.create({ comment, kind: 'manual' })
  say(`Backup: ${name}.zip, ${bytes} bytes`)
  if (missingPictures > 0) say(`${missingPictures} pictures that the data names were not there any more`)
}

async function restore(backups: Backups, file: string, isForced: boolean, say: Say): Promise<void> {
  const isListed = !existsSync(file)
  const name = isListed ? file.replace(/\.zip$/, '') : (await backups.add(createReadStream(file))).name
  const { restorePoint, signedOut } = await backups.restore(name, { withRestorePoint: !isForced })
  say(`Restored ${file}`)
  if (restorePoint) say(`The state before is kept as ${restorePoint}.zip`)
  if (signedOut.length > 0) say(`These must sign in again: ${signedOut.join(', ')}`)
}

export const isCommand = (word: string | undefined): word is 'backup' | 'restore' =>
  word === 'backup' || word === 'restore'

export async function runCommand(
  command: 'backup' | 'restore',
  words: readonly string[],
  config: Config,
  say: Say,
): Promise<void> {
  const isForced = words.includes('--without-restore-point')
  const given = words.filter((word) => !word.startsWith('--'))
  if (command === 'restore' && !given[0]) throw new Error(USAGE)
  await withBackups(config, say, (backups) =>
    command === 'backup'
      ? backUp(backups, given.join(' ') || null, say)
      : restore(backups, given[0] as string, isForced, say),
  )
}
