import { extname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { buildApp } from './app.ts'
import { APP_VERSION } from './app-version.ts'
import { openBackups } from './backups/backups.ts'
import { startNightShift } from './backups/nightly.ts'
import type { Config } from './config.ts'
import { startBundledPostgres } from './db/bundled-postgres.ts'
import { connectDatabase, type Db } from './db/client.ts'
import { migrateToLatest } from './db/migrate.ts'
import { openPasswords } from './features/accounts/passwords.ts'
import { studioHere } from './features/graphics/studio-here.ts'
import { keepStarters } from './features/templates/keep-starters.ts'
import { putInStarterTemplates } from './features/templates/starter-templates.ts'
import { type Fill, fillClub } from './fill-club.ts'
import { startHousekeeping } from './housekeeping.ts'
import { startLiveHub } from './live/hub.ts'
import { watchMatchClock } from './match/auto-stop.ts'
import { openDecoders } from './pictures/decoders.ts'
import { openWorkshop } from './pictures/workshop.ts'
import { openRenderers } from './rendering/renderers.ts'
import { openStudioThreads } from './rendering/studio-threads.ts'
import { openStores } from './stores.ts'

/** Beside this file, as it was built or as it was written. */
const EXTENSION = extname(import.meta.filename)
const DECODER = join(import.meta.dirname, `decoder${EXTENSION}`)
const RENDERER = join(import.meta.dirname, `renderer${EXTENSION}`)

/** From its sources the app draws in place: it would not answer, nor stop when told to, while it draws by itself. */
const DRAWS_BESIDE = EXTENSION === '.js'

interface StartOptions {
  webDir: string
  logLevel: string
  fill?: Fill | undefined
}

export interface RunningApp {
  app: FastifyInstance
  stop(): Promise<void>
}

async function reach(db: Db, config: Config): Promise<void> {
  try {
    await sql`select 1`.execute(db)
  } catch (error) {
    const reason = error instanceof Error ? error.message || (error as { code?: string }).code : String(error)
    throw new Error(config.databaseUrl ? `PostgreSQL at DATABASE_URL cannot be reached: ${reason}` : String(reason))
  }
}

/** Database, store, app, in this order; `stop` takes them down in the other. A failure on the way leaves nothing behind. */
export async function startApp(config: Config, options: StartOptions): Promise<RunningApp> {
  const undo: Array<() => unknown> = []
  let stopping = false
  const stop = async () => {
    stopping = true
    for (let step = undo.pop(); step; step = undo.pop()) await step()
  }
  const log = (message: string) => process.stderr.write(`${message}\n`)
  try {
    const bundled = config.databaseUrl ? null : await startBundledPostgres(config.dataDir, log)
    if (bundled) undo.push(bundled.stop)
    const url = config.databaseUrl ?? bundled?.url ?? ''

    const db = connectDatabase(url, (error) => {
      if (!stopping) log(`database connection: ${error.message}`)
    })
    undo.push(() => db.destroy())
    await reach(db, config)
    await migrateToLatest(db)

    const live = await startLiveHub(db, url, log)
    undo.push(live.close)
    const { files, copies, shelf, disk } = await openStores(config, log)

    const backups = openBackups({ db, files, appVersion: APP_VERSION }, shelf, disk)
    const kept = { config, db, live, files, copies, disk, passwords: openPasswords(), backups }

    const { dataDir, s3, timeZone } = config
    const place = { databaseUrl: url, dataDir, s3, timeZone }
    if (options.fill) {
      const threads = DRAWS_BESIDE ? openStudioThreads(RENDERER, { ...place, isAlone: true }, log) : null
      if (threads) undo.push(threads.close)
      const studio = threads ?? studioHere({ db, files, timeZone })
      await fillClub(options.fill, { services: kept, studio, webDir: options.webDir })
      await threads?.close()
    }

    const threads = DRAWS_BESIDE ? openStudioThreads(RENDERER, place, log) : null
    if (threads) undo.push(threads.close)
    const renderers = openRenderers(threads ?? studioHere({ db, files, timeZone }))
    await putInStarterTemplates({ db, files, renderers })
    const starters = keepStarters({ db, files, renderers }, { log, drawsAtStart: DRAWS_BESIDE })
    undo.push(starters.close)
    live.onEntries(starters.onEntries)

    undo.push(await watchMatchClock({ db, live, timeZone }, log))

    const workshop = openWorkshop(DECODER, log)
    undo.push(workshop.close)
    const services = { ...kept, decoders: openDecoders(workshop.run), renderers }
    const app = await buildApp({ services, webDir: options.webDir, logger: { level: options.logLevel } })
    undo.push(() => app.close())
    await app.listen({ port: config.port, host: config.host })
    undo.push(startNightShift({ db, backups, shelf, timeZone }, log))
    undo.push(startHousekeeping({ db, files, copies, shelf }, (error) => app.log.error({ err: error }, 'housekeeping')))
    return { app, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
