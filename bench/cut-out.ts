import { readFileSync } from 'node:fs'
import { type Browser, chromium, type Page } from '@playwright/test'
import { openClub, startApp } from '../e2e/app.ts'
import { addPhotographed, CutOutPage, portrait } from '../e2e/cut-out-page.ts'
import { openPlayers } from '../e2e/squad.ts'
import { launchOptions } from '../playwright.config.ts'
import { percentile } from './fans/process-figures.ts'
import { median } from './processes.ts'

const ROUNDS = 20
const BLOCK_LIMIT_MS = 50
const MB = 1024
const TICK_MS = 10
/** A machine on which others work takes its time. */
const PATIENCE_MS = 120_000

interface Watched {
  blocks: number[]
}

/** Tasks of the page's main thread that took longer than fifty milliseconds. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const watched: Watched = { blocks: [] }
    Object.assign(globalThis, { watched })
    new PerformanceObserver((list) => {
      watched.blocks.push(...list.getEntries().map(({ duration }) => duration))
    }).observe({ type: 'longtask' })
  })

const blocksSoFar = (page: Page): Promise<number[]> =>
  page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched.blocks.splice(0))

/** The processes of pages; workers live in them too. */
async function renderers(browser: Browser): Promise<number[]> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
}

const summed = async (browser: Browser, figure: (pid: number) => number): Promise<number> =>
  (await renderers(browser)).map(figure).reduce((sum, value) => sum + value, 0)

/** What they hold in memory, in MB. */
async function heldMb(browser: Browser, page: Page): Promise<number> {
  const own = await page.context().newCDPSession(page)
  await own.send('HeapProfiler.collectGarbage')
  await own.detach()
  return summed(browser, (pid) => {
    const [, kb] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kb) / MB
  })
}

/** The processor's time that they have taken so far: what a cut-out costs, whatever else the machine does. */
const processorMs = (browser: Browser): Promise<number> =>
  summed(browser, (pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? []
    return TICK_MS * (Number(fields[11]) + Number(fields[12]))
  })

const longest = (blocks: readonly number[]) => Math.max(0, ...blocks)
const told = (blocks: readonly number[]) =>
  blocks.length === 0 ? `none over ${BLOCK_LIMIT_MS} ms` : `${longest(blocks).toFixed(0)} ms`

/** A portrait of 2048 pixels: from the press to the cut-out on the screen, and a stroke across it. */
export async function benchCutOut(): Promise<void> {
  const app = await startApp()
  const browser = await chromium.launch(launchOptions)
  try {
    const cookie = await openClub(app)
    await addPhotographed(app, cookie, { lastName: 'Collins', number: 7, photo: await portrait(2048) })
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' })
    await watch(page)
    await openPlayers(page, app)
    await page.getByRole('button', { name: 'Edytuj zawodnika Ewa Collins' }).click()
    const cutOut = new CutOutPage(page)
    const open = () => page.getByRole('button', { name: 'Wytnij tło: zdjęcie do składu' }).click()
    const before = await heldMb(browser, page)
    const [times, costs]: [number[], number[]] = [[], []]
    const [cutting, painting]: [number[], number[]] = [[], []]
    let during = 0
    for (let round = 0; round < ROUNDS; round++) {
      await blocksSoFar(page)
      const spent = await processorMs(browser)
      const start = performance.now()
      await open()
      await cutOut.stage.waitFor({ timeout: PATIENCE_MS })
      times.push(performance.now() - start)
      costs.push((await processorMs(browser)) - spent)
      await cutOut.isReady()
      cutting.push(...(await blocksSoFar(page)))
      await cutOut.paint({ x: 0.1, y: 0.2 }, { x: 0.9, y: 0.8 })
      await cutOut.button('Cofnij').click()
      painting.push(...(await blocksSoFar(page)))
      during = Math.max(during, await heldMb(browser, page))
      await cutOut.button('Anuluj').click()
      await cutOut.dialog.waitFor({ state: 'hidden' })
    }
    const after = await heldMb(browser, page)
    console.log(`a portrait of 2048 px: median ${median(times).toFixed(0)} ms`)
    console.log(`  99 of 100 within ${percentile(times, 0.99).toFixed(0)} ms (${ROUNDS} rounds)`)
    console.log(`  of the page's processor time, the dialog included: median ${median(costs).toFixed(0)} ms`)
    console.log(`longest block of the main thread (at most ${BLOCK_LIMIT_MS} ms): ${told(cutting)}`)
    console.log(`  while a brush crosses the picture and that is undone: ${told(painting)}`)
    console.log(
      `memory of the page: ${before.toFixed(0)} MB before, ${during.toFixed(0)} MB during, ${after.toFixed(0)} MB after`,
    )
  } finally {
    await browser.close()
    await app.stop()
  }
}
