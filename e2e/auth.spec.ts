import { devices, expect } from '@playwright/test'
import { ANNA, EWA, openClub, type RunningApp, startApp } from './app.ts'
import { expectAccessible, expectInside, expectPath, forbiddenTries, signIn, toast } from './screen.ts'
import { test } from './test.ts'

const BANNER = 'Rejestracja nowych użytkowników jest obecnie wyłączona. Skontaktuj się z administratorem.'

let app: RunningApp
let annasCookie: string

test.beforeAll(async () => {
  ;({ app, cookie: annasCookie } = await openClub())
})

test.afterAll(() => app.stop())

test('the first visitor of an empty club is led to sign-up, becomes its admin and lands in the panel', {
  tag: '@phone',
}, async ({ page }) => {
  const emptyClub = await startApp()
  try {
    await page.goto(emptyClub.url)
    await expect(page.getByRole('region', { name: 'Nowa instalacja' })).toBeVisible()
    await expect(page.getByText('Poproś administratora')).toHaveCount(0)
    await expectAccessible(page)
    // The first account is let in even where registration was switched off before.
    const flag = { id: 1, key: 'disableRegistration', value: 'true', version: 1, updatedBy: null }
    await page.route('**/api/settings', (route) =>
      route.fulfill({ json: [{ ...flag, updatedAt: '2026-05-16T12:00:00.000Z' }] }),
    )
    await page.getByRole('link', { name: 'Załóż pierwsze konto' }).click()
    await expect(page.getByRole('alert')).toContainText('Pierwsze będzie kontem administratora.')
    await expect(page.getByText(BANNER)).toHaveCount(0)
    await expectAccessible(page)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.getByLabel('Nazwa użytkownika').fill('Prezes')
    await page.getByLabel('Hasło', { exact: true }).fill('tajne-123')
    await page.getByLabel('Potwierdź hasło').fill('tajne-123')
    const sent = page.waitForRequest('**/api/register')
    await page.getByRole('button', { name: 'Zarejestruj się' }).click()
    expect((await sent).postDataJSON()).toEqual({ username: 'Prezes', password: 'tajne-123', role: 'user' })
    await expect(toast(page, 'Rejestracja pomyślna')).toContainText('Witaj, Prezes!')
    await expectPath(page, '/admin')
    await expect(page.getByRole('heading', { name: 'Panel Administratora' })).toBeVisible()
  } finally {
    await emptyClub.stop()
  }
})

test('signing in sends an admin to the panel and others to the line-up', async ({ page, browser }) => {
  for (const [account, path] of [
    [ANNA, '/admin'],
    [EWA, '/'],
  ] as const) {
    const context = await browser.newContext()
    const visitor = await context.newPage()
    const tries = await forbiddenTries(visitor)
    await visitor.goto(`${app.url}/auth`)
    await visitor.getByLabel('Nazwa użytkownika').fill(account.username)
    await visitor.getByLabel('Hasło', { exact: true }).fill(account.password)
    await visitor.keyboard.press('Enter')
    await expect(toast(visitor, 'Logowanie pomyślne')).toContainText(`Witaj, ${account.username}!`)
    await expectPath(visitor, path)
    expect(tries).toEqual([])
    await context.close()
  }
  await page.goto(`${app.url}/scorer`)
  await expectPath(page, '/auth')
})

test('a person sees where they are signed in, and signs out elsewhere @phone', { tag: '@long' }, async ({
  page,
  request,
  browser,
}) => {
  const ola = { username: `Ola ${test.info().project.name}`, password: 'sekret-789', role: 'user' } as const
  await request.post(`${app.url}/api/register`, { data: ola, headers: { cookie: annasCookie } })
  const phone = await browser.newContext({ userAgent: devices['iPhone 15'].userAgent })
  const phonePage = await phone.newPage()
  await signIn(phonePage, app, ola)
  await phonePage.goto(`${app.url}/lineup`)
  for (const device of ['Pixel 7', 'Desktop Firefox'] as const) {
    const context = await browser.newContext({ userAgent: devices[device].userAgent })
    await signIn(await context.newPage(), app, ola)
    await context.close()
  }
  await signIn(page, app, ola)
  await page.goto(`${app.url}/lineup`)
  await page.getByRole('button', { name: 'Konto' }).click()
  const rows = page.getByRole('dialog', { name: 'Twoje konto' }).getByRole('listitem')
  await expect(rows).toHaveCount(4)
  await expect(rows.filter({ hasText: 'to urządzenie' }).getByRole('button')).toHaveCount(0)
  await expectAccessible(page)
  const button = rows.filter({ hasText: 'Safari, iPhone' }).getByRole('button')
  await expectInside(button.getByText('Wyloguj'), button)
  await button.click()
  await expect(toast(page, 'Wylogowano urządzenie')).toBeVisible()
  await expect(rows).toHaveCount(3)
  expect((await phonePage.request.get(`${app.url}/api/user`)).status()).toBe(401)
  await page.getByRole('button', { name: 'Wyloguj wszystkie inne' }).click()
  await expect(rows).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Wyloguj wszystkie inne' })).toBeHidden()
  expect((await page.request.get(`${app.url}/api/user`)).status()).toBe(200)
  await phone.close()
})
