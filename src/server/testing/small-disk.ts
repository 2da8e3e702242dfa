import { execFileSync, spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive } from '#server/db/postgres-leftovers.ts'
import { type AppProcess, temporaryFolder } from './app-process.ts'
import { limitFiles } from './limit-files.ts'

const SIZE = '320m'
const MEGABYTE = 1024 * 1024
const FILE_MAX_BYTES = 16 * 1024

/** Where an app's data are, with no room left whenever a test wants it so. */
export interface SmallDisk {
  dataDir: string
  /** The app can see for itself how much room there is. */
  isMeasurable: boolean
  fill(app: AppProcess): void
  free(app: AppProcess): void
  remove(): void
}

function writeUntilRefused(file: number, bytes: number): void {
  const zeros = Buffer.alloc(bytes)
  try {
    while (writeSync(file, zeros) > 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}

function ownDisk(folder: ReturnType<typeof temporaryFolder>): SmallDisk {
  const dataDir = join(folder.path, 'data')
  const ballast = join(folder.path, 'ballast')
  mkdirSync(dataDir)
  return {
    dataDir,
    isMeasurable: true,
    fill() {
      const file = openSync(ballast, 'a')
      for (const bytes of [MEGABYTE, 512]) writeUntilRefused(file, bytes)
      closeSync(file)
    },
    free: () => rmSync(ballast, { force: true }),
    remove() {
      execFileSync('umount', [folder.path])
      folder.remove()
    },
  }
}

/** The app and what it started, PostgreSQL's processes among it. */
function familyOf(pid: number): number[] {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number) as [number, number])
  const family = [pid]
  for (const member of family) family.push(...pairs.filter(([, parent]) => parent === member).map(([child]) => child))
  return family
}

/** A limit on the size of any file, which processes pass on to those they start. */
function quota(folder: ReturnType<typeof temporaryFolder>): SmallDisk {
  const limit = ({ child }: AppProcess, bytes: number | 'unlimited') => {
    for (const pid of familyOf(child.pid ?? 0)) {
      try {
        limitFiles(pid, bytes)
      } catch (error) {
        if (isAlive(pid)) throw error
      }
    }
  }
  return {
    dataDir: folder.path,
    isMeasurable: false,
    fill: (app) => limit(app, FILE_MAX_BYTES),
    free: (app) => limit(app, 'unlimited'),
    remove: folder.remove,
  }
}

/** A disk of its own in memory; where this account may mount none, a quota. */
export function openSmallDisk(): SmallDisk {
  const folder = temporaryFolder()
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder.path]).status === 0
  return mounted ? ownDisk(folder) : quota(folder)
}
