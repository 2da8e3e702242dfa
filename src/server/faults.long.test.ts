import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CATCH_UP_MS } from '#server/live/hub.ts'
import { untilSo } from '#testing/eventually.ts'
import { AppProcess, signUpOver, temporaryFolder } from './testing/app-process.ts'
import { EventReader } from './testing/event-reader.ts'
import { createTestDatabase } from './testing/test-database.ts'

const running: AppProcess[] = []
const folders: Array<{ remove(): void }> = []

afterEach(async () => {
  for (const app of running.splice(0)) await app.kill('SIGTERM')
  for (const folder of folders.splice(0)) folder.remove()
})

function newFolder(): string {
  const folder = temporaryFolder()
  folders.push(folder)
  return folder.path
}

async function start(env: Record<string, string>): Promise<AppProcess> {
  const app = await AppProcess.start(env)
  running.push(app)
  return app
}

const postmasterPid = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
const postmasterPort = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[3])

const anybodyReads = (path: string): boolean =>
  spawnSync('test', ['-r', path], { uid: 65_534, gid: 65_534, cwd: '/' }).status === 0

const save = (url: string, headers: Record<string, string>, key: string, value: object): Promise<Response> =>
  fetch(`${url}/api/settings`, { method: 'POST', headers, body: JSON.stringify({ key, value: JSON.stringify(value) }) })

const keysOf = async (url: string, headers: Record<string, string>): Promise<unknown[]> =>
  (await (await fetch(`${url}/api/settings`, { headers })).json()) as unknown[]

/** Saves 0, 1, 2, … under many keys until the connection breaks; returns the last acknowledged of each key. */
async function saveUntilBroken(url: string, headers: Record<string, string>): Promise<Map<string, number>> {
  const acknowledged = new Map<string, number>()
  const writer = async (key: string) => {
    try {
      for (let n = 0; ; n++) {
        const response = await save(url, headers, key, { n })
        if (response.ok) acknowledged.set(key, n)
      }
    } catch {
      // The app was killed: what was not acknowledged is nobody's promise.
    }
  }
  await Promise.all(['a', 'b', 'c', 'd'].map((key) => writer(`note_${key}`)))
  return acknowledged
}

async function expectKept(
  url: string,
  headers: Record<string, string>,
  acknowledged: Map<string, number>,
): Promise<void> {
  expect(acknowledged.size).toBeGreaterThan(0)
  for (const [key, n] of acknowledged) {
    const stored = (await (await fetch(`${url}/api/settings/${key}`, { headers })).json()) as { value: string }
    expect(JSON.parse(stored.value).n, key).toBeGreaterThanOrEqual(n)
  }
}

describe('the bundled PostgreSQL', () => {
  it('loses nothing acknowledged when the app is killed in the middle of saves, three times over', async () => {
    const DATA_DIR = newFolder()
    let app = await AppProcess.start({ DATA_DIR })
    const headers = await signUpOver(app.url, 'Anna')
    for (let round = 0; round < 3; round++) {
      const saving = saveUntilBroken(app.url, headers)
      await untilSo(async () => (await keysOf(app.url, headers)).length >= 4)
      await app.kill('SIGKILL')
      const acknowledged = await saving
      app = await AppProcess.start({ DATA_DIR })
      await expectKept(app.url, headers, acknowledged)
      for (const key of acknowledged.keys())
        await fetch(`${app.url}/api/settings/${key}`, { method: 'DELETE', headers: { cookie: headers.cookie ?? '' } })
    }
    running.push(app)
  })

  it('comes back by itself when it is killed under the running app, with all that was acknowledged', async () => {
    const DATA_DIR = newFolder()
    const app = await start({ DATA_DIR })
    const headers = await signUpOver(app.url, 'Anna')
    const reader = await EventReader.open(`${app.url}/api/events`, headers)
    await save(app.url, headers, 'note', { n: 1 })
    expect(await reader.next()).toMatchObject({ data: { key: 'note' } })
    process.kill(postmasterPid(DATA_DIR), 'SIGKILL')
    const statuses = new Set<number>()
    await vi.waitUntil(
      async () => {
        const { status } = await save(app.url, headers, 'note', { n: 2 })
        statuses.add(status)
        return status === 200
      },
      { timeout: 60_000, interval: 50 },
    )
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect(await reader.next()).toMatchObject({ data: { setting: { value: '{"n":2}' } } })
  })

  it('starts over a lock file that names a living process of somebody else', async () => {
    const DATA_DIR = newFolder()
    const app = await AppProcess.start({ DATA_DIR })
    const lockFile = join(DATA_DIR, 'postgres', 'postmaster.pid')
    const lock = readFileSync(lockFile, 'utf8')
    await app.kill('SIGTERM')
    expect(existsSync(lockFile)).toBe(false)
    writeFileSync(lockFile, lock.replace(/^\d+/, String(process.pid)))
    await start({ DATA_DIR })
  })

  it('begins anew when the very first start was cut off in the middle', async () => {
    const DATA_DIR = newFolder()
    const first = AppProcess.spawn({ DATA_DIR })
    await untilSo(() => existsSync(join(DATA_DIR, 'postgres.new')))
    await first.kill('SIGKILL')
    await start({ DATA_DIR })
  })

  it('refuses a second app on the same folder and leaves the first alone', async () => {
    const DATA_DIR = newFolder()
    const app = await start({ DATA_DIR })
    const second = AppProcess.spawn({ DATA_DIR })
    expect(await second.ended()).toBe(1)
    expect(second.output).toContain(`already running on the data folder ${DATA_DIR}`)
    expect((await fetch(`${app.url}/readyz`)).status).toBe(200)
  })

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'stops cleanly on %s',
    async (signal) => {
      const DATA_DIR = newFolder()
      const app = await AppProcess.start({ DATA_DIR })
      const headers = await signUpOver(app.url, 'Anna')
      const reader = await EventReader.open(`${app.url}/api/events`, headers)
      const pid = postmasterPid(DATA_DIR)
      expect(await app.kill(signal)).toBe(0)
      expect(await reader.next()).toBeNull()
      expect(() => process.kill(pid, 0)).toThrow()
      expect(readFileSync(join(DATA_DIR, 'postgres.log'), 'utf8')).toContain('database system is shut down')
    },
    60_000,
  )

  it('finishes the request under way and does not wait for a spare connection', async () => {
    const app = await AppProcess.start({ DATA_DIR: newFolder() })
    const { hostname, port } = new URL(app.url)
    const spare = connect(Number(port), hostname)
    const body = JSON.stringify({ username: 'Anna', password: 'sekret-123' })
    const slow = connect(Number(port), hostname)
    const head = `POST /api/register HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`
    slow.write(head + body.slice(0, 10))
    await once(spare, 'connect')
    await untilSo(async () => (await fetch(`${app.url}/healthz`)).ok)
    const ended = app.kill('SIGTERM')
    const isClosed = () =>
      fetch(`${app.url}/healthz`).then(
        () => false,
        () => true,
      )
    await untilSo(isClosed)
    slow.write(body.slice(10))
    const [answer] = await once(slow, 'data')
    expect(String(answer)).toContain('HTTP/1.1 201 Created')
    const since = performance.now()
    expect(await ended).toBe(0)
    expect(performance.now() - since).toBeLessThan(5_000)
    spare.destroy()
  })

  it('listens to this machine alone, behind a password of its own', async () => {
    const [one, other] = [newFolder(), newFolder()]
    await Promise.all([start({ DATA_DIR: one }), start({ DATA_DIR: other })])
    const passwordFile = (dataDir: string) => join(dataDir, 'postgres-password')
    expect(readFileSync(passwordFile(one), 'utf8')).toMatch(/^[0-9a-f]{64}$/)
    expect(readFileSync(passwordFile(one), 'utf8')).not.toBe(readFileSync(passwordFile(other), 'utf8'))
    expect(statSync(passwordFile(one)).mode & 0o077).toBe(0)

    const port = postmasterPort(one)
    const { default: pg } = await import('pg')
    const knock = (host: string, password: string) => {
      const client = new pg.Client({ host, port, user: 'jedenastka', password, database: 'postgres' })
      return client.connect().finally(() => client.end().catch(() => {}))
    }
    await expect(knock('127.0.0.1', 'guess')).rejects.toMatchObject({ code: '28P01' })
    const outside = Object.values(networkInterfaces())
      .flatMap((list) => list ?? [])
      .find((face) => !face.internal && face.family === 'IPv4')
    if (outside) await expect(knock(outside.address, 'guess')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  })

  it('runs as somebody who is not root', async () => {
    const DATA_DIR = newFolder()
    await start({ DATA_DIR })
    const owner = execFileSync('ps', ['-o', 'uid=', '-p', String(postmasterPid(DATA_DIR))], { encoding: 'utf8' })
    expect(Number(owner)).toBeGreaterThan(0)
  })

  it('so does the app, unless its code is hidden from everybody but root', async () => {
    const app = await start({ DATA_DIR: newFolder() })
    const owner = Number(execFileSync('ps', ['-o', 'uid=', '-p', String(app.child.pid)], { encoding: 'utf8' }))
    const isHidden = process.getuid?.() === 0 && !anybodyReads(resolve('dist/server/main.js'))
    expect([owner === 0, app.output.includes('hidden from others')]).toEqual([isHidden, isHidden])
  })
})

describe('an outside PostgreSQL', () => {
  it('is migrated once when two instances start together, and both then behave as one', async () => {
    const database = await createTestDatabase({ migrated: false })
    const dataDirs = [newFolder(), newFolder()] as const
    const open = (DATA_DIR: string) => start({ DATA_DIR, DATABASE_URL: database.url })
    const [one, other] = await Promise.all([open(dataDirs[0]), open(dataDirs[1])])
    const headers = await signUpOver(one.url, 'Anna')
    const reader = await EventReader.open(`${other.url}/api/events`, headers)
    const since = performance.now()
    expect((await save(one.url, headers, 'result_settings_global', { isHalfTime: true })).status).toBe(201)
    expect(await reader.next()).toMatchObject({
      data: { setting: { value: '{"isHalfTime":true}', updatedBy: 'Anna' } },
    })
    expect(performance.now() - since).toBeLessThan(CATCH_UP_MS / 2)
    expect(dataDirs.map((dataDir) => existsSync(join(dataDir, 'postgres')))).toEqual([false, false])
  })

  it('that is not there is reported by name of the setting, without its password', async () => {
    const app = AppProcess.spawn({ DATA_DIR: newFolder(), DATABASE_URL: 'postgresql://club:s3cret@127.0.0.1:1/x' })
    expect(await app.ended()).toBe(1)
    expect(app.output).toContain('DATABASE_URL')
    expect(app.output).not.toContain('s3cret')
  })
})

describe('bad settings in the environment', () => {
  it('end the start with a line that says what is allowed', async () => {
    const app = AppProcess.spawn({ PORT: 'eighty', TIME_ZONE: 'Europe/Atlantis', DATABASE_URL: 'mysql://x' })
    expect(await app.ended()).toBe(1)
    expect(app.output).toContain('PORT=eighty')
    expect(app.output).toContain('TIME_ZONE=Europe/Atlantis is not usable: a time zone such as Europe/Warsaw')
    expect(app.output).toContain('DATABASE_URL')
  })
})
