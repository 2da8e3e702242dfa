import { expect, type Locator, type Page } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'
import { ANNA, type RunningApp } from './app.ts'
import type { GoalClub } from './cloned-club.ts'
import { openGoalClub, startMatch } from './goal-club.ts'
import { expectAccessible, expectUncovered, isPhone, showPane, signIn, toast } from './screen.ts'
import { withShareSheet } from './share-sheet.ts'
import { MADE } from './slow-machine.ts'
import { test } from './test.ts'

let app: RunningApp
let club: GoalClub

test.beforeAll(async () => {
  ;({ app, ...club } = await openGoalClub())
})

test.beforeEach(() => startMatch(app, club))

test.afterAll(() => app.stop())

const press = (target: Locator): Promise<void> => (isPhone() ? target.tap() : target.click())

async function open(page: Page, path: '/lineup' | '/scorer' | '/result', heading: string): Promise<void> {
  await signIn(page, app, ANNA)
  await page.goto(`${app.url}${path}`)
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
  await expect(page.locator('canvas[data-painted="true"]')).toBeAttached(MADE)
}

const openGoals = (page: Page) => open(page, '/scorer', 'Strzelec gola')
const goTo = (page: Page, tab: string) => page.getByRole('navigation').getByRole('link', { name: tab }).click()

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const choose = (page: Page, group: string, choice: string) =>
  page.getByRole('radiogroup', { name: group }).getByText(choice, { exact: true }).click()
const score = (page: Page) => section(page, 'Stan meczu').locator('strong')
const steps = (page: Page, team: string) => page.getByRole('group', { name: `Bramki: ${team}` })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

/** A finger, which may miss, taps twice. */
async function pick(page: Page, name: string): Promise<void> {
  const row = dialog(page, 'Kto strzelił gola?').getByRole('button', { name: new RegExp(name) })
  await press(row)
  if (isPhone()) await press(row)
  await expect(dialog(page, 'Kto strzelił gola?')).toBeHidden()
}

const matchBar = (page: Page) => [page.getByRole('timer'), page.getByRole('button', { name: 'Gol!' })]

/** So that it is not taken for the next one. */
async function dismissToast(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: 'Zamknij powiadomienie' })
  // It may have gone by itself already.
  await close.evaluateAll((buttons: HTMLElement[]) => {
    for (const button of buttons) button.click()
  })
  await expect(page.locator('.mantine-Notification-root')).toHaveCount(0)
}

async function downloadedPng(page: Page, where: Page | Locator = page): Promise<Sharp> {
  const started = page.waitForEvent('download')
  await where.getByRole('button', { name: 'Pobierz' }).click()
  const download = await started
  expect(download.suggestedFilename()).toMatch(/^[A-Za-z]+.*\.png$/)
  const png = sharp(await download.path())
  expect(await png.metadata()).toMatchObject({ format: 'png', width: 1200, height: 1500 })
  expect((await png.stats()).isOpaque).toBe(true)
  return png
}

/** How far apart two pictures are in a part of them, from 0 to 255. */
async function difference(one: Sharp, other: Sharp): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((each) => each.clone().removeAlpha().raw().toBuffer()))
  let sum = 0
  for (let at = 0; at < (a as Buffer).length; at++) sum += Math.abs((a?.[at] ?? 0) - (b?.[at] ?? 0))
  return sum / (a as Buffer).length
}

/** Words that are broken over two lines, other than after a hyphen. */
const tornWords = (names: Locator): Promise<string[]> =>
  names.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const text = element.firstChild as Text
      return [...text.data.matchAll(/[^\s-]+-?/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return range.getClientRects().length > 1 ? [word] : []
      })
    }),
  )

test('a goal on the goal screen: scorer, minute, score, list and finished graphic', { tag: '@phone' }, async ({
  page,
}) => {
  test.slow()
  await openGoals(page)
  await expect(page.getByText('Mecz u siebie')).toBeVisible()
  await expect(section(page, 'Ustawienia grafiki').getByText('Iskra Żuławy')).toBeVisible()
  await expect(section(page, 'Przebieg meczu')).toContainText('Jeszcze nikt nie strzelił')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Dodaj gola' }).click()
  await expect(toast(page, 'Brak strzelca')).toContainText('Wybierz strzelca bramki')
  const missing = [
    page.getByRole('button', { name: /Wybierz strzelca/ }),
    page.getByRole('button', { name: 'Dodaj gola' }),
  ]
  await expectUncovered(toast(page, 'Brak strzelca'), ...matchBar(page), ...missing)
  await page.getByRole('button', { name: /Wybierz strzelca/ }).click()
  await pick(page, 'Łukasz Żurawski')
  await page.getByLabel('Minuta', { exact: true }).fill('45+2')
  await page.getByRole('button', { name: 'Dodaj gola' }).click()
  await expect(toast(page, 'Gol dodany')).toContainText("Łukasz Żurawski, 45+2'. Wynik 1:0")
  await expect(page.getByLabel('Minuta', { exact: true }), 'of the goal on the graphic').toHaveValue("45+2'")
  await expect(section(page, 'Przebieg meczu').getByRole('listitem')).toContainText(["45+2'Łukasz ŻurawskiGol1:0"])
  await expect(score(page)).toHaveText('1:0')

  await showPane(page, 'Grafika')
  await page.getByRole('button', { name: /^Generuj (grafikę gola|ponownie)$/ }).click()
  await expect(toast(page, 'Grafika wygenerowana')).toBeVisible(MADE)
  await page.evaluate(() => window.scrollTo(0, 0))
  const finished = ['Pobierz', 'Udostępnij'].map((name) => page.getByRole('button', { name }))
  for (const button of finished) await expect(button, 'the menu is there').toBeEnabled()
  await expectUncovered(toast(page, 'Grafika wygenerowana'), ...matchBar(page), ...finished)
  await expectAccessible(page)
  await dismissToast(page)
  await expect(page.getByText(/Podgląd zmienił się/)).toHaveCount(0)
  const goal = await downloadedPng(page)
  await expect(page.getByRole('button', { name: 'Udostępnij' })).toBeEnabled()

  await showPane(page, 'Ustawienia')
  await choose(page, 'Rodzaj gola', 'Gol przeciwnika')
  await expect(page.getByRole('button', { name: /Strzelec/ })).toHaveCount(0)
  await page.getByLabel('Minuta', { exact: true }).fill('60')
  await page.getByRole('button', { name: 'Dodaj gola' }).click()
  await expect(score(page)).toHaveText('1:1')
  await showPane(page, 'Grafika')
  await page.getByRole('button', { name: /^Generuj (grafikę gola|ponownie)$/ }).click()
  await expect(toast(page, 'Grafika wygenerowana')).toBeVisible(MADE)
  await dismissToast(page)
  expect(await difference(goal, await downloadedPng(page))).toBeGreaterThan(5)

  await goTo(page, 'Wynik')
  await expect(page.getByRole('textbox', { name: 'Bramki: Orły Dębno' })).toHaveValue('1')
  await expect(section(page, 'Gole: Orły Dębno')).toContainText("45+2'Łukasz Żurawski1:0")
  await expect(section(page, 'Gole: Iskra Żuławy')).toContainText('Gol przeciwnika1:1')
})

test('from goal to share sheet in three taps, on any screen', { tag: '@phone' }, async ({ page }) => {
  const device = await withShareSheet(page)
  await signIn(page, app, ANNA)
  await page.goto(`${app.url}/preview`)
  await press(page.getByRole('button', { name: 'Gol!' }))
  const ask = dialog(page, 'Kto strzelił gola?')
  await expect(ask.getByRole('region', { name: 'Na boisku' }).getByRole('button')).toHaveCount(11)
  await expect(ask.getByRole('region', { name: 'Ławka' }).getByRole('button')).toHaveText(/Kos14 · Olek/)
  const others = ask.getByRole('region', { name: 'Pozostali' }).getByRole('button')
  await expect(others).toHaveCount(2)
  const longNames = others.getByText(/Brzęczyszczykiewicz|Drozd-Kulczyński/)
  await expect(longNames).toHaveCount(2)
  expect(await tornWords(longNames)).toEqual([])
  const search = ask.getByLabel('Szukaj zawodnika')
  if (isPhone()) await expect(search, 'the keyboard would cover the list').not.toBeFocused()
  else await expect(search).toBeFocused()
  await expectAccessible(page)
  await press(ask.getByRole('button', { name: /Żurawski/ }))

  const sheet = dialog(page, 'Gol zapisany')
  const share = sheet.getByRole('button', { name: 'Udostępnij' })
  await expect(share).toBeEnabled(MADE)
  await press(share)
  await expect.poll(device.shared).toHaveLength(1)
  const [file] = await device.shared()
  expect(file).toMatchObject({ type: 'image/png', name: expect.stringMatching(/goal.*\.png$/) })
  expect(file?.bytes).toBeGreaterThan(20_000)
  expect(file?.text).toContain('GOOOOL! Łukasz Żurawski')

  await expect(sheet.getByText('Grafika wygenerowana i gotowa do udostępnienia.')).toBeVisible(MADE)
  await expect(page.locator('.mantine-Notification-root'), 'nothing lies over the buttons').toHaveCount(0)
  await expect(sheet).toContainText('Orły Dębno 1:0 Iskra Żuławy')
  await expect(share).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)

  const sentAgain = page.waitForRequest('**/api/graphics')
  await sheet.getByLabel('Minuta', { exact: true }).fill('67')
  await sheet.getByLabel('Minuta', { exact: true }).press('Enter')
  await sentAgain
  await expect(sheet.getByLabel('Minuta', { exact: true })).toHaveValue("67'")
  await expect(sheet.getByText('Grafika wygenerowana i gotowa do udostępnienia.')).toBeVisible(MADE)
  await press(share)
  await expect.poll(async () => (await device.shared()).at(-1)?.text).toContain("(67')")
  await downloadedPng(page, sheet)

  await device.refuse()
  await press(share)
  await expect(toast(page, 'Błąd udostępniania grafiki')).toContainText('Udostępnianie zablokowane')
})

test('what is missing or goes wrong is said', { tag: '@long' }, async ({ page }) => {
  await openGoals(page)
  await showPane(page, 'Grafika')
  await page.getByRole('button', { name: /^Generuj (grafikę gola|ponownie)$/ }).click()
  await expect(toast(page, 'Brak strzelca')).toContainText('Wybierz strzelca bramki')
  await showPane(page, 'Ustawienia')
  await choose(page, 'Rodzaj gola', 'Gol przeciwnika')
  await steps(page, 'Iskra Żuławy').getByRole('button', { name: 'jedna bramka więcej' }).click()
  await showPane(page, 'Grafika')

  await page.route('**/api/graphics', (route) =>
    route.fulfill({ status: 400, json: { message: 'Nieprawidłowy obraz' } }),
  )
  await page.getByRole('button', { name: /^Generuj (grafikę gola|ponownie)$/ }).click()
  await expect(toast(page, 'Błąd generowania grafiki')).toContainText('Nieprawidłowy obraz', MADE)
  await expect(page.getByRole('button', { name: 'Pobierz' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Udostępnij' })).toBeDisabled()
  await page.unroute('**/api/graphics')
  await page.route('**/api/graphics', (route) => route.fulfill({ status: 500, json: { message: '' } }))
  await page.getByRole('button', { name: /^Generuj (grafikę gola|ponownie)$/ }).click()
  await expect(toast(page, 'Spróbuj ponownie później')).toContainText('Błąd generowania grafiki', MADE)
  await page.unroute('**/api/graphics')
  await page.getByRole('button', { name: /^Generuj (grafikę gola|ponownie)$/ }).click()
  await expect(toast(page, 'Grafika wygenerowana')).toBeVisible(MADE)
  await dismissToast(page)

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('Schowek jest zablokowany'))
  })
  await page.getByRole('button', { name: 'Udostępnij' }).click()
  await page.getByRole('menuitem', { name: 'Kopiuj opis posta' }).click()
  await expect(toast(page, 'Błąd udostępniania grafiki')).toContainText('Schowek jest zablokowany')
})

test('an upload that fails is told in the sheet; the file can go out from the device, and the retry counts no second goal', {
  tag: '@long',
}, async ({ page }) => {
  const device = await withShareSheet(page)
  await openGoals(page)
  await page.route('**/api/graphics', (route) => route.fulfill({ status: 503, json: { message: 'Serwer odpoczywa' } }))
  await page.getByRole('button', { name: 'Gol!' }).click()
  await dialog(page, 'Kto strzelił gola?')
    .getByRole('button', { name: /Kos.*Jan/ })
    .click()
  const sheet = dialog(page, 'Gol zapisany')
  await expect(sheet.getByText('Błąd generowania grafiki.')).toBeVisible(MADE)
  await expect(sheet).toContainText('Serwer odpoczywa')
  await expectAccessible(page)
  await press(sheet.getByRole('button', { name: 'Udostępnij' }))
  await expect.poll(device.shared).toHaveLength(1)
  await downloadedPng(page, sheet)

  const triedAgain = page.waitForRequest('**/api/graphics')
  await sheet.getByRole('button', { name: 'Ponów' }).click()
  await triedAgain
  await page.unroute('**/api/graphics')
  await expect(sheet.getByText('Grafika wygenerowana i gotowa do udostępnienia.')).toBeVisible(MADE)
  await expect(sheet.getByText('Błąd generowania grafiki.')).toHaveCount(0)
  await expect(score(page)).toHaveText('1:0')
})
