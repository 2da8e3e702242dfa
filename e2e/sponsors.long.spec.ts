import { type Browser, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { ANNA, EWA, type RunningApp, saveSetting } from './app.ts'
import type { GoalClub } from './cloned-club.ts'
import { storedTemplate } from './editor-club.ts'
import { EditorPage } from './editor-page.ts'
import { openGoalClub } from './goal-club.ts'
import { expectAccessible, showPane, signIn, toast } from './screen.ts'
import { test } from './test.ts'

let app: RunningApp
let club: GoalClub
test.beforeAll(async () => {
  ;({ app, ...club } = await openGoalClub())
})
test.afterAll(() => app.stop())

const PINK = { r: 255, g: 0, b: 170 }

/** A wide bar with much nothing around it. */
const logo = () =>
  sharp({ create: { width: 600, height: 120, channels: 4, background: { ...PINK, alpha: 1 } } })
    .extend({ top: 200, bottom: 200, left: 60, right: 60, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer()

async function openSponsors(page: Page): Promise<void> {
  await signIn(page, app, ANNA)
  await page.goto(`${app.url}/admin/sponsors`)
  await expect(page.getByRole('heading', { name: 'Sponsorzy', level: 2 })).toBeVisible()
}

async function addSponsor(page: Page, name: string): Promise<void> {
  const form = page.getByRole('region', { name: 'Dodaj sponsora' })
  await form.getByLabel('Nazwa').fill(name)
  await form
    .getByLabel('Logo', { exact: true })
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await logo() })
  await form.getByRole('button', { name: 'Dodaj' }).click()
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: name })).toBeVisible()
}

/** How many pixels of the logo's own colour the result's graphic has, as a staff member makes it. */
async function pinkOnResult(browser: Browser): Promise<number> {
  const result = { isHalfTime: false, resultHomeScore: 2, resultAwayScore: 0, scorers: [], isHome: true }
  await saveSetting(
    app,
    club.cookie,
    'result_settings_global',
    JSON.stringify({ ...result, opponentId: club.opponentId }),
  )
  const context = await browser.newContext({ locale: 'pl-PL' })
  const page = await context.newPage()
  await signIn(page, app, EWA)
  await page.goto(`${app.url}/result`)
  await showPane(page, 'Grafika')
  await page.getByRole('button', { name: /^Generuj (grafikę wyniku|ponownie)$/ }).click()
  await expect(toast(page, 'Grafika wygenerowana')).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Pobierz/ }).click()
  const pixels = await sharp(await (await downloading).path())
    .removeAlpha()
    .raw()
    .toBuffer()
  await context.close()
  let count = 0
  for (let at = 0; at < pixels.length; at += 3) {
    if (pixels[at] === PINK.r && pixels[at + 1] === PINK.g && pixels[at + 2] === PINK.b) count++
  }
  return count
}

test('a sponsor is added with its logo, and stands on the result that a staff member makes', {
  tag: '@phone',
}, async ({ page, browser }) => {
  await openSponsors(page)
  await expect(page.getByText('Nie ma jeszcze sponsorów')).toBeVisible()
  await expectAccessible(page)
  expect(await pinkOnResult(browser)).toBe(0)

  await page.getByRole('button', { name: 'Dodaj pierwszego sponsora' }).click()
  const form = page.getByRole('region', { name: 'Dodaj sponsora' })
  await form.getByRole('button', { name: 'Dodaj' }).click()
  await expect(form.getByText('Nazwa sponsora: od 1 do 80 znaków')).toBeVisible()
  await expect(form.getByText('Dodaj logo sponsora')).toBeVisible()
  await expectAccessible(page)
  await addSponsor(page, 'Młyn Bystra')
  await page.getByRole('button', { name: 'Dodaj sponsora' }).click()
  await addSponsor(page, 'Stal-Bud')
  const rows = page.getByRole('main').getByRole('listitem')
  await page.getByRole('button', { name: 'Wyżej: Stal-Bud' }).click()
  await expect(rows).toHaveText([/Stal-Bud/, /Młyn Bystra/])
  await expectAccessible(page)
  expect(await pinkOnResult(browser)).toBeGreaterThan(2 * 5000)

  // One is for goals alone from now on, the other is gone.
  await page.getByRole('button', { name: 'Edytuj sponsora Stal-Bud' }).click()
  const edited = page.getByRole('region', { name: 'Edytuj sponsora' })
  await edited.getByRole('combobox', { name: 'Na których grafikach' }).click()
  await page.getByRole('option', { name: 'Gol', exact: true }).click()
  await page.keyboard.press('Escape')
  await edited.getByRole('button', { name: 'Zapisz zmiany' }).click()
  await expect(toast(page, 'Sponsor zaktualizowany')).toBeVisible()
  await expect(rows.first()).toContainText('Gol')
  await page.getByRole('button', { name: 'Usuń sponsora Młyn Bystra' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Usuń' }).click()
  await expect(rows).toHaveText([/Stal-Bud/])
  expect(await pinkOnResult(browser)).toBe(0)
  await page.getByRole('button', { name: 'Usuń sponsora Stal-Bud' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Usuń' }).click()
  await expect(page.getByText('Nie ma jeszcze sponsorów')).toBeVisible()
})

test('a template does without the strip, and takes it up again', async ({ page, browser }) => {
  await openSponsors(page)
  await page.getByRole('button', { name: 'Dodaj sponsora' }).click()
  await addSponsor(page, 'Młyn Bystra')
  expect(await pinkOnResult(browser)).toBeGreaterThan(5000)

  const all = (await (await fetch(`${app.url}/api/templates?type=result`)).json()) as {
    id: number
    isDefault: boolean
  }[]
  const id = all.find(({ isDefault }) => isDefault)?.id ?? 0
  const editor = await EditorPage.open(page, app.url, id)
  await editor.expectPainted()
  const shown = await editor.pixelHash()
  await editor.choose('Sponsorzy')
  await editor.field('Miejsce').selectOption('off')
  await expect.poll(() => editor.pixelHash()).not.toBe(shown)
  await expectAccessible(page)
  await page.keyboard.press('Control+s')
  await expect(toast(page, 'Elementy szablonu zostały zaktualizowane')).toBeVisible()
  expect((await storedTemplate(app, id)).pieces).toMatchObject({ sponsors: { shared: { place: 'off' } } })
  expect(await pinkOnResult(browser)).toBe(0)

  await editor.choose('Sponsorzy')
  await editor.field('Miejsce').selectOption('bottom')
  await expect.poll(() => editor.pixelHash()).toBe(shown)
})
