import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  chownSync,
  closeSync,
  constants,
  fchmodSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Account } from '../service-account.ts'
import type { PostgresBinaries } from './postgres-binaries.ts'

export interface Cluster {
  dir: string
  account: Account | null
  binaries: PostgresBinaries
  password: string
  logFile: string
  /** Of the lock that says that a PostgreSQL runs here; it inherits it. Null where there are no such locks. */
  lock: number | null
  log: (message: string) => void
}

export const SUPERUSER = 'jedenastka'
const LOG_FILE_MAX_BYTES = 10 * 1024 * 1024

/**
 * As root, PostgreSQL's account may not be able to walk to the data folder. It gets the open folder itself instead
 * of a path, as descriptor 3.
 */
function withFolder<T>(dir: string, account: Account | null, run: (path: string, stdio: number[]) => T): T {
  if (!account) return run(dir, [])
  const folder = openSync(dir, constants.O_RDONLY | constants.O_DIRECTORY)
  try {
    return run('/proc/self/fd/3', [folder])
  } finally {
    closeSync(folder)
  }
}

/** Built beside its final place and renamed when whole: a crash in the middle leaves nothing that looks like a database. */
export function createCluster({ dir, account, binaries, password }: Cluster): void {
  const unfinished = `${dir}.new`
  // An initdb whose app was killed may still be writing there for a moment.
  rmSync(unfinished, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  mkdirSync(unfinished, { mode: 0o700 })
  const secret = mkdtempSync(join(tmpdir(), 'jedenastka-'))
  const passwordFile = join(secret, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (account) for (const path of [unfinished, secret, passwordFile]) chownSync(path, account.uid, account.gid)
  try {
    const { status, stderr, error } = withFolder(unfinished, account, (path, stdio) =>
      spawnSync(
        binaries.initdb,
        [
          '-D',
          path,
          '-U',
          SUPERUSER,
          `--pwfile=${passwordFile}`,
          '--auth=scram-sha-256',
          '--encoding=UTF8',
          '--locale=C',
          '--locale-provider=builtin',
          '--builtin-locale=C.UTF-8',
        ],
        { ...spawnIdentity(account), stdio: ['ignore', 'ignore', 'pipe', ...stdio] },
      ),
    )
    if (status !== 0) throw new Error(`PostgreSQL's initdb failed: ${error?.message ?? stderr}`)
  } finally {
    rmSync(secret, { recursive: true, force: true })
  }
  renameSync(unfinished, dir)
}

const spawnIdentity = (account: Account | null) => (account ? { uid: account.uid, gid: account.gid, cwd: '/' } : {})

export function launchCluster({ dir, account, binaries, logFile, lock }: Cluster, port: number): ChildProcess {
  const isLong = (statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > LOG_FILE_MAX_BYTES
  const output = openSync(logFile, isLong ? 'w' : 'a', 0o600)
  // An earlier version left it open to everybody, and PostgreSQL repeats rows that it refuses.
  fchmodSync(output, 0o600)
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 60,
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  try {
    return withFolder(dir, account, (path, stdio) =>
      // A group of its own: Ctrl-C must reach the app first, which then stops PostgreSQL in order.
      spawn(binaries.postgres, ['-D', path, ...flags], {
        ...spawnIdentity(account),
        detached: true,
        stdio: ['ignore', output, output, ...stdio, ...(lock === null ? [] : [lock])],
      }),
    )
  } finally {
    closeSync(output)
  }
}
