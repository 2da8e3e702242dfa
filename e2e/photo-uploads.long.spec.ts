import { expect, type Page } from '@playwright/test'
import { EWA, openClub, type RunningApp } from './app.ts'
import { choose, openPhotos, photoFile, row, tiles } from './photo-page.ts'
import { expectAccessible, expectPath, toast } from './screen.ts'
import { test } from './test.ts'

let app: RunningApp
test.beforeEach(async () => {
  ;({ app } = await openClub())
})
test.afterEach(() => app.stop())

const BEGIN = '**/api/photos/uploads'
const PIECE = '**/api/photos/uploads/*?offset=*'
const FINISH = '**/api/photos/uploads/*/finish'

test('a service that keeps failing is asked for two minutes; then its words stand beside the photo, to be tried again', {
  tag: '@phone',
}, async ({ page }) => {
  await page.clock.install()
  await openPhotos(page, app)
  let tries = 0
  await page.route(FINISH, (route) => {
    tries++
    return route.fulfill({ status: 500, json: { message: 'Na serwerze brakuje miejsca na dysku' } })
  })
  await choose(page, [await photoFile('A.JPG', 60), await photoFile('B.JPG', 120)])
  await expect(row(page, 'A.JPG')).toContainText('Serwer ma kłopot, za chwilę spróbujemy jeszcze raz')
  await expect(row(page, 'B.JPG')).toContainText('Serwer ma kłopot')
  await expect(page.getByText('Brak połączenia')).toHaveCount(0)
  await expectAccessible(page)
  await expect(async () => {
    await page.clock.fastForward(61_000)
    await expect(page.getByText('nie udało się: 2')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  expect(tries).toBe(12)
  await expect(row(page, 'A.JPG')).toContainText('Na serwerze brakuje miejsca na dysku')
  await expect(row(page, 'B.JPG').getByRole('button', { name: 'Spróbuj ponownie: B.JPG' })).toBeVisible()
  await expectAccessible(page)
  await page.unroute(FINISH)
  await page.getByRole('button', { name: 'Spróbuj ponownie wszystkie' }).click()
  await expect(page.getByText('Dodano 2 zdjęcia')).toBeVisible()
  await expect(tiles(page)).toHaveCount(2)
})

test('a hotspot that answers with a page of its own is a line that is gone, and no photo is lost to it', async ({
  page,
}) => {
  await openPhotos(page, app)
  const portal = { contentType: 'text/html', body: '<html><title>Witaj w sieci</title></html>' }
  let isClosed = true
  for (const call of [BEGIN, PIECE, FINISH]) {
    await page.route(call, (route) => (isClosed ? route.fulfill(portal) : route.continue()))
  }
  await choose(page, await photoFile('A.JPG', 60))
  await expect(page.getByText('Wysyłanie ruszy samo, gdy tylko wróci')).toBeVisible()
  isClosed = false
  await expect(page.getByText('Dodano 1 zdjęcie')).toBeVisible()
  await expect(tiles(page)).toHaveCount(1)
})

test('a photo that is taken off the list has its call ended, and the next one goes', { tag: '@phone' }, async ({
  page,
}) => {
  await openPhotos(page, app)
  let held = 0
  await page.route(BEGIN, (route) => (++held <= 2 ? undefined : route.continue()))
  const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/photos/uploads'))
  await choose(page, [await photoFile('A.JPG', 60), await photoFile('B.JPG', 120), await photoFile('C.JPG', 180)])
  await expect.poll(() => held).toBe(2)
  await row(page, 'A.JPG').getByRole('button', { name: 'Usuń z listy: A.JPG' }).click()
  expect((await ended).failure()?.errorText).toContain('ABORTED')
  await expect(row(page, 'A.JPG')).toHaveCount(0)
  await expect(page.getByText('Wysłano 1 z 2 zdjęć')).toBeVisible()
  await page.getByRole('button', { name: 'Przerwij wysyłanie' }).click()
  await expect(page.getByRole('list', { name: 'Zdjęcia w drodze' })).toHaveCount(0)
  await expect(tiles(page)).toHaveCount(1)
})

/** Tells how many locks of the screen the page holds; the browser's own, or one like it where it has none to give. */
async function watchScreenLocks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const held = new Set<object>()
    Object.assign(globalThis, { heldLocks: held })
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: async (type: string) => {
          if (type !== 'screen') throw new TypeError(type)
          const lock = { release: async () => void held.delete(lock) }
          held.add(lock)
          return lock
        },
      },
    })
  })
  return () => page.evaluate(() => (globalThis as unknown as { heldLocks: Set<object> }).heldLocks.size)
}

test('a session that ends in the middle keeps the photos, and they go on when the person is back', {
  tag: '@phone',
}, async ({ page, context }) => {
  const locks = await watchScreenLocks(page)
  await openPhotos(page, app)
  expect(await locks()).toBe(0)
  let isEnded = false
  await page.route(PIECE, async (route) => {
    if (!isEnded) {
      isEnded = true
      expect(await locks()).toBe(1)
      await fetch(`${app.url}/api/logout`, {
        method: 'POST',
        headers: { cookie: (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ') },
      })
    }
    await route.continue()
  })
  await choose(page, [await photoFile('A.JPG', 60), await photoFile('B.JPG', 120), await photoFile('C.JPG', 180)])
  await expect(toast(page, 'Zaloguj się ponownie w tej karcie, a ruszy dalej.')).toBeVisible()
  await expectPath(page, '/auth')
  expect(await locks()).toBe(0)
  await page.getByLabel('Nazwa użytkownika').fill(EWA.username)
  await page.getByLabel('Hasło', { exact: true }).fill(EWA.password)
  await page.keyboard.press('Enter')
  await expectPath(page, '/')
  await page.getByRole('link', { name: 'Mecze', exact: true }).first().click()
  await page.getByRole('navigation', { name: 'Sezon' }).getByRole('link', { name: 'Zdjęcia' }).click()
  await expect(page.getByText('Dodano 3 zdjęcia')).toBeVisible()
  await expect(tiles(page)).toHaveCount(3)
  expect(await locks()).toBe(0)
})
