import { availableParallelism } from 'node:os'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import type { Db } from './db/client.ts'
import { openDecoders } from './pictures/decoders.ts'
import { runJob } from './pictures/jobs/jobs.ts'
import { openRenderers, type Renderers } from './rendering/renderers.ts'
import type { Studio } from './rendering/studio.ts'
import type { Services } from './services.ts'
import type { FileStore } from './storage/file-store.ts'

/** Each draws with pictures of its own in memory. */
const THREADS_MAX = 4

export interface EmptyClub {
  app: FastifyInstance
  db: Db
  files: FileStore
  renderers: Renderers
  /** How many pictures are drawn at once. */
  atOnce: number
  timeZone: string
}

/** Puts a club into a database before anybody can ask for it. */
export type Fill = (club: EmptyClub) => Promise<void>

interface FillMeans {
  services: Omit<Services, 'decoders' | 'renderers'>
  studio: Studio
  webDir: string
}

/** By an app that never listens. Nobody else waits for a picture meanwhile, so all cores decode and draw. */
export async function fillClub(fill: Fill, { services, studio, webDir }: FillMeans): Promise<void> {
  const { config, db, files } = services
  const atOnce = Math.min(THREADS_MAX, availableParallelism())
  const renderers = openRenderers(studio, atOnce)
  const app = await buildApp({
    services: { ...services, decoders: openDecoders(runJob), renderers },
    webDir,
    logger: false,
  })
  try {
    await fill({ app, db, files, renderers, atOnce, timeZone: config.timeZone })
  } finally {
    await app.close()
  }
}
