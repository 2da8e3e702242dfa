import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { AppProcess, temporaryFolder } from '#server/testing/app-process.ts'
import { untilSo } from '#testing/eventually.ts'

let folder: ReturnType<typeof temporaryFolder>
beforeEach(() => {
  folder = temporaryFolder()
})
const started: Array<{ kill(signal: NodeJS.Signals): unknown }> = []
afterEach(async () => {
  for (const process of started.splice(0)) await process.kill('SIGTERM')
  folder.remove()
})

const locked = (name: string): boolean => spawnSync('flock', ['-n', join(folder.path, name), 'true']).status === 1
const postmasterFile = () => join(folder.path, 'postgres', 'postmaster.pid')

/** As a process in another container does: it shares the folder, and neither addresses nor process ids. */
async function holdElsewhere(name: string): Promise<ChildProcess> {
  const holder = spawn('flock', ['--no-fork', join(folder.path, name), 'sh', '-c', 'echo held; exec sleep 300'], {
    stdio: 'pipe',
  })
  started.push(holder)
  await once(holder.stdout, 'data')
  return holder
}

it('the folder is locked in the file system, out of strangers’ reach, and free when the app was killed', async () => {
  const app = await AppProcess.start({ DATA_DIR: folder.path })
  started.push(app)
  expect(['app.lock', 'postgres.lock'].map(locked)).toEqual([true, true])
  for (const name of ['app.lock', 'postgres.lock']) expect(statSync(join(folder.path, name)).mode & 0o077).toBe(0)
  const postmaster = Number(readFileSync(postmasterFile(), 'utf8').split('\n')[0])
  await app.kill('SIGKILL')
  expect([locked('app.lock'), locked('postgres.lock')], 'PostgreSQL outlives its app').toEqual([false, true])
  process.kill(postmaster, 'SIGKILL')
  await untilSo(() => !locked('postgres.lock'))
})

it('an app that runs on the folder in another container keeps a second one out', async () => {
  await holdElsewhere('app.lock')
  const second = AppProcess.spawn({ DATA_DIR: folder.path })
  expect(await second.ended()).toBe(1)
  expect(second.output).toContain(`already running on the data folder ${folder.path}`)
  expect(existsSync(join(folder.path, 'postgres'))).toBe(false)
})

it('a PostgreSQL that still runs in another container is not taken for dead', async () => {
  const first = await AppProcess.start({ DATA_DIR: folder.path })
  const ofTheLiving = readFileSync(postmasterFile(), 'utf8')
  await first.kill('SIGTERM')
  writeFileSync(postmasterFile(), ofTheLiving)
  await holdElsewhere('postgres.lock')
  const second = AppProcess.spawn({ DATA_DIR: folder.path })
  expect(await second.ended()).toBe(1)
  expect(second.output).toContain('A PostgreSQL that is out of reach still runs')
  expect(readFileSync(postmasterFile(), 'utf8')).toBe(ofTheLiving)
})

it('an app that is told to stop while it starts takes its PostgreSQL with it', async () => {
  const app = AppProcess.spawn({ DATA_DIR: folder.path })
  started.push(app)
  await untilSo(() => existsSync(postmasterFile()))
  expect(await app.kill('SIGTERM')).toBe(0)
  expect(['app.lock', 'postgres.lock'].map(locked)).toEqual([false, false])
})
