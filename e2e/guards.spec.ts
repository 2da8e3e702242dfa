import { expect, type Page } from '@playwright/test'
import { type Account, ANNA, openClub, type RunningApp } from './app.ts'
import { expectAccessible, expectPath, signIn } from './screen.ts'
import { test } from './test.ts'

const STAFF_SCREENS = [
  ['/matches', 'Mecze'],
  ['/scorer', 'Strzelec gola'],
  ['/result', 'Wynik meczu'],
  ['/preview', 'Podgląd grafiki'],
] as const

const ADMIN_SCREENS = [
  ['/admin', 'Zarządzanie zawodnikami'],
  ['/admin/players', 'Zarządzanie zawodnikami'],
  ['/admin/opponents', 'Zarządzanie przeciwnikami'],
  ['/admin/templates', 'Zarządzanie szablonami'],
  ['/admin/template-editor/7', 'Edytor szablonu'],
  ['/admin/template-editor/siedem', 'Błąd ładowania szablonu'],
  ['/admin/backups', 'Kopie zapasowe'],
  ['/admin/settings', 'Ustawienia'],
  ['/admin/users', 'Zarządzanie Użytkownikami'],
  ['/admin/style', 'Styl klubu'],
  ['/admin/sponsors', 'Sponsorzy'],
] as const

const PUBLIC_SCREENS = [
  ['/', 'Skład'],
  ['/lineup', 'Skład'],
  ['/client-test', 'Test API dla kibiców'],
  ['/fan-app', 'Aplikacja kibica'],
] as const

const LEA: Account = { username: 'Lea', password: 'sekret-789', role: 'user' }

let app: RunningApp
let annasCookie: string

test.beforeAll(async () => {
  ;({ app, cookie: annasCookie } = await openClub())
})

test.afterAll(() => app.stop())

const heading = (page: Page, name: string) => page.getByRole('heading', { name }).first()

test('an admin reaches every screen of the panel by its tabs', { tag: '@phone' }, async ({ page }) => {
  await signIn(page, app, ANNA)
  await page.goto(`${app.url}/auth`)
  await expectPath(page, '/admin')
  await expect(heading(page, 'Panel Administratora')).toBeVisible()
  const tabs = page.getByRole('navigation')
  await expect(tabs.getByRole('link', { name: 'Zawodnicy' })).toHaveAttribute('aria-current', 'page')
  for (const [name, path, title] of [
    ['Przeciwnicy', '/admin/opponents', 'Zarządzanie przeciwnikami'],
    ['Szablony', '/admin/templates', 'Zarządzanie szablonami'],
    ['Użytkownicy', '/admin/users', 'Zarządzanie Użytkownikami'],
    ['Kopie zapasowe', '/admin/backups', 'Kopie zapasowe'],
    ['Ustawienia', '/admin/settings', 'Ustawienia'],
    ['Zawodnicy', '/admin/players', 'Zarządzanie zawodnikami'],
  ] as const) {
    await tabs.getByRole('link', { name }).click()
    await expectPath(page, path)
    await expect(heading(page, title)).toBeVisible()
    await expect(tabs.locator('[aria-current=page]')).toHaveText(name)
  }
  await page.getByRole('link', { name: 'Ekrany meczowe' }).click()
  await expect(heading(page, 'Skład')).toBeVisible()
  await page.getByRole('link', { name: 'Panel administratora' }).click()
  await expectPath(page, '/admin')
})

test('an account deleted elsewhere loses its open screen', async ({ page, request }) => {
  const created = await request.post(`${app.url}/api/register`, { data: LEA, headers: { cookie: annasCookie } })
  const { id } = await created.json()
  await signIn(page, app, LEA)
  const listening = page.waitForResponse('**/api/events')
  await page.goto(`${app.url}/result`)
  await listening
  const deleted = await request.delete(`${app.url}/api/users/${id}`, { headers: { cookie: annasCookie } })
  expect(deleted.ok()).toBe(true)
  await expect.poll(() => new URL(page.url()).pathname).toBe('/auth')
})

/** What a desktop shows at 200 % zoom. */
const TWICE_AS_LARGE = { width: 720, height: 450 }

/** How much of the height is taken by what stays in place while the page is scrolled. */
const fixedShare = (): number => {
  const bars = [...document.querySelectorAll('header, nav')].filter((bar) =>
    ['fixed', 'sticky'].includes(getComputedStyle(bar).position),
  )
  return bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0) / window.innerHeight
}

test('the six tabs lie at the thumb on a phone and in the header elsewhere; nothing sticks out sideways, at 200 % either', {
  tag: ['@phone', '@long'],
}, async ({ page, isMobile }) => {
  await signIn(page, app, ANNA)
  await page.goto(`${app.url}/lineup`)
  const viewport = page.viewportSize() ?? { width: 0, height: 0 }
  const [top, bottom] = isMobile ? [viewport.height - 100, viewport.height] : [0, 80]
  const tabs = page.getByRole('navigation', { name: 'Ekrany meczowe' }).getByRole('link')
  await expect(tabs).toHaveCount(6)
  for (const tab of await tabs.all()) {
    const { y, width, height } = (await tab.boundingBox()) ?? { y: -1, width: 0, height: 0 }
    expect(y).toBeGreaterThanOrEqual(top)
    expect(y + height).toBeLessThanOrEqual(bottom)
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  }
  const sizes = isMobile ? [viewport] : [viewport, TWICE_AS_LARGE]
  for (const [path] of [...PUBLIC_SCREENS, ...STAFF_SCREENS, ...ADMIN_SCREENS]) {
    await page.goto(app.url + path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    for (const size of sizes) {
      await page.setViewportSize(size)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(size.width)
      expect(await page.evaluate(fixedShare), path).toBeLessThan(0.4)
    }
    await page.setViewportSize(viewport)
  }
})

for (const colorScheme of ['light', 'dark'] as const) {
  const tag = colorScheme === 'light' ? ['@phone-only'] : ['@long']
  test(`every screen is accessible in ${colorScheme} colours`, { tag }, async ({ page }) => {
    test.slow()
    await page.emulateMedia({ colorScheme })
    await signIn(page, app, ANNA)
    for (const [path, title] of [...PUBLIC_SCREENS, ...STAFF_SCREENS, ...ADMIN_SCREENS]) {
      await page.goto(app.url + path)
      await expect(heading(page, title)).toBeVisible()
      await expectAccessible(page)
    }
  })
}
