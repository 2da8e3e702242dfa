import { expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { ANNA, openClub, type RunningApp, startApp } from './app.ts'
import { dropFile, type PictureFile, pasteFile } from './picture-files.ts'
import { expectAccessible, expectPath, expectUncovered, signIn, toast } from './screen.ts'

let app: RunningApp
let annasCookie: string

test.beforeAll(async () => {
  app = await startApp()
  annasCookie = await openClub(app)
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
const editForm = (page: Page) => page.getByRole('region', { name: 'Edytuj szablon' })
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

/** Without the browser; for journeys that are about something else. */
async function addTemplate(name: string, type: string): Promise<void> {
  const { buffer } = await picture(1200, 1500)
  const form = new FormData()
  form.set('templateData', JSON.stringify({ name, type, isDefault: false }))
  form.set('templateBackground', new Blob([new Uint8Array(buffer)], { type: 'image/jpeg' }), 'tlo.jpg')
  const response = await fetch(`${app.url}/api/templates`, {
    method: 'POST',
    headers: { cookie: annasCookie },
    body: form,
  })
  expect(response.status).toBe(201)
}

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

test('a template is added with a cropped background and takes over as the default', async ({ page }) => {
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

test('what is missing is said; cancelling puts everything back', async ({ page }) => {
  // A small laptop, where the form's buttons are at the foot of the screen.
  await page.setViewportSize({ width: 1440, height: 720 })
  await openTemplates(page)
  await addButton(page).click()
  const form = addForm(page)
  const submit = form.getByRole('button', { name: 'Dodaj', exact: true })
  await submit.click()
  await expect(toast(page, 'Nieprawidłowe dane')).toContainText('Wypełnij wszystkie wymagane pola')
  await expectUncovered(toast(page, 'Nieprawidłowe dane'), submit, form.getByLabel('Nazwa'))
  await expect(form.getByLabel('Nazwa')).toBeFocused()
  await expect(form.getByText('Nazwa szablonu: od 1 do 100 znaków')).toBeVisible()

  await form.getByLabel('Nazwa').fill('Bez tła')
  await typeField(form).selectOption({ label: 'Wynik meczu' })
  await submit.click()
  await expect(toast(page, 'Brak tła')).toContainText('Dodaj tło szablonu')
  await expect(background(form)).toBeFocused()
  await expectAccessible(page)

  await form.getByRole('button', { name: 'Anuluj' }).click()
  await expect(form).toBeHidden()
  await addButton(page).click()
  await expect(form.getByLabel('Nazwa')).toHaveValue('')
  await expect(typeField(form)).toHaveValue('lineup')
})

test('a background that misses the hint is taken with a note', async ({ page }) => {
  await openTemplates(page)
  await addButton(page).click()
  const form = addForm(page)
  await dropFile(form.getByText(/^Format:/), await picture(800, 1000))
  await cropDialog(page).getByRole('button', { name: 'Użyj całego' }).click()
  await expect(
    form.getByText('Tło ma 800×1000 px, zalecane minimum to 1200×1500 px; na grafice może być nieostre.'),
  ).toBeVisible()
  await expect(form.getByText(/Proporcje inne/)).toHaveCount(0)

  await pasteFile(page, await picture(1600, 1600))
  await cropDialog(page).getByRole('button', { name: 'Użyj całego' }).click()
  await expect(form.getByText('Proporcje inne niż 4:5; brzegi zostaną przycięte.')).toBeVisible()
  await expect(form.getByText(/zalecane minimum/)).toHaveCount(0)

  await form.getByRole('button', { name: 'Zmień kadr' }).click()
  await cropDialog(page).getByRole('button', { name: 'Zastosuj' }).click()
  await expect(form.getByText('Format: JPG, PNG, proporcje 4:5, min 1200x1500px')).toBeVisible()
})

test('a template’s data are edited while every other button waits', async ({ page }) => {
  await addTemplate('Przed zmianą', 'result')
  await openTemplates(page)
  await page.getByRole('button', { name: 'Edytuj dane: Przed zmianą' }).click()
  const form = editForm(page)
  await expect(form.getByLabel('Nazwa')).toHaveValue('Przed zmianą')
  await expect(typeField(form)).toHaveValue('result')
  await expect(form.getByRole('img', { name: 'Obecnie: Tło' })).toBeVisible()
  await expect(addButton(page)).toBeDisabled()
  const locked = card(page, 'Plakat: gol').first()
  for (const name of [/Edytor elementów/, /Edytuj dane/, /Więcej działań/, /Usuń szablon/]) {
    await expect(locked.getByRole('button', { name })).toBeDisabled()
  }
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  const edit = page.getByRole('button', { name: 'Edytuj dane: Przed zmianą' })
  await expect(edit, 'the focus is back where it was').toBeFocused()

  await edit.click()
  await form.getByLabel('Nazwa').fill('Po zmianie')
  await typeField(form).selectOption({ label: 'Gol przeciwnika' })
  await form.getByRole('button', { name: 'Zapisz zmiany' }).click()
  await expect(toast(page, 'Szablon zaktualizowany')).toBeVisible()
  await expect(form).toBeHidden()
  await expect(group(page, 'Gol przeciwnika').getByText('Po zmianie')).toBeVisible()
  await expect(card(page, 'Przed zmianą')).toHaveCount(0)
})

test('the form says who is the default next, and so it comes', async ({ page }) => {
  await openTemplates(page)
  const standard = (form: Locator) => form.getByRole('switch', { name: 'Ustaw jako domyślny dla tego typu' })
  await page.getByRole('button', { name: 'Edytuj dane: Transmisja: gol przeciwnika' }).click()
  const form = editForm(page)
  await expect(form.getByText(/domyślny:|Domyślnym/)).toHaveCount(0)
  await typeField(form).selectOption({ label: 'Skład meczowy' })
  await expect(form.getByText('Zastąpi dotychczasowy domyślny: „Transmisja: skład meczowy”.')).toBeVisible()
  await typeField(form).selectOption({ label: 'Gol przeciwnika' })
  await standard(form).uncheck()
  await expect(form.getByText(/^Domyślnym typu „Gol przeciwnika” zostanie „Plakat: gol przeciwnika”\.$/)).toBeVisible()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Zapisz zmiany' }).click()
  await expect(form).toBeHidden()
  await expect(card(page, 'Plakat: gol przeciwnika')).toContainText('Domyślny')
  await expect(group(page, 'Gol przeciwnika').getByText('Domyślny', { exact: true })).toHaveCount(1)
})

test('the element editor opens from the card', async ({ page }) => {
  await openTemplates(page)
  const { id } = await stored('Klasyka: wynik meczu')
  await page.getByRole('link', { name: 'Edytor elementów: Klasyka: wynik meczu' }).click()
  await expectPath(page, `/admin/template-editor/${id}`)
})

test('a template is duplicated, goes out as a file and comes back, and each step is confirmed', async ({ page }) => {
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

test('a template is deleted only after the question is answered', async ({ page }) => {
  await addTemplate('Do usunięcia', 'lineup')
  await openTemplates(page)
  await page.getByRole('button', { name: 'Usuń szablon Do usunięcia' }).click()
  const question = page.getByRole('dialog', { name: 'Usuń szablon' })
  await expect(question).toContainText('Ta operacja jest nieodwracalna')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(card(page, 'Do usunięcia')).toBeVisible()

  await page.getByRole('button', { name: 'Usuń szablon Do usunięcia' }).click()
  await question.getByRole('button', { name: 'Usuń', exact: true }).click()
  await expect(toast(page, 'Szablon usunięty')).toBeVisible()
  await expect(card(page, 'Do usunięcia')).toHaveCount(0)
})

test('each refusal of the server stands in its toast', async ({ page }) => {
  await addTemplate('Odmowny', 'lineup')
  await openTemplates(page)
  await page.route(/\/api\/templates(\/\d+)?$/, (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status: 409, json: { message: 'Ktoś był szybszy' } }),
  )
  await addButton(page).click()
  await addForm(page).getByLabel('Nazwa').fill('Nieudany')
  await background(addForm(page)).setInputFiles(await picture(1200, 1500))
  await cropDialog(page).getByRole('button', { name: 'Użyj całego' }).click()
  await addForm(page).getByRole('button', { name: 'Dodaj', exact: true }).click()
  await expect(toast(page, 'Błąd dodawania szablonu')).toContainText('Ktoś był szybszy')
  await expect(addForm(page).getByLabel('Nazwa'), 'nothing typed is lost').toHaveValue('Nieudany')
  await addForm(page).getByRole('button', { name: 'Anuluj' }).click()

  await page.getByRole('button', { name: 'Edytuj dane: Odmowny' }).click()
  await editForm(page).getByRole('button', { name: 'Zapisz zmiany' }).click()
  await expect(toast(page, 'Błąd aktualizacji szablonu')).toContainText('Ktoś był szybszy')
  await editForm(page).getByRole('button', { name: 'Anuluj' }).click()

  await page.route(/\/api\/templates\/\d+\/duplicate$/, (route) =>
    route.fulfill({ status: 404, json: { message: 'Nie ma takiego szablonu' } }),
  )
  await page.getByRole('button', { name: 'Więcej działań: Odmowny' }).click()
  await page.getByRole('menuitem', { name: 'Duplikuj' }).click()
  await expect(toast(page, 'Błąd duplikowania szablonu')).toContainText('Nie ma takiego szablonu')
  const notATemplate = { name: 'notatki.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') }
  await page.getByLabel('Plik szablonu').setInputFiles(notATemplate)
  await expect(toast(page, 'Błąd importu szablonu')).toContainText('To nie jest plik szablonu Jedenastki')

  await page.getByRole('button', { name: 'Usuń szablon Odmowny' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Usuń', exact: true }).click()
  await expect(toast(page, 'Błąd usuwania szablonu')).toContainText('Ktoś był szybszy')
})

test('no templates, and a list that does not load', async ({ page }) => {
  await openTemplates(page)
  await page.route('**/api/templates', (route) => route.fulfill({ json: [] }))
  await page.reload()
  await expect(page.getByText('Brak szablonów. Dodaj pierwszy szablon, klikając przycisk powyżej.')).toBeVisible()

  await page.unroute('**/api/templates')
  await page.route('**/api/templates', (route) => route.fulfill({ status: 500, json: { message: 'Awaria bazy' } }))
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Błąd pobierania szablonów')
  await expect(page.getByRole('alert')).toContainText('Awaria bazy')
  await page.unroute('**/api/templates')
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click()
  await expect(page.getByRole('heading', { name: 'Wynik meczu' })).toBeVisible()
})

test('five hundred templates are searched, and only those in sight load their pictures', async ({ page }) => {
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
  await expect(page.locator('main li')).toHaveCount(500, { timeout: 20_000 })
  await expect(card(page, 'Szablon 4').first().locator('img').first()).toHaveJSProperty('complete', true)
  expect(asked.size, 'pictures out of sight are not loaded').toBeLessThan(120)

  await page.getByLabel('Szukaj szablonu').fill('szablon 49')
  await expect(page.locator('main li')).toHaveCount(11)
  await page.getByLabel('Szukaj szablonu').fill('brak takiego')
  await expect(page.getByText('Żaden szablon nie pasuje do „brak takiego”')).toBeVisible()
})
