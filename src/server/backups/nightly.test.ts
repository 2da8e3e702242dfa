import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Backup } from '#contract/backup.ts'
import { DAY_MS } from '#domain/day.ts'
import { keepHouse } from '#server/housekeeping.ts'
import { openCopyFolder } from '#server/storage/copy-folder.ts'
import { openTestClub, type TestClub } from '#server/testing/test-club.ts'
import { zoneAt } from '#server/testing/zone-at.ts'
import { openBackupFolder } from './backup-folder.ts'
import { makeNightly, NIGHTLY_SETTING, type NightShift } from './nightly.ts'
import { oldNights, oldRestorePoints } from './superfluous-backups.ts'

const backupOf = (kind: Backup['kind'], date: Date): Backup => ({
  name: `${kind} ${date.toISOString().slice(0, 10)}`,
  date: date.toISOString(),
  kind,
  comment: null,
  bytes: 1,
  counts: { players: 0, opponents: 0, templates: 0, matches: 0, users: 0, pictures: 0 },
  missingPictures: 0,
})

/** Night after night, as they would have been kept. */
function keptAfter(nights: number, kind: Backup['kind']): string[] {
  let kept: Backup[] = []
  for (let night = 0; night < nights; night++) {
    kept.push(backupOf(kind, new Date(Date.UTC(2024, 0, 1, 2) + night * DAY_MS)))
    const gone = new Set([...oldNights(kept), ...oldRestorePoints(kept)])
    kept = kept.filter(({ name }) => !gone.has(name))
  }
  return kept.map(({ name }) => name.slice(kind.length + 1))
}

describe('what is kept', () => {
  it('of two years of nights is the last fourteen and the first of each month for a year', () => {
    const kept = keptAfter(731, 'nightly')
    expect(kept.slice(-14)).toEqual(Array.from({ length: 14 }, (_, index) => `2025-12-${18 + index}`))
    expect(kept.slice(0, -14)).toEqual(
      Array.from({ length: 12 }, (_, month) => `2025-${String(month + 1).padStart(2, '0')}-01`),
    )
  })

  it('of restore points is the last ten', () => {
    expect(keptAfter(30, 'restore-point')).toHaveLength(10)
  })

  it('of what somebody made by hand is everything', () => {
    expect(keptAfter(100, 'manual')).toHaveLength(100)
  })
})

describe('at night', () => {
  let club: TestClub
  let shift: NightShift
  beforeAll(async () => {
    club = await openTestClub()
    const shelf = await openBackupFolder(`${club.dataDir}/backups`)
    shift = { db: club.db, backups: club.backups, shelf, timeZone: 'Europe/Warsaw' }
  })
  afterAll(() => club.close())
  beforeEach(async () => {
    await club.db.deleteFrom('backup_runs').execute()
    await club.db.deleteFrom('settings').execute()
  })

  /** The record of runs is stamped by the database's own clock, so the night must be the one that is now. */
  const nightNow = (): NightShift => ({ ...shift, timeZone: zoneAt(4) })

  it('nobody works before three or after six in the club’s zone', async () => {
    for (const time of ['00:59', '04:00', '12:00', '23:00']) {
      expect(await makeNightly(shift, new Date(`2026-07-04T${time}:00Z`)), time).toBe(false)
    }
    expect(await club.backups.list()).toEqual([])
  })

  it('one backup is made however many instances look, and none after it', async () => {
    const tonight = nightNow()
    const made = await Promise.all(Array.from({ length: 5 }, () => makeNightly(tonight, new Date())))
    expect(made.filter(Boolean)).toHaveLength(1)
    expect(await makeNightly(tonight, new Date())).toBe(false)
    expect((await club.backups.list()).map(({ kind }) => kind)).toEqual(['nightly'])
  })

  it('restore points beyond the last ten go, though the club wants no nightly backups', async () => {
    await club.db.insertInto('settings').values({ key: NIGHTLY_SETTING, value: 'false' }).execute()
    for (let count = 0; count < 12; count++) await club.backups.create({ kind: 'restore-point', comment: null })
    const points = async () => (await club.backups.list()).filter(({ kind }) => kind === 'restore-point')
    const newest = (await points()).slice(0, 10)
    const copies = await openCopyFolder(`${club.dataDir}/copies`)
    await keepHouse({ db: club.db, files: club.files, copies, shelf: shift.shelf })
    expect(await points()).toEqual(newest)
  })

  it('none is made where the club does not want it', async () => {
    await club.db.insertInto('settings').values({ key: NIGHTLY_SETTING, value: 'false' }).execute()
    expect(await makeNightly(nightNow(), new Date())).toBe(false)
  })
})
