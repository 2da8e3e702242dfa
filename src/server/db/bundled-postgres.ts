import { randomBytes } from 'node:crypto'
import { closeSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { serviceAccount } from '../service-account.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { lockFile } from './file-lock.ts'
import { findPostgresBinaries } from './postgres-binaries.ts'
import { type Cluster, createCluster, SUPERUSER } from './postgres-cluster.ts'
import { endLeftovers } from './postgres-leftovers.ts'
import { supervise } from './postgres-supervisor.ts'

const LOCK_PATIENCE_MS = 10_000

export interface BundledPostgres {
  url: string
  stop(): Promise<void>
}

export async function startBundledPostgres(dataDir: string, log: (message: string) => void): Promise<BundledPostgres> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const unlock = await lockDataFolder(dataDir)
  try {
    const dir = join(dataDir, 'postgres')
    const account = serviceAccount(dir)
    const binaries = findPostgresBinaries(account)
    const password = keptPassword(join(dataDir, 'postgres-password'))
    await endLeftovers(dir, log)
    const lock = await lockPostgres(dataDir)
    const logFile = join(dataDir, 'postgres.log')
    const cluster: Cluster = { dir, account, binaries, password, logFile, lock, log }
    if (!existsSync(dir)) createCluster(cluster)
    return await run(cluster, unlock)
  } catch (error) {
    await unlock()
    throw error
  }
}

/** What was just ended may hold it for another moment; what cannot be seen from here, in another container, for longer. */
async function lockPostgres(dataDir: string): Promise<number | null> {
  for (const deadline = Date.now() + LOCK_PATIENCE_MS; ; await delay(50)) {
    const lock = lockFile(join(dataDir, 'postgres.lock'))
    if (lock === 'unsupported') return null
    if (lock !== 'held') return lock
    if (Date.now() > deadline) throw new Error(`A PostgreSQL that is out of reach still runs on ${dataDir}.`)
  }
}

async function run(cluster: Cluster, unlock: () => Promise<void>): Promise<BundledPostgres> {
  const port = await freePort()
  const url = address(cluster.password, port)
  const { stop } = await supervise(cluster, port, () => accepts(url))
  return {
    url,
    async stop() {
      await stop()
      if (cluster.lock !== null) closeSync(cluster.lock)
      await unlock()
    },
  }
}

const address = (password: string, port: number): string =>
  `postgresql://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`

/** The port of a PostgreSQL that runs in this folder stands in the fourth line of its lock file. */
function runningPort(dataDir: string): number | null {
  const lockFile = join(dataDir, 'postgres', 'postmaster.pid')
  const port = existsSync(lockFile) ? Number(readFileSync(lockFile, 'utf8').split('\n')[3]) : Number.NaN
  return Number.isInteger(port) && port > 0 ? port : null
}

/** The folder's PostgreSQL: the one that an app runs there already, or one started for the occasion. */
export async function reachBundledPostgres(dataDir: string, log: (message: string) => void): Promise<BundledPostgres> {
  const port = runningPort(dataDir)
  const url = port === null ? null : address(keptPassword(join(dataDir, 'postgres-password')), port)
  if (url && (await accepts(url))) return { url, stop: async () => {} }
  return startBundledPostgres(dataDir, log)
}

function keptPassword(file: string): string {
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 })
  return readFileSync(file, 'utf8').trim()
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve, reject) => probe.once('error', reject).listen(0, '127.0.0.1', resolve))
  const free = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (!free || typeof free === 'string') throw new Error('No free port on 127.0.0.1')
  return free.port
}

async function accepts(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch (error) {
    const code = (error as { code?: string }).code
    if (code === '28P01') throw new Error('The bundled PostgreSQL refuses the password kept in the data folder.')
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
