import { expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { openClub, type RunningApp, startApp } from './app.ts'
import { expectAccessible, holdAnswers, toast } from './screen.ts'
import { addPlayer, openPlayers, photo, refuse, storedPlayer } from './squad.ts'

let app: RunningApp
let annasCookie: string

test.beforeAll(async () => {
  app = await startApp()
  annasCookie = await openClub(app)
})

test.afterAll(() => app.stop())

/** A table row on a wide screen, a card on a phone. */
const entry = (page: Page, name: string) => page.locator('tr, li').filter({ hasText: name })
const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true })
const addForm = (page: Page) => page.getByRole('region', { name: 'Dodaj zawodnika' })
const editForm = (page: Page) => page.getByRole('region', { name: 'Edytuj zawodnika' })
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

test('what is missing is said, and the first such field gets the focus', async ({ page }) => {
  await addPlayer(app, annasCookie, { firstName: 'Ala', lastName: 'Pierwsza', number: 1 })
  await openPlayers(page, app)
  await button(page, 'Dodaj zawodnika').click()
  const form = addForm(page)
  await form.getByLabel('Imię').fill('Ola')
  await button(form, 'Dodaj').click()
  await expect(toast(page, 'Nieprawidłowe dane')).toContainText('Wypełnij wszystkie wymagane pola')
  await expect(form.getByLabel('Nazwisko')).toBeFocused()
  await expect(form.getByText('Nazwisko: od 1 do 60 znaków')).toBeVisible()
  await expect(form.getByText('Numer: liczba całkowita od 1 do 999')).toBeVisible()
  await expectAccessible(page)

  await fillNames(form, 'Ola', 'Bezzdjęciowa', '0')
  await button(form, 'Dodaj').click()
  await expect(form.getByLabel('Numer')).toBeFocused()
  await form.getByLabel('Numer').fill('1')
  await expect(form.getByLabel('Numer')).toHaveAccessibleDescription('Numer 1 ma już Ala Pierwsza.')
  await expectAccessible(page)
  await form.getByLabel('Numer').fill('7')
  await expect(form.getByText('ma już')).toHaveCount(0)
  await button(form, 'Dodaj').click()
  await expect(toast(page, 'Brak zdjęcia')).toContainText('Dodaj zdjęcie zawodnika do składu')
  await expect(form.getByLabel('Zdjęcie do składu')).toBeFocused()

  await button(form, 'Anuluj').click()
  await expect(form).toBeHidden()
  await button(page, 'Dodaj zawodnika').click()
  await expect(form.getByLabel('Imię')).toHaveValue('')
  await expect(form.getByLabel('Numer')).toHaveValue('')
})

test('a player is edited, everything else waits meanwhile, and his scorer photo can go', async ({ page }) => {
  await addPlayer(app, annasCookie, { firstName: 'Jan', lastName: 'Zmienny', number: 14 }, true)
  await openPlayers(page, app)
  await button(page, 'Edytuj zawodnika Jan Zmienny').click()
  const form = editForm(page)
  for (const name of ['Dodaj zawodnika', 'Wklej listę', 'Dodaj zdjęcia', 'Edytuj zawodnika Jan Zmienny']) {
    await expect(button(page, name)).toBeDisabled()
  }
  await expect(button(page, 'Usuń zawodnika Jan Zmienny')).toBeDisabled()
  await expect(form.getByLabel('Numer')).toHaveValue('14')
  await expect(form.getByRole('img', { name: 'Obecnie: Zdjęcie strzelca' })).toBeVisible()
  await expectAccessible(page)
  await form.getByLabel('Imię').fill('Janusz')
  await form.getByLabel('Pozycja').fill('libero')
  await button(form, 'Usuń zdjęcie').click()
  await expect(form.getByRole('img', { name: 'Obecnie: Zdjęcie strzelca' })).toHaveCount(0)
  const before = await storedPlayer(app, 'Zmienny')
  await button(form, 'Zapisz zmiany').click()
  await expect(toast(page, 'Zawodnik zaktualizowany')).toBeVisible()
  await expect(form).toBeHidden()
  await expect(entry(page, 'Janusz Zmienny')).toContainText('libero')
  expect(await storedPlayer(app, 'Zmienny')).toEqual({
    ...before,
    firstName: 'Janusz',
    position: 'libero',
    scorerImage: null,
  })
})

test('a player is deleted only after the question is answered', async ({ page }) => {
  await addPlayer(app, annasCookie, { firstName: 'Kuba', lastName: 'Zbędny', number: 77 })
  await openPlayers(page, app)
  await button(page, 'Usuń zawodnika Kuba Zbędny').click()
  const question = page.getByRole('dialog', { name: 'Usuń zawodnika' })
  await expect(question).toContainText(
    'Czy na pewno chcesz usunąć zawodnika „Kuba Zbędny”? Ta operacja jest nieodwracalna.',
  )
  await expect(question).toContainText('Rozegrane mecze zachowają jego nazwisko.')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(entry(page, 'Zbędny')).toBeVisible()

  await button(page, 'Usuń zawodnika Kuba Zbędny').click()
  await button(question, 'Usuń').click()
  await expect(toast(page, 'Zawodnik usunięty')).toBeVisible()
  await expect(entry(page, 'Zbędny')).toHaveCount(0)
})

test('each refusal of the server stands in the toast under its title', async ({ page }) => {
  await addPlayer(app, annasCookie, { firstName: 'Ewa', lastName: 'Odporna', number: 33 })
  await openPlayers(page, app)
  await refuse(page, '**/api/players', 'POST', 'Za mało miejsca na dysku')
  await refuse(page, '**/api/players/*', 'PUT', 'Ktoś ją właśnie zmienił')
  await refuse(page, '**/api/players/*', 'DELETE', 'Gra w tym meczu')

  await button(page, 'Dodaj zawodnika').click()
  await fillNames(addForm(page), 'Iga', 'Niedodana', '34')
  await choosePhoto(page, addForm(page), 'Zdjęcie do składu')
  await button(addForm(page), 'Dodaj').click()
  await expect(toast(page, 'Błąd dodawania zawodnika')).toContainText('Za mało miejsca na dysku')
  await expect(addForm(page).getByLabel('Nazwisko')).toHaveValue('Niedodana')
  await button(addForm(page), 'Anuluj').click()

  await button(page, 'Edytuj zawodnika Ewa Odporna').click()
  await button(editForm(page), 'Zapisz zmiany').click()
  await expect(toast(page, 'Błąd aktualizacji zawodnika')).toContainText('Ktoś ją właśnie zmienił')
  await expect(editForm(page)).toBeVisible()
  await button(editForm(page), 'Anuluj').click()

  await button(page, 'Usuń zawodnika Ewa Odporna').click()
  await button(page.getByRole('dialog', { name: 'Usuń zawodnika' }), 'Usuń').click()
  await expect(toast(page, 'Błąd usuwania zawodnika')).toContainText('Gra w tym meczu')
  await expect(entry(page, 'Odporna')).toBeVisible()

  await refuse(page, '**/api/players', 'GET', 'Awaria bazy')
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Błąd pobierania zawodników')
  await expect(page.getByRole('alert')).toContainText('Awaria bazy')
  await page.unrouteAll()
  await button(page, 'Spróbuj ponownie').click()
  await expect(entry(page, 'Odporna')).toBeVisible()
})

test('a squad of two thousand stays quick: a hundred at a time, ordered and searched', async ({ page }) => {
  const player = (id: number) => ({
    id,
    firstName: 'Osoba',
    lastName: `Nazwisko-${id}`,
    number: 1 + (id % 99),
    position: id % 2 ? 'Bramkarz' : null,
    lineupImage: null,
    scorerImage: null,
    createdAt: '2026-03-01T12:00:00.000Z',
  })
  await page.route('**/api/players', (route) =>
    route.fulfill({ json: Array.from({ length: 2000 }, (_, index) => player(index + 1)) }),
  )
  await openPlayers(page, app)
  await expect(entry(page, 'Nazwisko-')).toHaveCount(100)
  await expect(entry(page, 'Nazwisko-').first()).toContainText('Nazwisko-1089')
  await expect(entry(page, 'Nazwisko-').first()).toContainText('Bez zdjęcia')
  await expect(page.getByText('Pokazano 100 z 2000 zawodników')).toBeVisible()
  await button(page, 'Pokaż więcej').click()
  await expect(entry(page, 'Nazwisko-')).toHaveCount(200)
  await page.getByLabel('Szukaj zawodnika').fill('NAZWISKO-199 bramkarz')
  await expect(entry(page, 'Nazwisko-')).toHaveCount(6)
  await expectAccessible(page)
  await page.getByLabel('Szukaj zawodnika').fill('nikogo takiego')
  await expect(page.getByText('Nikt nie pasuje do „nikogo takiego”')).toBeVisible()
})
