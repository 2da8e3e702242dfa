import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { ANNA, type RunningApp } from './app.ts'
import type { GoalClub } from './cloned-club.ts'
import { openGoalClub } from './goal-club.ts'
import { MatchClub } from './match-club.ts'
import { expectAccessible, signIn } from './screen.ts'
import { test } from './test.ts'

let app: RunningApp
let club: GoalClub
test.beforeAll(async () => {
  ;({ app, ...club } = await openGoalClub())
  await new MatchClub(app, club).deleteAll()
})
test.afterAll(() => app.stop())

const today = new Date().toISOString().slice(0, 10)

async function send(path: string, body: object): Promise<{ id: number }> {
  const headers = { 'content-type': 'application/json', cookie: club.cookie, origin: app.url }
  const response = await fetch(`${app.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(response.ok, `${path}: ${response.status}`).toBe(true)
  return response.json()
}

/** Won 1:0, by a goal of Jan Kos in the tenth minute. */
async function playMatch(): Promise<void> {
  const facts = { opponentId: club.opponentId, matchDate: today, competition: 'Klasa A', isCurrent: false }
  const { id } = await send('/api/matches', { key: crypto.randomUUID(), ...facts })
  const cells = {
    clock: { matchTimeState: 'finished', matchTimerActive: false, matchTimerStartTime: null, matchTimerElapsed: 0 },
    'player:gk-1': club.players['Jan Kos'],
    'event:a': { kind: 'goal', side: 'ours', at: Date.now(), minute: "10'", playerId: club.players['Jan Kos'] },
  }
  const changes = Object.fromEntries(Object.entries(cells).map(([key, to]) => [key, { base: 0, from: null, to }]))
  await send(`/api/matches/${id}/changes`, { device: 'd', changes })
}

async function downloaded(page: Page, button: string): Promise<Buffer> {
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  return readFile(await (await waiting).path())
}

test('a season without a match says where to go; with one it has figures, plots and files', {
  tag: '@phone',
}, async ({ page }) => {
  await signIn(page, app, ANNA)
  await page.goto(`${app.url}/matches/figures`)
  await expect(page.getByRole('link', { name: 'Zobacz terminarz' })).toBeVisible()
  await playMatch()
  await page.reload()
  const row = page.getByRole('row', { name: /Jan Kos/ })
  await expect(row.getByRole('cell')).toHaveText(['1', '90', '1', '0', '0', '0'])
  await expect(page.getByRole('img', { name: 'Punkty po każdym meczu: 3' })).toBeVisible()
  await expect(page.getByRole('img', { name: /1–15 min: strzelone 1, stracone 0/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Min.' }).click()
  await expect(page.getByRole('columnheader', { name: 'Min.' })).toHaveAttribute('aria-sort', 'descending')
  expect((await downloaded(page, 'Pobierz CSV')).toString()).toContain(';Jan;Kos;1;90;1;0;0;0;1;0;0')
  const plot = await downloaded(page, 'PNG: Bramki według minut')
  const { channels } = await sharp(plot).stats()
  expect(await sharp(plot).metadata()).toMatchObject({ format: 'png', width: 2064 })
  // Not one colour all over: something is drawn.
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(5)
})
