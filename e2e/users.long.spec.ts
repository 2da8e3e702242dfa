import { expect, type Page } from '@playwright/test'
import { type Account, ANNA, openClub, type RunningApp } from './app.ts'
import { expectAccessible, expectPath, signIn, toast } from './screen.ts'
import { test } from './test.ts'

let app: RunningApp
let annasCookie: string

test.beforeAll(async () => {
  ;({ app, cookie: annasCookie } = await openClub())
})

test.afterAll(() => app.stop())

async function openUsers(page: Page): Promise<void> {
  await signIn(page, app, ANNA)
  await page.goto(`${app.url}/admin/users`)
  await expect(page.getByRole('button', { name: 'Edytuj użytkownika Anna' })).toBeVisible()
}

/** A table row on a wide screen, a card on a phone. */
const entry = (page: Page, username: string) => page.locator('tr, li').filter({ hasText: username })

async function addAccount(username: string): Promise<Account> {
  const account: Account = { username, password: 'sekret-000', role: 'user' }
  const response = await fetch(`${app.url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: annasCookie },
    body: JSON.stringify(account),
  })
  expect(response.status).toBe(201)
  return account
}

test('an admin creates an account, stays himself, and the new person can sign in', async ({ page, browser }) => {
  await openUsers(page)
  await page.getByRole('button', { name: 'Dodaj użytkownika' }).click()
  const sheet = page.getByRole('dialog', { name: 'Dodaj nowego użytkownika' })
  await sheet.getByLabel('Nazwa użytkownika').fill('Olek')
  await sheet.getByLabel('Hasło', { exact: true }).fill('olek-123')
  await sheet.getByLabel('Potwierdź hasło').fill('olek-123')
  await sheet.getByLabel('Rola').selectOption({ label: 'Administrator' })
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Utwórz użytkownika' }).click()
  await expect(toast(page, 'Użytkownik utworzony pomyślnie')).toBeVisible()
  await expect(sheet).toBeHidden()
  await expect(entry(page, 'Olek')).toContainText('Administrator')
  await expect(entry(page, 'Anna')).toContainText('Twoje konto')

  const elsewhere = await browser.newContext()
  const olek = await elsewhere.newPage()
  await olek.goto(`${app.url}/auth`)
  await olek.getByLabel('Nazwa użytkownika').fill('Olek')
  await olek.getByLabel('Hasło', { exact: true }).fill('olek-123')
  await olek.getByRole('button', { name: 'Zaloguj się' }).click()
  await expectPath(olek, '/admin')
  await elsewhere.close()
})

test('the sheet names each mistake, and a taken name is told by the server', async ({ page }) => {
  await openUsers(page)
  await page.getByRole('button', { name: 'Dodaj użytkownika' }).click()
  const sheet = page.getByRole('dialog', { name: 'Dodaj nowego użytkownika' })
  const submit = sheet.getByRole('button', { name: 'Utwórz użytkownika' })
  await sheet.getByLabel('Nazwa użytkownika').fill('ab')
  await sheet.getByLabel('Hasło', { exact: true }).fill('12345')
  await submit.click()
  await expect(sheet.getByText('Nazwa użytkownika musi mieć co najmniej 3 znaki')).toBeVisible()
  await expect(sheet.getByText('Hasło musi mieć co najmniej 6 znaków')).toBeVisible()
  await sheet.getByLabel('Nazwa użytkownika').fill('EWA')
  await sheet.getByLabel('Hasło', { exact: true }).fill('123456')
  await submit.click()
  await expect(sheet.getByText('Hasła muszą być identyczne')).toBeVisible()
  await sheet.getByLabel('Potwierdź hasło').fill('123456')
  await submit.click()
  await expect(toast(page, 'Błąd podczas tworzenia użytkownika')).toContainText('zajęta')
  await expect(sheet).toBeVisible()
})

test('an account is edited; a blank password is not sent', async ({ page }) => {
  await addAccount('Marek')
  await openUsers(page)
  await page.getByRole('button', { name: 'Edytuj użytkownika Marek' }).click()
  const sheet = page.getByRole('dialog', { name: 'Edytuj użytkownika' })
  await expect(sheet.getByLabel('Nazwa użytkownika')).toHaveValue('Marek')
  await sheet.getByLabel('Nazwa użytkownika').fill('Marek Nowy')
  await sheet.getByLabel('Nowe hasło').fill('   ')
  const sent = page.waitForRequest((request) => request.method() === 'PATCH')
  await sheet.getByRole('button', { name: 'Zapisz zmiany' }).click()
  expect((await sent).postDataJSON()).toEqual({ username: 'Marek Nowy', role: 'user' })
  await expect(toast(page, 'Użytkownik zaktualizowany')).toBeVisible()
  await expect(entry(page, 'Marek Nowy')).toBeVisible()

  await page.getByRole('button', { name: 'Edytuj użytkownika Marek Nowy' }).click()
  await sheet.getByLabel('Nowe hasło').fill('krót')
  await sheet.getByRole('button', { name: 'Zapisz zmiany' }).click()
  await expect(sheet.getByText('Hasło musi mieć co najmniej 6 znaków')).toBeVisible()
  await sheet.getByLabel('Nowe hasło').fill('nowe-haslo')
  await sheet.getByLabel('Potwierdź hasło').fill('inne-haslo')
  await sheet.getByRole('button', { name: 'Zapisz zmiany' }).click()
  await expect(sheet.getByText('Hasła muszą być identyczne')).toBeVisible()
})

test('an account is deleted only after the question is answered', async ({ page }) => {
  await addAccount('Kuba')
  await openUsers(page)
  await page.getByRole('button', { name: 'Usuń użytkownika Kuba' }).click()
  const question = page.getByRole('dialog', { name: 'Usuń użytkownika' })
  await expect(question).toContainText('Czy na pewno chcesz usunąć użytkownika „Kuba”? Ta operacja jest nieodwracalna.')
  await expect(question.getByRole('button', { name: 'Anuluj' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(entry(page, 'Kuba')).toBeVisible()

  await page.getByRole('button', { name: 'Usuń użytkownika Kuba' }).click()
  await question.getByRole('button', { name: 'Usuń', exact: true }).click()
  await expect(toast(page, 'Użytkownik usunięty')).toBeVisible()
  await expect(entry(page, 'Kuba')).toHaveCount(0)
})

test('nobody deletes himself, and the last admin stays one', async ({ browser }) => {
  const { app: club } = await openClub()
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await signIn(page, club, ANNA)
    await page.goto(`${club.url}/admin/users`)
    const own = page.getByRole('button', { name: 'Usuń użytkownika Anna' })
    await expect(own).toHaveAttribute('aria-disabled', 'true')
    await expect(own).toHaveAccessibleName(/nie możesz usunąć własnego konta/)
    await own.click({ force: true })
    await expect(page.getByRole('tooltip')).toHaveText('Nie możesz usunąć własnego konta')
    await expect(page.getByRole('dialog')).toHaveCount(0)

    await page.getByRole('button', { name: 'Edytuj użytkownika Anna' }).click()
    const sheet = page.getByRole('dialog', { name: 'Edytuj użytkownika' })
    await sheet.getByLabel('Rola').selectOption({ label: 'Użytkownik' })
    await sheet.getByRole('button', { name: 'Zapisz zmiany' }).click()
    await expect(toast(page, 'Błąd podczas aktualizacji użytkownika')).toContainText('ostatniemu administratorowi')
    await expectPath(page, '/admin/users')
  } finally {
    await context.close()
    await club.stop()
  }
})

test('an empty list, a long list and a list that does not load', async ({ page }) => {
  await openUsers(page)
  const account = (id: number) => ({
    id,
    username: `osoba-${id}`,
    role: 'user',
    createdAt: '2026-03-01T12:00:00.000Z',
  })
  await page.route('**/api/users', (route) => route.fulfill({ json: [] }))
  await page.reload()
  await expect(page.getByText('Brak użytkowników')).toBeVisible()

  await page.unroute('**/api/users')
  await page.route('**/api/users', (route) =>
    route.fulfill({ json: Array.from({ length: 30 }, (_, index) => account(index + 1)) }),
  )
  await page.reload()
  await expect(entry(page, 'osoba-')).toHaveCount(30)
  await page.getByLabel('Szukaj użytkownika').fill('OSOBA-2')
  await expect(entry(page, 'osoba-')).toHaveCount(11)
  await expectAccessible(page)

  await page.unroute('**/api/users')
  await page.route('**/api/users', (route) => route.fulfill({ status: 500, json: { message: 'Awaria bazy' } }))
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Awaria bazy')
  await page.unroute('**/api/users')
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click()
  await expect(page.getByRole('button', { name: 'Edytuj użytkownika Anna' })).toBeVisible()
})
