import type { Db } from '#server/db/client.ts'
import { findSetting } from '#server/db/settings.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import type { BackupShelf } from './backup-shelf.ts'
import type { Backups } from './backups.ts'
import { oldNights } from './superfluous-backups.ts'

const LOOK_EVERY_MS = 10 * 60 * 1000
const NIGHT = { from: 3, until: 6 } as const
const NIGHT_LENGTH_MS = 12 * 60 * 60 * 1000

export const NIGHTLY_SETTING = 'nightlyBackups'

const hourIn = (timeZone: string, now: Date): number =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(now))

export interface NightShift {
  db: Db
  backups: Backups
  shelf: BackupShelf
  timeZone: string
}

async function createUnlessMade(backups: Backups, since: Date): Promise<boolean> {
  try {
    return (await backups.createNightly(since)) !== null
  } catch (error) {
    // Another instance is at it, or somebody by hand: there is another look in a while.
    if (error instanceof ApiError && error.status === 409) return false
    throw error
  }
}

/** Makes tonight's backup if it is night, wanted and not made yet. True: one was made. */
export async function makeNightly({ db, backups, shelf, timeZone }: NightShift, now: Date): Promise<boolean> {
  const hour = hourIn(timeZone, now)
  if (hour < NIGHT.from || hour >= NIGHT.until) return false
  if ((await findSetting(db, NIGHTLY_SETTING))?.value === 'false') return false
  if (!(await createUnlessMade(backups, new Date(now.getTime() - NIGHT_LENGTH_MS)))) return false
  for (const name of oldNights(await backups.list())) await shelf.remove(name)
  return true
}

export function startNightShift(shift: NightShift, log: (message: string) => void): () => void {
  const look = () => void makeNightly(shift, new Date()).catch((error: unknown) => log(`nightly backup: ${error}`))
  look()
  const timer = setInterval(look, LOOK_EVERY_MS)
  return () => clearInterval(timer)
}
