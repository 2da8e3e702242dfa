import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { openClub, type RunningApp } from './app.ts'
import { expectAccessible, holdAnswers, toast } from './screen.ts'
import { openPlayers, photo, storedPlayer } from './squad.ts'
import { test } from './test.ts'

let app: RunningApp

test.beforeAll(async () => {
  ;({ app } = await openClub())
})

test.afterAll(() => app.stop())

/** A table row on a wide screen, a card on a phone. */
const entry = (page: Page, name: string) => page.locator('tr, li').filter({ hasText: name })
const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true })
const addForm = (page: Page) => page.getByRole('region', { name: 'Dodaj zawodnika' })
const cropDialog = (page: Page) => page.getByRole('dialog', { name: 'Kadrowanie zdjęcia' })

async function fillNames(form: Locator, firstName: string, lastName: string, number: string): Promise<void> {
  await form.getByLabel('Imię').fill(firstName)
  await form.getByLabel('Nazwisko').fill(lastName)
  await form.getByLabel('Numer').fill(number)
}

async function choosePhoto(page: Page, form: Locator, label: string, name = 'zdjecie.jpg'): Promise<void> {
  await form.getByLabel(label, { exact: true }).setInputFiles(await photo(name))
  await button(cropDialog(page), 'Użyj całego').click()
  await expect(form.getByRole('img', { name: `Podgląd: ${label}` })).toBeVisible()
}

test('the first player is added, with a photo for the line-up and one for his goals', { tag: '@phone' }, async ({
  page,
}) => {
  await openPlayers(page, app)
  await expect(page.getByText('Brak zawodników')).toBeVisible()
  await expect(button(page, 'Wklej listę')).toBeVisible()
  await expectAccessible(page)

  await button(page, 'Dodaj zawodnika').click()
  const form = addForm(page)
  await expect(form.getByLabel('Imię')).toBeFocused()
  await expect(form.getByText('Format: JPG, PNG, max 2MB')).toHaveCount(2)
  await expectAccessible(page)
  await fillNames(form, 'Łukasz', 'Żółć', '10')
  await form.getByLabel('Pozycja').click()
  await page.getByRole('option', { name: 'Napastnik' }).click()
  await form.getByLabel('Zdjęcie do składu').setInputFiles(await photo('zolc.jpg'))
  await button(cropDialog(page), 'Zastosuj').click()
  await expect(form.getByRole('img', { name: 'Podgląd: Zdjęcie do składu' })).toBeVisible()
  await choosePhoto(page, form, 'Zdjęcie strzelca')
  const held = await holdAnswers(page, '**/api/players')
  await button(form, 'Dodaj').click()
  await expect(form.getByRole('progressbar', { name: 'Postęp wysyłania' })).toBeAttached()
  held.release()

  await expect(toast(page, 'Zawodnik dodany')).toBeVisible()
  await expect(form).toBeHidden()
  await expect(entry(page, 'Żółć')).toContainText('Napastnik')
  await expect(entry(page, 'Żółć').locator('img')).toHaveAttribute('src', /\/files\/160\//)
  await expect(entry(page, 'Żółć').locator('img')).toHaveAttribute('loading', 'lazy')
  await expectAccessible(page)
  const stored = await storedPlayer(app, 'Żółć')
  expect(stored).toMatchObject({ firstName: 'Łukasz', number: 10, position: 'Napastnik' })
  const sizeOf = async (url: string | null | undefined) => {
    const { width, height } = await sharp(await (await fetch(`${app.url}${url}`)).arrayBuffer()).metadata()
    return { width, height }
  }
  expect(await sizeOf(stored?.lineupImage), 'a square for the line-up').toEqual({ width: 320, height: 320 })
  expect(await sizeOf(stored?.scorerImage), 'the whole picture of the scorer').toEqual({ width: 320, height: 400 })
})
