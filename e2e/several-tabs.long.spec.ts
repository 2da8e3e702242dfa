import { expect, type Page } from '@playwright/test'
import { ANNA, type RunningApp, saveSetting } from './app.ts'
import type { GoalClub } from './cloned-club.ts'
import { openGoalClub } from './goal-club.ts'
import { bar } from './pitch-side.ts'
import { signIn, silenceReads } from './screen.ts'
import { test } from './test.ts'

let app: RunningApp
let club: GoalClub
test.beforeAll(async () => {
  ;({ app, ...club } = await openGoalClub())
})
test.afterAll(() => app.stop())

const saveScore = (home: number, away: number) =>
  saveSetting(
    app,
    club.cookie,
    'result_settings_global',
    JSON.stringify({ resultHomeScore: home, resultAwayScore: away, scorers: [] }),
  )

test('eight tabs of one browser share a connection, and all of them hear of a change', async ({ page, context }) => {
  const streams: string[] = []
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/events') streams.push(request.url())
  })
  await signIn(page, app, ANNA)
  const openTab = async (tab: Page): Promise<Page> => {
    await tab.goto(`${app.url}/lineup`)
    await expect(bar(tab)).toContainText('Iskra Żuławy')
    return tab
  }
  await openTab(page)
  const others: Page[] = []
  while (others.length < 7) others.push(await openTab(await context.newPage()))
  for (const tab of [page, ...others]) await silenceReads(tab, '**/api/matches/**')
  await saveScore(2, 1)
  for (const tab of [page, ...others]) await expect(bar(tab)).toContainText('2:1')
  expect(streams).toHaveLength(1)

  await page.close()
  await expect.poll(() => streams.length).toBe(2)
  await saveScore(2, 2)
  for (const tab of others) await expect(bar(tab)).toContainText('2:2')
})
