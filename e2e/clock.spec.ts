import { expect, type Locator, type Page, test } from '@playwright/test'
import { ANNA, type RunningApp, saveSetting, startApp } from './app.ts'
import { type GoalClub, openGoalClub, startMatch } from './goal-club.ts'
import { clockCard, clockSheet, endEarly, openClock, pressClock } from './match-clock.ts'
import { bar } from './pitch-side.ts'
import { expectAccessible, expectInside, signIn } from './screen.ts'

const CLOCK = 'lineup_settings_global'
const RESULT = 'result_settings_global'
const MINUTE = 60_000

let app: RunningApp
let club: GoalClub

test.beforeAll(async () => {
  app = await startApp()
  club = await openGoalClub(app)
})
test.afterAll(() => app.stop())
test.beforeEach(() => startMatch(app, club))

async function stored(key: string): Promise<Record<string, unknown>> {
  const response = await fetch(`${app.url}/api/settings/${key}`, { headers: { cookie: club.cookie } })
  return response.ok ? JSON.parse(((await response.json()) as { value: string }).value) : {}
}

/** A half that has been running for so long; saved as a reader of the five states would save it. */
const saveHalf = (matchTimeState: 'firstHalf' | 'secondHalf', minutes: number) =>
  saveSetting(
    app,
    club.cookie,
    CLOCK,
    JSON.stringify({
      matchTimeState,
      matchTimerActive: true,
      matchTimerStartTime: Date.now() - minutes * MINUTE,
      matchTimerElapsed: 0,
      matchMinute: Math.floor(minutes) + (matchTimeState === 'secondHalf' ? 45 : 0),
    }),
  )

async function open(page: Page, path: string): Promise<void> {
  await signIn(page, app, ANNA)
  await page.goto(`${app.url}${path}`)
  await expect(bar(page)).toContainText('0:0')
}

const button = (where: Locator, name: string) => where.getByRole('button', { name, exact: true })
const reading = (page: Page) => page.getByRole('timer')

async function setTime(sheet: Locator, minute: string, second: string): Promise<void> {
  await sheet.getByLabel('Minuta', { exact: true }).fill(minute)
  await sheet.getByLabel('Sekunda', { exact: true }).fill(second)
  await button(sheet, 'Ustaw czas').click()
}

test('a half that was stopped by mistake runs on as if it never had been', { tag: '@phone' }, async ({ page }) => {
  await saveHalf('firstHalf', 10.55)
  const { matchTimerStartTime } = await stored(CLOCK)
  await open(page, '/scorer')
  const sheet = await openClock(page)
  await pressClock(sheet, 'Stop')
  const question = page.getByRole('dialog', { name: 'Zakończyć pierwszą połowę?' })
  await expect(question).toContainText(/Zegar pokazuje 10:\d\d, a ta połowa trwa do 45:00/)
  await question.getByRole('button', { name: 'Anuluj' }).click()
  await expect(question).toBeHidden()
  await expect(bar(page)).toContainText('1. połowa')
  await endEarly(sheet, 'Stop')
  await expect(bar(page)).toContainText('Przerwa')
  await expect.poll(async () => (await stored(CLOCK)).matchTimeState).toBe('halftime')
  await pressClock(sheet, 'Cofnij: stop')
  await expect(bar(page)).toContainText('1. połowa')
  await expect(reading(page)).toHaveText(/^1[01]:\d\d$/)
  await expect.poll(() => stored(CLOCK)).toMatchObject({ matchTimeState: 'firstHalf', matchTimerStartTime })
  await expect(button(sheet, 'Cofnij')).toBeDisabled()
})

test('a late start is put right, and only within its half', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/result')
  const sheet = await openClock(page)
  await expect(sheet).toContainText('Mecz już trwa? Uruchom zegar, a potem popraw czas.')
  await pressClock(sheet, 'Pierwsza połowa')
  await sheet.getByRole('button', { name: '+1 min' }).click()
  await sheet.getByRole('button', { name: '+1 min' }).click()
  await expect(reading(page)).toHaveText(/^02:\d\d$/)
  await sheet.getByRole('button', { name: '−1 min' }).click()
  await expect(reading(page)).toHaveText(/^01:\d\d$/)
  await setTime(sheet, '7', '30')
  await expect(reading(page)).toHaveText(/^07:3\d$/)
  await expect.poll(async () => (await stored(CLOCK)).matchMinute).toBe(7)
  await setTime(sheet, '46', '05')
  await expect(reading(page)).toHaveText(/^45:00 \+1:0\d$/)
  await sheet.getByLabel('Minuta', { exact: true }).fill('120')
  await expect(sheet.getByText('W tej części meczu od 0:00 do 119:59')).toBeVisible()
  await expect(sheet.getByLabel('Minuta', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(button(sheet, 'Ustaw czas')).toBeDisabled()
})

test('at the break the half-time result is offered, after the whistle the final one', async ({ page }) => {
  await saveHalf('firstHalf', 46)
  await open(page, '/result')
  const kind = (name: string) => page.getByRole('radiogroup', { name: 'Rodzaj wyniku' }).getByRole('radio', { name })
  await expect(kind('Końcowy')).toBeChecked()
  const sheet = await openClock(page)
  await pressClock(sheet, 'Stop')
  await expect(kind('Do przerwy')).toBeChecked()
  await expect.poll(async () => (await stored(RESULT)).isHalfTime).toBe(true)
  await pressClock(sheet, 'Cofnij: stop')
  await expect(kind('Końcowy')).toBeChecked()
  await pressClock(sheet, 'Stop')
  await pressClock(sheet, 'Druga połowa')
  await expect(kind('Końcowy')).toBeChecked()
  await pressClock(sheet, 'Cofnij: druga połowa')
  await expect(kind('Do przerwy')).toBeChecked()
  await pressClock(sheet, 'Druga połowa')
  await endEarly(sheet, 'Koniec meczu')
  await expect(kind('Końcowy')).toBeChecked()
  await expect.poll(async () => (await stored(RESULT)).isHalfTime).toBe(false)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await page.getByText('Do przerwy', { exact: true }).first().click()
  await expect.poll(async () => (await stored(RESULT)).isHalfTime).toBe(true)
})

test('a cup match goes through extra time to penalties', { tag: '@phone' }, async ({ page }) => {
  await saveHalf('secondHalf', 44)
  await open(page, '/scorer')
  const sheet = await openClock(page)
  await expect(button(sheet, 'Dogrywka')).toHaveCount(0)
  await setTime(sheet, '92', '10')
  await pressClock(sheet, 'Dogrywka')
  await expect(bar(page)).toContainText('Dogrywka')
  await expect(reading(page)).toHaveText(/^90:0\d$/)
  await expect
    .poll(() => stored(CLOCK))
    .toMatchObject({ matchTimeState: 'secondHalf', matchPeriod: 'extraFirstHalf', matchTimerElapsed: 45 * MINUTE })
  await pressClock(sheet, 'Cofnij: dogrywka')
  await expect(reading(page)).toHaveText(/^90:00 \+2:\d\d$/)
  await pressClock(sheet, 'Koniec meczu')
  await expect(bar(page)).toContainText('Koniec')
  await pressClock(sheet, 'Dogrywka')
  await setTime(sheet, '106', '20')
  await expect(reading(page)).toHaveText(/^105:00 \+1:2\d$/)
  await pressClock(sheet, 'Stop')
  await expect(reading(page)).toHaveText('105:00')
  await pressClock(sheet, 'Druga połowa dogrywki')
  await expect(sheet).toContainText('Dogrywka, druga połowa')
  await expect(reading(page)).toHaveText(/^105:0\d$/)
  await expect(button(sheet, 'Rzuty karne')).toHaveCount(0)
  await setTime(sheet, '120', '00')
  await pressClock(sheet, 'Rzuty karne')
  await expect(bar(page)).toContainText('Rzuty karne')
  await expect(reading(page)).toHaveText('120:00')
  await expect.poll(() => stored(CLOCK)).toMatchObject({ matchTimerActive: false, matchMinute: 120 })
  await pressClock(sheet, 'Koniec meczu')
  await expect.poll(async () => (await stored(CLOCK)).matchTimeState).toBe('finished')
  await expect(bar(page)).toContainText('Koniec')
})

test('on the line-up screen a press is undone beside the button, and two taps are one', { tag: '@phone' }, async ({
  page,
}) => {
  await open(page, '/lineup')
  const card = clockCard(page)
  await button(card, 'Pierwsza połowa').dblclick()
  await expect(card).toContainText('Trwa pierwsza połowa')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(card.getByText(/^00:0[1-9]/)).toBeVisible()
  await endEarly(card, 'Stop')
  await expect(card).toContainText('Przerwa')
  await pressClock(card, 'Cofnij: stop')
  await expect(card).toContainText('Trwa pierwsza połowa')
  await expectInside(button(card, 'Stop'), card)
})

test('a half that has been played for a while is not undone by a slip', async ({ page }) => {
  await open(page, '/lineup')
  await pressClock(clockCard(page), 'Pierwsza połowa')
  await expect(button(clockCard(page), 'Cofnij: pierwsza połowa')).toBeVisible()
  const sheet = await openClock(page)
  await setTime(sheet, '30', '00')
  await expect(button(clockCard(page), 'Cofnij: pierwsza połowa')).toHaveCount(0)
  await pressClock(sheet, 'Cofnij: pierwsza połowa')
  const question = page.getByRole('dialog', { name: 'Cofnąć początek połowy?' })
  await expect(question).toContainText('a zmierzony w niej czas przepadnie')
  await question.getByRole('button', { name: 'Cofnij początek' }).click()
  await expect(bar(page)).toContainText('Przed meczem')
})

test('a question is withdrawn when somebody else has moved the clock on', async ({ page }) => {
  await saveHalf('firstHalf', 20)
  await open(page, '/scorer')
  const sheet = await openClock(page)
  await pressClock(sheet, 'Stop')
  const question = page.getByRole('dialog', { name: 'Zakończyć pierwszą połowę?' })
  await expect(question).toBeVisible()
  await saveHalf('secondHalf', 1)
  await expect(question).toBeHidden()
  await expect(button(sheet, 'Koniec meczu')).toBeVisible()
})

test('everything in the sheet is for a thumb, and for everybody', { tag: '@phone' }, async ({ page }) => {
  await saveHalf('secondHalf', 46)
  await open(page, '/result')
  const opener = page.getByRole('button', { name: 'Otwórz zegar' })
  expect((await opener.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  const sheet = await openClock(page)
  await pressClock(sheet, 'Koniec meczu')
  await expect(button(sheet, 'Cofnij: koniec meczu')).toBeVisible()
  for (const each of await sheet.getByRole('button').or(sheet.getByRole('textbox')).all()) {
    const box = await each.boundingBox()
    expect(Math.round(box?.height ?? 0), String(each)).toBeGreaterThanOrEqual(44)
  }
  await expect(button(sheet, 'Ustaw czas')).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(clockSheet(page)).toBeHidden()
  await expect(opener).toBeFocused()
})
