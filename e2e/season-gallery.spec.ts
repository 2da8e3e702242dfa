import { expect, type Locator, type Page } from '@playwright/test'
import { seasonName, seasonOf } from '#domain/season/season.ts'
import { ANNA, type RunningApp } from './app.ts'
import type { GoalClub } from './cloned-club.ts'
import { day } from './club-day.ts'
import { openGoalClub } from './goal-club.ts'
import { MatchClub } from './match-club.ts'
import { escapeFrom, expectAccessible, expectPath, signIn } from './screen.ts'
import { test } from './test.ts'

const TODAY = day(0)
const LAST_YEAR = day(-365)

let app: RunningApp
let club: GoalClub
let matches: MatchClub

test.beforeAll(async () => {
  ;({ app, ...club } = await openGoalClub())
  matches = new MatchClub(app, club)
})
test.afterAll(() => app.stop())
test.beforeEach(() => matches.deleteAll())

const goalOf = (name: string) => ({
  kind: 'goal',
  side: 'ours',
  at: Date.now(),
  minute: "12'",
  playerId: club.players[name],
})

async function draw(matchId: number, kind: string, eventId?: string, format?: string): Promise<void> {
  const { cells } = await matches.read(matchId)
  await matches.post('/api/graphics', { kind, cells, matchId, eventId, format })
}

/** Kos has scored against Sparta a year ago, Bąk against Iskra today. */
async function twoSeasons(): Promise<{ old: number; fresh: number }> {
  const sparta = await matches.opponent('Sparta Bór')
  const old = await matches.make({ opponentId: sparta, matchDate: LAST_YEAR, matchTime: '12:00' })
  const fresh = await matches.make({ matchDate: TODAY, matchTime: '12:00' })
  await matches.change(old, { 'event:kos': goalOf('Jan Kos') })
  await matches.change(fresh, { 'event:bak': goalOf('Adam Bąk') })
  await draw(fresh, 'goal', 'bak')
  await draw(fresh, 'goal', 'bak', 'square')
  await draw(fresh, 'result')
  await draw(old, 'goal', 'kos')
  return { old, fresh }
}

const tiles = (page: Page): Locator => page.getByRole('list', { name: 'Grafiki' }).getByRole('button')
const field = (page: Page, name: string): Locator => page.getByRole('search').getByLabel(name, { exact: true })

async function narrow(page: Page, name: string, option: string): Promise<void> {
  await field(page, name).first().click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

async function open(page: Page, search = ''): Promise<void> {
  await signIn(page, app, ANNA)
  await page.goto(`${app.url}/matches/gallery${search}`)
  await expect(page.getByRole('heading', { name: 'Galeria', level: 1 })).toBeVisible()
}

test('graphics of all matches are narrowed by what is remembered of them', { tag: '@phone' }, async ({ page }) => {
  await twoSeasons()
  await open(page)
  await expect(page.getByRole('link', { name: 'Galeria' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('link', { name: 'Terminarz' })).not.toHaveAttribute('aria-current')
  await expect(tiles(page)).toHaveText([/^Wynik meczuIskra Żuławy/, /^GolIskra Żuławy.*2 formaty$/, /^GolSparta Bór/])
  await expectAccessible(page)
  await narrow(page, 'Rodzaj', 'Gol')
  await expect(tiles(page)).toHaveText([/Iskra/, /Sparta/])
  await narrow(page, 'Zawodnik', 'Jan Kos')
  await expect(tiles(page)).toHaveText([/Sparta/])
  await page.reload()
  await expect(tiles(page)).toHaveText([/Sparta/])
  await narrow(page, 'Sezon', seasonName(seasonOf(TODAY)))
  await expect(page.getByText('Żadna grafika nie pasuje do tych filtrów.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Wyczyść filtry' }).click()
  await expect(tiles(page)).toHaveCount(3)
  await narrow(page, 'Przeciwnik', 'Sparta Bór')
  await expect(tiles(page)).toHaveText([/Sparta/])
})

test('a press shows it large, in its formats, with its words; from there to its match', {
  tag: ['@phone', '@long'],
}, async ({ page }) => {
  const { fresh } = await twoSeasons()
  await open(page)
  await tiles(page).nth(1).click()
  const dialog = page.getByRole('dialog', { name: /^Gol: Iskra Żuławy/ })
  await expect(dialog.getByText('Adam Bąk', { exact: false }).first()).toBeVisible()
  await expect(dialog.locator('img[width="1200"][height="1500"]')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByText('Kwadrat').click()
  await expect(dialog.locator('img[width="1200"][height="1200"]')).toBeVisible()
  const file = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Pobierz' }).click()
  await page.getByRole('menuitem', { name: 'Wszystkie (ZIP)' }).click()
  expect((await file).suggestedFilename()).toMatch(/^OrlyDebno-goal-\d+\.zip$/)
  await dialog.getByRole('button', { name: 'Następna grafika' }).click()
  await expect(page.getByRole('dialog', { name: /^Gol: Sparta Bór/ })).toBeVisible()
  await page.getByRole('button', { name: 'Poprzednia grafika' }).click()
  await dialog.getByRole('link', { name: 'Strona meczu' }).click()
  await expectPath(page, `/matches/${fresh}`)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('what was put right since is marked, and a new one comes by itself', { tag: '@long' }, async ({ page }) => {
  const { fresh } = await twoSeasons()
  await open(page)
  await expect(tiles(page)).toHaveCount(3)
  await matches.change(fresh, { 'event:bak': { ...goalOf('Adam Bąk'), isTakenBack: true } })
  await expect(tiles(page).filter({ hasText: 'Poprawiona' })).toHaveCount(2)
  await draw(fresh, 'lineup')
  await expect(tiles(page).filter({ hasText: 'Skład meczowy' })).toHaveCount(1)
  await tiles(page).filter({ hasText: 'Poprawiona' }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('note')).toContainText('Kibice jej nie widzą.')
  await escapeFrom(dialog)
  await expect(dialog).toHaveCount(0)
})
