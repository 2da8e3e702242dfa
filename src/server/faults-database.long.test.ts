import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { untilSo } from '#testing/eventually.ts'
import { AppProcess, signUpOver, temporaryFolder } from './testing/app-process.ts'
import { EventReader } from './testing/event-reader.ts'

const ANSWER_WITHIN_MS = 10_000
const AWAY = { message: 'Baza danych jest chwilowo niedostępna. Spróbuj ponownie za chwilę' }

const folder = temporaryFolder()
let app: AppProcess
afterEach(async () => {
  await app.kill('SIGTERM')
  folder.remove()
})

function postgresPids(dataDir: string): number[] {
  const postmaster = Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
  const processes = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  const children = processes
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === postmaster)
  return [postmaster, ...children.map(([pid]) => pid ?? 0)]
}

const signalAll = (pids: number[], signal: NodeJS.Signals) => {
  for (const pid of pids) process.kill(pid, signal)
}

it('a PostgreSQL that falls silent is told of in time, and all goes on by itself when it answers again', async () => {
  app = await AppProcess.start({ DATA_DIR: folder.path })
  const headers = await signUpOver(app.url, 'Anna')
  const save = (n: number) =>
    fetch(`${app.url}/api/settings`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ key: 'note', value: JSON.stringify({ n }) }),
    })
  const reader = await EventReader.open(`${app.url}/api/events`, headers)
  expect((await save(1)).status).toBe(201)
  expect(await reader.next()).toMatchObject({ data: { setting: { value: '{"n":1}' } } })

  const pids = postgresPids(folder.path)
  expect(pids.length).toBeGreaterThan(1)
  signalAll(pids, 'SIGSTOP')
  try {
    const since = performance.now()
    // More than the pool has connections: those who wait for one are answered in time, too.
    const asked = [save(2), ...Array.from({ length: 20 }, () => fetch(`${app.url}/api/players`))]
    for (const response of await Promise.all(asked)) {
      expect([response.status, response.headers.get('retry-after'), await response.json()]).toEqual([503, '2', AWAY])
    }
    expect(performance.now() - since).toBeLessThan(ANSWER_WITHIN_MS)
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200)
  } finally {
    signalAll(pids, 'SIGCONT')
  }

  await untilSo(async () => (await save(3)).status === 200)
  expect(await reader.next()).toMatchObject({ data: { setting: { value: expect.stringMatching(/^\{"n":[23]\}$/) } } })
  const stored = (await (await fetch(`${app.url}/api/settings/note`, { headers })).json()) as { value: string }
  expect(stored.value).toBe('{"n":3}')
  reader.close()
})
