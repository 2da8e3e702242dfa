import { devices, expect, test } from '@playwright/test'
import { ANNA, EWA, openClub, type RunningApp, saveSetting, startApp } from './app.ts'
import { expectAccessible, expectInside, expectPath, forbiddenTries, holdAnswers, signIn, toast } from './screen.ts'

const BANNER = 'Rejestracja nowych użytkowników jest obecnie wyłączona. Skontaktuj się z administratorem.'

let app: RunningApp
let annasCookie: string

test.beforeAll(async () => {
  app = await startApp()
  annasCookie = await openClub(app, EWA)
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

test('the redirect leaves half a second to read the toast, and the button stays disabled until then', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const moments: Record<string, number> = {}
    Object.assign(globalThis, { moments })
    const note = (name: string) => {
      moments[name] ??= performance.now()
    }
    for (const method of ['pushState', 'replaceState'] as const) {
      const original = history[method].bind(history)
      history[method] = (...change) => {
        original(...change)
        if (location.pathname === '/') note('redirect')
      }
    }
    const originalFetch = globalThis.fetch
    globalThis.fetch = async (...call) => {
      const response = await originalFetch(...call)
      if (String(call[0]).endsWith('/api/login')) note('answer')
      return response
    }
    new MutationObserver(() => {
      if (document.body?.textContent?.includes('Logowanie pomyślne')) note('seen')
    }).observe(document, { subtree: true, childList: true })
  })
  await page.goto(`${app.url}/auth`)
  const held = await holdAnswers(page, '**/api/login')
  await page.getByLabel('Nazwa użytkownika').fill(EWA.username)
  await page.getByLabel('Hasło', { exact: true }).fill(EWA.password)
  const submit = page.locator('button[type=submit]')
  await submit.click()
  await expect(submit).toBeDisabled()
  held.release()
  await expect(toast(page, 'Logowanie pomyślne')).toBeVisible()
  await expectPath(page, '/')
  const { answer, seen, redirect } = await page.evaluate(
    () => (globalThis as unknown as { moments: Record<'answer' | 'seen' | 'redirect', number> }).moments,
  )
  expect(redirect - answer).toBeGreaterThanOrEqual(490)
  expect(redirect - answer).toBeLessThan(3_000)
  expect(seen).toBeLessThan(redirect)
})

test('empty fields and a wrong password are explained', async ({ page }) => {
  await page.goto(`${app.url}/auth`)
  await page.getByRole('button', { name: 'Zaloguj się' }).click()
  await expect(page.getByText('Nazwa użytkownika jest wymagana')).toBeVisible()
  await expect(page.getByText('Hasło jest wymagane')).toBeVisible()
  await expect(page.getByLabel('Nazwa użytkownika')).toBeFocused()
  await expectAccessible(page)

  await page.getByLabel('Nazwa użytkownika').fill(ANNA.username)
  await page.getByLabel('Hasło', { exact: true }).fill('nie-to-haslo')
  await page.getByRole('button', { name: 'Zaloguj się' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Błąd logowania' })).toContainText(
    '401: Nieprawidłowa nazwa użytkownika lub hasło',
  )
  await expectPath(page, '/auth')
  await expect(page.getByRole('button', { name: 'Zaloguj się' })).toBeEnabled()
  await expectAccessible(page)
})

test('the sign-up form names each mistake and sends nothing', async ({ page }) => {
  let sent = 0
  await page.route('**/api/register', (route) => {
    sent += 1
    return route.continue()
  })
  await page.goto(`${app.url}/auth`)
  await page.getByRole('button', { name: 'Zarejestruj się' }).click()
  await expect(page.getByText('Minimum 6 znaków')).toBeVisible()
  const submit = page.getByRole('button', { name: 'Zarejestruj się' })
  await page.getByLabel('Nazwa użytkownika').fill('Nowy')
  await page.getByLabel('Hasło', { exact: true }).fill('krótk')
  await submit.click()
  await expect(page.getByText('Hasło musi mieć minimum 6 znaków')).toBeVisible()
  await expect(page.getByText('Potwierdź hasło')).toHaveCount(2)
  await page.getByLabel('Hasło', { exact: true }).fill('Hasło123')
  await expect(page.getByText('Bardzo częste hasło, łatwo je zgadnąć.')).toBeVisible()
  await page.getByLabel('Hasło', { exact: true }).fill('wystarczy')
  await page.getByLabel('Potwierdź hasło').fill('inne-hasło')
  await submit.click()
  await expect(page.getByText('Hasła muszą być identyczne')).toBeVisible()
  await expectAccessible(page)
  expect(sent).toBe(0)

  await page.getByLabel('Nazwa użytkownika').fill(EWA.username.toUpperCase())
  await page.getByLabel('Potwierdź hasło').fill('wystarczy')
  await submit.click()
  await expect(toast(page, 'Błąd rejestracji')).toContainText('409: ')
})

test('registration switched off elsewhere turns an open sign-up into the login form', async ({ page }) => {
  await saveSetting(app, annasCookie, 'disableRegistration', 'false')
  await page.goto(`${app.url}/auth`)
  await page.getByRole('tab', { name: 'Rejestracja' }).click()
  await expect(page.getByLabel('Potwierdź hasło')).toBeVisible()
  await saveSetting(app, annasCookie, 'disableRegistration', 'true')
  await expect(page.getByText(BANNER)).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Rejestracja' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Zarejestruj się' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Zaloguj się' })).toBeVisible()
  await expectAccessible(page)
  await saveSetting(app, annasCookie, 'disableRegistration', 'false')
  await expect(page.getByRole('tab', { name: 'Rejestracja' })).toBeVisible()
  await expect(page.getByText(BANNER)).toHaveCount(0)
})

test('while the flag cannot be read, registration is offered and the fault is only logged', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.route('**/api/settings', (route) => route.fulfill({ status: 500, json: { message: 'Awaria' } }))
  await page.goto(`${app.url}/auth`)
  await expect(page.getByRole('tab', { name: 'Rejestracja' })).toBeVisible()
  await expect.poll(() => logged.join('\n')).toContain('Nie udało się pobrać ustawień')
  await expect(page.locator('.mantine-Notification-root')).toHaveCount(0)
})

test('logging out says so, leads to the login form and closes the door', async ({ page }) => {
  await signIn(page, app, EWA)
  await page.goto(`${app.url}/lineup`)
  await page.getByRole('button', { name: 'Wyloguj' }).click()
  await expect(toast(page, 'Wylogowano')).toContainText('Zostałeś pomyślnie wylogowany.')
  await expectPath(page, '/auth')
  await page.goto(`${app.url}/scorer`)
  await expectPath(page, '/auth')
})

test('anybody signed in changes their own password, and is told what is wrong with it', async ({
  page,
  request,
  browser,
}) => {
  const lea = { username: 'Lea', password: 'sekret-789', role: 'user' } as const
  await request.post(`${app.url}/api/register`, { data: lea, headers: { cookie: annasCookie } })
  await signIn(page, app, lea)
  await page.goto(`${app.url}/lineup`)
  await page.getByRole('button', { name: 'Konto' }).click()
  const account = page.getByRole('dialog', { name: 'Twoje konto' })
  await expect(account).toContainText(lea.username)
  const fill = async (...values: string[]) => {
    for (const [index, label] of ['Obecne hasło', 'Nowe hasło', 'Potwierdź nowe hasło'].entries())
      await account.getByLabel(label, { exact: true }).fill(values[index] ?? '')
    await account.getByRole('button', { name: 'Zmień hasło' }).click()
  }
  await fill('', 'krótk', 'inne')
  await expect(account).toContainText('Hasło jest wymagane')
  await expect(account).toContainText('Hasło musi mieć co najmniej 6 znaków')
  await fill('nie-to-haslo', 'wystarczy', 'inne-hasło')
  await expect(account).toContainText('Hasła muszą być identyczne')
  await expectAccessible(page)
  await fill('nie-to-haslo', 'wystarczy', 'wystarczy')
  await expect(toast(page, 'Błąd zmiany hasła')).toContainText('Obecne hasło jest nieprawidłowe')
  await expect(account).toContainText('Bezpieczniejsze ma co najmniej 10 znaków.')
  await account.getByLabel('Nowe hasło', { exact: true }).fill('lea-na-bramce')
  await expect(account).toContainText('Hasło zawiera nazwę użytkownika.')
  await account.getByLabel('Nowe hasło', { exact: true }).fill('rower-okno-trawa')
  await expect(account).toContainText('Minimum 6 znaków')
  await fill(lea.password, 'wystarczy', 'wystarczy')
  await expect(toast(page, 'Hasło zmienione')).toBeVisible()
  await expect(account).toBeHidden()
  const elsewhere = await browser.newContext()
  await signIn(await elsewhere.newPage(), app, { ...lea, password: 'wystarczy' })
  await elsewhere.close()
  await page.goto(`${app.url}/scorer`)
  await expect(page.getByRole('heading', { name: 'Strzelec gola' })).toBeVisible()
})

test('a person sees where they are signed in, and signs out elsewhere @phone', async ({ page, request, browser }) => {
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

test('a failed logout is told and keeps the person where he is', async ({ page }) => {
  await signIn(page, app, EWA)
  await page.route('**/api/logout', (route) => route.abort())
  await page.goto(`${app.url}/result`)
  await page.getByRole('button', { name: 'Wyloguj' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Błąd wylogowania' })).toContainText('Brak połączenia')
  await expectPath(page, '/result')
})

test('the side panel is for wide screens only', { tag: '@phone' }, async ({ page, isMobile }) => {
  await page.goto(`${app.url}/auth`)
  await expect(page.getByRole('heading', { name: 'Jedenastka' })).toBeVisible()
  await expect(page.getByText('Grafiki strzelców bramek')).toBeVisible({ visible: !isMobile })
})
