import { type Browser, chromium, type Page } from '@playwright/test'
import { launchOptions } from '../../scripts/chromium.mjs'
import { median } from '../processes.ts'
import { fillSeason, type SeasonsClub } from './seasons.ts'

const ROUNDS = 7
const PAINTED_LIMIT_MS = 200
const TASK_LIMIT_MS = 200

async function openPage(browser: Browser, club: SeasonsClub): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' })
  const [name = '', value = ''] = club.staff.cookie?.split('=') ?? []
  await context.addCookies([{ name, value, url: club.app.url }])
  return context.newPage()
}

/** Marks when the figures are there, and when the frame with their plots has been shown. */
function markPlots(): void {
  const read = Response.prototype.json
  Response.prototype.json = async function () {
    const value: unknown = await read.call(this)
    if (this.url.includes('/api/figures')) performance.mark('data')
    return value
  }
  const watcher = new MutationObserver(() => {
    if (document.querySelectorAll('svg[role=img]').length < 2) return
    watcher.disconnect()
    requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('painted')))
  })
  watcher.observe(document, { childList: true, subtree: true })
}

async function paintingPlots(browser: Browser, club: SeasonsClub): Promise<number> {
  const page = await openPage(browser, club)
  await page.addInitScript(markPlots)
  await page.goto(`${club.app.url}/matches/figures`)
  await page.waitForFunction(() => performance.getEntriesByName('painted').length > 0)
  const ms = await page.evaluate(() => performance.measure('plots', 'data', 'painted').duration)
  await page.context().close()
  return ms
}

/** The longest time in which the page answers nobody, while it opens. */
async function longestTask(browser: Browser, club: SeasonsClub): Promise<number> {
  const page = await openPage(browser, club)
  await page.addInitScript(() => {
    const longest = { ms: 0 }
    Object.assign(window, { longest })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.ms = Math.max(longest.ms, duration)
    }).observe({ type: 'longtask', buffered: true })
  })
  await page.goto(`${club.app.url}/matches`, { waitUntil: 'networkidle' })
  await page.getByText('Tur Ełk').first().waitFor()
  const ms = await page.evaluate(() => (window as unknown as { longest: { ms: number } }).longest.ms)
  await page.context().close()
  return ms
}

const told = (times: number[], limit: number): string =>
  `median ${median(times).toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms (at most ${limit})`

/** How the screens of a season bear a full one: 34 matches with 25 players, then 60. */
export async function benchScreens(club: SeasonsClub): Promise<void> {
  const browser = await chromium.launch(launchOptions)
  try {
    await fillSeason(club, 34)
    const painted: number[] = []
    for (let round = 0; round < ROUNDS; round++) painted.push(await paintingPlots(browser, club))
    console.log(`plots of 34 matches, from the data to the picture: ${told(painted, PAINTED_LIMIT_MS)}`)
    await fillSeason(club, 60)
    const tasks: number[] = []
    for (let round = 0; round < ROUNDS; round++) tasks.push(await longestTask(browser, club))
    console.log(`opening /matches with a season of 60, the longest task: ${told(tasks, TASK_LIMIT_MS)}`)
  } finally {
    await browser.close()
  }
}
