import type { Backup } from '#contract/backup.ts'

const NIGHTLY_KEPT = 14
const MONTHLY_KEPT = 12
const RESTORE_POINTS_KEPT = 10

const newestFirst = (backups: readonly Backup[], wanted: Backup['kind']): Backup[] =>
  backups.filter(({ kind }) => kind === wanted).sort((a, b) => b.date.localeCompare(a.date))

/** Names of those that may go: beyond the last fourteen nights only each month's first stays, for a year. */
export function oldNights(backups: readonly Backup[]): string[] {
  const nightly = newestFirst(backups, 'nightly')
  const firstOfMonth = new Map(nightly.map((backup) => [backup.date.slice(0, 7), backup.name]))
  const monthly = new Set([...firstOfMonth.values()].slice(0, MONTHLY_KEPT))
  return nightly
    .slice(NIGHTLY_KEPT)
    .map(({ name }) => name)
    .filter((name) => !monthly.has(name))
}

/**
 * Those that make way where the disk is short, the oldest nights first: never the newest, never what somebody made by
 * hand, never a restore point. None at all where even all of them would not be enough.
 */
export function nightsInTheWay(backups: readonly Backup[], lackingBytes: number): Backup[] | null {
  const removable = newestFirst(backups, 'nightly').slice(1).reverse()
  const wanted: Backup[] = []
  for (let lacking = lackingBytes; lacking > 0; ) {
    const next = removable[wanted.length]
    if (!next) return null
    wanted.push(next)
    lacking -= next.bytes
  }
  return wanted
}

export const oldRestorePoints = (backups: readonly Backup[]): string[] =>
  newestFirst(backups, 'restore-point')
    .slice(RESTORE_POINTS_KEPT)
    .map(({ name }) => name)
