import { createReadStream, existsSync, openSync } from 'node:fs'
import { APP_VERSION } from './app-version.ts'
import { type Backups, openBackups } from './backups/backups.ts'
import type { Config } from './config.ts'
import { reachBundledPostgres } from './db/bundled-postgres.ts'
import { connectDatabase } from './db/client.ts'
import { migrateToLatest, NewerDatabase } from './db/migrate.ts'
import { ApiError } from './plugins/api-error.ts'
import { openStores } from './stores.ts'

const FORCE = '--without-restore-point'
const USAGE = `Usage: npm run backup [-- COMMENT] · npm run restore -- FILE [${FORCE}]`

type Say = (line: string) => void

/** Database and store without the app around them: for the day on which the app does not start. */
async function withBackups(
  config: Config,
  isForced: boolean,
  say: Say,
  work: (backups: Backups) => Promise<void>,
): Promise<void> {
  const bundled = config.databaseUrl ? null : await reachBundledPostgres(config.dataDir, say)
  const db = connectDatabase(config.databaseUrl ?? bundled?.url ?? '', () => {})
  try {
    // A forced restore begins anew where that is not possible any more.
    if (!isForced) await migrateToLatest(db)
    const { files, shelf } = await openStores(config, say)
    await work(openBackups({ db, files, appVersion: APP_VERSION }, shelf))
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

/** Where neither the archive is at fault nor this version: the data of a newer one is whole, and must not be dropped. */
const hintAtForce = (error: unknown): never => {
  if (error instanceof ApiError || error instanceof NewerDatabase) throw error
  const reason = error instanceof Error ? error.message : String(error)
  throw new Error(`${reason}\nIf the present state is too broken to be kept, add ${FORCE}`, { cause: error })
}

/** `descriptor`: of the file, where it is one and not a name from the list. */
async function restore(
  backups: Backups,
  { file, descriptor }: { file: string; descriptor: number | null },
  isForced: boolean,
  say: Say,
): Promise<void> {
  const isListed = descriptor === null
  const name = isListed
    ? file.replace(/\.zip$/, '')
    : (await backups.add(createReadStream(file, { fd: descriptor }))).name
  const { restorePoint, signedOut } = await backups.restore(name, { withRestorePoint: !isForced })
  say(`Restored ${file}`)
  if (restorePoint) say(`The state before is kept as ${restorePoint}.zip`)
  if (signedOut.length > 0) say(`These must sign in again: ${signedOut.join(', ')}`)
}

export const isCommand = (word: string | undefined): word is 'backup' | 'restore' =>
  word === 'backup' || word === 'restore'

/** Opens the file to be restored before it returns: whoever runs the command may read more than the app does. */
export function prepareCommand(
  command: 'backup' | 'restore',
  words: readonly string[],
): (config: Config, say: Say) => Promise<void> {
  const isForced = command === 'restore' && words.includes(FORCE)
  const given = words.filter((word) => !word.startsWith('--'))
  if (command === 'backup') {
    return (config, say) => withBackups(config, false, say, (backups) => backUp(backups, given.join(' ') || null, say))
  }
  const [file] = given
  if (!file) throw new Error(USAGE)
  const archive = { file, descriptor: existsSync(file) ? openSync(file, 'r') : null }
  return async (config, say) => {
    const done = withBackups(config, isForced, say, (backups) => restore(backups, archive, isForced, say))
    await (isForced ? done : done.catch(hintAtForce))
  }
}
