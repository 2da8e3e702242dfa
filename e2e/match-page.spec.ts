import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { DEFAULT_FORMATION } from '#domain/lineup/default-formation.ts'
import { ANNA, type RunningApp } from './app.ts'
import type { GoalClub } from './cloned-club.ts'
import { day } from './club-day.ts'
import { openGoalClub } from './goal-club.ts'
import { MatchClub } from './match-club.ts'
import { expectAccessible, expectPath, signIn, toast } from './screen.ts'
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

const FACTS = { matchDate: day(-1), matchTime: '12:00', competition: 'IV liga', round: '12', venue: 'Boisko nr 2' }
const event = (kind: string, minute: string, facts: object = {}) => ({
  kind,
  side: 'ours',
  at: Date.now(),
  minute,
  ...facts,
})

/** Over since yesterday: Kos has scored and made room for the other Kos, Iskra has put one past us. */
async function played(): Promise<number> {
  const [kos, bak, other] = ['Jan Kos', 'Adam Bąk', 'Olek Kos'].map((name) => club.players[name])
  const id = await matches.make(FACTS)
  const slots = DEFAULT_FORMATION.map((slot) => slot.id)
  await matches.change(id, {
    [`player:${slots[0]}`]: kos,
    [`player:${slots[1]}`]: bak,
    [`bench:${other}`]: 1,
    clock: {
      matchTimeState: 'finished',
      matchTimerActive: false,
      matchTimerStartTime: null,
      matchTimerElapsed: 0,
      matchMinute: 90,
    },
    'event:1': event('goal', "12'", { playerId: kos }),
    'event:2': event('goal', "20'", { playerId: bak, isTakenBack: true }),
    'event:3': event('goal', "52'", { side: 'theirs', name: 'Wilk' }),
    'event:4': event('substitution', "60'", { playerId: kos, otherId: other }),
  })
  return id
}

async function draw(matchId: number, kind: string, eventId?: string, format?: string): Promise<void> {
  const { cells } = await matches.read(matchId)
  await matches.post('/api/graphics', { kind, cells, matchId, eventId, format })
}

async function open(page: Page, id: number): Promise<void> {
  await signIn(page, app, ANNA)
  await page.goto(`${app.url}/matches/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const section = (page: Page, name: string) => page.getByRole('region', { name })
const graphics = (page: Page) => section(page, 'Grafiki')

test('a match tells its story: score, events, line-up, graphics', { tag: '@phone' }, async ({ page }) => {
  const id = await played()
  await draw(id, 'goal', '1')
  await draw(id, 'goal', '1', 'story')
  await open(page, id)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Orły Dębno1:1Iskra Żuławy')
  const heading = page.getByRole('banner').or(page.locator('header')).filter({ hasText: 'IV liga' })
  await expect(heading).toContainText('IV liga, 12. kolejka')
  await expect(heading).toContainText('zakończony')
  await expect(heading).toContainText('U siebie, Boisko nr 2')
  await expect(section(page, 'Przebieg meczu').getByRole('listitem')).toHaveText([
    /^12'.*Jan Kos.*1:0$/,
    /^52'.*Wilk.*1:1$/,
    /^60'.*Kos → Kos/,
  ])
  await expect(section(page, 'Skład').getByRole('list', { name: 'Jedenastka' })).toContainText("do 60'")
  await expect(section(page, 'Skład')).toContainText("Olek Kos od 60'")
  await expect(graphics(page)).toContainText('Jan Kos (12')
  await expectAccessible(page)
  await graphics(page)
    .getByRole('button', { name: /Relacja$/ })
    .click()
  await expect(page.getByRole('dialog').locator('img[width="1080"]')).toBeVisible()
  await expectAccessible(page)
})

test('all its graphics and their captions come as one ZIP', { tag: ['@phone', '@long'] }, async ({ page }) => {
  const id = await played()
  await draw(id, 'goal', '1')
  await draw(id, 'result')
  await open(page, id)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Pobierz wszystko (ZIP)' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe(`${FACTS.matchDate}-OrlyDebno-IskraZulawy.zip`)
  const bytes = (await readFile(await file.path())).toString('latin1')
  for (const name of [/01-OrlyDebno-goal-\d+\.png/, /02-OrlyDebno-result-\d+\.png/, /opisy\.txt/])
    expect(bytes).toMatch(name)
})

test('a graphic is made again with the template of today', { tag: ['@phone', '@long'] }, async ({ page }) => {
  const id = await played()
  await draw(id, 'goal', '1')
  await open(page, id)
  const again = graphics(page).getByRole('button', { name: 'Zrób jeszcze raz: Gol' })
  await again.click()
  await expect(toast(page, 'Grafika jest aktualna')).toBeVisible()
  await expect(again).toHaveCount(1)
  const templates = (await (await fetch(`${app.url}/api/templates`)).json()) as {
    id: number
    type: string
    isDefault: boolean
  }[]
  const other = templates.find(({ type, isDefault }) => type === 'goal' && !isDefault)
  await matches.change(id, { 'template:goal': other?.id })
  await again.click()
  await expect(toast(page, 'Grafika zrobiona na nowo')).toBeVisible()
  await expect(graphics(page).getByRole('heading', { level: 3 })).toHaveText(["Gol, 12', Kos", "Gol, 12', Kos"])
  await expect(again).toHaveCount(1)
})

test('what was taken back is marked and not made again', { tag: '@long' }, async ({ page }) => {
  const id = await played()
  await draw(id, 'goal', '1')
  await open(page, id)
  await matches.change(id, { 'event:1': event('goal', "12'", { isTakenBack: true }) })
  await expect(graphics(page).getByText('Poprawiona')).toBeVisible()
  await expect(graphics(page).getByRole('button', { name: /^Zrób jeszcze raz/ })).toHaveCount(0)
})

test('a match without anything yet shows where to begin; one that is not there is told', {
  tag: ['@phone', '@long'],
}, async ({ page }) => {
  const id = await matches.make({ matchDate: day(7) })
  await open(page, id)
  await expectAccessible(page)
  for (const [link, path] of [
    ['Dodaj zdarzenia', '/scorer'],
    ['Ustaw skład', '/lineup'],
    ['Zrób pierwszą grafikę', '/lineup'],
    ['Otwórz na ekranach meczowych', '/lineup'],
  ] as const) {
    await page.getByRole('link', { name: link }).click()
    await expectPath(page, path)
    expect(new URL(page.url()).searchParams.get('mecz')).toBe(String(id))
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Iskra Żuławy')
  }
  await page.goto(`${app.url}/matches/999999`)
  await expect(page.getByText('Nie ma takiego meczu')).toBeVisible()
})

test('the list leads to the page of each match', { tag: ['@phone', '@long'] }, async ({ page }) => {
  const id = await matches.make({ matchDate: day(7) })
  await signIn(page, app, ANNA)
  await page.goto(`${app.url}/matches`)
  await page.getByRole('button', { name: /^Więcej działań: / }).click()
  await page.getByRole('menuitem', { name: 'Strona meczu' }).click()
  await expectPath(page, `/matches/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Iskra Żuławy')
})
