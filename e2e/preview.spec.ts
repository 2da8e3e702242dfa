import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { ANNA, type RunningApp } from './app.ts'
import type { GoalClub } from './cloned-club.ts'
import { openGoalClub, startMatch } from './goal-club.ts'
import { expectAccessible, signIn, toast } from './screen.ts'
import { test } from './test.ts'

let app: RunningApp
let club: GoalClub

test.beforeAll(async () => {
  ;({ app, ...club } = await openGoalClub())
})

test.beforeEach(() => startMatch(app, club))

test.afterAll(() => app.stop())

const download = (page: Page) => page.getByRole('button', { name: 'Pobierz' })
const share = (page: Page) => page.getByRole('button', { name: 'Udostępnij' })
const graphic = (page: Page) => page.getByRole('tabpanel').locator('img[width="1200"]')
const thumbnails = (page: Page) => page.getByRole('tabpanel').getByRole('listitem').getByRole('button')

async function openPreview(page: Page): Promise<void> {
  await signIn(page, app, ANNA)
  await page.goto(`${app.url}/preview`)
  await expect(page.getByRole('heading', { name: 'Podgląd grafiki', level: 1 })).toBeVisible()
}

/** Made by somebody else: one flat colour, so that each is another graphic. */
async function makeGraphic(type: string, background: string): Promise<string> {
  const png = await sharp({ create: { width: 1200, height: 1500, channels: 3, background } })
    .png()
    .toBuffer()
  const response = await fetch(`${app.url}/api/generate-graphic`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: club.cookie },
    body: JSON.stringify({ base64Image: `data:image/png;base64,${png.toString('base64')}`, type }),
  })
  expect(response.ok).toBe(true)
  return ((await response.json()) as { url: string }).url
}

test('the graphics of the match, newest first, older ones in reach, new ones by themselves', {
  tag: ['@phone', '@long'],
}, async ({ page }) => {
  const first = await makeGraphic('goal', '#114422')
  const second = await makeGraphic('opponent-goal', '#442211')
  await openPreview(page)
  await expect(page.getByRole('tab', { name: 'Skład' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: 'Strzelcy' }).click()
  await expect(graphic(page)).toHaveAttribute('src', second)
  await expect(graphic(page)).toHaveAttribute('alt', /.+/)
  await expect(thumbnails(page)).toHaveCount(2)
  await expect(thumbnails(page).first().locator('img')).toHaveAttribute('src', /\/files\/160\//)
  await expectAccessible(page)

  await thumbnails(page).last().click()
  await expect(graphic(page)).toHaveAttribute('src', first)
  await expect(graphic(page)).toHaveAttribute('alt', /starsza grafika/)
  await expect(thumbnails(page).last()).toHaveAttribute('aria-current', 'true')
  await makeGraphic('goal', '#225511')
  await expect(thumbnails(page)).toHaveCount(3)
  await expect(graphic(page), 'chosen by hand, so it stays').toHaveAttribute('src', first)

  await thumbnails(page).first().click()
  const fourth = await makeGraphic('goal', '#662211')
  await expect(graphic(page)).toHaveAttribute('src', fourth)
  await expect(thumbnails(page)).toHaveCount(4)
  const width = page.viewportSize()?.width ?? 0
  expect(await page.evaluate(() => document.documentElement.scrollWidth), 'the strip scrolls, not the page').toBe(width)
  await page.getByRole('tab', { name: 'Wynik' }).click()
  await expect(page.getByRole('button', { name: /Brak grafiki/ })).toBeVisible()
})

test('a finished graphic is downloaded and shared, and a failure is said', async ({ page, context }) => {
  await makeGraphic('lineup', '#0a3d62')
  await openPreview(page)
  await expect(graphic(page)).toBeVisible()
  const started = page.waitForEvent('download')
  await download(page).click()
  const file = await started
  expect(file.suggestedFilename()).toMatch(/lineup.*\.png$/)
  expect(await sharp(await file.path()).metadata()).toMatchObject({
    format: 'png',
    width: 1200,
    height: 1500,
    channels: 3,
  })

  await context.route('https://www.facebook.com/**', (route) => route.fulfill({ body: 'ok' }))
  const sharer = context.waitForEvent('page')
  await share(page).click()
  await page.getByRole('menuitem', { name: 'Facebook' }).click()
  const address = new URL((await sharer).url())
  await (await sharer).close()
  expect(address.searchParams.get('u')).toContain(`${app.url}/files/`)

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('Schowek jest zablokowany'))
  })
  await share(page).click()
  await page.getByRole('menuitem', { name: 'Kopiuj tekst alternatywny' }).click()
  await expect(toast(page, 'Błąd udostępniania grafiki')).toContainText('Schowek jest zablokowany')

  await page.route('**/files/**', (route) => route.fulfill({ status: 404, json: { message: 'Nie ma takiego pliku' } }))
  await download(page).click()
  await expect(toast(page, 'Błąd pobierania grafiki')).toContainText('Nie ma takiego pliku')
})
