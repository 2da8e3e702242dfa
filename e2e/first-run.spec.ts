import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { ANNA, type RunningApp, startApp } from './app.ts'
import { expectAccessible, expectPath, toast } from './screen.ts'

let app: RunningApp

test.beforeAll(async () => {
  app = await startApp()
})

test.afterAll(() => app.stop())

const cropping = (page: Page) => page.getByRole('dialog', { name: 'Kadrowanie zdjęcia' })
const guide = (page: Page) => page.getByRole('region', { name: 'Pierwsze kroki' })
const SQUAD = ['Kos', 'Bąk', 'Gil', 'Sowa', 'Czyż', 'Szpak', 'Drozd', 'Kawka', 'Wilga', 'Sikora', 'Żuraw']

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
  await cropping(page).getByRole('button', { name: 'Użyj całego' }).click()
  await page.getByRole('button', { name: 'Zapisz herb' }).click()

  await guide(page).getByRole('link', { name: 'Uzupełnij kadrę' }).click()
  await page.getByRole('button', { name: 'Wklej listę' }).click()
  const list = page.getByRole('dialog', { name: 'Wklej listę zawodników' })
  await list
    .getByLabel('Lista zawodników', { exact: true })
    .fill(SQUAD.map((lastName, index) => `${index + 1}\tJan ${lastName}\t`).join('\n'))
  await page.getByRole('button', { name: /^Zapisz 11/ }).click()
  await expect(guide(page)).toContainText('3 z 5')
  await page.getByRole('button', { name: 'Zamknij', exact: true }).last().click()

  await guide(page).getByRole('link', { name: 'Wpisz pierwszego rywala' }).click()
  await page.getByRole('button', { name: 'Dodaj przeciwnika' }).click()
  const form = page.getByRole('region', { name: 'Dodaj przeciwnika' })
  await form.getByLabel('Nazwa').fill('Iskra Żuławy')
  await form.getByLabel('Herb', { exact: true }).setInputFiles(await crest())
  await cropping(page).getByRole('button', { name: 'Użyj całego' }).click()
  await form.getByRole('button', { name: 'Dodaj' }).click()
  await expect(toast(page, 'Przeciwnik dodany')).toBeVisible()

  await guide(page).getByRole('link', { name: 'Ustaw skład i zrób grafikę' }).click()
  await expectPath(page, '/lineup')
  await page.getByRole('region', { name: 'Ustawienia meczu' }).getByLabel('Przeciwnik').click()
  await page.getByRole('option', { name: 'Iskra Żuławy' }).click()
  await page.getByRole('button', { name: 'Generuj grafikę składu' }).click()
  await expect(toast(page, 'Grafika wygenerowana')).toBeVisible()
  await expect(guide(page)).toHaveCount(0)
})
