import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { ANNA, type RunningApp, startApp } from './app.ts'
import { expectAccessible, expectPath, toast } from './screen.ts'
import { test } from './test.ts'

let app: RunningApp

test.beforeAll(async () => {
  app = await startApp()
})

test.afterAll(() => app.stop())

const guide = (page: Page) => page.getByRole('region', { name: 'Pierwsze kroki' })
const step = (page: Page, name: string) => guide(page).getByRole('link', { name })

const SQUAD = [
  ...['Kos - bramkarz', 'Bąk', 'Gil', 'Sowa', 'Czyż', 'Szpak', 'Drozd', 'Kawka', 'Wilga', 'Sikora', 'Żuraw'],
  ...['Dudek', 'Wróbel', 'Zięba', 'Kruk', 'Pliszka'],
].map((name) => `Jan ${name}`)
const OPPONENTS = ['Iskra Żuławy', 'Tur Ełk', 'Sokół Łeba', 'Żbik Hel']
const MOST_CLICKS = 35

const crest = async () => ({
  name: 'herb.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 300, height: 300, channels: 4, background: '#1d4ed8' } })
    .png()
    .toBuffer(),
})

/** A hand that counts what it does. A file that is chosen is a click too. */
class Hand {
  clicks = 0

  async click(target: Locator): Promise<void> {
    this.clicks += 1
    await target.click()
  }

  async choose(target: Locator, file: Awaited<ReturnType<typeof crest>>): Promise<void> {
    this.clicks += 1
    await target.setInputFiles(file)
  }
}

test(`an empty installation leads from the first account to the first graphic in ${MOST_CLICKS} clicks`, async ({
  page,
}) => {
  const hand = new Hand()
  const button = (name: string | RegExp) => page.getByRole('button', { name })

  await page.goto(app.url)
  await hand.click(page.getByRole('link', { name: 'Załóż pierwsze konto' }))
  await page.getByLabel('Nazwa użytkownika').fill(ANNA.username)
  await page.getByLabel('Hasło', { exact: true }).fill(ANNA.password)
  await page.getByLabel('Potwierdź hasło').fill(ANNA.password)
  await hand.click(button('Zarejestruj się'))
  await expectPath(page, '/admin')
  await expect(guide(page)).toContainText('1 z 5')
  await expectAccessible(page)

  await hand.click(step(page, 'Wpisz nazwę i wgraj herb'))
  await page.getByLabel('Nazwa', { exact: true }).fill('Orły Dębno')
  await hand.click(button('Zapisz nazwę'))
  await expect(toast(page, 'Ustawienia zostały zapisane')).toBeVisible()
  await hand.choose(page.getByLabel('Plik z herbem'), await crest())
  await hand.click(
    page.getByRole('dialog', { name: 'Kadrowanie zdjęcia' }).getByRole('button', { name: 'Użyj całego' }),
  )
  await hand.click(button('Zapisz herb'))

  await hand.click(step(page, 'Uzupełnij kadrę'))
  await expect(page.getByLabel('Lista zawodników', { exact: true })).toBeFocused()
  await page.keyboard.insertText(SQUAD.join('\n'))
  await hand.click(button('Numeruj po kolei'))
  await hand.click(button(/^Zapisz 16/))
  await expect(guide(page)).toContainText('3 z 5')
  await hand.click(page.getByRole('button', { name: 'Zamknij', exact: true }).last())

  await hand.click(step(page, 'Wpisz rywali'))
  await expect(page.getByLabel('Lista przeciwników')).toBeFocused()
  await page.keyboard.insertText(OPPONENTS.join('\n'))
  await hand.click(button('Dodaj 4 przeciwników'))
  await expect(toast(page, 'Przeciwnicy dodani')).toBeVisible()

  await hand.click(step(page, 'Ustaw skład i zrób grafikę'))
  await expectPath(page, '/lineup')
  const settings = page.getByRole('region', { name: 'Ustawienia meczu' })
  await hand.click(settings.getByLabel('Przeciwnik'))
  await hand.click(page.getByRole('option', { name: OPPONENTS[0] }))
  await settings.getByLabel('Data meczu').fill('2030-05-18')
  await settings.getByLabel('Godzina').fill('15:00')
  await hand.click(button('Wybierz jedenastkę'))
  const dialog = page.getByRole('dialog', { name: 'Wybierz jedenastkę' })
  for (const name of SQUAD.map((line) => line.split(' - ')[0] ?? ''))
    await hand.click(dialog.getByRole('checkbox', { name }))
  await expect(dialog.getByRole('status')).toContainText(['11 z 11, rezerwowi: 5'])
  await expectAccessible(page)
  await hand.click(dialog.getByRole('button', { name: 'Gotowe' }))
  await expect(page.getByRole('region', { name: 'Skład drużyny' })).toContainText('11 z 11')
  await expect(page.getByRole('region', { name: 'Rezerwowi' })).toContainText('5 zawodników')
  await hand.click(button('Generuj grafikę składu'))
  await expect(toast(page, 'Grafika wygenerowana')).toBeVisible()
  await expect(guide(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Skład', exact: true })).toBeVisible()
  await expect(guide(page), 'a path once walked does not come back').toHaveCount(0)
  expect(hand.clicks).toBeLessThanOrEqual(MOST_CLICKS)
})
