import { putInStarterTemplates, redrawOldStarters } from '#server/features/templates/starter-templates.ts'
import type { EmptyClub } from '#server/fill-club.ts'
import { ADMIN, EDITOR } from './accounts.ts'
import { ApiCaller } from './api-caller.ts'
import { addCatalogue, addIdentity } from './catalogue.ts'
import type { DemoPictures } from './demo-pictures.ts'
import { COMING, PLAYED, TODAY } from './fixtures.ts'
import { openDrawing, readTemplates } from './graphics.ts'
import { addLeague } from './league.ts'
import { announce, type DemoClub, plan } from './match-day.ts'
import { comingSaturday, kickOffSoon, pastWeekend, wallReading } from './match-days.ts'
import { addMatchPhotos, prepareAnnouncement } from './match-photos.ts'
import { playMatch } from './played-match.ts'

type Say = (line: string) => void

async function addMatches(club: DemoClub, now: number, say: Say): Promise<void> {
  const { day: today } = wallReading(now, club.timeZone)
  for (const fixture of PLAYED) {
    const day = pastWeekend(today, fixture.weeksAgo, fixture.day)
    await playMatch(club, fixture, { day, time: fixture.time })
    say(`  round ${fixture.round} is played`)
  }
  await plan(club, COMING, { day: comingSaturday(today), time: COMING.time })
  await announce(club, TODAY, kickOffSoon(now, club.timeZone), TODAY)
  await prepareAnnouncement(club, TODAY.look, await addMatchPhotos(club, TODAY.opponent))
  say('  today’s match is set')
}

/** A whole made-up club in an empty database, put in through the app itself: what the app would refuse cannot get in. */
export async function makeDemoClub(
  { app, ...means }: EmptyClub,
  pictures: DemoPictures,
  say: Say,
  now = Date.now(),
): Promise<void> {
  const admin = new ApiCaller(app)
  await admin.post('/api/register', ADMIN)
  await admin.post('/api/register', { ...EDITOR, role: 'user' })
  await addIdentity(admin, pictures)
  say('  name and crest are there; squad, opponents and templates follow')
  // The backgrounds are drawn in the crest's colours, so not before it.
  const starters = putInStarterTemplates(means).then(() => redrawOldStarters(means))
  const [catalogue] = await Promise.all([addCatalogue(admin, pictures), starters])
  say(`  ${catalogue.players.length} players and the templates are there; four matches follow`)
  const staff = new ApiCaller(app)
  await staff.post('/api/login', EDITOR)
  const drawing = openDrawing(means.renderers, means.atOnce)
  const { timeZone } = means
  const templates = await readTemplates(staff)
  await addMatches({ ...catalogue, pictures, drawing, timeZone, staff, templates }, now, say)
  await addLeague(staff, catalogue.opponents)
  say('  the last graphics are being drawn')
  await drawing.finished()
  await staff.post('/api/logout', {})
  await admin.post('/api/logout', {})
}
