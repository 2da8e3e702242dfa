import type { FastifyInstance } from 'fastify'
import type { Db } from '#server/db/client.ts'
import { putInStarterTemplates, redrawOldStarters } from '#server/features/templates/starter-templates.ts'
import type { Renderers } from '#server/rendering/renderers.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import { ADMIN, EDITOR } from './accounts.ts'
import { ApiCaller } from './api-caller.ts'
import { addCatalogue, addIdentity } from './catalogue.ts'
import { COMING, PLAYED, TODAY } from './fixtures.ts'
import { readTemplates } from './graphics.ts'
import { addLeague } from './league.ts'
import { announce, type DemoClub, plan } from './match-day.ts'
import { comingSaturday, kickOffSoon, pastWeekend, wallReading } from './match-days.ts'
import { addMatchPhotos, prepareAnnouncement } from './match-photos.ts'
import { playMatch } from './played-match.ts'

interface DemoMeans {
  app: FastifyInstance
  db: Db
  files: FileStore
  renderers: Renderers
  timeZone: string
}

async function addMatches(club: DemoClub, now: number): Promise<void> {
  const { day: today } = wallReading(now, club.timeZone)
  for (const fixture of PLAYED) {
    const day = pastWeekend(today, fixture.weeksAgo, fixture.day)
    await playMatch(club, fixture, { day, time: fixture.time })
  }
  await plan(club, COMING, { day: comingSaturday(today), time: COMING.time })
  await announce(club, TODAY, kickOffSoon(now, club.timeZone), TODAY)
  await prepareAnnouncement(club, TODAY.look, await addMatchPhotos(club, TODAY.opponent))
}

/** A whole made-up club in an empty database, put in through the app itself: what the app would refuse cannot get in. */
export async function makeDemoClub(means: DemoMeans, now = Date.now()): Promise<void> {
  const { app, ...rest } = means
  const admin = new ApiCaller(app)
  await admin.post('/api/register', ADMIN)
  await admin.post('/api/register', { ...EDITOR, role: 'user' })
  await addIdentity(admin)
  // The backgrounds are drawn in the crest's colours, so not before it.
  const [catalogue] = await Promise.all([addCatalogue(admin), putInStarterTemplates(rest)])
  await redrawOldStarters(rest)
  const staff = new ApiCaller(app)
  await staff.post('/api/login', EDITOR)
  const templates = await readTemplates(staff)
  await addMatches({ ...catalogue, ...rest, staff, templates }, now)
  await addLeague(staff, catalogue.opponents)
  await staff.post('/api/logout', {})
  await admin.post('/api/logout', {})
}
