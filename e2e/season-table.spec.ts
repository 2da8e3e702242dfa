import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import { ANNA, type RunningApp } from './app.ts'
import type { GoalClub } from './cloned-club.ts'
import { day } from './club-day.ts'
import { openGoalClub } from './goal-club.ts'
import { MatchClub } from './match-club.ts'
import { expectAccessible, signIn, toast } from './screen.ts'
import { test } from './test.ts'

const TODAY = day(0)

let app: RunningApp
let club: GoalClub
let matches: MatchClub
let sparta: number

test.beforeAll(async () => {
  ;({ app, ...club } = await openGoalClub())
  matches = new MatchClub(app, club)
  sparta = await matches.opponent('Sparta Bór')
})
test.afterAll(() => app.stop())

/** The club has beaten Iskra in the first round and has still to play Sparta. */
test.beforeEach(async () => {
  await matches.deleteAll()
  for (const id of await leagueIds()) await call('DELETE', `/api/leagues/${id}`)
  const first = await matches.make({ matchDate: TODAY, competition: 'IV liga', round: '1' })
  await matches.change(first, { ruling: { ours: 2, theirs: 0 } })
  await matches.make({ opponentId: sparta, matchDate: TODAY, competition: 'IV liga', round: '2' })
})

async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const headers = { cookie: club.cookie, ...(body && { 'content-type': 'application/json' }) }
  const response = await fetch(`${app.url}${path}`, { method, headers, body: body ? JSON.stringify(body) : null })
  expect(response.status, path).toBeLessThan(300)
  return (response.status === 204 ? null : await response.json()) as Answer
}

interface Listed {
  season: number
  leagues: { id: number }[]
}
const leagueIds = async () => (await call<Listed>('GET', '/api/leagues')).leagues.map(({ id }) => id)

interface Stored {
  id: number
  version: number
  document: { results: object[]; teams: object[] }
}
async function makeLeague(): Promise<Stored> {
  const { season } = await call<Listed>('GET', '/api/leagues')
  return call('POST', '/api/leagues', { season, competition: 'IV liga' })
}

async function open(page: Page): Promise<void> {
  await signIn(page, app, ANNA)
  await page.goto(`${app.url}/matches/table`)
}

const table = (page: Page): Locator => page.getByRole('table', { name: 'Tabela: IV liga' })
/** '1 Orły Dębno 1 3': place, team, matches, points, as every screen shows them. */
const rows = async (page: Page): Promise<string[]> => {
  const cells = await table(page)
    .locator('tbody tr')
    .evaluateAll((lines) => lines.map((line) => [...line.querySelectorAll('td')].map((cell) => cell.textContent)))
  return cells.map(([place, team, played, , , , , points]) => `${place} ${team} ${played} ${points}`)
}
const expectRows = (page: Page, ...expected: string[]) => expect.poll(() => rows(page)).toEqual(expected)

async function pasteRound(page: Page, round: string, text: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Wpisz wyniki kolejki' }).click()
  const dialog = page.getByRole('dialog', { name: 'Wyniki kolejki' })
  await dialog.getByLabel('Kolejka').fill(round)
  await dialog.getByText('Wklej', { exact: true }).click()
  await dialog.getByLabel('Wyniki', { exact: true }).fill(text)
  return dialog
}

async function choose(page: Page, action: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Więcej działań na tabeli' }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

test('a season’s table is begun, filled by a paste, and seen by fans', { tag: '@phone' }, async ({ page }) => {
  await open(page)
  await expect(page.getByRole('heading', { name: /^W sezonie .* nie ma jeszcze tabeli$/ })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Rozgrywki' })).toHaveValue('IV liga')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Utwórz tabelę' }).click()
  await expectRows(page, '1 Orły Dębno 1 3', '2 Sparta Bór 0 0', '3 Iskra Żuławy 1 0')

  const dialog = await pasteRound(
    page,
    '1',
    'Kolejka 1\nSparta Bór - Tęcza Lipowo 1:3\nOrły Dębno - Iskra Żuławy 9:9\nKolejka 2\nKS Iskra Żuławy 4:0 Tęcza Lipowo\nto nie jest mecz',
  )
  const preview = dialog.getByRole('region', { name: 'Podgląd' })
  await expect(preview.getByRole('status')).toHaveText('Podgląd: zapiszemy 2 z 3')
  await expect(preview.getByRole('listitem').nth(1)).toContainText('liczy się 2:0 z waszego meczu')
  await expect(dialog.getByText(/Nie widać tu dwóch drużyn: to nie jest mecz/)).toBeVisible()
  await expect(dialog.getByLabel('„Tęcza Lipowo”')).toHaveValue('Tęcza Lipowo')
  await expectAccessible(page)
  await expect(table(page)).toContainText('Sparta Bór')
  await dialog.getByRole('button', { name: 'Zapisz 2 wyniki' }).click()
  await expect(toast(page, 'Zapisano 2 wyniki')).toBeVisible()
  await expectRows(page, '1 Iskra Żuławy 2 3', '2 Orły Dębno 1 3', '3 Tęcza Lipowo 2 3', '4 Sparta Bór 1 0')
  await expect(table(page).locator('tr[data-own]')).toContainText('Orły Dębno')
  await expectAccessible(page)

  await page.goto(`${app.url}/fan-app`)
  await expect(page.getByRole('table', { name: 'Tabela: IV liga' }).locator('tbody tr')).toHaveCount(4)
  await expectAccessible(page)
})

test('a round is typed by choosing, corrected, and taken back', { tag: ['@phone', '@long'] }, async ({ page }) => {
  await makeLeague()
  await open(page)
  await page.getByRole('button', { name: 'Wpisz wyniki kolejki' }).click()
  const dialog = page.getByRole('dialog', { name: 'Wyniki kolejki' })
  await dialog.getByLabel('Kolejka').fill('2')
  const match = dialog.getByRole('group', { name: 'Mecz 1' })
  await match.getByLabel('Gospodarze').selectOption('Sparta Bór')
  await match.getByLabel('Goście').selectOption('Iskra Żuławy')
  await match.getByLabel('Bramki gospodarzy').fill('1')
  await match.getByLabel('Bramki gości').fill('1')
  await expect(dialog.getByText('Podgląd: zapiszemy 1 z 1')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Zapisz 1 wynik' }).click()
  await expectRows(page, '1 Orły Dębno 1 3', '2 Sparta Bór 1 1', '3 Iskra Żuławy 2 1')
  const again = await pasteRound(page, '2', 'Sparta Bór - Iskra Żuławy 0:1')
  await expect(again.getByText('było 1:1')).toBeVisible()
  await again.getByRole('button', { name: 'Zapisz 1 wynik' }).click()
  await expectRows(page, '1 Orły Dębno 1 3', '2 Iskra Żuławy 2 3', '3 Sparta Bór 1 0')
  await page.getByRole('button', { name: 'Usuń wynik: Sparta Bór – Iskra Żuławy' }).click()
  await expectRows(page, '1 Orły Dębno 1 3', '2 Sparta Bór 0 0', '3 Iskra Żuławy 1 0')
})

test('points are taken away, a round is frozen before a team withdraws, the table is downloaded', {
  tag: ['@phone', '@long'],
}, async ({ page }) => {
  await makeLeague()
  await open(page)
  const dialog = await pasteRound(page, '2', 'Sparta Bór - Iskra Żuławy 3:0\nIskra Żuławy - Orły Dębno 1:0')
  await dialog.getByRole('button', { name: 'Zapisz 2 wyniki' }).click()
  await expectRows(page, '1 Sparta Bór 1 3', '2 Orły Dębno 2 3', '3 Iskra Żuławy 3 3')

  await page.getByRole('button', { name: 'Zmień drużynę: Sparta Bór' }).click()
  const team = page.getByRole('dialog', { name: 'Sparta Bór' })
  await team.getByLabel('Odjęte punkty').fill('2')
  await team.getByLabel('Powód').fill('brak opiekuna medycznego')
  await expectAccessible(page)
  await team.getByRole('button', { name: 'Zapisz' }).click()
  await expectRows(page, '1 Orły Dębno 2 3', '2 Iskra Żuławy 3 3', '3 Sparta Bór 1 1')
  await expect(page.getByText('Sparta Bór: odjęte punkty: 2 (brak opiekuna medycznego)')).toBeVisible()

  await choose(page, 'Zamroź po 2. kolejce')
  await expect(toast(page, 'Tabela po 2. kolejce zamrożona')).toBeVisible()
  await page.getByRole('button', { name: 'Zmień drużynę: Iskra Żuławy' }).click()
  const iskra = page.getByRole('dialog', { name: 'Iskra Żuławy' })
  // The focus comes a moment after the dialog, and scrolls it to its top.
  await expect(iskra.getByLabel('Nazwa w tabeli')).toBeFocused()
  await iskra.getByLabel('Drużyna wycofana z rozgrywek').check()
  await iskra.getByRole('button', { name: 'Zapisz' }).click()
  await expectRows(page, '1 Orły Dębno 0 0', '2 Sparta Bór 0 -2', '3 Iskra Żuławy 0 0')
  await page.getByLabel('Która tabela').selectOption('Po 2. kolejce (zamrożona)')
  await expectRows(page, '1 Orły Dębno 2 3', '2 Iskra Żuławy 3 3', '3 Sparta Bór 1 1')
  await expectAccessible(page)

  const download = page.waitForEvent('download')
  await choose(page, 'Pobierz CSV')
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^IV liga \d{4}-\d{2} kolejka 2\.csv$/)
  expect(readFileSync(await file.path(), 'utf8')).toContain('\r\n1;Orły Dębno;2;3;1;0;1;2;1\r\n')
})

test('a finished table is pasted, and later results are added to it', { tag: ['@phone', '@long'] }, async ({
  page,
}) => {
  await makeLeague()
  await open(page)
  await page.getByRole('button', { name: 'Wklej tabelę' }).click()
  const dialog = page.getByRole('dialog', { name: 'Wklej tabelę' })
  await dialog.getByLabel('Tabela', { exact: true }).fill('Ala ma kota')
  await expect(dialog.getByRole('alert')).toContainText('Nie widać tu tabeli.')
  await dialog
    .getByLabel('Tabela', { exact: true })
    .fill(
      'Tabela po 5. kolejce\nLp.\tDrużyna\tM\tPkt\tZ\tR\tP\tBramki\n1\tSparta Bór\t5\t13\t4\t1\t0\t12:3\n2\tMKS Orły Dębno\t5\t10\t3\t1\t1\t9:5\n3\tIskra Żuławy\t5\t1\t0\t1\t4\t2:15',
    )
  await expect(dialog.getByLabel('Po której kolejce')).toHaveValue('5')
  await expect(dialog.getByRole('table', { name: 'Wklejona tabela' }).locator('tbody tr')).toHaveCount(3)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Zapisz tabelę' }).click()
  await expectRows(page, '1 Sparta Bór 5 13', '2 Orły Dębno 5 10', '3 Iskra Żuławy 5 1')
  const round = await pasteRound(page, '6', 'Iskra Żuławy - Sparta Bór 1:0')
  await round.getByRole('button', { name: 'Zapisz 1 wynik' }).click()
  await expectRows(page, '1 Sparta Bór 6 13', '2 Orły Dębno 5 10', '3 Iskra Żuławy 6 4')
  await choose(page, 'Usuń wklejoną, licz z wyników')
  await expectRows(page, '1 Orły Dębno 1 3', '2 Iskra Żuławy 2 3', '3 Sparta Bór 1 0')
})

test('two people at once: the second is told, sees what the first saved, and saves again', { tag: '@long' }, async ({
  page,
}) => {
  const { id } = await makeLeague()
  await open(page)
  const dialog = await pasteRound(page, '2', 'Sparta Bór - Iskra Żuławy 3:0')
  // The page does not read it in time.
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`**/api/leagues/${id}`, async (route) => {
    if (route.request().method() === 'GET') await released
    await route.continue()
  })
  const { version, document } = await call<Stored>('GET', `/api/leagues/${id}`)
  const other = ['Tęcza Lipowo', 'Błękitni Ruda']
  const teams = other.map((name) => ({
    name,
    opponentId: null,
    isOwn: false,
    deducted: 0,
    note: '',
    isWithdrawn: false,
  }))
  const results = [{ round: 1, home: other[0], away: other[1], homeScore: 1, awayScore: 0 }]
  await call('PUT', `/api/leagues/${id}`, { version, document: { ...document, teams, results } })
  await dialog.getByRole('button', { name: 'Zapisz 1 wynik' }).click()
  await expect(toast(page, 'Tę tabelę zapisał(a) w międzyczasie')).toBeVisible()
  release()
  await expect(table(page)).toContainText('Błękitni Ruda')
  await dialog.getByRole('button', { name: 'Zapisz 1 wynik' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(async () => (await call<Stored>('GET', `/api/leagues/${id}`)).document.results).toHaveLength(2)
})
