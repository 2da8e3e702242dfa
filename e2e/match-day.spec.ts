import { type Browser, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { TROUBLE_HEADER } from '#contract/error.ts'
import { ANNA, EWA, type RunningApp } from './app.ts'
import type { GoalClub } from './cloned-club.ts'
import { openGoalClub, startMatch } from './goal-club.ts'
import { expectAccessible, SHARED_STATE, signIn, silenceReads } from './screen.ts'
import { test } from './test.ts'

let app: RunningApp
let club: GoalClub

test.beforeAll(async () => {
  ;({ app, ...club } = await openGoalClub())
})
test.afterAll(() => app.stop())
test.beforeEach(() => startMatch(app, club))

async function post(path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie: club.cookie }
  const response = await fetch(`${app.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(response.ok, `${path}: ${response.status}`).toBe(true)
  return response
}

const save = (key: string, value: object) => post('/api/settings', { key, value: JSON.stringify(value) })

async function stored(key: string): Promise<Record<string, unknown>> {
  const response = await fetch(`${app.url}/api/settings/${key}`, { headers: { cookie: club.cookie } })
  return response.ok ? JSON.parse(((await response.json()) as { value: string }).value) : {}
}

async function open(page: Page, path: string, account = ANNA): Promise<void> {
  await signIn(page, app, account)
  await page.goto(`${app.url}${path}`)
  await expect(bar(page)).toContainText('0:0')
  await expect(bar(page)).toContainText('Iskra Żuławy')
}

const bar = (page: Page) => page.getByRole('region', { name: 'Stan meczu' })
const clockButton = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true })

async function second(browser: Browser, path: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'pl-PL' })).newPage()
  await open(page, path, EWA)
  return page
}

test('two people see each other’s changes as they happen, and their clocks agree', { tag: '@phone' }, async ({
  page,
  browser,
}) => {
  await open(page, '/lineup')
  const other = await second(browser, '/result')
  for (const each of [page, other]) await silenceReads(each, '**/api/settings')
  await clockButton(page, 'Pierwsza połowa').click()
  await expect(bar(other)).toContainText('1. połowa')
  await save('result_settings_global', { resultHomeScore: 2, resultAwayScore: 1, scorers: [] })
  for (const each of [page, other]) await expect(bar(each)).toContainText('2:1')
  const readings = await Promise.all([page, other].map((each) => each.getByRole('timer').first().textContent()))
  const seconds = readings.map((text) => {
    const [minutes, rest] = (text ?? '').split(':')
    return Number(minutes) * 60 + Number(rest)
  })
  expect(Math.abs((seconds[0] ?? 0) - (seconds[1] ?? 99))).toBeLessThanOrEqual(1)
  await other.context().close()
})

/** The greatest contrast with the ground, which is in the corner, that a good share of a picture reaches. */
async function standsOut(picture: Buffer): Promise<number> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const light = (at: number) => {
    const [red, green, blue] = [0, 1, 2].map((channel) => ((data[at + channel] ?? 0) / 255) ** 2.2)
    return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0) + 0.05
  }
  const ground = light(0)
  const contrasts = Array.from({ length: info.width * info.height }, (_, index) => {
    const here = light(index * 3)
    return Math.max(here, ground) / Math.min(here, ground)
  })
  return contrasts.toSorted((one, other) => other - one)[Math.floor(contrasts.length * 0.03)] ?? 0
}

const flatCrest = (colour: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160"><circle cx="80" cy="80" r="66" fill="${colour}"/></svg>`,
    ),
  )
    .png()
    .toBuffer()

test('a crest is seen whatever its colour, on a light screen and on a dark one; a broken one is the default', {
  tag: '@long',
}, async ({ page }) => {
  const theirs = bar(page).locator('img').last()
  for (const colour of ['white', '#fff176', 'black']) {
    await page.unrouteAll()
    await page.route('**/files/160/**', async (route) => route.fulfill({ body: await flatCrest(colour) }))
    await open(page, '/scorer')
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect
        .poll(async () => standsOut(await theirs.screenshot()), `${colour}, ${colorScheme}`)
        .toBeGreaterThan(2.5)
    }
  }
  await page.unrouteAll()
  await page.route('**/files/160/**', (route) => route.abort())
  await page.reload()
  await expect(theirs).toHaveAttribute('src', '/default-crest.svg')
})

test.describe('on the app as it is installed', () => {
  test.use({ serviceWorkers: 'allow' })

  test('when both change the same thing, the later one is asked whose version to keep', { tag: '@long' }, async ({
    page,
    browser,
  }) => {
    await open(page, '/lineup')
    const other = await second(browser, '/lineup')
    await other.evaluate(() => navigator.serviceWorker.ready)
    const time = (each: Page) => each.getByLabel('Godzina')
    await other.context().setOffline(true)
    await time(other).fill('18:30')
    await expect(bar(other)).toContainText('zmiany czekają na zapis')
    await time(page).fill('17:00')
    await expect.poll(async () => (await stored('lineup_positions_global')).matchTime).toBe('17:00')
    await other.context().setOffline(false)
    const dialog = other.getByRole('dialog', { name: 'Ktoś był szybszy' })
    await expect(dialog).toContainText('Anna zapisał(a) zmiany')
    await expectAccessible(other)
    await dialog.getByRole('button', { name: 'Moja wersja' }).click()
    await expect.poll(async () => (await stored('lineup_positions_global')).matchTime).toBe('18:30')
    await expect(time(page)).toHaveValue('18:30')
    await other.context().close()
  })

  test('without a connection nothing is lost, and it goes out when the connection is back', { tag: '@phone' }, async ({
    page,
  }) => {
    await open(page, '/result')
    await page.evaluate(() => navigator.serviceWorker.ready)
    const mark = bar(page).getByRole('img', { name: 'Brak połączenia' })
    await expect(mark).toHaveCount(0)
    // No read of the page may tell it: the device itself knows.
    await silenceReads(page, '**/api/settings')
    await page.context().setOffline(true)
    await expect(mark).toBeVisible()
    await page.unroute('**/api/settings')
    await bar(page).getByRole('button', { name: 'Gol!' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Kos.*Jan/ })
      .click()
    await expect(page.locator('body')).toContainText('zmiany czekają na zapis')
    await page.context().setOffline(false)
    await expect.poll(async () => (await stored('result_settings_global')).resultHomeScore).toBe(1)
    const goal = { homeScore: 1, scorerId: club.players['Jan Kos'] }
    await expect.poll(() => stored('scorer_settings_global')).toMatchObject(goal)
  })
})

test(
  'when it is the server’s own trouble, the screens say so, until it is over',
  { tag: ['@phone', '@long'] },
  async ({ page }, { outputDir }) => {
    await open(page, '/lineup')
    const inTrouble = (trouble: 'database' | 'disk') =>
      page.route(SHARED_STATE, (route) =>
        route.fulfill({ status: 503, headers: { [TROUBLE_HEADER]: trouble }, json: { message: 'Kłopot' } }),
      )
    await inTrouble('database')
    await expect(bar(page).getByText('Baza danych nie odpowiada: ostatnie znane dane')).toBeVisible()
    await page.getByLabel('Godzina').fill('17:45')
    await expect(bar(page).getByText('Baza danych nie odpowiada: zmiany czekają na zapis')).toBeVisible()
    await page.screenshot({ path: `${outputDir}/trouble-match.png` })
    await page.unroute(SHARED_STATE)
    await inTrouble('disk')
    await expect(bar(page).getByText('Brak miejsca na dysku serwera: zmiany czekają na zapis')).toBeVisible()
    await page.getByRole('link', { name: 'Panel administratora' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Brak miejsca na dysku serwera' })).toBeVisible()
    await page.screenshot({ path: `${outputDir}/trouble-admin.png` })
    await page.unroute(SHARED_STATE)
    await page.getByRole('link', { name: 'Ekrany meczowe' }).click()
    await expect.poll(async () => (await stored('lineup_positions_global')).matchTime).toBe('17:45')
    await expect(bar(page).getByText('Brak miejsca')).toHaveCount(0)
  },
)

test('a server that crashes in the middle of the match costs nothing', { tag: '@long' }, async ({ page }) => {
  test.slow()
  await open(page, '/lineup')
  await clockButton(page, 'Pierwsza połowa').click()
  await expect.poll(async () => (await stored('lineup_settings_global')).matchTimeState).toBe('firstHalf')
  const { matchTimerStartTime } = await stored('lineup_settings_global')
  const back = app.crashAndRestart()
  await page.getByLabel('Godzina').fill('20:15')
  await expect(bar(page)).toContainText('zmiany czekają na zapis')
  await back
  await expect.poll(async () => (await stored('lineup_positions_global')).matchTime).toBe('20:15')
  expect((await stored('lineup_settings_global')).matchTimerStartTime).toBe(matchTimerStartTime)
  await expect(bar(page)).toContainText('1. połowa')
})

test.describe('what the browser keeps', { tag: '@long' }, () => {
  for (const broken of [
    '{',
    '[]',
    '{"state":{"studio":{"positions":7,"scorers":"x"}},"version":1}',
    '{"state":null,"version":0}',
  ]) {
    test(`${broken} in its storage breaks no screen`, async ({ page }) => {
      await signIn(page, app, ANNA)
      await page.addInitScript((text) => localStorage.setItem('jedenastka-graphics-state', text), broken)
      for (const path of ['/lineup', '/scorer', '/result', '/preview']) {
        await page.goto(`${app.url}${path}`)
        await expect(bar(page)).toContainText('Iskra Żuławy')
      }
    })
  }

  test('is gone from the device after signing out', async ({ page }) => {
    await open(page, '/lineup')
    await page.getByRole('button', { name: 'Wyloguj' }).click()
    await expect(page.getByLabel('Nazwa użytkownika').first()).toBeVisible()
    await page.goto(`${app.url}/lineup`)
    await expect(page.getByText('Kos', { exact: true })).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('jedenastka-graphics-state'))).not.toContain('16 maja')
  })
})
