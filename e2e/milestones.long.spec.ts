import { expect, type Locator, type Page } from '@playwright/test'
import { ANNA, type RunningApp } from './app.ts'
import type { GoalClub } from './cloned-club.ts'
import { day } from './club-day.ts'
import { openGoalClub, startMatch } from './goal-club.ts'
import { clockSheet, endEarly, openClock, pressClock } from './match-clock.ts'
import { MatchClub } from './match-club.ts'
import { expectAccessible, showPane, signIn } from './screen.ts'
import { withShareSheet } from './share-sheet.ts'
import { MADE } from './slow-machine.ts'
import { test } from './test.ts'

let app: RunningApp
let club: GoalClub
let matches: MatchClub

test.beforeAll(async () => {
  ;({ app, ...club } = await openGoalClub())
  matches = new MatchClub(app, club)
})
test.beforeEach(async () => {
  await matches.deleteAll()
  await startMatch(app, club, day(0))
})
test.afterAll(() => app.stop())

const bar = (page: Page) => page.getByRole('region', { name: 'Stan meczu' })
const recorded = (page: Page) => page.getByRole('dialog', { name: 'Gol zapisany' })
const choice = (where: Locator) => where.getByRole('radiogroup', { name: 'Grafika' })

async function open(page: Page, path: string): Promise<void> {
  await signIn(page, app, ANNA)
  await page.goto(`${app.url}${path}`)
  await expect(bar(page)).toContainText('Iskra Żuławy')
}

/** Goals by this player, as they stand in a match. */
function goalsBy(name: string, minutes: readonly number[]): Record<string, object> {
  const event = (minute: number) => ({
    kind: 'goal',
    side: 'ours',
    at: Date.now() - (90 - minute) * 60_000,
    minute: `${minute}'`,
    playerId: club.players[name],
  })
  return Object.fromEntries(minutes.map((minute) => [`event:${name}-${minute}`, event(minute)]))
}

async function current(): Promise<number> {
  const id = await matches.currentId()
  if (id === null) throw new Error('there is no current match')
  return id
}

async function captions(): Promise<string[]> {
  const graphics = await matches.get<{ type: string; caption: string }[]>(`/api/matches/${await current()}/graphics`)
  return graphics.filter(({ type }) => type === 'milestone').map(({ caption }) => caption)
}

async function score(page: Page, player: RegExp): Promise<Locator> {
  await bar(page).getByRole('button', { name: 'Gol!' }).click()
  await page.getByRole('dialog', { name: 'Kto strzelił gola?' }).getByRole('button', { name: player }).click()
  const sheet = recorded(page)
  await expect(sheet.getByRole('button', { name: 'Udostępnij' })).toBeEnabled(MADE)
  return sheet
}

async function share(page: Page, sheet: Locator, shared: () => Promise<unknown[]>): Promise<void> {
  const button = sheet.getByRole('button', { name: 'Udostępnij' })
  await expect(button).toBeEnabled(MADE)
  await button.click()
  await expect.poll(shared, MADE).toHaveLength(1)
  await expectAccessible(page)
}

test('the third goal of a player offers a hat-trick, which is gone with the goal', { tag: '@phone' }, async ({
  page,
}) => {
  test.slow()
  const { shared } = await withShareSheet(page)
  await matches.change(await current(), goalsBy('Adam Bąk', [12]))
  await open(page, '/graphics/milestone')
  const none = page.getByText('W tym meczu nie ma jeszcze jubileuszu.')
  await expect(none).toBeVisible()
  await expectAccessible(page)

  const second = await score(page, /Bąk/)
  await expect(choice(second)).toHaveCount(0)
  await second.getByRole('button', { name: 'Zamknij' }).click()

  const third = await score(page, /Bąk/)
  await expect(third.getByRole('img', { name: /^Grafika po naszym golu/ })).toBeVisible()
  await choice(third).getByText('Hat-trick').click()
  await expect(third.getByRole('img', { name: /jubileusz\. Hat-trick: Adam Bąk/ })).toBeVisible()
  await share(page, third, shared)
  expect(await shared()).toEqual([expect.objectContaining({ text: expect.stringMatching(/^🎩 Hat-trick: Adam Bąk/) })])
  await expect.poll(captions, MADE).toContainEqual(expect.stringMatching(/^🎩 Hat-trick: Adam Bąk/))
  await third.getByRole('button', { name: 'Zamknij' }).click()

  const studio = page.getByRole('region', { name: 'Jubileusz na grafice' })
  await showPane(page, 'Ustawienia')
  await expect(studio.getByRole('radio', { name: 'Hat-trick: Adam Bąk' })).toBeChecked()
  await expectAccessible(page)
  const goals = Object.keys((await matches.read(await current())).cells).filter((key) => key.startsWith('event:'))
  const { cells } = await matches.read(await current())
  await matches.change(await current(), {
    [goals[0] ?? '']: { ...(cells[goals[0] ?? ''] as object), isTakenBack: true },
  })
  await expect(none).toBeVisible()
})

test('the final whistle offers what the archive makes of a goal, until it is posted', { tag: '@phone' }, async ({
  page,
}) => {
  test.slow()
  const { shared } = await withShareSheet(page)
  const clock = { matchTimeState: 'finished', matchTimerActive: false, matchTimerStartTime: null, matchTimerElapsed: 0 }
  const earlier = await matches.make({ matchDate: day(-7) })
  const nine = goalsBy('Jan Kos', [3, 11, 19, 27, 35, 48, 56, 64, 72])
  await matches.change(earlier, { clock, 'player:p0': club.players['Jan Kos'], ...nine })
  await matches.change(await current(), goalsBy('Jan Kos', [67]))
  await open(page, '/preview')
  await pressClock(await openClock(page), 'Pierwsza połowa')
  const sheet = clockSheet(page)
  await endEarly(sheet, 'Stop')
  await pressClock(sheet, 'Druga połowa')
  await endEarly(sheet, 'Koniec meczu')
  await choice(sheet).getByText('10. gol').click()
  await expect(sheet.getByRole('img', { name: /10\. gol w barwach klubu: Jan Kos, minuta 67/ })).toBeVisible()
  await share(page, sheet, shared)
  expect(await shared()).toEqual([
    expect.objectContaining({ text: expect.stringContaining("10. gol w barwach klubu: Jan Kos (67')") }),
  ])
  await expect.poll(captions, MADE).toContainEqual(expect.stringContaining('10. gol w barwach klubu: Jan Kos'))
  await expect(choice(sheet).getByText('10. gol')).toBeVisible()

  await pressClock(sheet, 'Cofnij: koniec meczu')
  await endEarly(sheet, 'Koniec meczu')
  await expect(choice(sheet).getByText('Zawodnik meczu')).toBeVisible()
  await expect(choice(sheet).getByText('10. gol')).toHaveCount(0)
})
