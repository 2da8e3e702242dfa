import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { lockDataFolder } from './data-folder-lock.ts'
import { postgresAccount } from './postgres-account.ts'
import { findPostgresBinaries } from './postgres-binaries.ts'
import { type Cluster, createCluster, launchCluster, SUPERUSER } from './postgres-cluster.ts'
import { endLeftovers } from './postgres-leftovers.ts'

export interface BundledPostgres {
  url: string
  stop(): Promise<void>
}

const START_PATIENCE_MS = 60_000
const RESTARTS_IN_A_ROW = 5

export async function startBundledPostgres(dataDir: string, log: (message: string) => void): Promise<BundledPostgres> {
  mkdirSync(dataDir, { recursive: true })
  const unlock = await lockDataFolder(dataDir)
  try {
    const dir = join(dataDir, 'postgres')
    const account = postgresAccount(dir)
    const binaries = findPostgresBinaries(account)
    const password = keptPassword(join(dataDir, 'postgres-password'))
    const cluster: Cluster = { dir, account, binaries, password, logFile: join(dataDir, 'postgres.log'), log }
    if (existsSync(dir)) await endLeftovers(dir, log)
    else createCluster(cluster)
    return await supervise(cluster, unlock)
  } catch (error) {
    await unlock()
    throw error
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

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

async function untilReady(cluster: Cluster, child: ChildProcess, url: string): Promise<void> {
  for (const deadline = Date.now() + START_PATIENCE_MS; Date.now() < deadline; await delay(25)) {
    if (hasEnded(child)) break
    if (await accepts(url)) return
  }
  const lastLines = readFileSync(cluster.logFile, 'utf8').trim().split('\n').slice(-4).join('\n')
  throw new Error(`The bundled PostgreSQL did not start:\n${lastLines}`)
}

const ended = (child: ChildProcess): Promise<void> =>
  hasEnded(child) ? Promise.resolve() : new Promise((resolve) => child.once('exit', () => resolve()))

/** Keeps PostgreSQL running until it is asked to stop: one that dies on the way is started again. */
async function supervise(cluster: Cluster, unlock: () => Promise<void>): Promise<BundledPostgres> {
  const port = await freePort()
  const url = address(cluster.password, port)
  let child: ChildProcess
  let stopping = false

  async function start(): Promise<void> {
    if (stopping) return
    child = launchCluster(cluster, port)
    child.once('error', (error) => cluster.log(`PostgreSQL could not be run: ${error.message}`))
    await untilReady(cluster, child, url)
    child.once('exit', () => void revive())
    if (hasEnded(child)) await revive()
  }

  async function revive(): Promise<void> {
    for (let attempt = 1; !stopping && attempt <= RESTARTS_IN_A_ROW; attempt++) {
      cluster.log(`PostgreSQL ended unexpectedly; starting it again (attempt ${attempt})`)
      try {
        await endLeftovers(cluster.dir, cluster.log)
        await start()
        return
      } catch (error) {
        cluster.log(error instanceof Error ? error.message : String(error))
        await delay(attempt * 500)
      }
    }
  }

  async function stop(): Promise<void> {
    stopping = true
    if (!hasEnded(child)) {
      child.kill('SIGINT')
      const impatience = setTimeout(() => child.kill('SIGQUIT'), 15_000)
      await ended(child)
      clearTimeout(impatience)
    }
    await unlock()
  }

  await start()
  return { url, stop }
}
