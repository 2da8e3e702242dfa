import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { KIND_NAMES } from '#graphic/kinds/kinds.ts'
import { LOOK_NAMES } from '#graphic/template/look-name.ts'
import { type Account, ANNA, openClub, type RunningApp, saveSetting } from './app.ts'
import { expectAccessible, expectPath, holdAnswers, signIn, toast } from './screen.ts'
import { test } from './test.ts'

const STARTERS = KIND_NAMES.length * LOOK_NAMES.length

let app: RunningApp
let cookie: string

test.beforeAll(async () => {
  ;({ app, cookie } = await openClub())
})
test.afterAll(() => app.stop())

async function openBackups(page: Page): Promise<void> {
  await signIn(page, app, ANNA)
  await page.goto(`${app.url}/admin/backups`)
  await expect(page.getByRole('status', { name: 'Wczytywanie kopii' })).toHaveCount(0)
}

const entry = (page: Page, text: string) => page.locator('tbody tr, li').filter({ hasText: text })

async function create(page: Page, comment: string): Promise<void> {
  await page.getByLabel('Komentarz (opcjonalnie)').fill(comment)
  await page.getByRole('button', { name: 'Utwórz kopię' }).click()
  await expect(toast(page, 'Backup utworzony')).toBeVisible()
}

async function makeBackup(): Promise<string> {
  const response = await fetch(`${app.url}/api/backups`, { method: 'POST', headers: { cookie } })
  expect(response.status).toBe(201)
  return ((await response.json()) as { name: string }).name
}

/** Nothing of it sticks out of the screen. */
async function expectInside(page: Page, part: Locator): Promise<void> {
  const box = await part.boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
}

const clubName = async () => {
  const settings = (await (await fetch(`${app.url}/api/settings`)).json()) as Array<{ key: string; value: string }>
  return settings.find(({ key }) => key === 'clubName')?.value
}

test('a backup brings the club back as it was, and keeps what was there before', async ({ page }) => {
  await saveSetting(app, cookie, 'clubName', 'Orły Dębno')
  await openBackups(page)
  await create(page, 'Przed zmianą nazwy')
  await expect(entry(page, 'Przed zmianą nazwy')).toContainText(new RegExp(`${STARTERS} szablon`))
  await expectAccessible(page)
  await saveSetting(app, cookie, 'clubName', 'Sokoły Dębno')
  await entry(page, 'Przed zmianą nazwy')
    .getByRole('button', { name: /Przywróć/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Przywróć kopię' })
  await expect(dialog).toContainText('To działanie nadpisze wszystkie aktualne dane (bazę danych i pliki).')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Przywróć' }).click()
  await expect(toast(page, 'Backup przywrócony')).toContainText('Wszyscy pozostają zalogowani')
  await expect.poll(clubName).toBe('Orły Dębno')
  await expect(entry(page, 'Punkt przywracania').first()).toBeVisible()
  await expect(page.getByText(/Ostatnia udana kopia/)).toBeVisible()
})

test('a backup travels as a file, and is deleted after a browser’s question', async ({ page }) => {
  await openBackups(page)
  await create(page, `Do przeniesienia ${'ó'.repeat(183)}`)
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size)
    await expectInside(page, entry(page, 'Do przeniesienia'))
  }
  const download = page.waitForEvent('download')
  await entry(page, 'Do przeniesienia')
    .first()
    .getByRole('link', { name: /Pobierz kopię/ })
    .click()
  const path = await (await download).path()
  page.on('dialog', (dialog) => void dialog.accept())
  await entry(page, 'Do przeniesienia')
    .first()
    .getByRole('button', { name: /Usuń kopię/ })
    .click()
  await expect(toast(page, 'Backup usunięty')).toBeVisible()
  await expect(entry(page, 'Do przeniesienia')).toHaveCount(0)
  const file = { name: 'kopia.zip', mimeType: 'application/zip', buffer: await readFile(path) }
  await page.getByLabel('Plik kopii zapasowej').setInputFiles(file)
  await expect(toast(page, 'Backup wczytany')).toBeVisible()
  await expect(entry(page, 'Do przeniesienia')).toHaveCount(1)
  await page.getByLabel('Plik kopii zapasowej').setInputFiles({ ...file, buffer: Buffer.from('nie zip') })
  await expect(toast(page, 'Nie udało się wczytać backupu: Plik nie jest archiwum ZIP')).toBeVisible()
})

test('an empty list, a failing list and failing work are told', async ({ page }) => {
  await makeBackup()
  const nothingMadeHere = { running: null, lastSuccess: null, lastFailure: null, disk: null }
  await page.route('**/api/backups/status', (route) => route.fulfill({ json: nothingMadeHere }))
  await page.route('**/api/backups', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: [] })
      : route.fulfill({ status: 409, json: { message: 'Trwa już tworzenie' } }),
  )
  await openBackups(page)
  await expect(page.getByText('Brak dostępnych backupów')).toBeVisible()
  await expect(page.getByText('Nie ma jeszcze żadnej kopii')).toBeVisible()
  await page.getByRole('button', { name: 'Utwórz kopię' }).click()
  await expect(toast(page, 'Nie udało się utworzyć backupu: Trwa już tworzenie')).toBeVisible()
  await page.unroute('**/api/backups')
  await page.getByRole('button', { name: 'Odśwież' }).click()
  await expect(page.getByText(/^Tutaj nie zrobiono jeszcze kopii. Najnowsza z listy jest z /)).toBeVisible()
  await expect(page.getByText('Nie ma jeszcze żadnej kopii')).toHaveCount(0)
  await page.route('**/api/backups/*/restore', (route) =>
    route.fulfill({ status: 400, json: { message: 'uszkodzona' } }),
  )
  await page
    .getByRole('button', { name: /Przywróć kopię/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Przywróć' }).click()
  await expect(toast(page, 'Nie udało się przywrócić backupu: uszkodzona')).toBeVisible()
  await page.route('**/api/backups/jedenastka-*', (route) =>
    route.fulfill({ status: 404, json: { message: 'nie ma' } }),
  )
  page.on('dialog', (dialog) => void dialog.accept())
  await page
    .getByRole('button', { name: /Usuń kopię/ })
    .first()
    .click()
  await expect(toast(page, 'Nie udało się usunąć backupu: nie ma')).toBeVisible()
  await page.route('**/api/backups', (route) => route.fulfill({ status: 500, json: { message: 'x' } }))
  await page.getByRole('button', { name: 'Odśwież' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Nie udało się pobrać listy backupów' })).toContainText(
    'Spróbuj odświeżyć stronę.',
  )
})

/** The backup knows nothing of Ola, so that her session ends with its restoring. */
async function askToRestoreAsStranger(page: Page): Promise<void> {
  const name = await makeBackup()
  const ola: Account = { username: 'Ola', password: 'sekret-789', role: 'admin' }
  await signIn(page, app, ANNA)
  expect((await page.request.post(`${app.url}/api/register`, { data: ola })).status()).toBe(201)
  // Signing in over a session ends that, and it is the other journeys' as well.
  await page.context().clearCookies()
  await signIn(page, app, ola)
  await page.goto(`${app.url}/admin/backups`)
  await page.getByRole('button', { name: `Przywróć kopię ${name}` }).click()
}

const confirmRestore = (page: Page) =>
  page.getByRole('dialog', { name: 'Przywróć kopię' }).getByRole('button', { name: 'Przywróć' }).click()

/** Resolves when the server is done; its answer comes when it is let go. */
const heldAnswer = (page: Page, pattern: string) =>
  new Promise<() => Promise<void>>((resolve, reject) => {
    const hold = async (route: Route) => {
      const response = await route.fetch()
      resolve(() => route.fulfill({ response }))
    }
    page.route(pattern, hold).catch(reject)
  })

const restored = (page: Page) => toast(page, 'Backup przywrócony')
const OWN_END = 'Twoja sesja się zakończyła. Zaloguj się kontem z tej kopii.'

test('a restore that ends the own session is told, though the login page comes first', async ({ page }) => {
  await askToRestoreAsStranger(page)
  const restoring = heldAnswer(page, '**/api/backups/*/restore')
  await confirmRestore(page)
  const answer = await restoring
  await expectPath(page, '/auth')
  await expect(restored(page)).toHaveCount(0)
  await answer()
  await expect(restored(page)).toContainText(OWN_END)
})

test('a restore that ends the own session is told, and still stands on the login page', async ({ page }) => {
  await askToRestoreAsStranger(page)
  const session = await holdAnswers(page, '**/api/user')
  await confirmRestore(page)
  await expect(restored(page)).toContainText(OWN_END)
  await expectPath(page, '/admin/backups')
  session.release()
  await expectPath(page, '/auth')
  await expect(restored(page)).toContainText(OWN_END)
})
