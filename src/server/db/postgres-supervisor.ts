import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { type Cluster, launchCluster } from './postgres-cluster.ts'
import { endLeftovers, forgetPostmaster } from './postgres-leftovers.ts'

const START_PATIENCE_MS = 60_000
/** Right after a crash the first recovery may stumble over what the crash left half done, and the next does not. */
const FIRST_STARTS = 5
const SHORTEST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 8_000
const STOP_PATIENCE_MS = 15_000

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

const ended = (child: ChildProcess): Promise<void> =>
  hasEnded(child) ? Promise.resolve() : new Promise((resolve) => child.once('exit', () => resolve()))

const pauseAfter = (failures: number): number => Math.min(SHORTEST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS)

const words = (error: unknown): string => (error instanceof Error ? error.message : String(error))

export interface Supervised {
  stop(): Promise<void>
}

/** Keeps PostgreSQL running until it is asked to stop: one that dies is started again, for as long as that takes. */
export async function supervise(cluster: Cluster, port: number, accepts: () => Promise<boolean>): Promise<Supervised> {
  let child: ChildProcess | null = null
  let reviving: Promise<void> = Promise.resolve()
  const stopping = new AbortController()

  async function untilReady(started: ChildProcess): Promise<void> {
    for (const deadline = Date.now() + START_PATIENCE_MS; Date.now() < deadline; await delay(25)) {
      if (hasEnded(started)) break
      if (await accepts()) return
    }
    const lastLines = readFileSync(cluster.logFile, 'utf8').trim().split('\n').slice(-4).join('\n')
    throw new Error(`The bundled PostgreSQL did not start:\n${lastLines}`)
  }

  async function start(): Promise<void> {
    await endLeftovers(cluster.dir, cluster.log)
    forgetPostmaster(cluster.dir)
    const started = launchCluster(cluster, port)
    child = started
    started.once('error', (error) => cluster.log(`PostgreSQL could not be run: ${error.message}`))
    await untilReady(started)
    started.once('exit', revive)
    if (hasEnded(started)) throw new Error('PostgreSQL ended right after its start')
  }

  /** Until it runs, or the app stops. */
  async function startUntil(isEnough: (failures: number) => boolean): Promise<void> {
    for (let failures = 1; !stopping.signal.aborted; failures++) {
      try {
        return await start()
      } catch (error) {
        if (isEnough(failures)) throw error
        cluster.log(`${words(error)}\nPostgreSQL is tried again in ${pauseAfter(failures) / 1000} s`)
      }
      await delay(pauseAfter(failures), null, { signal: stopping.signal }).catch(() => {})
    }
  }

  function revive(): void {
    if (stopping.signal.aborted) return
    cluster.log('PostgreSQL ended unexpectedly; starting it again')
    reviving = reviving.then(() => startUntil(() => false)).then(() => cluster.log('PostgreSQL runs again'))
  }

  await startUntil((failures) => failures >= FIRST_STARTS)
  return {
    async stop() {
      stopping.abort()
      if (child && !hasEnded(child)) {
        child.kill('SIGINT')
        const impatience = setTimeout(() => child?.kill('SIGQUIT'), STOP_PATIENCE_MS)
        await ended(child)
        clearTimeout(impatience)
      }
      await reviving
    },
  }
}
