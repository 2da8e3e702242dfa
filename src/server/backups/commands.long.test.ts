import { copyFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AppProcess, signUpOver, temporaryFolder } from '#server/testing/app-process.ts'
import { createTestDatabase } from '#server/testing/test-database.ts'
import { clubContents } from './testing/club-contents.ts'
import { withClubData } from './testing/club-data.ts'
import { addRandomPictures } from './testing/random-club.ts'
import { runCommand } from './testing/run-command.ts'

const PATIENCE_MS = 240_000
const OLDER = /This version of Jedenastka is older .*\(9999-stadiums\)\. Update the app/

const home = temporaryFolder()
const elsewhere = temporaryFolder()
const backupFile = join(elsewhere.path, 'kopia.zip')
let before: Awaited<ReturnType<typeof clubContents>>

const contentsOf = (dataDir: string, url: string | null = null) => withClubData(dataDir, url, clubContents)

/** The app's own start fills in what it misses, so what it finds is compared before and after it. */
async function expectRunning(env: { DATA_DIR: string; DATABASE_URL?: string }): Promise<void> {
  expect(await contentsOf(env.DATA_DIR, env.DATABASE_URL)).toEqual(before)
  const app = await AppProcess.start(env)
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200)
  expect(await contentsOf(env.DATA_DIR, env.DATABASE_URL)).toEqual(before)
  await app.kill('SIGTERM')
}

beforeAll(async () => {
  const app = await AppProcess.startAtRest({ DATA_DIR: home.path })
  await signUpOver(app.url, 'Anna')
  await withClubData(home.path, null, ({ db, files }) => addRandomPictures(db, files, 1, 20))
  // While the app runs: the command works beside it.
  const { code, output } = await runCommand({ DATA_DIR: home.path }, 'backup', 'Przed', 'sezonem')
  expect([code, output]).toEqual([0, expect.stringMatching(/^Backup: jedenastka-\S+\.zip, \d+ bytes$/m)])
  const list = await readdir(join(home.path, 'backups'))
  expect(list).toHaveLength(1)
  await copyFile(join(home.path, 'backups', list[0] ?? ''), backupFile)
  before = await contentsOf(home.path)
  await app.kill('SIGTERM')
}, PATIENCE_MS)

afterAll(() => {
  home.remove()
  elsewhere.remove()
})

describe('npm run restore', () => {
  it('fills an empty folder', { timeout: PATIENCE_MS }, async () => {
    const folder = temporaryFolder()
    const { code, output } = await runCommand({ DATA_DIR: folder.path }, 'restore', backupFile)
    expect([code, output]).toEqual([0, expect.stringContaining(`Restored ${backupFile}`)])
    expect(output).toMatch(/The state before is kept as jedenastka-\S+\.zip/)
    await expectRunning({ DATA_DIR: folder.path })
    folder.remove()
  })

  it('brings back a club whose tables were dropped, so that the app does not start', {
    timeout: PATIENCE_MS,
  }, async () => {
    const env = { DATA_DIR: home.path }
    await withClubData(home.path, null, ({ db }) =>
      sql`drop table players, settings, templates, backup_runs, live_events cascade; delete from users`.execute(db),
    )
    expect(await AppProcess.spawn(env).ended()).toBe(1)
    const careful = await runCommand(env, 'restore', backupFile)
    expect([careful.code, careful.output]).toEqual([1, expect.stringContaining('add --without-restore-point')])
    const { code, output } = await runCommand(env, 'restore', backupFile, '--without-restore-point')
    expect([code, output]).toEqual([0, expect.stringContaining('Restored')])
    await expectRunning(env)
  })

  it('goes back from a newer version, whose data the app refuses', { timeout: PATIENCE_MS }, async () => {
    const database = await createTestDatabase()
    const folder = temporaryFolder()
    const env = { DATA_DIR: folder.path, DATABASE_URL: database.url }
    await withClubData(folder.path, database.url, async ({ db }) => {
      await sql`alter table players add column height integer; create table stadiums (id integer)`.execute(db)
      await sql`insert into kysely_migration (name, timestamp) values ('9999-stadiums', '2030')`.execute(db)
    })
    const app = AppProcess.spawn(env)
    expect([await app.ended(), app.output]).toEqual([1, expect.stringMatching(OLDER)])
    for (const command of [['backup'], ['restore', backupFile]]) {
      const refused = await runCommand(env, ...command)
      expect([refused.code, refused.output]).toEqual([1, expect.stringMatching(OLDER)])
      expect(refused.output).not.toContain('--without-restore-point')
    }
    const { code, output } = await runCommand(env, 'restore', backupFile, '--without-restore-point')
    expect([code, output]).toEqual([0, expect.stringContaining('Restored')])
    await expectRunning(env)
    folder.remove()
    await database.drop()
  })

  it('says what is wrong with a file or with the words given', { timeout: PATIENCE_MS }, async () => {
    const env = { DATA_DIR: home.path }
    const notABackup = await runCommand(env, 'restore', 'package.json', '--without-restore-point')
    expect([notABackup.code, notABackup.output]).toEqual([1, expect.stringContaining('nie jest archiwum ZIP')])
    expect(await contentsOf(home.path)).toEqual(before)
    const nothing = await runCommand(env, 'restore')
    expect([nothing.code, nothing.output]).toEqual([1, expect.stringContaining('npm run restore -- FILE')])
  })
})
