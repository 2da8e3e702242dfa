import { buildApp } from '#server/app.ts'
import { APP_VERSION } from '#server/app-version.ts'
import { openBackups } from '#server/backups/backups.ts'
import type { Config } from '#server/config.ts'
import { startBundledPostgres } from '#server/db/bundled-postgres.ts'
import { connectDatabase, type Db } from '#server/db/client.ts'
import { migrateToLatest } from '#server/db/migrate.ts'
import { studioHere } from '#server/features/graphics/studio-here.ts'
import { startLiveHub } from '#server/live/hub.ts'
import { openDecoders } from '#server/pictures/decoders.ts'
import { runJob } from '#server/pictures/jobs/jobs.ts'
import { PictureCache } from '#server/rendering/picture-cache.ts'
import { openRenderers } from '#server/rendering/renderers.ts'
import { openStores } from '#server/stores.ts'
import { ADMIN, EDITOR } from './accounts.ts'
import { inDemoFolder } from './demo-folder.ts'
import { makeDemoClub } from './make-demo-club.ts'

const PICTURES_MAX_BYTES = 64 * 1024 * 1024

type Say = (line: string) => void

/** A demo keeps to its folder: never a club's own database or bucket, whatever the environment says. */
export const demoConfig = (config: Config): Config => ({ ...config, databaseUrl: undefined, s3: undefined })

async function make(db: Db, url: string, config: Config, say: Say): Promise<void> {
  await migrateToLatest(db)
  const live = await startLiveHub(db, url, say)
  const { files, copies, shelf, disk } = await openStores(config, say)
  const backups = openBackups({ db, files, appVersion: APP_VERSION }, shelf)
  const renderers = openRenderers(
    studioHere({ db, files, timeZone: config.timeZone, kept: new PictureCache(PICTURES_MAX_BYTES) }),
  )
  const app = await buildApp({
    services: { config, db, live, files, copies, disk, decoders: openDecoders(runJob), renderers, backups },
    webDir: config.dataDir,
    logger: false,
  })
  try {
    await makeDemoClub({ app, db, files, renderers, timeZone: config.timeZone })
  } finally {
    await app.close()
    await live.close()
  }
}

async function makeIn(config: Config, say: Say): Promise<void> {
  const bundled = config.databaseUrl ? null : await startBundledPostgres(config.dataDir, say)
  const url = config.databaseUrl ?? bundled?.url ?? ''
  const db = connectDatabase(url, () => {})
  try {
    await make(db, url, config, say)
  } finally {
    await db.destroy()
    await bundled?.stop()
  }
}

/** Sees to it that the demo club is there, ready for the app to start on it. */
export async function prepareDemo(config: Config, words: readonly string[], say: Say): Promise<void> {
  const began = Date.now()
  const options = { isFresh: words.includes('--fresh'), log: say }
  const outcome = await inDemoFolder(config.dataDir, options, () => makeIn(config, say))
  if (outcome === 'made')
    say(`The demo club is made (${((Date.now() - began) / 1000).toFixed(1)} s) in ${config.dataDir}`)
  else say(`The demo club is in ${config.dataDir}; "npm run demo -- --fresh" makes it anew, with a match today`)
}

export const demoAccounts = (): string[] => [
  `Administrator: ${ADMIN.username}, password ${ADMIN.password}`,
  `User: ${EDITOR.username}, password ${EDITOR.password}`,
]
