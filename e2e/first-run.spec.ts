import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { ANNA, type RunningApp, startApp } from './app.ts'
import { expectAccessible, expectPath, toast } from './screen.ts'

let app: RunningApp

test.beforeAll(async () => {
  app = await startApp()
})

test.afterAll(() => app.stop())

const guide = (page: Page) => page.getByRole('region', { name: 'Pierwsze kroki' })
const SQUAD =
  'Jan;Kos;9\nAdam;Bąk;10\nPiotr;Gil;8\nMarek;Sowa;7\nPaweł;Czyż;2\nKamil;Szpak;3\nRafał;Drozd;4\nOlek;Kawka;5\nFilip;Wilga;6\nIgor;Sikora;11\nSzymon;Żuraw;1'

const crest = async () => ({
  name: 'herb.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 300, height: 300, channels: 4, background: '#1d4ed8' } })
    .png()
    .toBuffer(),
})

test('an empty installation leads from the first account to the first graphic', async ({ page }) => {
  await page.goto(app.url)
  await page.getByRole('link', { name: 'Zaloguj się' }).click()
  await page.getByRole('button', { name: 'Załóż pierwsze konto' }).click()
  await page.getByLabel('Nazwa użytkownika').fill(ANNA.username)
  await page.getByLabel('Hasło', { exact: true }).fill(ANNA.password)
  await page.getByLabel('Potwierdź hasło').fill(ANNA.password)
  await page.getByRole('button', { name: 'Zarejestruj się' }).click()
  await expectPath(page, '/admin')
  await expect(guide(page)).toContainText('1 z 5')
  await expectAccessible(page)

  await guide(page).getByRole('link', { name: 'Wpisz nazwę i wgraj herb' }).click()
  await page.getByLabel('Nazwa', { exact: true }).fill('Orły Dębno')
  await page.getByRole('button', { name: 'Zapisz nazwę' }).click()
  await expect(toast(page, 'Ustawienia zostały zapisane')).toBeVisible()
  await page.getByLabel('Plik z herbem').setInputFiles(await crest())
  await page.getByRole('button', { name: 'Zapisz herb' }).click()

  await guide(page).getByRole('link', { name: 'Uzupełnij kadrę' }).click()
  await page.getByRole('button', { name: 'Importuj listę' }).click()
  await page.getByRole('textbox', { name: 'Lista zawodników' }).fill(SQUAD)
  await page.getByRole('button', { name: /^Zapisz 11/ }).click()
  await expect(guide(page)).toContainText('3 z 5')
  await page.keyboard.press('Escape')

  await guide(page).getByRole('link', { name: 'Wpisz pierwszego rywala' }).click()
  await page.getByRole('button', { name: 'Dodaj przeciwnika' }).click()
  const form = page.getByRole('region', { name: 'Dodaj przeciwnika' })
  await form.getByLabel('Nazwa').fill('Iskra Żuławy')
  await form.getByLabel('Herb', { exact: true }).setInputFiles(await crest())
  await page.getByRole('dialog').getByRole('button', { name: 'Gotowe' }).click()
  await form.getByRole('button', { name: 'Dodaj' }).click()
  await expect(toast(page, 'Przeciwnik dodany')).toBeVisible()

  await guide(page).getByRole('link', { name: 'Ustaw skład i zrób grafikę' }).click()
  await expectPath(page, '/lineup')
  await page.getByRole('combobox', { name: 'Przeciwnik' }).selectOption('Iskra Żuławy')
  await page.getByRole('button', { name: 'Generuj grafikę składu' }).click()
  await expect(toast(page, 'Grafika wygenerowana')).toBeVisible()
  await expect(guide(page)).toHaveCount(0)
})
