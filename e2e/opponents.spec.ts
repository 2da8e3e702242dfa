import { expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { ANNA, openClub, type RunningApp, startApp } from './app.ts'
import { dropFile, type PictureFile, pasteFile } from './picture-files.ts'
import { expectAccessible, expectUncovered, signIn, toast } from './screen.ts'

let app: RunningApp
let annasCookie: string

test.beforeAll(async () => {
  app = await startApp()
  annasCookie = await openClub(app)
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
const editForm = (page: Page) => page.getByRole('region', { name: 'Edytuj przeciwnika' })
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

/** Without the browser; for journeys that are about something else. */
async function addOpponent(name: string): Promise<void> {
  const form = new FormData()
  form.set('opponentData', JSON.stringify({ name }))
  form.set('opponentLogo', new Blob([new Uint8Array((await shield()).buffer)], { type: 'image/png' }), 'herb.png')
  const response = await fetch(`${app.url}/api/opponents`, {
    method: 'POST',
    headers: { cookie: annasCookie },
    body: form,
  })
  expect(response.status).toBe(201)
}

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

test('a transparent crest is whole in its square unless it is made larger', async ({ page }) => {
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

test('what is missing is said, and the first such field gets the focus', async ({ page }) => {
  await openOpponents(page)
  await addButton(page).click()
  const form = addForm(page)
  const submit = form.getByRole('button', { name: 'Dodaj', exact: true })
  await form.getByLabel('Nazwa').fill('   ')
  await submit.click()
  await expect(toast(page, 'Nieprawidłowe dane')).toContainText('Wypełnij wszystkie wymagane pola')
  await expect(form.getByLabel('Nazwa')).toBeFocused()
  await expect(form.getByText('Nazwa przeciwnika: od 1 do 100 znaków')).toBeVisible()

  await form.getByLabel('Nazwa').fill('Bez Herbu')
  await submit.click()
  await expect(toast(page, 'Brak herbu')).toContainText('Dodaj herb drużyny przeciwnej')
  await expect(crestField(form)).toBeFocused()
  await expectAccessible(page)

  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await addButton(page).click()
  await expect(form.getByLabel('Nazwa')).toHaveValue('')
})

test('a crest is dropped or pasted, and a file that is no picture is refused kindly', async ({ page }) => {
  await openOpponents(page)
  await addButton(page).click()
  const form = addForm(page)
  const preview = form.getByRole('img', { name: 'Podgląd: Herb' })
  const whole = cropDialog(page).getByRole('button', { name: 'Użyj całego' })

  await dropFile(form.getByText('Format: JPG, PNG, max 2MB'), await shield())
  await whole.click()
  await expect(preview).toBeVisible()
  await form.getByRole('button', { name: 'Cofnij wybór' }).click()
  await expect(preview).toHaveCount(0)

  await pasteFile(page, { ...(await shield()), name: 'wklejony.png' })
  await expect(whole).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cropDialog(page)).toBeHidden()
  await expect(form, 'Escape in the dialog leaves the form open').toBeVisible()
  await expect(preview).toHaveCount(0)
  await expect(crestField(form)).toBeFocused()

  await pasteFile(page, { ...(await shield()), name: 'wklejony.png' })
  await whole.click()
  await expect(form.getByText('wklejony.png')).toBeVisible()

  const text = { name: 'notatki.txt', mimeType: 'text/plain', buffer: Buffer.from('to nie jest obraz') }
  await dropFile(form.getByText('wklejony.png'), text)
  await expect(form.getByRole('alert')).toHaveText('Ten plik nie jest obrazem JPG, PNG ani WebP. Wybierz inny.')
  await crestField(form).setInputFiles({ ...text, name: 'udaje.png', mimeType: 'image/png' })
  await expect(form.getByRole('alert')).toContainText('Tego pliku nie da się otworzyć jako obrazu')
  await expect(form.getByText('wklejony.png'), 'what was chosen before stays').toBeVisible()
})

test('a heavy file is taken with a note', async ({ page }) => {
  const noise = await sharp({
    create: { width: 1100, height: 1100, channels: 3, background: '#000', noise: { type: 'gaussian', sigma: 60 } },
  })
    .png({ compressionLevel: 0 })
    .toBuffer()
  await openOpponents(page)
  await addButton(page).click()
  await crestField(addForm(page)).setInputFiles({ name: 'duzy.png', mimeType: 'image/png', buffer: noise })
  await cropDialog(page).getByRole('button', { name: 'Użyj całego' }).click()
  await expect(
    addForm(page).getByText(/^Plik ma 3,\d MB, więcej niż zalecane 2 MB; zmniejszymy go przy zapisie\.$/),
  ).toBeVisible()
})

test('a photo of a crest is cropped upright, whatever way the phone was held', async ({ page }) => {
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

test('an opponent is edited while every other button waits', async ({ page }) => {
  await addOpponent('Stara Nazwa')
  await openOpponents(page)
  const edit = page.getByRole('button', { name: 'Edytuj przeciwnika Stara Nazwa' })
  await edit.click()
  const form = editForm(page)
  await expect(form.getByLabel('Nazwa')).toHaveValue('Stara Nazwa')
  await expect(form.getByRole('img', { name: 'Obecnie: Herb' })).toBeVisible()
  await expect(addButton(page)).toBeDisabled()
  await expect(edit).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Usuń przeciwnika Stara Nazwa' })).toBeDisabled()

  await form.getByLabel('Nazwa').fill('Zmiana, której nie będzie')
  await form.getByRole('button', { name: 'Anuluj' }).click()
  await expect(form).toBeHidden()
  await expect(edit).toBeFocused()
  await edit.click()
  await expect(form.getByLabel('Nazwa')).toHaveValue('Stara Nazwa')
  await form.getByLabel('Nazwa').fill('Nowa Nazwa')
  await form.getByRole('button', { name: 'Zapisz zmiany' }).click()
  await expect(toast(page, 'Przeciwnik zaktualizowany')).toBeVisible()
  await expect(form).toBeHidden()
  await expect(entry(page, 'Nowa Nazwa').locator('img')).toBeVisible()
  await expect(entry(page, 'Stara Nazwa')).toHaveCount(0)
})

test('an opponent is deleted only after the question is answered', async ({ page }) => {
  await addOpponent('Do Usunięcia')
  await openOpponents(page)
  await page.getByRole('button', { name: 'Usuń przeciwnika Do Usunięcia' }).click()
  const question = page.getByRole('dialog', { name: 'Usuń przeciwnika' })
  await expect(question).toContainText('Ta operacja jest nieodwracalna. Drużyna zostanie trwale usunięta.')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Anuluj' }).click()
  await expect(question).toBeHidden()
  await expect(entry(page, 'Do Usunięcia')).toBeVisible()

  await page.getByRole('button', { name: 'Usuń przeciwnika Do Usunięcia' }).click()
  await question.getByRole('button', { name: 'Usuń', exact: true }).click()
  await expect(toast(page, 'Przeciwnik usunięty')).toBeVisible()
  await expect(entry(page, 'Do Usunięcia')).toHaveCount(0)
})

test('an upload shows how far it is, and each refusal stands in its toast', async ({ page }) => {
  await addOpponent('Odmowny')
  await openOpponents(page)
  let refuse = () => {}
  const refused = new Promise<void>((resolve) => {
    refuse = resolve
  })
  await page.route(/\/api\/opponents(\/\d+)?$/, async (route) => {
    if (route.request().method() === 'GET') return route.continue()
    if (route.request().method() === 'POST') await refused
    return route.fulfill({ status: 413, json: { message: 'Plik jest za duży' } })
  })

  await addButton(page).click()
  await addForm(page).getByLabel('Nazwa').fill('Za Duży')
  await crestField(addForm(page)).setInputFiles(await shield())
  await cropDialog(page).getByRole('button', { name: 'Użyj całego' }).click()
  await addForm(page).getByRole('button', { name: 'Dodaj', exact: true }).click()
  await expect(addForm(page).getByRole('progressbar', { name: 'Postęp wysyłania' })).toBeAttached()
  refuse()
  await expect(toast(page, 'Błąd dodawania przeciwnika')).toContainText('Plik jest za duży')
  await expect(addForm(page).getByLabel('Nazwa'), 'nothing typed is lost').toHaveValue('Za Duży')
  await expect(addForm(page).getByRole('img', { name: 'Podgląd: Herb' })).toBeVisible()
  await addForm(page).getByRole('button', { name: 'Anuluj' }).click()

  await page.getByRole('button', { name: 'Edytuj przeciwnika Odmowny' }).click()
  await editForm(page).getByRole('button', { name: 'Zapisz zmiany' }).click()
  await expect(toast(page, 'Błąd aktualizacji przeciwnika')).toContainText('Plik jest za duży')
  await editForm(page).getByRole('button', { name: 'Anuluj' }).click()

  await page.getByRole('button', { name: 'Usuń przeciwnika Odmowny' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Usuń', exact: true }).click()
  await expect(toast(page, 'Błąd usuwania przeciwnika')).toContainText('Plik jest za duży')
})

test('a long list is searched, and a list that does not load says so', async ({ page }) => {
  await openOpponents(page)
  const createdAt = '2026-03-01T12:00:00.000Z'
  const opponent = (id: number) => ({ id, name: `Łódź ${id}`, logo: '/files/brak.png', createdAt })
  await page.route('**/api/opponents', (route) =>
    route.fulfill({ json: Array.from({ length: 30 }, (_, index) => opponent(index + 1)) }),
  )
  await page.reload()
  await expect(entry(page, 'Łódź')).toHaveCount(30)
  await page.getByLabel('Szukaj przeciwnika').fill('łódź 2')
  await expect(entry(page, 'Łódź')).toHaveCount(11)
  await page.getByLabel('Szukaj przeciwnika').fill('Gdynia')
  await expect(page.getByText('Żaden przeciwnik nie pasuje do „Gdynia”')).toBeVisible()

  await page.unroute('**/api/opponents')
  await page.route('**/api/opponents', (route) => route.fulfill({ status: 500, json: { message: 'Awaria bazy' } }))
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Błąd pobierania przeciwników')
  await expect(page.getByRole('alert')).toContainText('Awaria bazy')
  await page.unroute('**/api/opponents')
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a pasted league is seen before it is added, without crests, and what the club has is left out', {
  tag: '@phone',
}, async ({ page }) => {
  const league = `Liga ${test.info().project.name}`
  await addOpponent(`Żar ${league}`)
  await openOpponents(page)
  await page.getByRole('button', { name: 'Wklej listę' }).click()
  const dialog = page.getByRole('dialog', { name: 'Wklej listę przeciwników' })
  const list = dialog.getByLabel('Lista przeciwników')
  await expect(list).toBeFocused()
  await list.fill(`1. Iskra ${league}\n2. ŻAR  ${league}\n3. Tur ${league}`)
  await expect(dialog.getByRole('status')).toHaveText('Podgląd – nowi: 2, pominięci: 1')
  await expect(dialog.getByRole('row').filter({ hasText: 'ŻAR' })).toContainText('jest już na liście')
  await expectAccessible(page)
  await page.route('**/api/opponents/import', (route) => route.fulfill({ status: 400, json: { message: 'Nie dziś' } }))
  await dialog.getByRole('button', { name: 'Dodaj 2 przeciwników' }).click()
  await expect(toast(page, 'Błąd dodawania przeciwników')).toContainText('Nie dziś')
  await expect(list).toHaveValue(/Iskra/)
  await page.unrouteAll()
  await dialog.getByRole('button', { name: 'Dodaj 2 przeciwników' }).click()
  await expect(toast(page, 'Przeciwnicy dodani')).toContainText('Dodano 2 przeciwników')
  await expect(dialog).toBeHidden()
  await expect(entry(page, `Tur ${league}`)).toContainText('Bez herbu')
  await expect(entry(page, `Żar ${league}`)).not.toContainText('Bez herbu')
  await expectAccessible(page)
  await entry(page, `Tur ${league}`).getByRole('button', { name: 'Edytuj' }).click()
  await crestField(editForm(page)).setInputFiles(await shield())
  await cropDialog(page).getByRole('button', { name: 'Użyj całego' }).click()
  await editForm(page).getByRole('button', { name: 'Zapisz zmiany' }).click()
  await expect(entry(page, `Tur ${league}`)).not.toContainText('Bez herbu')
})
