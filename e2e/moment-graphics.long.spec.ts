import { expect, type Page } from '@playwright/test'
import { ANNA, type RunningApp } from './app.ts'
import type { GoalClub } from './cloned-club.ts'
import { openGoalClub, startMatch } from './goal-club.ts'
import { clockSheet, endEarly, openClock, pressClock } from './match-clock.ts'
import { expectAccessible, showPane, signIn } from './screen.ts'
import { test } from './test.ts'

let app: RunningApp
let club: GoalClub

test.beforeAll(async () => {
  ;({ app, ...club } = await openGoalClub())
})
test.beforeEach(() => startMatch(app, club))
test.afterAll(() => app.stop())

const bar = (page: Page) => page.getByRole('region', { name: 'Stan meczu' })
const done = (page: Page) => page.getByRole('dialog', { name: 'Zapisano' })

async function open(page: Page, path: string): Promise<void> {
  await signIn(page, app, ANNA)
  await page.goto(`${app.url}${path}`)
  await expect(bar(page)).toContainText('Iskra Żuławy')
}

async function change(page: Page, off: RegExp, on: RegExp): Promise<void> {
  await bar(page).getByRole('button', { name: 'Zdarzenie', exact: true }).click()
  await page.getByRole('dialog', { name: 'Co się wydarzyło?' }).getByRole('button', { name: 'Zmiana' }).click()
  await page.getByRole('dialog', { name: 'Kto schodzi?' }).getByRole('button', { name: off }).click()
  await page.getByRole('dialog', { name: 'Kto wchodzi?' }).getByRole('button', { name: on }).click()
  await done(page).getByLabel('Minuta', { exact: true }).fill("60'")
  await done(page).getByLabel('Minuta', { exact: true }).press('Enter')
}

test('two changes of one minute are one graphic, offered at once', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/graphics/substitution')
  await expect(page.getByText('W tym meczu nie ma jeszcze takiego zdarzenia')).toBeVisible()
  await change(page, /Bąk/, /Kos.*Olek/)
  await expect(done(page).getByRole('img', { name: /Grafika: zmiana, minuta 60\. Wchodzi: Olek Kos/ })).toBeVisible()
  await done(page).getByRole('button', { name: 'Gotowe' }).click()
  await change(page, /Wróbel/, /Brzęczyszczykiewicz/)
  const both = /^Grafika: zmiany, minuta 60\. (?=.*Wchodzi: Olek Kos, schodzi: Adam Bąk\.).*schodzi: Piotr Wróbel\./
  await expect(done(page).getByRole('img', { name: both })).toBeVisible()
  await expectAccessible(page)
  await done(page).getByRole('button', { name: 'Gotowe' }).click()
  await showPane(page, 'Grafika')
  await expect(page.getByRole('region', { name: 'Podgląd na żywo' }).getByRole('img', { name: both })).toBeVisible()
  await expectAccessible(page)
})

test('the player of the match is chosen with one tap', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/graphics/best-player')
  const form = page.getByRole('region', { name: 'Zawodnik meczu' })
  await expect(form.getByRole('region', { name: 'Grali' }).getByRole('button')).toHaveCount(11)
  await expectAccessible(page)
  await form.getByRole('button', { name: /Wróbel/ }).click()
  await expect(form).toContainText('Piotr Wróbel')
  const graphic = page.getByRole('region', { name: 'Podgląd na żywo' }).getByRole('img')
  await showPane(page, 'Grafika')
  await expect(graphic).toHaveAccessibleName(/Grafika: zawodnik meczu\. Wybrany: Piotr Wróbel, 90 minut\./)
  await expectAccessible(page)
  await page.reload()
  await showPane(page, 'Ustawienia')
  await expect(form).toContainText('Piotr Wróbel')
})

test('at the final whistle one tap chooses the player of the match', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/preview')
  await pressClock(await openClock(page), 'Pierwsza połowa')
  const sheet = clockSheet(page)
  await endEarly(sheet, 'Stop')
  await pressClock(sheet, 'Druga połowa')
  await endEarly(sheet, 'Koniec meczu')
  await sheet.getByText('Zawodnik meczu', { exact: true }).click()
  await expect(sheet.getByText('Kto był najlepszy?')).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: /Żurawski/ }).click()
  await expect(sheet.getByRole('img', { name: /zawodnik meczu\. Wybrany: Łukasz Żurawski/ })).toBeVisible()
})
