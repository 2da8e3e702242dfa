import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

test('npm start serves the page, and stops cleanly when npm is told to', async ({ page }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'jedenastka-start-'))
  const npm = spawn('npm', ['start'], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let output = ''
  npm.stdout.on('data', (chunk) => {
    output += chunk
  })
  await expect.poll(() => output, { timeout: 50_000 }).toContain('Jedenastka: http://localhost:')
  const url = /Jedenastka: (\S+)/.exec(output)?.[1] ?? ''
  await page.goto(url)
  await expect(page.getByRole('heading', { name: 'Skład', exact: true })).toBeVisible()

  const lockFile = join(dataDir, 'postgres', 'postmaster.pid')
  const postgres = Number(readFileSync(lockFile, 'utf8').split('\n')[0])
  const exited = once(npm, 'exit')
  npm.kill('SIGTERM')
  await exited
  await expect.poll(() => isAlive(postgres), { timeout: 15_000 }).toBe(false)
  expect(existsSync(lockFile)).toBe(false)
  expect(readFileSync(join(dataDir, 'postgres.log'), 'utf8')).toContain('database system is shut down')
  rmSync(dataDir, { recursive: true, force: true })
})
