import { type Browser, chromium } from '@playwright/test'
import { EVENT_KIND_NAMES } from '#domain/match/events/match-event.ts'
import { launchOptions } from '../scripts/chromium.mjs'
import { type LiveClub, openLiveClub } from './fans/live-club.ts'
import { makeMatch, post } from './load/more-matches.ts'
import { median } from './processes.ts'

const EVENTS = 200
const GRAPHICS = 300
const ROUNDS = 9
const LIMIT = 1.5

/** Where the match is opened, and what is seen when it is. */
const SCREENS: ReadonlyArray<[path: string, selector: string]> = [
  ['/lineup', 'canvas[data-painted=true]'],
  ['/scorer', 'canvas[data-painted=true]'],
  ['/preview', '[role=tabpanel] :is(img[width="1200"], button:has-text("Brak grafiki"))'],
]

async function fill(club: LiveClub, matchId: number): Promise<void> {
  const events = Array.from({ length: EVENTS }, (_, number) => {
    const kind = EVENT_KIND_NAMES[number % EVENT_KIND_NAMES.length]
    const side = number % 3 ? 'ours' : 'theirs'
    const to = {
      kind,
      side,
      at: 1_790_000_000_000 + number * 200_000,
      minute: `${(number % 90) + 1}'`,
      device: 'pomiar',
    }
    return [`event:${number}`, { base: 0, from: null, to }]
  })
  await post(club, `/api/matches/${matchId}/changes`, { device: 'pomiar', changes: Object.fromEntries(events) })
  const graphics = Array.from({ length: GRAPHICS }, (_, number) => ({
    match_id: matchId,
    type: (['lineup', 'goal', 'result'] as const)[number % 3] ?? 'goal',
    url: `/files/${String(number).padStart(64, '0')}.png`,
    event_id: null,
    shows: JSON.stringify({}),
    scene_hash: String(number),
    caption: `Grafika ${number}`,
    alt_text: `Grafika ${number}`,
    created_by: 'Anna',
    created_at: new Date(),
    corrected_at: null,
    deleted_at: null,
  }))
  await club.db.insertInto('match_graphics').values(graphics).execute()
}

/** In a browser that has been here before: its files are kept, the match is not. */
async function opening(browser: Browser, club: LiveClub, path: string, selector: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
  const [name = '', value = ''] = club.staff.cookie?.split('=') ?? []
  await context.addCookies([{ name, value, url: club.app.url }])
  const page = await context.newPage()
  await page.goto(`${club.app.url}/api/time`)
  const since = performance.now()
  await page.goto(`${club.app.url}${path}`, { waitUntil: 'commit' })
  await page.locator(selector).first().waitFor({ state: 'attached' })
  const ms = performance.now() - since
  await context.close()
  return ms
}

/** A match with a long story, opened in turn with an empty one. */
export async function benchMatch(): Promise<void> {
  const club = await openLiveClub()
  const browser = await chromium.launch(launchOptions)
  try {
    const [empty, full] = [await makeMatch(club), await makeMatch(club)]
    await fill(club, full)
    for (const [path, selector] of SCREENS) {
      const times = { empty: [] as number[], full: [] as number[] }
      for (let round = 0; round < ROUNDS; round++) {
        for (const [name, id] of [['empty', empty] as const, ['full', full] as const]) {
          await post(club, `/api/matches/${id}/current`)
          times[name].push(await opening(browser, club, path, selector))
        }
      }
      const [quick, slow] = [median(times.empty), median(times.full)]
      const ratio = (slow / quick).toFixed(2)
      console.log(
        `${path}: empty ${quick.toFixed(0)} ms, with ${EVENTS} events and ${GRAPHICS} graphics ${slow.toFixed(0)} ms, ratio ${ratio} (at most ${LIMIT})`,
      )
    }
  } finally {
    await browser.close()
    await club.close()
  }
}
