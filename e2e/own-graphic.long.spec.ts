import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { expect, type Page } from '@playwright/test'
import { bar, generate, PitchSide, SENT, setHomeScore } from './pitch-side.ts'
import { toast } from './screen.ts'
import { test } from './test.ts'

test.use({ serviceWorkers: 'allow', permissions: ['clipboard-read', 'clipboard-write'] })

let side: PitchSide
test.beforeAll(async () => {
  side = await PitchSide.open()
})
test.beforeEach(() => side.newMatch())
test.afterAll(() => side.close())

const download = (page: Page) => page.getByRole('button', { name: 'Pobierz' })
const share = (page: Page) => page.getByRole('button', { name: 'Udostępnij' })
const outdated = (page: Page) => page.getByText(/^Podgląd zmienił się od ostatniego wygenerowania/)
const goTo = (page: Page, tab: string) => page.getByRole('navigation').getByRole('link', { name: tab }).click()

async function downloaded(page: Page): Promise<Buffer> {
  const started = page.waitForEvent('download')
  await download(page).click()
  return buffer(await (await started).createReadStream())
}

async function made(page: Page): Promise<Buffer> {
  await generate(page)
  await expect(toast(page, 'Grafika wygenerowana')).toBeVisible(SENT)
  await expect(download(page)).toBeEnabled()
  return downloaded(page)
}

async function copiedCaption(page: Page): Promise<string> {
  await share(page).click()
  await page.getByRole('menuitem', { name: 'Kopiuj opis posta' }).click()
  return page.evaluate(() => navigator.clipboard.readText())
}

async function score(page: Page, scorer: RegExp): Promise<void> {
  await bar(page).getByRole('button', { name: 'Gol!' }).click()
  await page.getByRole('dialog').getByRole('button', { name: scorer }).first().click()
  const sheet = page.getByRole('dialog', { name: 'Gol zapisany' })
  await expect(sheet.getByRole('button', { name: 'Pobierz' })).toBeEnabled(SENT)
  await sheet.getByRole('button', { name: 'Zamknij' }).first().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

const nextMatch = async (): Promise<void> => {
  const headers = { 'content-type': 'application/json', cookie: side.club.cookie }
  const facts = { key: randomUUID(), opponentId: side.club.opponentId, matchDate: '2027-03-20', isCurrent: true }
  const response = await fetch(`${side.app.url}/api/matches`, { method: 'POST', headers, body: JSON.stringify(facts) })
  expect(response.status).toBe(201)
}

for (const line of ['with a line', 'without one'] as const) {
  test(`the next match has no graphic of the one before, ${line}`, async ({ page }) => {
    await side.openResult(page)
    await setHomeScore(page, 4)
    await made(page)
    await nextMatch()
    await expect(page.getByLabel('Bramki: Orły Dębno')).toHaveValue('0', SENT)
    if (line === 'without one') side.front.cut()
    await expect(download(page)).toBeDisabled()
    await expect(share(page)).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Generuj grafikę wyniku' })).toBeVisible()
    await goTo(page, 'Podgląd')
    await page.getByRole('tab', { name: 'Wynik' }).click()
    const none = page.getByRole('button', { name: /Brak grafiki/ })
    // Cut off before it was known that there are none.
    await expect(none.or(page.getByText('Nie udało się wczytać grafik meczu'))).toBeVisible()
  })
}

test('when the state has moved on, the button says so, after a change of tab and a reload too', async ({ page }) => {
  await side.openResult(page)
  await setHomeScore(page, 1)
  const one = await made(page)
  await setHomeScore(page, 2)
  const again = page.getByRole('button', { name: 'Generuj ponownie' })
  const isSaid = async () => {
    await expect(again).toBeVisible(SENT)
    await expect(outdated(page)).toBeVisible()
    await expect(download(page)).toBeDisabled()
  }
  await isSaid()
  await goTo(page, 'Skład')
  await goTo(page, 'Wynik')
  await isSaid()
  await page.reload()
  await isSaid()
  const two = await made(page)
  expect(two.equals(one)).toBe(false)
  await expect(outdated(page)).toHaveCount(0)
  // Back at what was made first: that file is there again, without making it anew.
  await setHomeScore(page, 1)
  await expect(download(page)).toBeEnabled()
  expect((await downloaded(page)).equals(one)).toBe(true)
})

test('an older goal is shared with its own words, and one that was taken back leaves the fans', async ({ page }) => {
  test.slow()
  await side.openResult(page)
  await score(page, /Żurawski/)
  await score(page, /Bąk/)
  await expect.poll(side.countGraphics, SENT).toBe(2)
  await goTo(page, 'Podgląd')
  await page.getByRole('tab', { name: 'Strzelcy' }).click()
  expect(await copiedCaption(page)).toMatch(/Bąk[\s\S]*2:0/)
  await page.getByRole('tabpanel').getByRole('listitem').getByRole('button').last().click()
  const older = await copiedCaption(page)
  expect(older).toMatch(/Żurawski[\s\S]*1:0/)
  expect(older).not.toContain('Bąk')

  const { documentId } = await side.answer<{ documentId: number }>('/api/matches/current')
  const seen = async () =>
    (await side.answer<{ graphics: unknown[] }>(`/api/public/matches/${documentId}`)).graphics.length
  expect(await seen()).toBe(2)
  await goTo(page, 'Strzelcy')
  await page
    .getByRole('region', { name: 'Przebieg meczu' })
    .getByRole('listitem')
    .filter({ hasText: 'Bąk' })
    .getByRole('button')
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cofnij zdarzenie' }).click()
  await expect.poll(seen, SENT).toBe(1)
  await goTo(page, 'Podgląd')
  await page.getByRole('tab', { name: 'Strzelcy' }).click()
  await expect(page.getByRole('tabpanel').getByRole('note')).toContainText('zostało od tej pory poprawione')
})
