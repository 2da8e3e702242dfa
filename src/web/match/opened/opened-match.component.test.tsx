import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import type { MatchState } from '#domain/match/document/match-state.ts'
import { holdClock, pass } from '#web/testing/clock.ts'
import { opponent } from '#web/testing/club-stand-in.ts'
import { bar, matchClub, sheet } from '#web/testing/match-club.ts'
import { openApp } from '#web/testing/open-app.tsx'

/** The current match against Iskra, and another one, against Sparta. */
function twoMatches(current: Partial<MatchState> = {}, next: Partial<MatchState> = {}) {
  const club = matchClub(current)
  club.opponents = [...club.opponents, opponent(2, 'Sparta Bór')]
  const currentId = club.matches.currentId
  const { id } = club.matches.make({ selectedOpponent: 2, matchDate: '2026-05-23', ...next })
  club.matches.currentId = currentId
  return { club, id }
}

const strip = () => bar().getByText('Otwarty mecz:')

test('a match that is not there says so and leads to the current one', async () => {
  const { club } = twoMatches()
  for (const wrong of ['999999', 'nie-ma-takiego']) {
    openApp(`/scorer?mecz=${wrong}`, club)
    await expect.element(page.getByRole('heading', { name: 'Nie ma takiego meczu' })).toBeVisible()
    expect(bar().query()).toBeNull()
  }
  await page.getByRole('link', { name: 'Przejdź do bieżącego meczu' }).click()
  await expect.element(page.getByText('11 z 11')).toBeVisible()
})

test('a match that is deleted while it is on the screen says so', async () => {
  const { club, id } = twoMatches()
  openApp(`/lineup?mecz=${id}`, club)
  await expect.element(strip()).toBeVisible()
  club.matches.deleteElsewhere(id)
  await expect.element(page.getByRole('heading', { name: 'Nie ma takiego meczu' })).toBeVisible()
})

test('clear-all is not offered where it would clear another match than the one on the screen', async () => {
  const { club, id } = twoMatches()
  openApp(`/lineup?mecz=${id}`, club)
  await expect.element(strip()).toBeVisible()
  await expect.element(page.getByText('0 z 11')).toBeVisible()
  expect(page.getByRole('button', { name: 'Wyczyść wszystko' }).query()).toBeNull()
})

test('the clock of a match that is not current is started on purpose', async () => {
  const now = Date.parse('2026-05-16T15:20:00+02:00')
  holdClock(now)
  const running = { matchTimeState: 'firstHalf', matchTimerActive: true } as const
  const { club, id } = twoMatches({ ...running, matchTimerStartTime: now - 20 * 60_000 })
  const currentId = club.matches.currentId
  openApp(`/scorer?mecz=${id}`, club)
  await expect.element(strip()).toBeVisible()
  await page.getByRole('button', { name: 'Otwórz zegar' }).click()
  const clock = sheet('Zegar meczu')
  const start = clock.getByRole('button', { name: 'Pierwsza połowa', exact: true })
  await start.click()
  const question = sheet('Rozpocząć ten mecz?')
  await expect.element(question).toHaveTextContent("Trwa inny mecz: Orły Dębno – Iskra Żuławy, 16.05 (na żywo, 21')")
  await question.getByRole('button', { name: 'Anuluj' }).click()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(clock.getByText('Przed meczem')).toBeVisible()
  await pass(1_000)
  await start.click()
  await pass(1_000)
  await question.getByRole('button', { name: 'Tylko rozpocznij' }).click()
  await expect.element(clock.getByRole('button', { name: 'Stop' })).toBeVisible()
  expect(club.matches.currentId).toBe(currentId)
})

test('a date that is typed slowly is one change of one match', async () => {
  const { club } = twoMatches()
  openApp('/lineup', club)
  const field = page.getByLabelText('Data meczu')
  await expect.element(field).toHaveValue('2026-05-16')
  holdClock()
  ;(field.element() as HTMLElement).focus()
  for (const digit of '10102027') {
    await commands.act([{ hold: digit }, { release: digit }])
    // Slower than a change waits for the next one.
    await pass(900)
  }
  await expect.element(field).toHaveValue('2027-10-10')
  await expect.poll(() => club.matches.state.matchDate).toBe('2027-10-10')
  const sent = club.sentTo('POST /api/matches/:id/changes') as { changes: Record<string, { to: unknown }> }[]
  const dates = sent.map(({ changes }) => changes.matchDate?.to)
  expect(dates.filter((each) => typeof each === 'string' && each < '2000')).toEqual([])
})
