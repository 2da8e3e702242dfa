import { expect, type Page } from '@playwright/test'
import { daysAfter } from '#domain/day.ts'
import { playedMatch } from '#server/testing/played-match.ts'
import type { RunningApp } from './app.ts'
import type { GoalClub } from './cloned-club.ts'
import { openGoalClub } from './goal-club.ts'
import { MatchClub } from './match-club.ts'
import { expectAccessible } from './screen.ts'
import { test } from './test.ts'

let app: RunningApp
let club: GoalClub
let matches: MatchClub
test.beforeAll(async () => {
  ;({ app, ...club } = await openGoalClub())
  matches = new MatchClub(app, club)
  await matches.deleteAll()
})
test.afterAll(() => app.stop())

const today = new Date().toISOString().slice(0, 10)
const section = (page: Page, name: string | RegExp) => page.getByRole('region', { name })

test('fans see what is played where, take it to their calendar, and who leads the season', {
  tag: '@phone',
}, async ({ page }) => {
  const facts = { competition: 'IV liga', venue: 'Stadion Miejski, ul. Długa 11' }
  await matches.make({ ...facts, matchDate: daysAfter(today, 7), matchTime: '17:00', round: '13' })
  await matches.make({ ...facts, matchDate: daysAfter(today, 14), matchTime: '12:00', round: '14' })
  await page.goto(`${app.url}/fan-app`)
  const coming = section(page, 'Nadchodzące mecze')
  await expect(coming).toContainText('IV liga, 14. kolejka · Stadion Miejski, ul. Długa 11')
  await expect(page.getByRole('tabpanel', { name: 'Start' })).toContainText('IV liga, 13. kolejka · Stadion Miejski')
  const figures = section(page, /^Statystyki sezonu/)
  await expect(figures).toContainText('W tym sezonie nie ma jeszcze statystyk zawodników.')
  const address = await coming.getByRole('link', { name: 'Do kalendarza' }).getAttribute('href')
  const calendar = await page.request.get(`${app.url}${address}`)
  expect(calendar.headers()['content-type']).toContain('text/calendar')
  expect(await calendar.text()).toContain('14. kolejka')
  await expectAccessible(page)

  const id = await matches.make({ competition: 'IV liga', round: '12', matchDate: today })
  await matches.change(id, playedMatch(Object.values(club.players)))
  await page.reload()
  await expect(figures.getByRole('heading', { name: 'Bramki' })).toBeVisible()
  const [first] = await figures.getByRole('listitem').all()
  await expect(first ?? figures).toHaveText(/^\S+ .+ 2$/)
  await expect(figures.getByRole('heading', { name: 'Występy' })).toBeVisible()
  await expectAccessible(page)
})
