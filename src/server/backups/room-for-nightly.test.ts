import { statSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Backup } from '#contract/backup.ts'
import { DAY_MS } from '#domain/day.ts'
import type { DiskBytes } from '#server/storage/disk-space.ts'
import { drawPhoto } from '#server/testing/drawn-uploads.ts'
import { formWith } from '#server/testing/form.ts'
import { type Caller, openTestClub, type TestClub } from '#server/testing/test-club.ts'
import { estimatedBytes } from './room-for-nightly.ts'
import { nightsInTheWay } from './superfluous-backups.ts'

const GIGABYTE = 1024 ** 3
const RESERVE = 512 * 1024 ** 2

let free: number
let club: TestClub
let admin: Caller
beforeAll(async () => {
  free = GIGABYTE
  /** Whatever is removed is free again. */
  const measureDisk = async (): Promise<DiskBytes> => {
    const kept = await club.backups.list()
    return { free: free - kept.reduce((sum, { bytes }) => sum + bytes, 0), total: GIGABYTE }
  }
  club = await openTestClub({ measureDisk })
  admin = await club.signUp('Anna')
  const form = formWith({ opponentData: { name: 'Tur' }, opponentLogo: await drawPhoto(1200, 1200) })
  expect((await admin.upload('/api/opponents', form)).statusCode).toBe(201)
})
afterAll(() => club.close())
beforeEach(async () => {
  free = GIGABYTE
  for (const { name } of await club.backups.list()) await club.backups.remove(name)
  await club.db.deleteFrom('backup_runs').execute()
})

const make = (kind: Backup['kind']) => club.backups.create({ kind, comment: null })
const names = async () => (await club.backups.list()).map(({ name }) => name).sort()
const of = (...backups: Backup[]) => backups.map(({ name }) => name).sort()

/** So much is left for backups, besides those that are kept. */
async function leave(bytes: number): Promise<void> {
  const kept = await club.backups.list()
  free = RESERVE + bytes + kept.reduce((sum, backup) => sum + backup.bytes, 0)
}

it('a backup takes no more than is estimated, and not much less', async () => {
  const { bytes, name } = await make('manual')
  const estimated = await estimatedBytes(club.db, club.files)
  expect(statSync(`${club.dataDir}/backups/${name}.zip`).size).toBe(bytes)
  expect(estimated).toBeGreaterThanOrEqual(bytes)
  expect(estimated - bytes).toBeLessThan(4 * 1024 ** 2)
})

it('where the disk is short the oldest nights make way, as many as need be', async () => {
  const nights: Backup[] = []
  for (let night = 0; night < 3; night++) nights.push(await make('nightly'))
  const [manual, point] = [await make('manual'), await make('restore-point')]
  const estimated = await estimatedBytes(club.db, club.files)
  await leave(estimated - (nights[0]?.bytes ?? 0) - 1)
  const made = await club.backups.createNightly(new Date())
  expect(made?.kind).toBe('nightly')
  expect(await names()).toEqual(of(...nights.slice(2), manual, point, made as Backup))
})

it('one that would not fit is given up with its reason, and nothing is removed for it', async () => {
  const [older, newest, manual] = [await make('nightly'), await make('nightly'), await make('manual')]
  const estimated = await estimatedBytes(club.db, club.files)
  await leave(estimated - older.bytes - 1)
  await expect(club.backups.createNightly(new Date())).rejects.toMatchObject({ status: 507 })
  expect(await names()).toEqual(of(older, newest, manual))
  const { lastFailure } = (await admin.get('/api/backups/status')).json()
  expect(lastFailure.message).toMatch(/^Kopia nocna nie zmieściłaby się na dysku: zajęłaby około \d+ MB/)
  expect(await club.backups.createNightly(new Date(Date.now() - DAY_MS)), 'one try a night').toBeNull()
  await leave(estimated)
  expect((await club.backups.createNightly(new Date()))?.kind).toBe('nightly')
})

it('with room enough nothing is removed', async () => {
  const kept = [await make('nightly'), await make('nightly')]
  const made = (await club.backups.createNightly(new Date())) as Backup
  expect(await names()).toEqual(of(...kept, made))
})

it('what is made by hand is made on a short disk as well', async () => {
  await leave(0)
  expect((await admin.post('/api/backups', {})).statusCode).toBe(201)
})

it('the newest night never makes way, nor does anything but a night', () => {
  const backup = (kind: Backup['kind'], day: number) =>
    ({ name: `${kind} ${day}`, kind, date: `2026-07-0${day}T02:00:00Z`, bytes: 10 }) as Backup
  const all = [
    backup('nightly', 2),
    backup('manual', 1),
    backup('nightly', 3),
    backup('restore-point', 1),
    backup('nightly', 1),
  ]
  const inTheWay = (lacking: number) => nightsInTheWay(all, lacking)?.map(({ name }) => name)
  expect(inTheWay(1)).toEqual(['nightly 1'])
  expect(inTheWay(11)).toEqual(['nightly 1', 'nightly 2'])
  expect(inTheWay(20)).toEqual(['nightly 1', 'nightly 2'])
  expect(inTheWay(21)).toBeUndefined()
})
