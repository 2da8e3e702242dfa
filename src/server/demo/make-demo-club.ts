import type { FastifyInstance } from 'fastify'
import type { Db } from '#server/db/client.ts'
import { identityFrom } from '#server/features/templates/starter-backgrounds.ts'
import { putInStarterTemplates } from '#server/features/templates/starter-templates.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import { ADMIN, EDITOR } from './accounts.ts'
import { ApiCaller } from './api-caller.ts'
import { addCatalogue, addIdentity } from './catalogue.ts'
import { CLUB_NAME, COMING, PLAYED, TODAY } from './fixtures.ts'
import { readTemplates } from './graphics.ts'
import { announce, type DemoClub, plan } from './match-day.ts'
import { comingSaturday, kickOffSoon, pastWeekend, wallReading } from './match-days.ts'
import { playMatch } from './played-match.ts'

interface DemoMeans {
  app: FastifyInstance
  db: Db
  files: FileStore
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
}

/** A whole made-up club in an empty database, put in through the app itself: what the app would refuse cannot get in. */
export async function makeDemoClub({ app, db, files, timeZone }: DemoMeans, now = Date.now()): Promise<void> {
  const admin = new ApiCaller(app)
  await admin.post('/api/register', ADMIN)
  await admin.post('/api/register', { ...EDITOR, role: 'user' })
  const crest = await addIdentity(admin)
  // The backgrounds are drawn in the crest's colours, so not before it.
  const [catalogue] = await Promise.all([addCatalogue(admin), putInStarterTemplates({ db, files })])
  const staff = new ApiCaller(app)
  await staff.post('/api/login', EDITOR)
  const { colours } = await identityFrom(files, crest)
  const club = { name: CLUB_NAME, crest, colours }
  const templates = await readTemplates(staff)
  await addMatches({ ...catalogue, staff, db, files, timeZone, club, templates }, now)
  await staff.post('/api/logout', {})
  await admin.post('/api/logout', {})
}
