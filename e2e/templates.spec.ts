import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { ANNA, openClub, type RunningApp } from './app.ts'
import type { PictureFile } from './picture-files.ts'
import { expectAccessible, signIn, toast } from './screen.ts'
import { test } from './test.ts'

let app: RunningApp

test.beforeAll(async () => {
  ;({ app } = await openClub())
})

test.afterAll(() => app.stop())

async function openTemplates(page: Page): Promise<void> {
  await signIn(page, app, ANNA)
  await page.goto(`${app.url}/admin/templates`)
  await expect(page.getByRole('heading', { name: 'Zarządzanie szablonami' })).toBeVisible()
  await expect(page.getByRole('status', { name: 'Wczytywanie szablonów' })).toHaveCount(0)
}

const TYPE_HEADINGS = ['Skład meczowy', 'Gol', 'Gol przeciwnika', 'Wynik meczu']
const group = (page: Page, heading: string) => page.getByRole('region', { name: heading, exact: true })
const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const addButton = (page: Page) => page.getByRole('button', { name: 'Dodaj szablon' })
const addForm = (page: Page) => page.getByRole('region', { name: 'Dodaj szablon' })
const cropDialog = (page: Page) => page.getByRole('dialog', { name: 'Kadrowanie zdjęcia' })
const typeField = (form: Locator) => form.getByRole('combobox', { name: 'Typ' })
const background = (form: Locator) => form.getByLabel('Tło', { exact: true })

const picture = async (width: number, height: number): Promise<PictureFile> => ({
  name: 'tlo.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#14532d' } })
    .jpeg()
    .toBuffer(),
})

interface Stored {
  id: number
  name: string
  type: string
  look: string
  isDefault: boolean
  background: string
}

async function stored(name: string): Promise<Stored> {
  const list = (await (await fetch(`${app.url}/api/templates`)).json()) as Stored[]
  const found = list.find((template) => template.name === name)
  if (!found) throw new Error(`There is no template ${name}`)
  return found
}

test('templates stand under their headings, and a default one cannot be deleted', async ({ page }) => {
  await openTemplates(page)
  for (const heading of TYPE_HEADINGS) {
    await expect(group(page, heading).getByText('Domyślny', { exact: true })).toHaveCount(1)
  }
  const shown = card(page, 'Transmisja: skład meczowy').locator('img').first()
  await expect(shown).toHaveAttribute('src', /\/files\/480\//)
  const box = await shown.boundingBox()
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 5, 2)
  await expectAccessible(page)

  const remove = page.getByRole('button', { name: 'Usuń szablon Transmisja: gol:' })
  await expect(remove).toHaveAttribute('aria-disabled', 'true')
  await remove.focus()
  await expect(page.getByRole('tooltip')).toHaveText('Nie można usunąć domyślnego szablonu')
  await remove.click({ force: true })
  await expect(page.getByRole('tooltip')).toHaveText('Nie można usunąć domyślnego szablonu')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a template is added with a cropped background and takes over as the default', { tag: '@long' }, async ({
  page,
}) => {
  await openTemplates(page)
  await addButton(page).click()
  const form = addForm(page)
  await expect(form.getByText('Format: JPG, PNG, proporcje 4:5, min 1200x1500px')).toBeVisible()
  await expectAccessible(page)
  await form.getByLabel('Nazwa').fill('Derby')
  await typeField(form).selectOption({ label: 'Gol' })
  await form.getByLabel('Układ').selectOption({ label: 'Plakat' })
  await form.getByRole('switch', { name: 'Ustaw jako domyślny dla tego typu' }).check()
  await background(form).setInputFiles(await picture(2400, 2000))
  await expect(cropDialog(page).getByRole('group', { name: /Kadr/ })).toBeVisible()
  await expectAccessible(page)
  await cropDialog(page).getByRole('button', { name: 'Zastosuj' }).click()
  await expect(form.getByRole('img', { name: 'Podgląd: Tło' })).toBeVisible()
  await form.getByRole('button', { name: 'Dodaj', exact: true }).click()

  await expect(toast(page, 'Szablon dodany')).toBeVisible()
  await expect(form).toBeHidden()
  await expect(group(page, 'Gol').getByText('Domyślny', { exact: true })).toHaveCount(1)
  await expect(card(page, 'Derby')).toContainText('Domyślny')
  await expect(card(page, 'Derby')).toContainText('Układ: Plakat')
  await expect(page.getByRole('button', { name: 'Usuń szablon Transmisja: gol', exact: true })).toBeEnabled()
  const { type, look, isDefault, background: address } = await stored('Derby')
  expect({ type, look, isDefault }).toEqual({ type: 'goal', look: 'poster', isDefault: true })
  const { width, height } = await sharp(await (await fetch(`${app.url}${address}`)).arrayBuffer()).metadata()
  expect([width, height]).toEqual([1600, 2000])
})

test('a template is duplicated, goes out as a file and comes back, and each step is confirmed', {
  tag: '@long',
}, async ({ page }) => {
  await openTemplates(page)
  const more = (name: string) => page.getByRole('button', { name: `Więcej działań: ${name}`, exact: true })
  await more('Plakat: wynik meczu').click()
  await expect(page.getByRole('menuitem', { name: 'Duplikuj' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Duplikuj' }).click()
  await expect(toast(page, 'Szablon zduplikowany')).toContainText('Plakat: wynik meczu (kopia)')
  await expect(group(page, 'Wynik meczu').getByText('Plakat: wynik meczu (kopia)')).toBeVisible()

  await more('Plakat: wynik meczu (kopia)').click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Eksportuj' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('szablon-Plakat-wynik-meczu-kopia.json')
  const taken = page.waitForResponse(/\/api\/templates\/import$/)
  await page.getByLabel('Plik szablonu').setInputFiles(await file.path())
  // Its backgrounds are drawn first, beside the pictures of ninety cards.
  expect((await taken).status()).toBe(201)
  await expect(toast(page, 'Szablon zaimportowany')).toContainText('Plakat: wynik meczu (kopia)')
  await expect(card(page, 'Plakat: wynik meczu (kopia)')).toHaveCount(2)
})

test('five hundred templates are searched, and only those in sight load their pictures', { tag: '@long' }, async ({
  page,
}) => {
  const types = ['lineup', 'goal', 'opponent-goal', 'result']
  const template = (id: number) => ({
    id,
    name: `Szablon ${id}`,
    type: types[id % types.length],
    background: `/files/tlo-${id}.webp`,
    isDefault: id <= types.length,
    look: 'classic',
    isStarter: false,
    createdAt: '2026-03-01T12:00:00.000Z',
    version: 1,
    updatedBy: null,
    updatedAt: '2026-03-01T12:00:00.000Z',
    elements: [],
  })
  const asked = new Set<string>()
  await page.route('**/files/480/**', async (route) => {
    asked.add(route.request().url())
    await route.fulfill({ contentType: 'image/jpeg', body: (await picture(48, 60)).buffer })
  })
  await page.route('**/api/templates', (route) =>
    route.fulfill({ json: Array.from({ length: 500 }, (_, index) => template(index + 1)) }),
  )
  await openTemplates(page)
  await expect(page.locator('main li')).toHaveCount(500)
  await expect(card(page, 'Szablon 4').first().locator('img').first()).toHaveJSProperty('complete', true)
  expect(asked.size, 'pictures out of sight are not loaded').toBeLessThan(120)

  await page.getByLabel('Szukaj szablonu').fill('szablon 49')
  await expect(page.locator('main li')).toHaveCount(11)
  await page.getByLabel('Szukaj szablonu').fill('brak takiego')
  await expect(page.getByText('Żaden szablon nie pasuje do „brak takiego”')).toBeVisible()
})
