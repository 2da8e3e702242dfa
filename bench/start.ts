import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { median } from './processes.ts'

const PORT = '3977'
const PATIENCE_MS = 300_000

async function startToReady(dataDir: string): Promise<number> {
  const since = performance.now()
  const child = spawn('npm', ['start'], {
    env: { ...process.env, DATA_DIR: dataDir, PORT, HOST: '127.0.0.1' },
    stdio: 'ignore',
    detached: true,
  })
  const ready = async () => (await fetch(`http://127.0.0.1:${PORT}/readyz`).catch(() => null))?.ok === true
  while (!(await ready())) {
    if (performance.now() - since > PATIENCE_MS) throw new Error('npm start did not become ready')
    await delay(20)
  }
  const ms = performance.now() - since
  const exited = once(child, 'exit')
  process.kill(-(child.pid ?? 0), 'SIGTERM')
  await exited
  // npm leaves before the app has put its database away.
  while (existsSync(join(dataDir, 'postgres', 'postmaster.pid'))) await delay(20)
  return ms
}

/** `npm start` until /readyz answers: the first time on an empty folder, then with nothing changed. */
export async function benchStart(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'jedenastka-bench-'))
  const first = await startToReady(dataDir)
  const again: number[] = []
  for (let round = 0; round < 3; round++) again.push(await startToReady(dataDir))
  rmSync(dataDir, { recursive: true, force: true })
  console.log(
    `first npm start on an empty folder: ${(first / 1000).toFixed(2)} s (with install and build if they were due)`,
  )
  console.log(`npm start with nothing changed:     ${(median(again) / 1000).toFixed(2)} s (at most 3)`)
}
