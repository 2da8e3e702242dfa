import { expect, type Locator, type Page } from '@playwright/test'
import { ANNA, type RunningApp } from './app.ts'
import type { GoalClub } from './cloned-club.ts'
import { day } from './club-day.ts'
import { openGoalClub } from './goal-club.ts'
import { MatchClub } from './match-club.ts'
import { expectAccessible, signIn, toast } from './screen.ts'
import { test } from './test.ts'

let app: RunningApp
let club: GoalClub
let matches: MatchClub
let sparta: number
test.beforeAll(async () => {
  ;({ app, ...club } = await openGoalClub())
  matches = new MatchClub(app, club)
  sparta = await matches.opponent('Sparta Bór')
})
test.afterAll(() => app.stop())

test.beforeEach(() => matches.deleteAll())

async function openSheet(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Więcej działań na liście meczów' }).click()
  await page.getByRole('menuitem', { name: 'Rozgrywki' }).click()
  const sheet = page.getByRole('dialog', { name: 'Rozgrywki' })
  await expect(sheet).toBeVisible()
  return sheet
}

async function choose(page: Page, choice: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Rozgrywki' }).click()
  await page.getByRole('option', { name: choice, exact: true }).click()
}

const rows = (page: Page): Locator => page.getByRole('listitem')

test('a competition gets its kind and its name, and matches are chosen by it', { tag: '@phone' }, async ({ page }) => {
  const isCurrent = false
  await matches.make({ opponentId: sparta, isCurrent, matchDate: day(7), competition: 'IV liga', round: '3' })
  await matches.make({ opponentId: sparta, isCurrent, matchDate: day(14), competition: 'IV LIGA, 4. kolejka' })
  await matches.make({ opponentId: club.opponentId, isCurrent, matchDate: day(1), competition: 'Gry letnie' })
  await matches.make({ opponentId: club.opponentId, isCurrent, matchDate: day(2), competition: 'Puchar Polski' })
  await signIn(page, app, ANNA)
  await page.goto(`${app.url}/matches`)
  await expect(rows(page)).toHaveCount(4)

  const sheet = await openSheet(page)
  const kind = (name: string) => sheet.getByRole('radiogroup', { name: `Rodzaj: ${name}` })
  await expect(kind('IV liga').getByRole('radio', { name: 'Liga' })).toBeChecked()
  await expect(kind('Puchar Polski').getByRole('radio', { name: 'Puchar' })).toBeChecked()
  await kind('Gry letnie').getByText('Towarzyski').click()
  await expect(kind('Gry letnie').getByRole('radio', { name: 'Towarzyski' })).toBeChecked()
  await expectAccessible(page)

  const pencil = sheet.getByRole('button', { name: 'Zmień nazwę: IV liga' })
  await pencil.click()
  await sheet.getByLabel('Nowa nazwa').fill('gry LETNIE')
  await expect(sheet.getByText('Rozgrywki „Gry letnie” już są.')).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Połącz' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet.getByLabel('Nowa nazwa')).toBeHidden()
  await expect(pencil).toBeFocused()
  await pencil.click()
  await sheet.getByLabel('Nowa nazwa').fill('IV liga podlaska')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Zapisz nazwę' }).click()
  await expect(toast(page, 'Nazwa rozgrywek zmieniona')).toBeVisible()
  await expect(sheet.getByRole('listitem').filter({ hasText: 'IV liga podlaska' })).toContainText('2 mecze')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page.getByText('IV liga podlaska, 4. kolejka')).toBeVisible()

  await choose(page, 'Wszystkie towarzyskie')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('Gry letnie')
  await expectAccessible(page)
  await choose(page, 'IV liga podlaska')
  await expect(rows(page)).toHaveCount(2)

  await page.getByRole('button', { name: 'Nowy mecz' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nowy mecz' })
  const field = dialog.getByRole('combobox', { name: 'Rozgrywki' })
  await field.fill('gry')
  await expect(dialog.getByText('Liga', { exact: true })).toBeVisible()
  await page.getByRole('option', { name: 'Gry letnie' }).click()
  await expect(dialog.getByText('Mecz towarzyski')).toBeVisible()
  await expectAccessible(page)
})

test('without a competition the sheet leads to a match', { tag: '@long' }, async ({ page }) => {
  await signIn(page, app, ANNA)
  await page.goto(`${app.url}/matches`)
  const sheet = await openSheet(page)
  await sheet.getByRole('button', { name: 'Nowy mecz' }).click()
  await expect(page.getByRole('dialog', { name: 'Nowy mecz' })).toBeVisible()
})

test('an opponent’s other names are edited, and one that another has is refused', { tag: ['@phone', '@long'] }, async ({
  page,
}) => {
  await signIn(page, app, ANNA)
  await page.goto(`${app.url}/admin/opponents`)
  const edit = async () => {
    await page
      .locator('tr, li')
      .filter({ hasText: 'Sparta Bór' })
      .getByRole('button', { name: /^Edytuj/ })
      .click()
    return page.getByRole('region', { name: 'Edytuj przeciwnika' })
  }
  const form = await edit()
  const field = form.getByRole('combobox', { name: 'Inne nazwy w terminarzach' })
  await field.fill('ISKRA ŻUŁAWY')
  await field.press('Enter')
  await field.fill('MKS Sparta')
  await field.press('Enter')
  await form.getByRole('button', { name: 'Zapisz zmiany' }).click()
  await expect(form.getByText('„ISKRA ŻUŁAWY” to już nazwa innego przeciwnika: Iskra Żuławy')).toBeVisible()
  await expectAccessible(page)
  await field.press('Backspace')
  await field.press('Backspace')
  await field.fill('MKS Sparta')
  await field.press('Enter')
  await form.getByRole('button', { name: 'Zapisz zmiany' }).click()
  await expect(toast(page, 'Przeciwnik zaktualizowany')).toBeVisible()
  await expect((await edit()).getByText('MKS Sparta')).toBeVisible()
})
