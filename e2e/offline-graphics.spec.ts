import { buffer } from 'node:stream/consumers'
import { expect, type Locator, type Page } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'
import type { Moment } from './front.ts'
import { bar, generate, PitchSide, SENT, setHomeScore, UPLOAD, waiting } from './pitch-side.ts'
import { test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

let side: PitchSide
test.beforeAll(async () => {
  side = await PitchSide.open()
})
test.beforeEach(() => side.newMatch())
test.afterAll(() => side.close())

const redToast = (page: Page) => page.locator('.mantine-Notification-root[role="alert"]')

async function downloaded(page: Page, button: Locator): Promise<Sharp> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  return sharp(await buffer(await download.createReadStream()))
}

/** Of all that waits on the device. */
const queuedBytes = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const outcome = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await outcome(indexedDB.open('jedenastka-graphic-queue'))
    const kept = await outcome(database.transaction('graphics').objectStore('graphics').getAll())
    database.close()
    return new Blob([JSON.stringify(kept)]).size
  })

test('a goal’s graphic made without a connection is kept through a reload and reaches the server when there is one', {
  tag: '@phone',
}, async ({ page }) => {
  await side.openResult(page)
  side.front.cut()
  await bar(page).getByRole('button', { name: 'Gol!' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Kos.*Jan/ })
    .click()
  const sheet = page.getByRole('dialog', { name: 'Gol zapisany' })
  await expect(sheet).toContainText('Grafika czeka i wyśle się sama, gdy wróci połączenie.', SENT)
  const file = await downloaded(page, sheet.getByRole('button', { name: 'Pobierz' }))
  expect(await file.metadata()).toMatchObject({ width: 1200, height: 1500 })
  const { dominant } = await file.extract({ left: 0, top: 0, width: 1200, height: 40 }).stats()
  expect(Math.min(dominant.r, dominant.g, dominant.b), 'drawn on its background, not on white').toBeLessThan(100)
  await expect(redToast(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(waiting(page, '1 grafika czeka')).toBeVisible()

  await page.reload()
  await expect(waiting(page, '1 grafika czeka')).toBeVisible(SENT)
  expect(await side.countGraphics()).toBe(0)
  side.front.mend()
  await expect.poll(side.countGraphics, SENT).toBe(1)
  await expect(waiting(page, 'grafika czeka')).toHaveCount(0)
  await expect(redToast(page)).toHaveCount(0)
})

for (const when of ['before', 'during', 'inside', 'after'] satisfies Moment[]) {
  test(`a line that drops at the upload (${when}) costs no graphic and makes no second one`, {
    tag: '@long',
  }, async ({ page }) => {
    await side.openResult(page)
    const dropped = new Promise<void>((resolve) => side.front.dropOnce(UPLOAD, when, resolve))
    await generate(page)
    await dropped
    await expect.poll(side.countGraphics, SENT).toBe(1)
    await expect(waiting(page, 'grafika czeka')).toHaveCount(0, SENT)
    expect(await side.countGraphics()).toBe(1)
    await expect(page.getByRole('button', { name: 'Udostępnij' })).toBeEnabled()
  })
}

test('a graphic of a tab that was closed goes out with the next one, to the match it was made for', {
  tag: '@long',
}, async ({ page, context }) => {
  await side.openResult(page)
  const { id: itsMatch } = await side.answer<{ id: number }>('/api/matches/current')
  side.front.cut()
  await generate(page)
  await expect(waiting(page, '1 grafika czeka')).toBeVisible()
  await page.close()

  await side.newMatch('2026-05-23')
  const next = await context.newPage()
  await next.goto(`${side.front.url}/lineup`)
  const graphicsOf = async (id: number) => (await side.answer<unknown[]>(`/api/matches/${id}/graphics`)).length
  await expect.poll(() => graphicsOf(itsMatch), SENT).toBe(1)
  expect(await side.countGraphics()).toBe(0)
})

test('ten wait in a list, can be dropped, and are sent in order, none twice', { tag: '@long' }, async ({ page }) => {
  await side.openResult(page)
  side.front.cut()
  for (let goals = 1; goals <= 10; goals += 1) {
    await setHomeScore(page, goals)
    await generate(page)
    const count = goals === 1 ? '1 grafika czeka' : goals < 5 ? `${goals} grafiki czekają` : `${goals} grafik czeka`
    await expect(waiting(page, count)).toBeVisible(SENT)
  }
  await generate(page)
  await waiting(page, '10 grafik czeka').click()
  const list = page.getByRole('dialog', { name: 'Grafiki do wysłania' })
  const rows = list.getByRole('listitem')
  await expect(rows).toHaveCount(10)
  expect(await queuedBytes(page), 'words, not pictures').toBeLessThan(64 * 1024)
  const third = rows.nth(2)
  await expect(third).toContainText('3:0')
  await third.getByRole('button', { name: /Usuń z kolejki/ }).click()
  await third.getByRole('button', { name: 'Usuń', exact: true }).click()
  await expect(rows).toHaveCount(9)

  // What the server refused goes out again only when somebody says so.
  side.front.lose(new RegExp(UPLOAD))
  side.front.mend()
  await expect(rows.filter({ hasText: 'Serwer jej nie przyjął' })).toHaveCount(9, SENT)
  side.front.lose(null)

  const sent: string[] = []
  page.on('requestfinished', async (request) => {
    const body = request.url().endsWith(UPLOAD) && (await request.response())?.json()
    if (body) sent.push(((await body) as { url: string }).url)
  })
  await list.getByRole('button', { name: 'Wyślij teraz' }).click()
  await expect(list).toContainText('Wszystkie grafiki są już na serwerze.', SENT)
  const onServer = await side.graphics()
  expect(new Set(onServer).size).toBe(9)
  await expect.poll(() => sent.length).toBe(9)
  expect(onServer.toReversed()).toEqual(sent)
})
