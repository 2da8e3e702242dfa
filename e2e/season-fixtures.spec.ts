import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { ANNA, type RunningApp } from './app.ts'
import type { GoalClub } from './cloned-club.ts'
import { openGoalClub } from './goal-club.ts'
import { MatchClub } from './match-club.ts'
import { escapeFrom, expectAccessible, signIn, toast } from './screen.ts'
import { test } from './test.ts'

let app: RunningApp
let club: GoalClub
let matches: MatchClub
test.beforeAll(async () => {
  ;({ app, ...club } = await openGoalClub())
  matches = new MatchClub(app, club)
})
test.afterAll(() => app.stop())
test.beforeEach(() => matches.deleteAll())

const year = new Date().getMonth() < 6 ? new Date().getFullYear() - 1 : new Date().getFullYear()

const listOf = (time: string, ours: string) => `Kolejka 1
sobota 22.08.${year}, godz. ${time}  ${ours} - Iskra Żuławy
22.08.${year}; 12:00; Sokół Brzezina; Wicher Lipowo
Kolejka 2
29.08.${year}; 15:00; Wicher Lipowo; ${ours}
Kolejka 3
${ours} - pauza
to nie jest mecz`

const text = (page: Page) => page.getByLabel('Lista meczów')
const group = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

async function openImport(page: Page): Promise<void> {
  await signIn(page, app, ANNA)
  await page.goto(`${app.url}/matches`)
  await page.getByRole('button', { name: 'Więcej działań na liście meczów' }).click()
  await page.getByRole('menuitem', { name: 'Wczytaj terminarz' }).click()
  await expect(page.getByRole('heading', { name: 'Wczytaj terminarz' })).toBeVisible()
}

test(
  'a season’s list is pasted, seen, saved, pasted again with another hour, and found in the list',
  {
    tag: '@phone',
  },
  async ({ page }, { project }) => {
    const ours = `Moje Orły ${project.name}`
    const rival = 'Wicher Lipowo'
    await openImport(page)
    await text(page).fill(listOf('16:00', ours))
    await page.getByRole('combobox', { name: 'Pod jaką nazwą tu występuje?' }).click()
    await page.getByRole('option', { name: ours }).click()
    await expect(group(page, 'Do dodania').getByRole('listitem')).toHaveCount(2)
    await expect(group(page, 'Do dodania')).toContainText(`nowy przeciwnik: ${rival}`)
    await expect(group(page, 'Pauzy').getByRole('listitem')).toHaveCount(1)
    await expect(page.getByText('Mecze innych drużyn na liście, pominięte: 1.')).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: 'to nie jest mecz' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Zapisz 2 mecze' }).click()
    await expect(toast(page, 'Terminarz zapisany')).toContainText('Dodano 2 mecze')

    await page.getByLabel('Szukaj meczu').fill('wicher')
    await expect(page.getByRole('link', { name: rival })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Iskra Żuławy' })).toHaveCount(0)
    await expect(page.getByText('2. kolejka')).toBeVisible()

    await openImport(page)
    await text(page).fill(listOf('18:30', ours))
    await page.getByRole('combobox', { name: 'Pod jaką nazwą tu występuje?' }).click()
    await page.getByRole('option', { name: ours }).click()
    await expect(group(page, 'Do zmiany')).toContainText('godzina: 16:00 → 18:30')
    await expect(group(page, 'Bez zmian').getByRole('listitem')).toHaveCount(1)
    await page.getByRole('button', { name: 'Zapisz 1 mecz' }).click()
    await expect(toast(page, 'Terminarz zapisany')).toContainText('zmieniono 1 mecz')
    const found = await fetch(`${app.url}/api/matches?search=iskra&season=${year}`, {
      headers: { cookie: club.cookie },
    })
    expect((await found.json()).matches).toMatchObject([
      { matchDate: `${year}-08-22`, matchTime: '18:30', round: '1', status: 'scheduled' },
    ])
  },
)

test('what is no list is refused in words, and a file of another alphabet is read', { tag: '@long' }, async ({
  page,
}) => {
  await openImport(page)
  await text(page).fill('Szanowni Państwo, zapraszamy na festyn.\nBędzie muzyka i kiełbasa.')
  await expect(page.getByRole('alert')).not.toHaveText('')
  await expect(page.getByRole('button', { name: /^Zapisz/ })).toHaveCount(0)
  // As a Polish Windows saves it: ś is 0x9C, Ż is 0xAF.
  const bytes = Buffer.concat([
    Buffer.from(`data;godzina;gospodarz;go`),
    Buffer.from([0x9c, 0x9c]),
    Buffer.from(`\n22.08.${year};11:00;Moje Or`),
    Buffer.from([0xb3]),
    Buffer.from('y;Iskra '),
    Buffer.from([0xaf]),
    Buffer.from('u'),
    Buffer.from([0xb3]),
    Buffer.from('awy\n'),
  ])
  await page.getByLabel('Plik z terminarzem').setInputFiles({ name: 'liga.csv', mimeType: 'text/csv', buffer: bytes })
  await expect(text(page)).toHaveValue(/Iskra Żuławy/)
})

test('the season is downloaded, and a match is edited in the list', { tag: ['@phone', '@long'] }, async ({ page }) => {
  const headers = { 'content-type': 'application/json', cookie: club.cookie, origin: app.url }
  const opponentId = club.opponentId
  const made = await fetch(`${app.url}/api/matches`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ key: crypto.randomUUID(), opponentId, matchDate: `${year}-10-03`, isCurrent: false }),
  })
  expect(made.status).toBe(201)
  await signIn(page, app, ANNA)
  await page.goto(`${app.url}/matches`)
  await page.getByRole('combobox', { name: 'Sezon' }).click()
  await page.getByRole('option', { name: `${year}/` }).click()
  await page
    .getByRole('button', { name: /^Więcej działań: / })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Edytuj' }).click()
  const sheet = page.getByRole('dialog', { name: 'Edytuj mecz' })
  await sheet.getByLabel('Rozgrywki').fill('Puchar Gminy')
  await sheet.getByLabel('Kolejka').fill('1/8 finału')
  await expectAccessible(page)
  await escapeFrom(sheet)
  await expect(page.getByText('Puchar Gminy, 1/8 finału')).toBeVisible()
  await page.getByRole('button', { name: 'Więcej działań na liście meczów' }).click()
  const waiting = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: /^Pobierz sezon/ }).click()
  const file = await readFile(await (await waiting).path(), 'utf8')
  expect(file).toContain(`${year}-10-03;;Puchar Gminy;1/8 finału;u siebie`)
})
