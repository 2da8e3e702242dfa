import { buffer } from 'node:stream/consumers'
import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { ANNA } from './app.ts'
import { MatchClub } from './match-club.ts'
import { bar, kept, PitchSide, SENT } from './pitch-side.ts'
import { expectAccessible, expectPath, showPane, signIn } from './screen.ts'
import { ON_DEVICE } from './slow-machine.ts'
import { test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

let side: PitchSide
test.beforeAll(async () => {
  side = await PitchSide.open()
})
test.afterAll(() => side.close())

interface Filed {
  id: number
  type: string
  matchId: number | null
}

const filed = async (): Promise<Filed[]> =>
  (await side.answer<{ graphics: Filed[] }>('/api/gallery?match=none')).graphics

const form = (page: Page): Locator => page.getByRole('region', { name: 'Treść posta' })
const topic = (page: Page, name: string): Locator => form(page).getByText(name, { exact: true })
const graphic = (page: Page): Locator => page.getByRole('region', { name: 'Podgląd na żywo' }).getByRole('img')
const tiles = (page: Page): Locator => page.getByRole('list', { name: 'Grafiki' }).getByRole('button')

async function open(page: Page, path: string): Promise<void> {
  await signIn(page, { ...side.app, url: side.front.url }, ANNA)
  await page.goto(`${side.front.url}${path}`)
}

async function choosePlayer(page: Page, name: string): Promise<void> {
  await form(page).getByRole('combobox', { name: 'Zawodnik' }).click()
  await page.getByRole('option', { name, exact: true }).click()
}

test('without any match a birthday is posted, on a line that drops, and found in the gallery', {
  tag: '@phone',
}, async ({ page }) => {
  const matches = new MatchClub(side.app, side.club)
  await matches.deleteAll()
  expect(await matches.currentId()).toBeNull()
  await open(page, '/graphics')
  await page.getByRole('region', { name: 'O każdej porze' }).getByRole('link', { name: 'Wolny post' }).click()
  await expectPath(page, '/graphics/post')
  await expect(page.getByText('Nie należy do żadnego meczu')).toBeVisible()
  await topic(page, 'Urodziny').click()
  await choosePlayer(page, 'Jan Kos')
  await expect(form(page).getByLabel('Nagłówek')).toHaveValue('Wszystkiego najlepszego!')
  await expect(form(page).getByLabel('Treść', { exact: true })).toHaveValue(/^Dziś urodziny obchodzi Jan Kos\.\n/)
  await expect(form(page)).toContainText('24 z 60 znaków')
  await expectAccessible(page)
  await page.reload()
  await showPane(page, 'Ustawienia')
  await expect(form(page).getByLabel('Nagłówek')).toHaveValue('Wszystkiego najlepszego!')
  await showPane(page, 'Grafika')
  await expect(graphic(page)).toHaveAccessibleName(
    'Grafika klubu: Wszystkiego najlepszego! Dziś urodziny obchodzi Jan Kos. Zdrowia, radości i wielu udanych meczów!',
  )
  await expectAccessible(page)

  await expect.poll(() => kept(page, '/api/players'), ON_DEVICE).toBeTruthy()
  side.front.cut()
  await page.getByRole('button', { name: 'Zrób grafikę' }).click()
  await expect(page.getByText('Grafika czeka i wyśle się sama, gdy wróci połączenie.').first()).toBeVisible(SENT)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Pobierz' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^OrlyDebno-post-.*\.png$/)
  expect(await sharp(await buffer(await download.createReadStream())).metadata()).toMatchObject({
    width: 1200,
    height: 1500,
  })
  expect(await filed()).toEqual([])
  side.front.mend()
  await expect.poll(filed, SENT).toMatchObject([{ type: 'post', matchId: null }])

  await page.goto(`${side.front.url}/matches/gallery`)
  await expect(tiles(page)).toHaveText([/^Wolny postBez meczu, \d\d\.\d\d\.\d{4}/])
  await page.getByRole('search').getByLabel('Tylko bez meczu').check()
  await expect.poll(() => new URL(page.url()).search).toBe('?mecz=none')
  await expect(tiles(page)).toHaveCount(1)
  await expectAccessible(page)
  await tiles(page).click()
  const viewer = page.getByRole('dialog', { name: /^Wolny post: Bez meczu/ })
  await expect(viewer).toContainText('🎂 Wszystkiego najlepszego!')
  await expect(viewer.getByRole('link', { name: 'Strona meczu' })).toHaveCount(0)
  await expectAccessible(page)
  await viewer.getByRole('button', { name: 'Usuń grafikę' }).click()
  await page.getByRole('dialog', { name: 'Usuń grafikę' }).getByRole('button', { name: 'Usuń grafikę' }).click()
  await expect(page.getByText('Żadna grafika nie pasuje do tych filtrów.')).toBeVisible()
  expect(await filed()).toEqual([])
  expect(await matches.currentId()).toBeNull()
})

test('what was typed gives way only when somebody asks for it', { tag: ['@phone', '@long'] }, async ({ page }) => {
  await side.newMatch()
  await open(page, '/graphics/post')
  await expect(bar(page)).toContainText('Iskra Żuławy')
  const [headline, text] = [form(page).getByLabel('Nagłówek'), form(page).getByLabel('Treść', { exact: true })]
  await topic(page, 'Transfer').click()
  await expect(headline).toHaveValue('Witamy w klubie!')
  await headline.fill('Nasz nowy kapitan')
  await topic(page, 'Kontuzja').click()
  await expect(form(page).getByText('Twój tekst został bez zmian.')).toBeVisible()
  await expect(headline).toHaveValue('Nasz nowy kapitan')
  await expectAccessible(page)
  await form(page).getByRole('button', { name: 'Wstaw gotowy tekst' }).click()
  await expect(headline).toHaveValue('Wracaj do zdrowia!')
  await form(page).getByRole('button', { name: 'Cofnij' }).click()
  await expect(headline).toHaveValue('Nasz nowy kapitan')

  await text.fill('W'.repeat(281))
  await expect(form(page).getByText('Treść może mieć najwyżej 280 znaków')).toBeVisible()
  await showPane(page, 'Grafika')
  const panel = page.getByRole('region', { name: 'Podgląd na żywo' })
  await expect(panel).toContainText('Treść może mieć najwyżej 280 znaków')
  await expect(panel.getByRole('button', { name: 'Zrób grafikę' })).toHaveCount(0)
  await showPane(page, 'Ustawienia')

  await form(page).getByRole('button', { name: 'Zacznij od nowa' }).click()
  await expect(headline).toHaveValue('')
  await topic(page, 'Cytat').click()
  await form(page).getByLabel('Wypowiedź').fill('Walczymy do końca.')
  await form(page).getByLabel('Kto to powiedział').fill('Trener Jan Nowak')
  await showPane(page, 'Grafika')
  await expect(graphic(page)).toHaveAccessibleName('Grafika z cytatem: „Walczymy do końca”. Mówi: Trener Jan Nowak.')
  expect(await filed()).toEqual([])
})
