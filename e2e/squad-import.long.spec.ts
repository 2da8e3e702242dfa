import { expect, type Page } from '@playwright/test'
import { openClub, type RunningApp } from './app.ts'
import { expectAccessible, holdAnswers, toast } from './screen.ts'
import { addPlayer, openPlayers, photo, refuse, storedPlayer } from './squad.ts'
import { test } from './test.ts'

let app: RunningApp
let annasCookie: string

test.beforeAll(async () => {
  ;({ app, cookie: annasCookie } = await openClub())
  await addPlayer(app, annasCookie, { firstName: 'Jan', lastName: 'Kos', number: 10, position: 'Napastnik' })
})

test.afterAll(() => app.stop())

const listDialog = (page: Page) => page.getByRole('dialog', { name: 'Wklej listę zawodników' })
const photosDialog = (page: Page) => page.getByRole('dialog', { name: 'Dodaj zdjęcia zawodników' })
const listField = (page: Page) => listDialog(page).getByLabel('Lista zawodników', { exact: true })
const saveButton = (page: Page) => listDialog(page).getByRole('button', { name: /^Zapisz/ })
const planned = (page: Page, text: string) => listDialog(page).getByRole('row').filter({ hasText: text })

async function openList(page: Page): Promise<void> {
  await openPlayers(page, app)
  await page.getByRole('button', { name: 'Wklej listę' }).click()
  await expect(listField(page)).toBeFocused()
}

async function openPhotos(page: Page): Promise<void> {
  await openPlayers(page, app)
  await page.getByRole('button', { name: 'Dodaj zdjęcia' }).click()
  await expect(photosDialog(page)).toBeVisible()
}

/** What the browser itself forbids, because the page’s policy says so. */
function policyBreaches(page: Page): string[] {
  const breaches: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) breaches.push(message.text())
  })
  return breaches
}

test('a pasted list is seen before it is saved, then saved at once, and the photos follow', async ({ page }) => {
  const breaches = policyBreaches(page)
  await addPlayer(app, annasCookie, { firstName: 'Łucja', lastName: 'Źrebię', number: 5, position: 'Obrońca' })
  await openList(page)
  await expect(saveButton(page)).toBeDisabled()
  await listField(page).fill(
    [
      'Nr\tImię i nazwisko\tPozycja',
      '11\tJan Kos\tNapastnik',
      '5\tŁucja Źrebię\t',
      '1\tOla Nowak-Maj\tBR',
      '\tBez Numeru\t',
    ].join('\n'),
  )
  await expect(listDialog(page).getByRole('status')).toHaveText(
    'Podgląd – nowi: 1, zmiany: 1, bez zmian: 1, bez numeru: 1',
  )
  await expect(planned(page, 'Nowak-Maj')).toContainText('Nowy')
  await expect(planned(page, 'Kos')).toContainText('Zmiana')
  await expect(planned(page, 'Kos').locator('del')).toHaveText('10')
  await expect(planned(page, 'Kos').locator('ins')).toHaveText('11')
  await expect(planned(page, 'Źrebię')).toContainText('Bez zmian')
  await expect(planned(page, 'Numeru')).toContainText('bez numeru nie zostanie zapisany')
  await expect(saveButton(page)).toHaveText('Zapisz 2 zawodników')
  await expectAccessible(page)
  expect(await storedPlayer(app, 'Nowak-Maj'), 'nothing is saved by looking').toBeUndefined()

  await saveButton(page).click()
  await expect(toast(page, 'Kadra zapisana')).toContainText('Dodano: 1, zmieniono: 1')
  expect(await storedPlayer(app, 'Nowak-Maj')).toMatchObject({ firstName: 'Ola', number: 1, position: 'BR' })
  expect(await storedPlayer(app, 'Kos')).toMatchObject({ firstName: 'Jan', number: 11, position: 'Napastnik' })
  await expect(listDialog(page)).toContainText('Dodano 1 zawodnika. Zmieniono dane 1 zawodnika.')
  await expect(listDialog(page).getByRole('button', { name: 'Dodaj zdjęcia' })).toBeFocused()
  await expectAccessible(page)
  await listDialog(page).getByRole('button', { name: 'Dodaj zdjęcia' }).click()
  await expect(photosDialog(page)).toBeVisible()
  await photosDialog(page).getByRole('button', { name: 'Anuluj' }).click()
  await expect(page.locator('tr, li').filter({ hasText: 'Nowak-Maj' })).toContainText('Bez zdjęcia')
  expect(breaches).toEqual([])
})

test('names in the other order, numbers that are taken, and lines that repeat are told', async ({ page }) => {
  await openList(page)
  await listField(page).fill('21. Lis Adam\n22. Bąk Iga\n22. Bąk Iga\n21. Sum Ewa')
  await expect(planned(page, 'powtórzenie wiersza 2')).toContainText('Odrzucony')
  await expect(planned(page, '21SumEwa')).toContainText('numer 21 ma już Lis Adam')
  await listDialog(page).getByLabel('Najpierw nazwisko, potem imię').check()
  await expect(planned(page, '21EwaSum')).toContainText('numer 21 ma już Adam Lis')
  await expect(saveButton(page)).toHaveText('Zapisz 3 zawodników')

  const crowd = Array.from(
    { length: 201 },
    (_, index) => `${index + 1};Imię;Nazwisko${'x'.repeat(index % 20)}q${'y'.repeat(index / 20)}`,
  )
  await listField(page).fill(crowd.join('\n'))
  await expect(listDialog(page).getByRole('alert')).toContainText('Naraz można zapisać najwyżej 200 zawodników')
  await expect(saveButton(page)).toBeDisabled()
  await expect(listDialog(page).getByRole('row')).toHaveCount(61)
  await listDialog(page).getByRole('button', { name: 'Pokaż jeszcze 141 wierszy' }).click()
  await expect(listDialog(page).getByRole('row')).toHaveCount(202)
  await listDialog(page).getByRole('button', { name: 'Anuluj' }).click()
  await page.getByRole('button', { name: 'Wklej listę' }).click()
  await expect(listField(page), 'cancelling forgets the list').toHaveValue('')
})

test('a list without numbers gets them in the preview, typed or in order', async ({ page }) => {
  await openList(page)
  await listField(page).fill('Iza Kania\nEla Wrona\nAla Perkoz')
  const number = (name: string) => listDialog(page).getByRole('textbox', { name: `Numer: ${name}` })
  await expect(saveButton(page)).toBeDisabled()
  await number('Ela Wrona').pressSequentially('770')
  await expect(number('Ela Wrona')).toBeFocused()
  await expect(listDialog(page).getByRole('status')).toHaveText('Podgląd – nowi: 1, bez numeru: 2')
  await expect(saveButton(page)).toHaveText('Zapisz 1 zawodnika')
  await expectAccessible(page)
  await listDialog(page).getByRole('button', { name: 'Numeruj po kolei' }).click()
  await expect(number('Ela Wrona')).toHaveValue('770')
  await expect(number('Iza Kania')).toHaveValue(/^\d+$/)
  await number('Ala Perkoz').fill('')
  await expect(saveButton(page), 'one without a number holds up nobody else').toHaveText('Zapisz 2 zawodników')
  await saveButton(page).click()
  await expect(toast(page, 'Kadra zapisana')).toContainText('Dodano: 2')
  expect(await storedPlayer(app, 'Wrona')).toMatchObject({ firstName: 'Ela', number: 770 })
  expect(await storedPlayer(app, 'Perkoz')).toBeUndefined()
})

test('a file is read whatever wrote it; a workbook is refused with advice', async ({ page }) => {
  await openList(page)
  const file = page.getByLabel('Plik z listą zawodników')
  const windows1250 = Buffer.from('Numer;Imi\xea;Nazwisko\r\n31;\xa3ukasz;\xaf\xf3\xb3w\r\n', 'latin1')
  await file.setInputFiles({ name: 'kadra.csv', mimeType: 'text/csv', buffer: windows1250 })
  await expect(planned(page, 'Żółw')).toContainText('Łukasz')
  const unicodeText = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('32\tŁucja\tŹdźbło\r\n', 'utf16le')])
  await file.setInputFiles({ name: 'kadra.txt', mimeType: 'text/plain', buffer: unicodeText })
  await expect(planned(page, 'Źdźbło')).toContainText('Łucja')
  await file.setInputFiles({ name: 'kadra.xlsx', mimeType: 'application/zip', buffer: Buffer.from('PK') })
  await expect(listDialog(page).getByRole('alert')).toContainText('Zapisz go jako CSV')
  await expectAccessible(page)
})

test('a list that the server refuses stays on the screen', async ({ page }) => {
  await openList(page)
  await refuse(page, '**/api/players/import', 'POST', 'Nie ma takiego zawodnika')
  await listField(page).fill('41 Ala Uparta')
  await expect(saveButton(page)).toHaveText('Zapisz 1 zawodnika')
  await saveButton(page).click()
  await expect(toast(page, 'Błąd zapisu kadry')).toContainText('Nie ma takiego zawodnika')
  await expect(listField(page)).toHaveValue('41 Ala Uparta')
})

test('many photos find their players; what is not sure is chosen by hand; a failed one is sent again', async ({
  page,
}) => {
  const breaches = policyBreaches(page)
  await addPlayer(app, annasCookie, { firstName: 'Ewa', lastName: 'Zięba', number: 51 })
  await addPlayer(app, annasCookie, { firstName: 'Iga', lastName: 'Wilk', number: 52 })
  await addPlayer(app, annasCookie, { firstName: 'Max', lastName: 'Ryś', number: 53 })
  const before = await storedPlayer(app, 'Zięba')
  await openPhotos(page)
  await expectAccessible(page)
  await page
    .getByLabel('Pliki ze zdjęciami')
    .setInputFiles([
      await photo('51.jpg', '#a03030'),
      await photo('wilk_iga-strzelec.jpg', '#30a030'),
      await photo('IMG_0053.jpg', '#3030a0'),
      await photo('drużyna.jpg'),
      { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') },
    ])
  await expect(photosDialog(page).getByRole('alert')).toContainText('plan.pdf')
  const playerOf = (file: string) => photosDialog(page).getByRole('combobox', { name: `Zawodnik na zdjęciu ${file}` })
  const row = (file: string) => photosDialog(page).getByRole('listitem', { name: file })
  await expect(playerOf('51.jpg')).toHaveValue('51 · Ewa Zięba')
  await expect(row('51.jpg')).toContainText('Zastąpi obecne zdjęcie')
  await expect(playerOf('wilk_iga-strzelec.jpg')).toHaveValue('52 · Iga Wilk')
  await expect(row('wilk_iga-strzelec.jpg').getByRole('radio', { name: 'Strzelec' })).toBeChecked()
  await expect(playerOf('IMG_0053.jpg')).toHaveValue('')
  await playerOf('IMG_0053.jpg').click()
  await playerOf('IMG_0053.jpg').fill('rys')
  await page.getByRole('option', { name: '53 · Max Ryś' }).click()
  await expect(page.getByRole('option')).toHaveCount(0)
  await expectAccessible(page)

  const rys = await storedPlayer(app, 'Ryś')
  await refuse(page, `**/api/players/${rys?.id}`, 'PUT', 'To nie jest obraz')
  await photosDialog(page).getByRole('button', { name: 'Wyślij 3 zdjęcia' }).click()
  await expect(toast(page, 'Błąd aktualizacji zawodnika')).toContainText('Nie zapisano: 1 zdjęcie')
  await expect(row('51.jpg')).toContainText('Zapisano')
  await expect(row('wilk_iga-strzelec.jpg')).toContainText('Zapisano')
  await expect(row('IMG_0053.jpg')).toContainText('To nie jest obraz')
  await expect(row('drużyna.jpg')).not.toContainText('Zapisano')
  await expectAccessible(page)
  await page.unrouteAll()
  await photosDialog(page).getByRole('button', { name: 'Ponów IMG_0053.jpg' }).click()
  await expect(toast(page, 'Zdjęcia zapisane')).toContainText('1 zdjęcie')
  await expect(photosDialog(page)).toContainText('Zapisano 3 z 3')
  await photosDialog(page).getByRole('button', { name: 'Gotowe' }).click()

  expect((await storedPlayer(app, 'Zięba'))?.lineupImage).not.toBe(before?.lineupImage)
  expect((await storedPlayer(app, 'Wilk'))?.scorerImage).not.toBeNull()
  expect((await storedPlayer(app, 'Ryś'))?.lineupImage).not.toBe(rys?.lineupImage)
  expect(breaches).toEqual([])
})

test('closing the dialog stops the photos that have not gone yet, and says so', async ({ page }) => {
  await addPlayer(app, annasCookie, { firstName: 'Ala', lastName: 'Sowa', number: 61 })
  await addPlayer(app, annasCookie, { firstName: 'Ula', lastName: 'Czapla', number: 62 })
  const czapla = await storedPlayer(app, 'Czapla')
  await openPhotos(page)
  await page.getByLabel('Pliki ze zdjęciami').setInputFiles([await photo('61.jpg', '#111'), await photo('62.jpg')])
  const held = await holdAnswers(page, '**/api/players/*')
  await photosDialog(page).getByRole('button', { name: 'Wyślij 2 zdjęcia' }).click()
  await expect(photosDialog(page).getByRole('progressbar', { name: 'Postęp wysyłania 61.jpg' })).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(photosDialog(page)).toBeHidden()
  held.release()
  await expect(toast(page, 'Wysyłanie przerwane')).toContainText('Zapisano 1 z 2 zdjęć')
  expect(await storedPlayer(app, 'Czapla')).toEqual(czapla)
})
