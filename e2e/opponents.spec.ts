import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { ANNA, openClub, type RunningApp } from './app.ts'
import type { PictureFile } from './picture-files.ts'
import { expectAccessible, expectUncovered, signIn, toast } from './screen.ts'
import { test } from './test.ts'

let app: RunningApp

test.beforeAll(async () => {
  ;({ app } = await openClub())
})

test.afterAll(() => app.stop())

async function openOpponents(page: Page): Promise<void> {
  await signIn(page, app, ANNA)
  await page.goto(`${app.url}/admin/opponents`)
  await expect(page.getByRole('heading', { name: 'Zarządzanie przeciwnikami' })).toBeVisible()
  await expect(page.getByRole('status', { name: 'Wczytywanie przeciwników' })).toHaveCount(0)
}

/** A table row on a wide screen, a card on a phone. */
const entry = (page: Page, name: string) => page.locator('tr, li').filter({ hasText: name })
const addButton = (page: Page) => page.getByRole('button', { name: 'Dodaj przeciwnika' })
const addForm = (page: Page) => page.getByRole('region', { name: 'Dodaj przeciwnika' })
const cropDialog = (page: Page) => page.getByRole('dialog', { name: 'Kadrowanie zdjęcia' })
const crestField = (form: Locator) => form.getByLabel('Herb', { exact: true })

const SHIELD = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><path d="M10 10h280v220q0 100-140 160Q10 330 10 230z" fill="#c62828"/></svg>',
)
const shield = async (): Promise<PictureFile> => ({
  name: 'herb.png',
  mimeType: 'image/png',
  buffer: await sharp(SHIELD).png().toBuffer(),
})

async function storedCrest(name: string): Promise<Buffer> {
  const list = (await (await fetch(`${app.url}/api/opponents`)).json()) as Array<{ name: string; logo: string }>
  const logo = list.find((opponent) => opponent.name === name)?.logo
  return Buffer.from(await (await fetch(`${app.url}${logo}`)).arrayBuffer())
}

test('the first opponent is added, its crest cropped on the way', { tag: '@phone' }, async ({ page }) => {
  await openOpponents(page)
  await expect(
    page.getByText('Brak przeciwników. Dodaj pierwszego przeciwnika, klikając przycisk powyżej.'),
  ).toBeVisible()
  await expectAccessible(page)

  await addButton(page).click()
  const form = addForm(page)
  await expect(form.getByLabel('Nazwa')).toBeFocused()
  await expect(form.getByText('Format: JPG, PNG, max 2MB')).toBeVisible()
  await expect(form.getByRole('img')).toHaveCount(0)
  await expectAccessible(page)
  const submit = form.getByRole('button', { name: 'Dodaj', exact: true })
  await submit.click()
  await expectUncovered(toast(page, 'Nieprawidłowe dane'), submit, form.getByLabel('Nazwa'))
  await form.getByLabel('Nazwa').fill('Orzeł Żuławy')
  await crestField(form).setInputFiles(await shield())

  await expect(cropDialog(page).getByRole('group', { name: /Kadr/ })).toBeVisible()
  await expectAccessible(page)
  const zoom = cropDialog(page).getByRole('slider', { name: 'Powiększenie' })
  await zoom.focus()
  for (let press = 0; press < 8; press++) await zoom.press('ArrowRight')
  await cropDialog(page).getByRole('group', { name: /Kadr/ }).press('ArrowUp')
  await cropDialog(page).getByRole('button', { name: 'Zastosuj' }).click()
  await expect(cropDialog(page)).toBeHidden()
  await expect(form.getByRole('img', { name: 'Podgląd: Herb' })).toBeVisible()

  await submit.click()
  await expect(toast(page, 'Przeciwnik dodany')).toBeVisible()
  await expect(form).toBeHidden()
  await expect(addButton(page)).toBeFocused()
  await expect(entry(page, 'Orzeł Żuławy').locator('img')).toHaveAttribute('src', /\/files\/160\//)
  const { width, height, hasAlpha } = await sharp(await storedCrest('Orzeł Żuławy')).metadata()
  expect(width).toBe(height)
  expect(hasAlpha, 'the ground of a crest stays transparent').toBe(true)
  await expectAccessible(page)
})

test('a transparent crest is whole in its square unless it is made larger', { tag: '@long' }, async ({ page }) => {
  await openOpponents(page)
  await addButton(page).click()
  await addForm(page).getByLabel('Nazwa').fill('Cała Tarcza')
  await crestField(addForm(page)).setInputFiles(await shield())
  await cropDialog(page).getByRole('button', { name: 'Zastosuj' }).click()
  await addForm(page).getByRole('button', { name: 'Dodaj', exact: true }).click()
  await expect(toast(page, 'Przeciwnik dodany')).toBeVisible()
  const { info } = await sharp(await storedCrest('Cała Tarcza'))
    .trim()
    .toBuffer({ resolveWithObject: true })
  expect(info.width / info.height, 'the shield keeps its shape').toBeCloseTo(280 / 380, 1)
})

test('a photo of a crest is cropped upright, whatever way the phone was held', { tag: '@long' }, async ({ page }) => {
  const half = (background: string) =>
    sharp({ create: { width: 400, height: 100, channels: 3, background } })
      .png()
      .toBuffer()
  const lying = sharp({ create: { width: 400, height: 200, channels: 3, background: '#ff0000' } }).composite([
    { input: await half('#0000ff'), top: 100, left: 0 },
  ])
  const buffer = await lying.withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer()
  await openOpponents(page)
  await addButton(page).click()
  await addForm(page).getByLabel('Nazwa').fill('Ze Zdjęcia')
  await crestField(addForm(page)).setInputFiles({ name: 'zdjecie.jpg', mimeType: 'image/jpeg', buffer })
  await cropDialog(page).getByRole('button', { name: 'Zastosuj' }).click()
  await expect(addForm(page).getByText('zdjecie.jpg')).toBeVisible()
  await addForm(page).getByRole('button', { name: 'Dodaj', exact: true }).click()
  await expect(toast(page, 'Przeciwnik dodany')).toBeVisible()
  const { data, info } = await sharp(await storedCrest('Ze Zdjęcia'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([200, 200])
  const pixel = (x: number) => [...data.subarray((100 * 200 + x) * 3, (100 * 200 + x) * 3 + 3)]
  const [leftRed = 0, , leftBlue = 0] = pixel(20)
  const [rightRed = 0, , rightBlue = 0] = pixel(180)
  expect(leftBlue, 'the lower half of the lying photo is its left').toBeGreaterThan(leftRed)
  expect(rightRed).toBeGreaterThan(rightBlue)
})
