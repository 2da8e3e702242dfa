import { expect, type Locator, type Page } from '@playwright/test'
import { ANNA, EWA, type RunningApp, saveSetting } from './app.ts'
import type { GoalClub } from './cloned-club.ts'
import { day } from './club-day.ts'
import { openGoalClub, startMatch } from './goal-club.ts'
import { MatchClub } from './match-club.ts'
import { bar } from './pitch-side.ts'
import { expectAccessible, expectPath, signIn, toast } from './screen.ts'
import { test } from './test.ts'

const MINUTE = 60_000
const TODAY = day(0)
const NEXT_WEEK = day(7)
const dayWords = (date: string): string => date.slice(5).split('-').reverse().join('.')

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

/** One match, against Iskra Żuławy, today and current. */
test.beforeEach(async () => {
  await matches.deleteAll()
  await startMatch(app, club, TODAY)
})

const running = (minutes: number) =>
  saveSetting(
    app,
    club.cookie,
    'lineup_settings_global',
    JSON.stringify({
      matchTimeState: 'firstHalf',
      matchTimerActive: true,
      matchTimerStartTime: Date.now() - minutes * MINUTE,
      matchTimerElapsed: 0,
      matchMinute: 0,
    }),
  )

const strip = (page: Page): Locator => bar(page).getByText('Otwarty mecz:')
const row = (page: Page, words: string | RegExp): Locator => page.getByRole('listitem').filter({ hasText: words })
const slot = (page: Page, id: string): Locator => page.locator(`[data-slot="${id}"]`).getByRole('button').first()

async function open(page: Page, path: string, account = ANNA): Promise<void> {
  await signIn(page, app, account)
  await page.goto(`${app.url}${path}`)
}

async function openList(page: Page, account = ANNA): Promise<void> {
  await open(page, '/matches', account)
  await expect(page.getByRole('listitem').first()).toBeVisible()
}

async function chooseOpponent(where: Locator, name: string): Promise<void> {
  await where
    .getByRole('textbox', { name: 'Przeciwnik' })
    .or(where.getByRole('combobox', { name: 'Przeciwnik' }))
    .click()
  await where.page().getByRole('option', { name }).click()
}

async function choose(page: Page, words: string | RegExp, action: string): Promise<void> {
  await row(page, words)
    .getByRole('button', { name: /^Więcej działań/ })
    .click()
  await page.getByRole('menuitem', { name: action }).click()
}

test('a new match is made on purpose, empty, and leaves the running one alone', { tag: '@phone' }, async ({ page }) => {
  await running(20)
  const current = await matches.currentId()
  await openList(page)
  await expect(row(page, 'Iskra Żuławy')).toContainText(/Bieżący.*na żywo, 21'/s)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Nowy mecz' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nowy mecz' })
  await expect(dialog.getByRole('checkbox', { name: 'Ustaw jako bieżący' })).not.toBeChecked()
  await dialog.getByRole('button', { name: 'Utwórz mecz' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Wybierz przeciwnika')
  await chooseOpponent(dialog, 'Sparta Bór')
  await dialog.getByRole('button', { name: 'Utwórz mecz' }).click()
  await expectPath(page, '/lineup')
  await expect(strip(page)).toContainText('Orły Dębno – Sparta Bór (zaplanowany)')
  await expect(page.getByText('0 z 11')).toBeVisible()
  for (const field of ['Data meczu', 'Godzina', 'Rozgrywki']) await expect(page.getByLabel(field)).toHaveValue('')
  await expect(bar(page).getByRole('timer')).toHaveText('00:00')
  await expectAccessible(page)
  expect(await matches.currentId()).toBe(current)
  await matches.forFans([
    { awayTeam: 'Sparta Bór', status: 'scheduled' },
    { awayTeam: 'Iskra Żuławy', status: 'live' },
  ])
})

test('next week’s match is prepared, and the current one is as it was', { tag: ['@phone', '@long'] }, async ({
  page,
}) => {
  const current = (await matches.currentId()) ?? 0
  const before = (await matches.read(current)).cells
  const next = await matches.make({ opponentId: sparta, matchDate: NEXT_WEEK, matchTime: '15:00' })
  await openList(page)
  await page.getByRole('link', { name: 'Sparta Bór' }).click()
  await expectPath(page, '/lineup')
  await expect(page.getByText(`Otwarty mecz: Orły Dębno – Sparta Bór, ${dayWords(NEXT_WEEK)}`)).toBeVisible()
  await slot(page, 'gk-1').click()
  const picker = page.getByRole('dialog', { name: 'Wybierz zawodnika' })
  await picker
    .getByRole('button', { name: /Jastrząb/ })
    .first()
    .click()
  await expect(slot(page, 'gk-1')).toHaveAccessibleName('Bramkarz: 1 Szymon Jastrząb')
  await page.keyboard.press('Escape')
  await expect(picker).toBeHidden()
  await expect.poll(async () => (await matches.read(next)).cells['player:gk-1']).toBe(club.players['Szymon Jastrząb'])
  await page.getByRole('link', { name: 'Wróć do bieżącego' }).click()
  await expect(page.getByText('11 z 11')).toBeVisible()
  await expect(page.getByText('Orły Dębno – Iskra Żuławy')).toBeVisible()
  await expect(strip(page)).toBeHidden()
  expect((await matches.read(current)).cells).toEqual(before)
})

test('two people work on two matches at once', { tag: '@long' }, async ({ page, browser }) => {
  const next = await matches.make({ opponentId: sparta, matchDate: NEXT_WEEK })
  const other = await (await browser.newContext({ locale: 'pl-PL' })).newPage()
  await open(page, '/result')
  await open(other, `/result?mecz=${next}`, EWA)
  await expect(strip(other)).toBeVisible()
  await page.getByLabel('Bramki: Orły Dębno').fill('1')
  await other.getByLabel('Bramki: Sparta Bór').fill('2')
  await matches.forFans([
    { awayTeam: 'Sparta Bór', homeScore: 0, awayScore: 2 },
    { awayTeam: 'Iskra Żuławy', homeScore: 1, awayScore: 0 },
  ])
  await expect(bar(page)).toContainText('1:0')
  await expect(bar(other)).toContainText('0:2')
  await other.context().close()
})

test('the address says which match it is: over a reload, the tabs and the way back', {
  tag: ['@phone', '@long'],
}, async ({ page }) => {
  const next = await matches.make({ opponentId: sparta, matchDate: NEXT_WEEK })
  await open(page, `/lineup?mecz=${next}`)
  await expect(strip(page)).toContainText('Sparta Bór')
  await page.getByRole('navigation').getByRole('link', { name: 'Wynik' }).click()
  await expect(page).toHaveURL(`${app.url}/result?mecz=${next}`)
  await expect(page).toHaveTitle(`Wynik meczu · Orły Dębno – Sparta Bór, ${dayWords(NEXT_WEEK)} · Jedenastka`)
  await page.reload()
  await expect(strip(page)).toContainText('Sparta Bór')
  await page.getByRole('link', { name: 'Wróć do bieżącego' }).click()
  await expect(page).toHaveURL(`${app.url}/result`)
  await expect(page).toHaveTitle('Wynik meczu · Jedenastka')
  await page.goBack()
  await expect(strip(page)).toContainText('Sparta Bór')
  await page.getByRole('button', { name: 'Ustaw jako bieżący' }).click()
  await expect(strip(page)).toBeHidden()
  expect(await matches.currentId()).toBe(next)
})

test('without a connection a match is made, opened and put right; with it, it is there for all', {
  tag: '@long',
}, async ({ page, context }) => {
  await openList(page)
  await page.getByRole('button', { name: 'Nowy mecz' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nowy mecz' })
  await chooseOpponent(dialog, 'Sparta Bór')
  await dialog.getByLabel('Data meczu').fill(NEXT_WEEK)
  await page
    .getByRole('navigation', { includeHidden: true })
    .getByRole('link', { name: 'Skład', includeHidden: true })
    .dispatchEvent('mouseover')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Utwórz mecz' }).click()
  await expect(strip(page)).toContainText(`Sparta Bór, ${dayWords(NEXT_WEEK)}`)
  await expect(page.getByText('Czeka na połączenie')).toBeVisible()
  await page.getByLabel('Godzina').fill('17:30')
  await page.getByLabel('Data meczu').fill(day(8))
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/lineup\?mecz=\d+$/)
  await matches.forFans([{ awayTeam: 'Sparta Bór', status: 'scheduled' }, { awayTeam: 'Iskra Żuławy' }])
  const id = Number(new URL(page.url()).searchParams.get('mecz'))
  await expect.poll(async () => (await matches.read(id)).cells).toMatchObject({ matchDate: day(8), matchTime: '17:30' })
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.reload()
  await expect(strip(page)).toContainText(`Sparta Bór, ${dayWords(day(8))}`)
})

test('the date of a live match is put right, and fans have one match', async ({ page }) => {
  await running(20)
  await open(page, '/lineup')
  await page.getByLabel('Data meczu').fill(day(-1))
  await expect(page.getByText('Zapisane', { exact: true })).toBeVisible()
  await page.getByLabel('Data meczu').fill(day(1))
  await expect.poll(async () => (await matches.read((await matches.currentId()) ?? 0)).cells.matchDate).toBe(day(1))
  await matches.forFans([{ awayTeam: 'Iskra Żuławy', status: 'live' }])
})

test('another opponent after the final whistle is a correction: score and scorers stay', { tag: '@long' }, async ({
  page,
}) => {
  const id = (await matches.currentId()) ?? 0
  await matches.change(id, {
    clock: {
      matchTimeState: 'finished',
      matchTimerActive: false,
      matchTimerStartTime: null,
      matchTimerElapsed: 0,
      matchMinute: 90,
    },
    'event:a': { kind: 'goal', side: 'ours', at: Date.now(), minute: "12'", playerId: club.players['Jan Kos'] },
  })
  await open(page, '/lineup')
  await expect(bar(page)).toContainText('1:0')
  await chooseOpponent(page.getByRole('region', { name: 'Ustawienia meczu' }), 'Sparta Bór')
  await matches.forFans([{ id, awayTeam: 'Sparta Bór', homeScore: 1, status: 'finished' }])
  expect((await matches.details(id)).events).toMatchObject([{ id: 'a' }])
})

test('clear-all before the whistle leaves nothing scheduled, and nothing carried over', { tag: '@long' }, async ({
  page,
}) => {
  const id = (await matches.currentId()) ?? 0
  await matches.change(id, { competition: 'Puchar' })
  await open(page, `/lineup?mecz=${id}`)
  await expect(page.getByLabel('Rozgrywki')).toHaveValue('Puchar')
  await page.getByRole('button', { name: 'Wyczyść wszystko' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Wyczyść wszystko' }).click()
  await expect(toast(page, 'Wszystkie ustawienia wyczyszczone')).toBeVisible()
  await expect(page).toHaveURL(`${app.url}/lineup`)
  for (const field of ['Data meczu', 'Godzina', 'Rozgrywki']) await expect(page.getByLabel(field)).toHaveValue('')
  await matches.forFans([])
})

test('a match is put off, called off, decided on paper, and fans are told', { tag: ['@phone', '@long'] }, async ({
  page,
}) => {
  await matches.make({ opponentId: sparta, matchDate: NEXT_WEEK })
  await openList(page)
  await choose(page, 'Sparta Bór', 'Stan meczu')
  const sheet = page.getByRole('dialog', { name: 'Stan meczu' })
  await sheet.getByRole('button', { name: 'Termin nieznany' }).click()
  await expect(sheet.getByText('przełożony')).toBeVisible()
  await expectAccessible(page)
  await matches.forFans([{ awayTeam: 'Sparta Bór', status: 'postponed' }, {}])
  await sheet.getByLabel('Nowa data').fill(day(14))
  await sheet.getByRole('button', { name: 'Zapisz termin' }).click()
  await matches.forFans([{ awayTeam: 'Sparta Bór', status: 'scheduled' }, {}])
  await sheet.getByRole('button', { name: 'Odwołaj mecz' }).click()
  await matches.forFans([{ awayTeam: 'Sparta Bór', status: 'cancelled' }, {}])
  await sheet.getByRole('button', { name: 'Przywróć mecz' }).click()
  await sheet.getByText('3:0 dla rywala').click()
  await matches.forFans([{ awayTeam: 'Sparta Bór', status: 'finished', homeScore: 0, awayScore: 3 }, {}])
  await sheet.getByRole('button', { name: 'Wpisz wynik rzutów karnych' }).click()
  await sheet.getByLabel('Nasze karne').fill('4')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(row(page, 'Sparta Bór')).toContainText(/0:3.*walkower/s)
  await choose(page, 'Sparta Bór', 'Stan meczu')
  await sheet.getByText('Brak', { exact: true }).click()
  await matches.forFans([{ awayTeam: 'Sparta Bór', status: 'scheduled', awayScore: 0 }, {}])
})

test('a match that is being played is broken off where it stands', { tag: '@long' }, async ({ page }) => {
  await running(20)
  await open(page, '/lineup')
  await page.getByRole('button', { name: 'Przełóż, odwołaj, walkower, karne' }).click()
  await page.getByRole('dialog', { name: 'Stan meczu' }).getByRole('button', { name: 'Przerwij mecz' }).click()
  await matches.forFans([{ status: 'abandoned', matchMinute: 20 }])
})

test('an admin deletes and merges matches; a user is not offered it', { tag: '@long' }, async ({ page, browser }) => {
  const double = await matches.make({ matchDate: day(-1) })
  await matches.change(double, {
    'event:b': { kind: 'goal', side: 'ours', at: Date.now(), minute: "30'" },
  })
  await matches.make({ opponentId: sparta, matchDate: NEXT_WEEK })
  const user = await (await browser.newContext({ locale: 'pl-PL' })).newPage()
  await openList(user, EWA)
  await row(user, 'Sparta Bór')
    .getByRole('button', { name: /^Więcej działań/ })
    .click()
  await expect(user.getByRole('menuitem', { name: 'Stan meczu' })).toBeVisible()
  await expect(user.getByRole('menuitem', { name: /Usuń|Scal/ })).toHaveCount(0)
  await user.context().close()

  await openList(page)
  await choose(page, 'Sparta Bór', 'Usuń mecz')
  const removal = page.getByRole('dialog', { name: 'Usunąć mecz?' })
  await expect(removal).toContainText('odejdą z galerii kibiców')
  await removal.getByRole('button', { name: 'Usuń mecz' }).click()
  await expect(toast(page, 'Mecz usunięty')).toBeVisible()
  await expect(row(page, 'Sparta Bór')).toBeHidden()

  await row(page, 'Bieżący').waitFor()
  await page
    .getByRole('region', { name: 'Za nami' })
    .getByRole('button', { name: /^Więcej działań/ })
    .click()
  await page.getByRole('menuitem', { name: 'Scal z innym meczem' }).click()
  const merging = page.getByRole('dialog', { name: 'Scal z innym meczem' })
  await merging.getByLabel('Zostaje').click()
  await page.getByRole('option', { name: /Iskra Żuławy/ }).click()
  await merging.getByRole('button', { name: 'Scal mecze' }).click()
  await expect(toast(page, 'Mecze scalone')).toBeVisible()
  await expect(page.getByRole('listitem')).toHaveCount(1)
  await matches.forFans([{ awayTeam: 'Iskra Żuławy', homeScore: 1 }])
})

test('what is changed in a published line-up is public when it is published again', { tag: '@long' }, async ({
  page,
}) => {
  const id = (await matches.currentId()) ?? 0
  const lineup = async () => (await matches.details(id)).lineup?.positions.map(({ player }) => player.id) ?? null
  await open(page, '/lineup')
  await page.getByRole('button', { name: 'Generuj grafikę składu' }).click()
  await expect(toast(page, 'Grafika wygenerowana')).toBeVisible()
  await expect.poll(lineup).toHaveLength(11)
  const published = await lineup()
  const spare = club.players['Filip Brzęczyszczykiewicz'] ?? 0
  await matches.change(id, { 'player:p0': spare })
  await expect(page.getByText(/^Kibice widzą skład z \d\d:\d\d\.$/)).toBeVisible()
  expect(await lineup()).toEqual(published)
  await page.getByRole('button', { name: 'Opublikuj zmiany' }).click()
  await expect.poll(lineup).toContain(spare)
  await expect(page.getByText('Kibice widzą skład z')).toBeHidden()
})

test('whoever has a match on the screen that is being played stays with it when another becomes current', {
  tag: '@long',
}, async ({ page, browser }) => {
  await running(20)
  const live = await matches.currentId()
  await matches.make({ opponentId: sparta, matchDate: NEXT_WEEK })
  await open(page, '/scorer')
  await expect(bar(page)).toContainText('1. połowa')
  const other = await (await browser.newContext({ locale: 'pl-PL' })).newPage()
  await openList(other, EWA)
  await choose(other, 'Sparta Bór', 'Ustaw jako bieżący')
  const question = other.getByRole('dialog', { name: 'Trwa inny mecz' })
  await expect(question).toContainText('Trwa mecz Orły Dębno – Iskra Żuławy')
  await question.getByRole('button', { name: 'Ustaw jako bieżący' }).click()
  await expect(toast(other, 'Bieżący mecz zmieniony')).toBeVisible()
  await expect(strip(page)).toContainText('Iskra Żuławy')
  await expect(page).toHaveURL(`${app.url}/scorer?mecz=${live}`)
  await expect(bar(page)).toContainText('1. połowa')
  await other.context().close()
})
