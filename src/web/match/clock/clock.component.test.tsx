import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import type { MatchState } from '#domain/match/document/match-state.ts'
import { holdClock, pass } from '#web/testing/clock.ts'
import type { ClubStandIn } from '#web/testing/club-stand-in.ts'
import { expectAccessible, section } from '#web/testing/hands.ts'
import { bar, matchClub } from '#web/testing/match-club.ts'
import { openApp } from '#web/testing/open-app.tsx'

const MINUTE = 60_000
const NOON = Date.parse('2026-05-16T12:00:00+02:00')

const card = () => section('Zegar meczu')
const clockSheet = () => page.getByRole('dialog', { name: 'Zegar meczu' })
const opener = () => page.getByRole('button', { name: 'Otwórz zegar' })
const question = (name: string | RegExp) => page.getByRole('dialog', { name })
const button = (where: Locator, name: string) => where.getByRole('button', { name, exact: true })
const reading = () => page.getByRole('timer')

/** Two presses within a second are one. */
async function press(where: Locator, name: string): Promise<void> {
  await pass(1_000)
  await button(where, name).click()
}

async function endEarly(where: Locator, label: 'Stop' | 'Koniec meczu'): Promise<void> {
  await press(where, label)
  await press(question(/^Zakończyć /), label === 'Stop' ? 'Zakończ połowę' : 'Zakończ mecz')
  await expect.element(question(/^Zakończyć /)).not.toBeInTheDocument()
}

async function setTime(minute: string, second: string): Promise<void> {
  await clockSheet().getByLabelText('Minuta', { exact: true }).fill(minute)
  await clockSheet().getByLabelText('Sekunda', { exact: true }).fill(second)
  await button(clockSheet(), 'Ustaw czas').click()
}

/** A half that has been running for so long. */
const half = (matchTimeState: 'firstHalf' | 'secondHalf', minutes: number): Partial<MatchState> => ({
  matchTimeState,
  matchTimerActive: true,
  matchTimerStartTime: NOON - minutes * MINUTE,
  matchTimerElapsed: 0,
  matchMinute: Math.floor(minutes) + (matchTimeState === 'secondHalf' ? 45 : 0),
})

async function open(path: string, more: Partial<MatchState> = {}): Promise<ClubStandIn> {
  holdClock(NOON)
  const club = matchClub(more)
  openApp(path, club)
  await expect.element(bar()).toHaveTextContent('0:0')
  return club
}

async function openSheet(): Promise<Locator> {
  await opener().click()
  await expect.element(clockSheet()).toBeVisible()
  return clockSheet()
}

test('a half that was stopped by mistake runs on as if it never had been', async () => {
  const club = await open('/scorer', half('firstHalf', 10.55))
  const { matchTimerStartTime } = club.matches.state
  const sheet = await openSheet()
  await press(sheet, 'Stop')
  const asked = question('Zakończyć pierwszą połowę?')
  await expect.element(asked).toHaveTextContent(/Zegar pokazuje 10:\d\d, a ta połowa trwa do 45:00/)
  await button(asked, 'Anuluj').click()
  await expect.element(asked).not.toBeInTheDocument()
  await expect.element(bar()).toHaveTextContent('1. połowa')
  await endEarly(sheet, 'Stop')
  await expect.element(bar()).toHaveTextContent('Przerwa')
  await expect.poll(() => club.matches.state.matchTimeState).toBe('halftime')
  await press(sheet, 'Cofnij: stop')
  await expect.element(bar()).toHaveTextContent('1. połowa')
  await expect.element(reading()).toHaveTextContent(/^1[01]:\d\d$/)
  await expect.poll(() => club.matches.state).toMatchObject({ matchTimeState: 'firstHalf', matchTimerStartTime })
  await expect.element(button(sheet, 'Cofnij')).toBeDisabled()
})

test('a late start is put right, and only within its half', async () => {
  const club = await open('/result')
  const sheet = await openSheet()
  await expect.element(sheet).toHaveTextContent('Mecz już trwa? Uruchom zegar, a potem popraw czas.')
  await press(sheet, 'Pierwsza połowa')
  await sheet.getByRole('button', { name: '+1 min' }).click()
  await sheet.getByRole('button', { name: '+1 min' }).click()
  await expect.element(reading()).toHaveTextContent(/^02:\d\d$/)
  await sheet.getByRole('button', { name: '−1 min' }).click()
  await expect.element(reading()).toHaveTextContent(/^01:\d\d$/)
  await setTime('7', '30')
  await expect.element(reading()).toHaveTextContent(/^07:3\d$/)
  await expect.poll(() => club.matches.state.matchMinute).toBe(7)
  await setTime('46', '05')
  await expect.element(reading()).toHaveTextContent(/^45:00 \+1:0\d$/)
  const minute = sheet.getByLabelText('Minuta', { exact: true })
  await minute.fill('120')
  await expect.element(sheet.getByText('W tej części meczu od 0:00 do 119:59')).toBeVisible()
  await expect.element(minute).toHaveAttribute('aria-invalid', 'true')
  await expect.element(button(sheet, 'Ustaw czas')).toBeDisabled()
})

test('at the break the half-time result is offered, after the whistle the final one', async () => {
  const club = await open('/result', half('firstHalf', 46))
  const kind = (name: string) => page.getByRole('radiogroup', { name: 'Rodzaj wyniku' }).getByRole('radio', { name })
  const offered = (name: string) => expect.element(kind(name)).toBeChecked()
  await offered('Końcowy')
  const sheet = await openSheet()
  await press(sheet, 'Stop')
  await offered('Do przerwy')
  await expect.poll(() => club.matches.state.isHalfTime).toBe(true)
  await press(sheet, 'Cofnij: stop')
  await offered('Końcowy')
  await press(sheet, 'Stop')
  await press(sheet, 'Druga połowa')
  await offered('Końcowy')
  await press(sheet, 'Cofnij: druga połowa')
  await offered('Do przerwy')
  await press(sheet, 'Druga połowa')
  await endEarly(sheet, 'Koniec meczu')
  await offered('Końcowy')
  await expect.poll(() => club.matches.state.isHalfTime).toBe(false)
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  await page.getByText('Do przerwy', { exact: true }).first().click()
  await expect.poll(() => club.matches.state.isHalfTime).toBe(true)
})

test('a cup match goes through extra time to penalties', async () => {
  const club = await open('/scorer', half('secondHalf', 44))
  const sheet = await openSheet()
  expect(button(sheet, 'Dogrywka').query()).toBeNull()
  await setTime('92', '10')
  await press(sheet, 'Dogrywka')
  await expect.element(bar()).toHaveTextContent('Dogrywka')
  await expect.element(reading()).toHaveTextContent(/^90:0\d$/)
  const extra = { matchTimeState: 'secondHalf', matchPeriod: 'extraFirstHalf', matchTimerElapsed: 45 * MINUTE }
  await expect.poll(() => club.matches.state).toMatchObject(extra)
  await press(sheet, 'Cofnij: dogrywka')
  await expect.element(reading()).toHaveTextContent(/^90:00 \+2:\d\d$/)
  await press(sheet, 'Koniec meczu')
  await expect.element(bar()).toHaveTextContent('Koniec')
  await press(sheet, 'Dogrywka')
  await setTime('106', '20')
  await expect.element(reading()).toHaveTextContent(/^105:00 \+1:2\d$/)
  await press(sheet, 'Stop')
  await expect.element(reading()).toHaveTextContent('105:00')
  await press(sheet, 'Druga połowa dogrywki')
  await expect.element(sheet).toHaveTextContent('Dogrywka, druga połowa')
  await expect.element(reading()).toHaveTextContent(/^105:0\d$/)
  expect(button(sheet, 'Rzuty karne').query()).toBeNull()
  await setTime('120', '00')
  await press(sheet, 'Rzuty karne')
  await expect.element(bar()).toHaveTextContent('Rzuty karne')
  await expect.element(reading()).toHaveTextContent('120:00')
  await expect.poll(() => club.matches.state).toMatchObject({ matchTimerActive: false, matchMinute: 120 })
  await press(sheet, 'Koniec meczu')
  await expect.poll(() => club.matches.state.matchTimeState).toBe('finished')
  await expect.element(bar()).toHaveTextContent('Koniec')
})

test('on the line-up screen a press is undone beside the button, and two taps are one', async () => {
  await open('/lineup')
  await button(card(), 'Pierwsza połowa').dblClick()
  await expect.element(card()).toHaveTextContent('Trwa pierwsza połowa')
  expect(page.getByRole('dialog').query()).toBeNull()
  await pass(2_000)
  await expect.element(card().getByText(/^00:0[1-9]/)).toBeVisible()
  await endEarly(card(), 'Stop')
  await expect.element(card()).toHaveTextContent('Przerwa')
  await press(card(), 'Cofnij: stop')
  await expect.element(card()).toHaveTextContent('Trwa pierwsza połowa')
  const [inner, outer] = [button(card(), 'Stop'), card()].map((each) => each.element().getBoundingClientRect())
  expect(inner?.left).toBeGreaterThanOrEqual((outer?.left ?? 0) - 1)
  expect(inner?.right).toBeLessThanOrEqual((outer?.right ?? 0) + 1)
})

test('a half that has been played for a while is not undone by a slip', async () => {
  await open('/lineup')
  await press(card(), 'Pierwsza połowa')
  await expect.element(button(card(), 'Cofnij: pierwsza połowa')).toBeVisible()
  const sheet = await openSheet()
  await setTime('30', '00')
  await expect.element(button(card(), 'Cofnij: pierwsza połowa')).not.toBeInTheDocument()
  await press(sheet, 'Cofnij: pierwsza połowa')
  const asked = question('Cofnąć początek połowy?')
  await expect.element(asked).toHaveTextContent('a zmierzony w niej czas przepadnie')
  await press(asked, 'Cofnij początek')
  await expect.element(bar()).toHaveTextContent('Przed meczem')
})

test('a question is withdrawn when somebody else has moved the clock on', async () => {
  const club = await open('/scorer', half('firstHalf', 20))
  const sheet = await openSheet()
  await press(sheet, 'Stop')
  const asked = question('Zakończyć pierwszą połowę?')
  await expect.element(asked).toBeVisible()
  club.matches.changeElsewhere(half('secondHalf', 1))
  await expect.element(asked).not.toBeInTheDocument()
  await expect.element(button(sheet, 'Koniec meczu')).toBeVisible()
})

test('everything in the sheet is for a thumb, and for everybody', async () => {
  await page.viewport(390, 844)
  await open('/result', half('secondHalf', 46))
  const heightOf = (each: Element) => Math.round(each.getBoundingClientRect().height)
  await expect.element(opener()).toBeVisible()
  expect(heightOf(opener().element())).toBeGreaterThanOrEqual(44)
  const sheet = await openSheet()
  await press(sheet, 'Koniec meczu')
  await expect.element(button(sheet, 'Cofnij: koniec meczu')).toBeVisible()
  for (const each of sheet.getByRole('button').or(sheet.getByRole('textbox')).elements())
    expect(heightOf(each), each.outerHTML).toBeGreaterThanOrEqual(44)
  await expect.element(button(sheet, 'Ustaw czas')).toBeInViewport({ ratio: 1 })
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(clockSheet()).not.toBeInTheDocument()
  await expect.element(opener()).toHaveFocus()
})
