import { type Browser, expect, type Page } from '@playwright/test'
import { EWA } from './app.ts'
import { bar, PitchSide, SENT } from './pitch-side.ts'
import { expectAccessible, signIn, toast } from './screen.ts'
import { test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

let side: PitchSide
test.beforeAll(async () => {
  side = await PitchSide.open()
})
test.beforeEach(() => side.newMatch())
test.afterAll(() => side.close())

/** Ewa at the desk, whose line is good. */
async function atTheDesk(browser: Browser, path: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'pl-PL' })).newPage()
  await signIn(page, side.app, EWA)
  await page.goto(`${side.app.url}${path}`)
  await expect(bar(page)).toContainText('Iskra Żuławy')
  return page
}

const goTo = (page: Page, tab: string) => page.getByRole('navigation').getByRole('link', { name: tab }).click()

async function score(page: Page, scorer: RegExp): Promise<void> {
  await bar(page).getByRole('button', { name: 'Gol!' }).click()
  await page.getByRole('dialog').getByRole('button', { name: scorer }).first().click()
  await expect(page.getByRole('dialog', { name: 'Gol zapisany' })).toBeVisible()
  await page.getByRole('dialog', { name: 'Gol zapisany' }).getByRole('button', { name: 'Zamknij' }).first().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

const scoreline = (page: Page) => bar(page).locator('strong')
const place = (page: Page, id: string) => page.locator(`[data-slot="${id}"]`)

interface Shared {
  scorers: { isOpponent: boolean; playerId: number | null; minute: string; score: string }[]
}
/** Nothing while nobody has saved it. */
const shared = async (key: string) =>
  JSON.parse((await side.answer<{ value?: string }>(`/api/settings/${key}`)).value ?? '{}')
const goals = async () => ((await shared('result_settings_global')) as Partial<Shared>).scorers ?? []

test('a goal of each, recorded at once without a line and at the desk, are both kept', async ({ page, browser }) => {
  await side.openResult(page)
  const desk = await atTheDesk(browser, '/result')
  side.front.cut()
  await score(page, /Kos.*Jan/)
  await score(desk, /Gol przeciwnika/)
  await expect(scoreline(page)).toHaveText('1:0')
  await expect(scoreline(desk)).toHaveText('0:1')
  side.front.mend()
  for (const each of [page, desk]) await expect(scoreline(each)).toHaveText('1:1', SENT)
  expect((await goals()).map(({ isOpponent }) => isOpponent).sort()).toEqual([false, true])
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await desk.context().close()
})

async function card(page: Page, player: RegExp): Promise<void> {
  await bar(page).getByRole('button', { name: 'Zdarzenie' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Żółta kartka', exact: true }).click()
  await sheet.getByRole('button', { name: player }).first().click()
  await sheet.getByRole('button', { name: 'Gotowe' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('ten events without a line and a reload in the middle: all there, once, in order', { tag: '@long' }, async ({
  page,
}) => {
  test.slow()
  await side.openResult(page)
  side.front.cut()
  const names = ['Jan', 'Adam', 'Łukasz', 'Piotr', 'Marek', 'Tomasz', 'Paweł', 'Michał', 'Kamil', 'Rafał']
  const isCard = (index: number) => index % 5 === 3
  for (const [index, name] of names.entries()) {
    if (index === 5) {
      await page.reload()
      await expect(scoreline(page)).toHaveText('4:0', SENT)
    }
    await (isCard(index) ? card : score)(page, new RegExp(`${name}(?!.*Olek)`))
  }
  await page.reload()
  await expect(scoreline(page)).toHaveText('8:0', SENT)
  side.front.mend()
  const { documentId } = await side.answer<{ documentId: number }>('/api/matches/current')
  const events = async () =>
    (
      await side.answer<{ events: { type: string; player: { firstName: string } }[] }>(
        `/api/public/matches/${documentId}`,
      )
    ).events.map(({ type, player }) => [type, player.firstName])
  const expected = names.map((name, index) => [isCard(index) ? 'yellowCard' : 'goal', name])
  await expect.poll(events, SENT).toEqual(expected)
  expect((await goals()).map(({ score: after }) => after)).toEqual([
    '1:0',
    '2:0',
    '3:0',
    '4:0',
    '5:0',
    '6:0',
    '7:0',
    '8:0',
  ])
})

test('two values of one thing are asked, over whatever is open, and whoever loses is told', async ({
  page,
  browser,
}) => {
  await side.openResult(page)
  const desk = await atTheDesk(browser, '/lineup')
  await goTo(page, 'Skład')
  const time = (each: Page) => each.getByLabel('Godzina')
  await expect(time(page)).toHaveValue('15:00')
  side.front.cut()
  await time(page).fill('18:30')
  await time(desk).fill('17:00')
  await expect.poll(async () => (await shared('lineup_positions_global')).matchTime).toBe('17:00')
  await bar(page).getByRole('button', { name: 'Gol!' }).click()
  await expect(page.getByRole('dialog', { name: 'Kto strzelił gola?' })).toBeVisible()
  side.front.mend()
  const question = page.getByRole('dialog', { name: 'Ktoś był szybszy' })
  await expect(question).toContainText('17:00', SENT)
  await expect(question).toContainText('18:30')
  await expect(question).toContainText('Ewa')
  await expectAccessible(page)
  // A click that is not for the question would end in a timeout here: what covers it would take it.
  await question.getByRole('button', { name: 'Moja wersja' }).click()
  await expect(page.getByRole('dialog', { name: 'Kto strzelił gola?' })).toBeVisible()
  await expect(toast(desk, 'Twoja zmiana została zastąpiona')).toContainText('Anna', SENT)
  await expect(time(desk)).toHaveValue('18:30')
  await desk.context().close()
})

test('two people who fill different places at once keep both', { tag: '@long' }, async ({ page, browser }) => {
  await side.openResult(page)
  const desk = await atTheDesk(browser, '/lineup')
  await goTo(page, 'Skład')
  await expect(place(page, 'p0')).toBeVisible()
  side.front.cut()
  const swap = async (each: Page, slot: string, player: RegExp) => {
    await place(each, slot).click()
    await each.getByRole('dialog').getByRole('button', { name: player }).click()
  }
  await swap(page, 'p0', /Brzęczyszczykiewicz/)
  await swap(desk, 'p1', /Drozd-Kulczyński/)
  side.front.mend()
  const at = async (slot: string): Promise<number | undefined> => {
    const { positions } = (await shared('lineup_positions_global')) as {
      positions: { id: string; player: { id: number } | null }[]
    }
    return positions.find(({ id }) => id === slot)?.player?.id
  }
  await expect.poll(() => at('p0'), SENT).toBe(side.club.players['Filip Brzęczyszczykiewicz'])
  await expect.poll(() => at('p1'), SENT).toBe(side.club.players['Wiktor Drozd-Kulczyński'])
  await expect(page.getByRole('dialog', { name: 'Ktoś był szybszy' })).toHaveCount(0)
  await desk.context().close()
})
