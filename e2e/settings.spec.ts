import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { contrast } from '#domain/club/colour.ts'
import { clubPalette } from '#web/club/palette.ts'
import { ANNA, EWA, openClub, type RunningApp, saveSetting } from './app.ts'
import { paintedColours, shapeContrast, textContrast } from './painted-contrast.ts'
import { expectAccessible, holdAnswers, signIn, silenceReads, toast, transitionsEnd } from './screen.ts'
import { test } from './test.ts'

let app: RunningApp
let annasCookie: string

test.beforeAll(async () => {
  ;({ app, cookie: annasCookie } = await openClub())
})

test.afterAll(() => app.stop())

async function openSettings(page: Page): Promise<void> {
  await signIn(page, app, ANNA)
  await page.goto(`${app.url}/admin/settings`)
  await expect(page.getByRole('heading', { name: 'Ustawienia', exact: true })).toBeVisible()
}

const nameField = (page: Page) => page.getByLabel('Nazwa', { exact: true })
const saveName = (page: Page) => page.getByRole('button', { name: 'Zapisz nazwę' })
const saveCrest = (page: Page) => page.getByRole('button', { name: 'Zapisz herb' })

const picture = (background: string) =>
  sharp({ create: { width: 200, height: 200, channels: 3, background } })
    .png()
    .toBuffer()

test('a new name is saved, and others see it at once', async ({ page, browser }) => {
  await openSettings(page)
  const elsewhere = await browser.newContext()
  const colleague = await elsewhere.newPage()
  await signIn(colleague, app, EWA)
  const listening = colleague.waitForResponse('**/api/events')
  await colleague.goto(`${app.url}/lineup`)
  await listening
  await expect(colleague.getByRole('banner')).not.toContainText('KS Żółw Łódź')
  await silenceReads(colleague, '**/api/settings')

  await nameField(page).fill('   ')
  await expect(saveName(page)).toBeDisabled()
  await nameField(page).fill('KS Żółw Łódź')
  await saveName(page).click()
  await expect(toast(page, 'Ustawienia zostały zapisane')).toBeVisible()
  await expect(colleague.getByRole('banner')).toContainText('KS Żółw Łódź')
  await elsewhere.close()
})

test('a crest is chosen, seen, saved, and gives the tool its colour', async ({ page }) => {
  await openSettings(page)
  await expect(saveCrest(page)).toBeDisabled()
  const colourOf = () => saveName(page).evaluate((button) => getComputedStyle(button).backgroundColor)
  await saveSetting(app, annasCookie, 'clubName', 'Niebiescy')
  await expect(saveName(page)).toBeEnabled()

  await page.getByLabel('Plik z herbem').setInputFiles({
    name: 'herb.png',
    mimeType: 'image/png',
    buffer: await picture('#123f9c'),
  })
  const cropping = page.getByRole('dialog', { name: 'Kadrowanie zdjęcia' })
  await cropping.getByRole('button', { name: 'Użyj całego' }).click()
  await expect(cropping).toBeHidden()
  await expect(page.getByAltText('Podgląd: Plik z herbem')).toBeVisible()
  await expect(page.getByText('herb.png')).toBeVisible()
  await saveCrest(page).click()
  await expect(toast(page, 'Ustawienia zostały zapisane')).toBeVisible()
  await expect(saveCrest(page)).toBeDisabled()
  await expect.poll(colourOf).toBe('rgb(18, 63, 156)')
  await expectAccessible(page)
  await page.reload()
  await expect.poll(colourOf).toBe('rgb(18, 63, 156)')
})

test('the next visit is painted in the club’s colour before anything is loaded', { tag: '@long' }, async ({
  page,
  request,
}) => {
  const form = {
    key: 'clubLogo',
    clubLogo: { name: 'herb.png', mimeType: 'image/png', buffer: await picture('#8c1616') },
  }
  const saved = await request.post(`${app.url}/api/settings`, { multipart: form, headers: { cookie: annasCookie } })
  expect(saved.ok()).toBe(true)
  await page.goto(`${app.url}/auth`)
  const submit = page.getByRole('button', { name: 'Zaloguj się' })
  await expect(submit).toHaveCSS('background-color', 'rgb(140, 22, 22)')
  const held = await holdAnswers(page, '**/api/settings')
  await page.reload()
  await expect(submit).toHaveCSS('background-color', 'rgb(140, 22, 22)')
  held.release()
})

const stripes = async (left: string, right: string) =>
  sharp({ create: { width: 200, height: 200, channels: 3, background: left } })
    .composite([{ input: { create: { width: 80, height: 200, channels: 3, background: right } }, left: 120, top: 0 }])
    .png()
    .toBuffer()

const CRESTS = {
  'yellow and black': ['#ffd500', '#0c0c0c'],
  white: ['#ffffff', '#ffffff'],
} as const

/** What a form offers to see and to press, in the colours that are on the screen. */
async function expectVisibleControls(page: Page): Promise<void> {
  const form = page.getByRole('region', { name: 'Dodaj szablon' })
  const name = form.getByLabel('Nazwa')
  const submit = form.getByRole('button', { name: 'Dodaj', exact: true })
  const toggle = form.getByRole('switch')
  const track = toggle.locator('xpath=following-sibling::*[1]')
  expect.soft(await shapeContrast(name), 'a field').toBeGreaterThanOrEqual(3)
  expect.soft(await shapeContrast(track.locator('> *').first()), 'thumb, off').toBeGreaterThanOrEqual(3)
  await toggle.check()
  await name.focus()
  await transitionsEnd(page)
  expect.soft(await shapeContrast(name), 'the focused field').toBeGreaterThanOrEqual(3)
  expect.soft(await shapeContrast(track), 'a switch').toBeGreaterThanOrEqual(3)
  expect.soft(await shapeContrast(track.locator('> *').first()), 'thumb, on').toBeGreaterThanOrEqual(3)
  expect.soft(await shapeContrast(submit), 'a button').toBeGreaterThanOrEqual(3)
  expect.soft(await textContrast(submit), 'letters of a button').toBeGreaterThanOrEqual(4.5)
  const tab = page.getByRole('link', { name: 'Szablony' })
  expect.soft(await textContrast(tab), 'the active tab').toBeGreaterThanOrEqual(4.5)
  await page.keyboard.press('Shift+Tab')
  const focused = page.locator(':focus-visible')
  const { outline, ground } = await paintedColours(focused)
  expect.soft(contrast(outline, ground), 'the focus ring').toBeGreaterThanOrEqual(3)
  await toggle.uncheck()
  await transitionsEnd(page)
}

async function isPaintedWith(page: Page, crest: string, scheme: 'light' | 'dark'): Promise<boolean> {
  const [remembered, button, shown] = await page.evaluate(() => [
    localStorage.getItem('jedenastka.crest-colours.2'),
    getComputedStyle(document.documentElement).getPropertyValue('--club-button'),
    document.documentElement.dataset.mantineColorScheme,
  ])
  const colours = JSON.parse(remembered ?? 'null')
  return colours?.crest === crest && shown === scheme && clubPalette(colours)[scheme].button === button
}

test('controls, focus and letters can be seen in the colours of a light crest', { tag: '@long' }, async ({
  page,
  request,
}) => {
  await signIn(page, app, ANNA)
  await page.goto(`${app.url}/admin/templates`)
  await page.getByRole('button', { name: 'Dodaj szablon' }).click()
  for (const [name, [left, right]] of Object.entries(CRESTS)) {
    const crest = await stripes(left, right)
    const form = { key: 'clubLogo', clubLogo: { name: 'herb.png', mimeType: 'image/png', buffer: crest } }
    const saved = await request.post(`${app.url}/api/settings`, { multipart: form, headers: { cookie: annasCookie } })
    const { value } = await saved.json()
    for (const colorScheme of ['light', 'dark'] as const) {
      await test.step(`${name}, ${colorScheme}`, async () => {
        await page.emulateMedia({ colorScheme })
        await expect.poll(() => isPaintedWith(page, value, colorScheme)).toBe(true)
        await transitionsEnd(page)
        await expectVisibleControls(page)
      })
    }
  }
})
