import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { Backup } from '#contract/backup.ts'
import { AppProcess, signUpOver, temporaryFolder } from '#server/testing/app-process.ts'
import { SquadOverHttp } from './testing/squad-over-http.ts'

/** As many as a run of all tests has time for; by hand more. */
const KILLS = Number(process.env.RESTORE_KILLS ?? 5)
const SEED = inject('propertySeed')
const PATIENCE_MS = 60_000 + KILLS * 30_000
const PLAYERS = 150

const folder = temporaryFolder()
let app: AppProcess
let squad: SquadOverHttp

const start = () => AppProcess.start({ DATA_DIR: folder.path })

beforeAll(async () => {
  app = await start()
  const { cookie = '' } = await signUpOver(app.url, 'Anna')
  squad = new SquadOverHttp(app.url, cookie, PLAYERS)
})
afterAll(async () => {
  await app.kill('SIGTERM')
  folder.remove()
})

const postmaster = () => Number(readFileSync(join(folder.path, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])

/** Its workers are left to find out by themselves, as after a kill by the system for want of memory. */
async function killBoth(): Promise<void> {
  process.kill(postmaster(), 'SIGKILL')
  await app.kill('SIGKILL')
}

/** One in each stretch of the time that the whole takes here, at a random place in it. */
const moments = (span: number): number[] =>
  fc
    .sample(fc.double({ min: 0, max: 1, noNaN: true }), { seed: SEED, numRuns: KILLS })
    .map((place, index) => Math.round((span * (index + place)) / KILLS))

it(`app and PostgreSQL killed ${KILLS} times in the middle of a restore: the first start afterwards is ready`, {
  timeout: PATIENCE_MS,
}, async () => {
  await squad.nameEverybody('Stary')
  const { name } = (await (await squad.call('POST', '/api/backups', {})).json()) as Backup
  const restore = () => squad.call('POST', `/api/backups/${name}/restore`)
  const since = performance.now()
  expect((await restore()).status).toBe(200)
  let cutOff = 0
  for (const ms of moments(performance.now() - since)) {
    expect((await squad.nameEverybody('Nowy')).status).toBe(200)
    const answer = restore().then(
      ({ ok }) => !ok,
      () => true,
    )
    await delay(ms)
    await killBoth()
    if (await answer) cutOff++
    app = await start()
    squad.url = app.url
    expect((await fetch(`${app.url}/readyz`)).status).toBe(200)
    expect([['Stary'], ['Nowy']]).toContainEqual(await squad.names())
  }
  expect(cutOff).toBeGreaterThan(0)
})
