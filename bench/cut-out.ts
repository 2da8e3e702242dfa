import { readFileSync } from 'node:fs'
import { type Browser, chromium, type Page } from '@playwright/test'
import { openClub } from '../e2e/app.ts'
import { addPhotographed, CutOutPage, portrait } from '../e2e/cut-out-page.ts'
import { LONG_TASK_MS, longestTask, watchLongTasks } from '../e2e/long-tasks.ts'
import prepareClubs from '../e2e/prepared-clubs.ts'
import { openPlayers } from '../e2e/squad.ts'
import { launchOptions } from '../scripts/chromium.mjs'
import { percentile } from './fans/process-figures.ts'
import { median } from './processes.ts'

const ROUNDS = 20
const MB = 1024
const TICK_MS = 10
/** A machine on which others work takes its time. */
const PATIENCE_MS = 120_000

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

type Longest = Awaited<ReturnType<typeof longestTask>>

/** Slower than its limit is slower than the machine was at that moment. */
function told(tasks: readonly Longest[]): string {
  const ms = Math.max(...tasks.map((task) => task.ms))
  if (ms === 0) return `none over ${LONG_TASK_MS} ms`
  const over = tasks.filter((task) => task.ms > task.limitMs).length
  return `${ms.toFixed(0)} ms; in ${over} of ${tasks.length} rounds more than the machine's own pace explains`
}

/** A portrait of 2048 pixels: from the press to the cut-out on the screen, and a stroke across it. */
export async function benchCutOut(): Promise<void> {
  const endClubs = await prepareClubs()
  const { app, cookie } = await openClub()
  const browser = await chromium.launch(launchOptions)
  try {
    await addPhotographed(app, cookie, { lastName: 'Collins', number: 7, photo: await portrait(2048) })
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' })
    await watchLongTasks(page)
    await openPlayers(page, app)
    await page.getByRole('button', { name: 'Edytuj zawodnika Ewa Collins' }).click()
    const cutOut = new CutOutPage(page)
    const open = () => page.getByRole('button', { name: 'Wytnij tło: zdjęcie do składu' }).click()
    const before = await heldMb(browser, page)
    const [times, costs]: [number[], number[]] = [[], []]
    const [cutting, painting]: [Longest[], Longest[]] = [[], []]
    let during = 0
    for (let round = 0; round < ROUNDS; round++) {
      await longestTask(page)
      const spent = await processorMs(browser)
      const start = performance.now()
      await open()
      await cutOut.stage.waitFor({ timeout: PATIENCE_MS })
      times.push(performance.now() - start)
      costs.push((await processorMs(browser)) - spent)
      await cutOut.isReady()
      cutting.push(await longestTask(page))
      await cutOut.paint({ x: 0.1, y: 0.2 }, { x: 0.9, y: 0.8 })
      await cutOut.button('Cofnij').click()
      painting.push(await longestTask(page))
      during = Math.max(during, await heldMb(browser, page))
      await cutOut.button('Anuluj').click()
      await cutOut.dialog.waitFor({ state: 'hidden' })
    }
    const after = await heldMb(browser, page)
    console.log(`a portrait of 2048 px: median ${median(times).toFixed(0)} ms`)
    console.log(`  99 of 100 within ${percentile(times, 0.99).toFixed(0)} ms (${ROUNDS} rounds)`)
    console.log(`  of the page's processor time, the dialog included: median ${median(costs).toFixed(0)} ms`)
    console.log(`longest block of the main thread (at most ${LONG_TASK_MS} ms): ${told(cutting)}`)
    console.log(`  while a brush crosses the picture and that is undone: ${told(painting)}`)
    console.log(
      `memory of the page: ${before.toFixed(0)} MB before, ${during.toFixed(0)} MB during, ${after.toFixed(0)} MB after`,
    )
  } finally {
    await browser.close()
    await app.stop()
    await endClubs()
  }
}
