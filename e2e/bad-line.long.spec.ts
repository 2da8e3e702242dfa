import { expect, type Page } from '@playwright/test'
import { ANNA, type RunningApp } from './app.ts'
import type { GoalClub } from './cloned-club.ts'
import { EditorPage } from './editor-page.ts'
import { openGoalClub } from './goal-club.ts'
import { signIn, toast } from './screen.ts'
import { photo, storedPlayer } from './squad.ts'
import { test } from './test.ts'

/** Far from the mast: 400 kbit/s each way, and almost half a second until anything answers. */
const BAD_LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const FIRST_LOAD = { timeout: 15_000 }
const NEXT_SCREEN = { timeout: 10_000 }
const SENT = { timeout: 60_000 }

let app: RunningApp
let club: GoalClub

test.beforeAll(async () => {
  ;({ app, ...club } = await openGoalClub())
})
test.afterAll(() => app.stop())

const bar = (page: Page) => page.getByRole('region', { name: 'Stan meczu' })
const heading = (page: Page, name: string) => page.getByRole('heading', { name }).first()
const link = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true })
const loading = (page: Page) => page.getByRole('main').getByRole('status', { name: /^Wczytywanie/ })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function onBadLine(page: Page): Promise<{ drop(): Promise<unknown>; comeBack(): Promise<unknown> }> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const set = (offline: boolean) => session.send('Network.emulateNetworkConditions', { ...BAD_LINE, offline })
  await set(false)
  return { drop: () => set(true), comeBack: () => set(false) }
}

async function answer<T>(path: string): Promise<T> {
  const response = await fetch(`${app.url}${path}`, { headers: { cookie: club.cookie } })
  return (await response.json()) as T
}

const stored = async (key: string): Promise<string> =>
  (await answer<{ value?: string }>(`/api/settings/${key}`)).value ?? ''

test('the match screens on a bad line, from signing in to a shared goal', { tag: '@phone-only' }, async ({ page }) => {
  test.setTimeout(180_000)
  const line = await onBadLine(page)
  const goalSheet = page.waitForResponse((response) => response.url().includes('goal-sheet'), { timeout: 60_000 })
  await page.goto(`${app.url}/auth`)
  await expect(page.getByLabel('Nazwa użytkownika')).toBeVisible(FIRST_LOAD)
  await page.getByLabel('Nazwa użytkownika').fill(ANNA.username)
  await page.getByLabel('Hasło', { exact: true }).fill(ANNA.password)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Panel Administratora')).toBeVisible(FIRST_LOAD)

  // The greeting lies over the way to the match.
  await page.getByRole('button', { name: 'Zamknij powiadomienie' }).click()
  await page.getByRole('link', { name: 'Ekrany meczowe' }).click()
  await expect(page.getByText('11 z 11')).toBeVisible(FIRST_LOAD)
  await expect(bar(page)).toContainText('Orły Dębno', NEXT_SCREEN)
  await page.getByLabel('Rozgrywki').fill('IV liga, 12. kolejka')
  await button(page, 'Pierwsza połowa').click()
  await expect(bar(page)).toContainText('1. połowa')

  await link(page, 'Strzelcy').click()
  await expect(heading(page, 'Strzelec gola')).toBeVisible(NEXT_SCREEN)
  await expect(loading(page)).toHaveCount(0, SENT)
  await link(page, 'Wynik').click()
  await expect(heading(page, 'Wynik meczu')).toBeVisible(NEXT_SCREEN)
  await expect(loading(page)).toHaveCount(0, SENT)

  await (await goalSheet).finished()
  await line.drop()
  await bar(page).getByRole('button', { name: 'Gol!' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: /Kos.*Jan/ }).click()
  await expect(bar(page)).toContainText('1:0')
  await expect(sheet).toContainText('Grafika czeka i wyśle się sama', SENT)
  await line.comeBack()
  await expect(sheet.getByText('Grafika wygenerowana i gotowa do udostępnienia.')).toBeVisible(SENT)
  await page.keyboard.press('Escape')

  await link(page, 'Podgląd').click()
  await page.getByRole('tab', { name: 'Strzelcy' }).click(NEXT_SCREEN)
  await expect(page.getByRole('tabpanel').getByRole('button', { name: 'Pobierz' })).toBeEnabled(SENT)
  await expect.poll(() => stored('lineup_positions_global')).toContain('12. kolejka')
  await expect.poll(async () => stored('result_settings_global'), SENT).toContain('"resultHomeScore":1')
  await expect
    .poll(async () => (await answer<{ graphics: unknown[] }>('/api/matches/current')).graphics.length, SENT)
    .toBe(1)
})

test('the frame of a screen stands while its code is still on the way', { tag: '@phone-only' }, async ({ page }) => {
  await signIn(page, app, ANNA)
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/\/(scorer|result|preview)-screen-[^/]*\.js$/, async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto(`${app.url}/lineup`)
  await expect(page.getByText('11 z 11')).toBeVisible()
  for (const [name, title] of [
    ['Strzelcy', 'Strzelec gola'],
    ['Wynik', 'Wynik meczu'],
    ['Podgląd', 'Podgląd grafiki'],
  ] as const) {
    await link(page, name).click()
    await expect(heading(page, title)).toBeVisible()
    await expect(loading(page)).toBeVisible()
  }
  arrive()
  await expect(page.getByRole('tab', { name: 'Strzelcy' })).toBeVisible()
})

test('the panel on a bad line: each list, a new player, a template, a backup', { tag: '@phone-only' }, async ({
  page,
}) => {
  test.setTimeout(180_000)
  await signIn(page, app, ANNA)
  await onBadLine(page)
  await page.goto(`${app.url}/admin/players`)
  await button(page, 'Dodaj zawodnika').click(FIRST_LOAD)
  const form = page.getByRole('region', { name: 'Dodaj zawodnika' })
  await form.getByLabel('Imię').fill('Borys')
  await form.getByLabel('Nazwisko').fill('Zięba')
  await form.getByLabel('Numer').fill('27')
  await form.getByLabel('Zdjęcie do składu').setInputFiles(await photo('zieba.jpg'))
  await page.getByRole('dialog').getByRole('button', { name: 'Użyj całego' }).click(NEXT_SCREEN)
  await form.getByRole('button', { name: 'Dodaj', exact: true }).click()
  await expect(toast(page, 'Zawodnik dodany')).toBeVisible(NEXT_SCREEN)
  expect(await storedPlayer(app, 'Zięba')).toMatchObject({ firstName: 'Borys', number: 27 })

  for (const [name, shown] of [
    ['Przeciwnicy', 'Iskra Żuławy'],
    ['Użytkownicy', 'Anna'],
    ['Ustawienia', 'Nazwa klubu'],
    ['Szablony', 'Skład'],
  ] as const) {
    await link(page, name).click()
    await expect(page.getByRole('main').getByText(shown).first()).toBeVisible(NEXT_SCREEN)
  }
  await link(page, 'Kopie zapasowe').click()
  await button(page, 'Utwórz kopię').click(NEXT_SCREEN)
  await expect.poll(async () => (await answer<unknown[]>('/api/backups')).length).toBe(1)

  const [template] = await answer<Array<{ id: number }>>('/api/templates')
  await page.goto(`${app.url}/admin/template-editor/${template?.id}`)
  const editor = new EditorPage(page)
  await expect(editor.painted).toHaveAttribute('data-painted', 'true', { timeout: 30_000 })
  await editor.add('Tekst')
  await editor.save.click()
  await expect(toast(page, 'Szablon zaktualizowany')).toBeVisible(NEXT_SCREEN)
})

test('the fans’ screens on a bad line', { tag: '@phone-only' }, async ({ page }) => {
  await onBadLine(page)
  await page.goto(`${app.url}/fan-app`)
  await expect(page.getByRole('tabpanel', { name: 'Start' })).toContainText('Iskra Żuławy', FIRST_LOAD)
  await page.goto(`${app.url}/client-test`)
  await page.getByRole('button', { name: 'Pobierz mecze' }).click(FIRST_LOAD)
  await expect(page.getByRole('region', { name: 'Odpowiedź' })).toContainText('Orły Dębno', NEXT_SCREEN)
  await page.goto(`${app.url}/lineup`)
  await expect(heading(page, 'Skład')).toBeVisible(FIRST_LOAD)
  await page.goto(`${app.url}/nie-ma`)
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible(NEXT_SCREEN)
})
