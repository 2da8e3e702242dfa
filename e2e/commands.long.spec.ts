import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { isAlive } from '#server/db/postgres-leftovers.ts'
import { type Command, runNpm, UP } from './npm-command.ts'
import { test } from './test.ts'

test.describe.configure({ timeout: 600_000 })

const heading = (page: Page) => page.getByRole('heading', { name: 'Skład', exact: true })

let folder: string
const started: Command[] = []
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jedenastka-commands-'))
})
test.afterEach(async () => {
  for (const command of started.splice(0)) await command.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return String(port)
}

function npm(args: string[], env: Record<string, string>): Command {
  const command = runNpm(args, { DATA_DIR: join(folder, 'data'), ...env })
  started.push(command)
  return command
}

const postgresPid = (): number =>
  Number(readFileSync(join(folder, 'data', 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])

test('npm start serves the page, and stops cleanly when npm is told to', async ({ page }) => {
  const start = npm(['start'], { PORT: '0' })
  await expect.poll(start.output, UP).toContain('Jedenastka: http://localhost:')
  await page.goto(/Jedenastka: (\S+)/.exec(start.output())?.[1] ?? '')
  await expect(heading(page)).toBeVisible()

  const postgres = postgresPid()
  await start.stop()
  expect(isAlive(postgres)).toBe(false)
  expect(existsSync(join(folder, 'data', 'postgres', 'postmaster.pid'))).toBe(false)
  expect(readFileSync(join(folder, 'data', 'postgres.log'), 'utf8')).toContain('database system is shut down')
})

test('npm run dev serves the page from its sources, and starts the server again when one has changed', async ({
  page,
}) => {
  const port = await freePort()
  const dev = npm(['run', 'dev'], { PORT: port })
  await expect.poll(dev.output, UP).toContain(`Jedenastka: http://localhost:${port}`)
  await expect.poll(dev.output, UP).toMatch(/Local: +http/)
  await page.goto(/Local: +(\S+)/.exec(dev.output())?.[1] ?? '')
  await expect(heading(page)).toBeVisible(UP)
  const before = postgresPid()
  const now = new Date()
  utimesSync('src/server/main.ts', now, now)
  const starts = () => dev.output().split(`Jedenastka: http://localhost:${port}`).length - 1
  await expect.poll(starts, UP).toBe(2)
  expect(isAlive(before)).toBe(false)
  const postgres = postgresPid()
  await dev.stop()
  expect(isAlive(postgres)).toBe(false)
})

test('npm run bench measures the part that is named', async () => {
  const bench = npm(['run', 'bench', '--', 'start'], {})
  expect(await bench.exited(), bench.output()).toBe(0)
  expect(bench.output()).toMatch(/first npm start on an empty folder: [\d.]+ s/)
  const wrong = npm(['run', 'bench', '--', 'everything'], {})
  expect(await wrong.exited()).toBe(1)
  expect(wrong.output()).toContain('Unknown part: everything. There are: backups,')
})

test('npm run screenshots takes every picture of the README from npm run demo', async () => {
  const screenshots = npm(['run', 'screenshots', '--', folder], {})
  expect(await screenshots.exited(), screenshots.output()).toBe(0)
  const taken = readdirSync(folder).filter((name) => name.endsWith('.jpg'))
  expect(taken.sort()).toEqual(readdirSync('docs/pictures').sort())
  for (const name of taken) {
    const { entropy } = await sharp(join(folder, name)).stats()
    expect(entropy, `${name} shows something`).toBeGreaterThan(1)
  }
})
