import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

function recordedPid(clusterDir: string): number | null {
  try {
    const pid = Number(readFileSync(join(clusterDir, 'postmaster.pid'), 'utf8').split('\n')[0])
    return Number.isInteger(pid) && pid > 0 ? pid : null
  } catch {
    return null
  }
}

const workingFolder = (pid: string): string | null => {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return null
  }
}

/** Every PostgreSQL process works inside its cluster's folder, so a reused process id cannot be taken for one. */
function processesIn(clusterDir: string): number[] {
  if (process.platform === 'linux') {
    const folder = realpathSync(clusterDir)
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && workingFolder(name) === folder)
      .map(Number)
  }
  const pid = recordedPid(clusterDir)
  if (!pid || !isAlive(pid)) return []
  if (process.platform === 'win32') return [pid]
  const command = execFileSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' })
  return command.includes('postgres') ? [pid] : []
}

const LADDER: ReadonlyArray<{ signal: NodeJS.Signals; patience: number }> = [
  { signal: 'SIGINT', patience: 15_000 },
  { signal: 'SIGQUIT', patience: 5_000 },
  { signal: 'SIGKILL', patience: 5_000 },
]

const send = (pid: number, signal: NodeJS.Signals) => {
  if (isAlive(pid)) process.kill(pid, signal)
}

/**
 * Ends what a killed app left running. Call it only while holding the data folder's lock: then whatever runs here has no
 * app any more.
 */
export async function endLeftovers(clusterDir: string, log: (message: string) => void): Promise<void> {
  if (!existsSync(clusterDir)) return
  for (const { signal, patience } of LADDER) {
    const running = processesIn(clusterDir)
    if (running.length === 0) break
    const postmaster = recordedPid(clusterDir)
    log(`Stopping a PostgreSQL that an earlier run left behind (${signal})`)
    // Workers of a dead postmaster end by themselves; only the postmaster understands an orderly shutdown.
    const targets = signal !== 'SIGKILL' && postmaster && running.includes(postmaster) ? [postmaster] : running
    for (const pid of targets) send(pid, signal)
    for (const until = Date.now() + patience; Date.now() < until && processesIn(clusterDir).length > 0; )
      await delay(50)
  }
  const stubborn = processesIn(clusterDir)
  if (stubborn.length > 0)
    throw new Error(`PostgreSQL left behind in ${clusterDir} does not end (pid ${stubborn.join(', ')}).`)
}

/** Under the lock that a postmaster holds for its life: only then is its file one of the dead. */
export const forgetPostmaster = (clusterDir: string): void =>
  rmSync(join(clusterDir, 'postmaster.pid'), { force: true })
