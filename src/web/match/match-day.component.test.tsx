import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { TROUBLE_HEADER } from '#contract/error.ts'
import { serverTime } from '#contract/match.ts'
import type { MatchState } from '#domain/match/document/match-state.ts'
import { holdClock, pass, stopClock } from '#web/testing/clock.ts'
import type { ClubStandIn } from '#web/testing/club-stand-in.ts'
import { section, toast } from '#web/testing/hands.ts'
import { bar, matchClub } from '#web/testing/match-club.ts'
import { openApp } from '#web/testing/open-app.tsx'
import type { Call } from '#web/testing/server-stand-in.ts'

const MINUTE = 60_000
const NOON = Date.parse('2026-05-16T12:00:00+02:00')
const CHANGES: Call = 'POST /api/matches/:id/changes'
const READS: Call[] = ['GET /api/settings', 'GET /api/matches/current', 'GET /api/matches/:id', CHANGES]
/** After which a change is sent, and before the first try of its own that follows one in vain. */
const REST_MS = 1_000
const hour = () => page.getByLabelText('Godzina')

const half = (matchTimeState: 'firstHalf' | 'secondHalf', started: number): Partial<MatchState> => ({
  matchTimeState,
  matchTimerActive: true,
  matchTimerStartTime: started,
})

async function open(path: string, club: ClubStandIn = matchClub()): Promise<ClubStandIn> {
  openApp(path, club)
  await expect.element(bar()).toHaveTextContent('Iskra Żuławy')
  return club
}

test('a clock that nobody stopped stops by itself after 120 minutes, and says so', async () => {
  holdClock(NOON)
  await open('/lineup', matchClub(half('firstHalf', NOON - 120 * MINUTE + 5_000)))
  await expect.element(bar()).toHaveTextContent('1. połowa')
  await pass(6_000)
  await expect.element(toast('Timer meczu zatrzymany')).toHaveTextContent('120 minut')
  await expect.element(bar()).toHaveTextContent('Koniec')
})

test('a device whose own clock is wrong shows the server’s time', async () => {
  const club = matchClub(half('secondHalf', Date.now() - 3 * 60 * MINUTE - 10 * MINUTE))
  club.on('GET /api/time', serverTime, () => ({ now: Date.now() - 3 * 60 * MINUTE, timeZone: 'Europe/Warsaw' }))
  await open('/scorer', club)
  await expect.element(page.getByRole('timer').first()).toHaveTextContent(/^55:\d\d$/)
})

test('a save that was asked for is confirmed, tells that others see it, and gives way', async () => {
  await open('/scorer')
  stopClock()
  await page.getByRole('button', { name: 'Zapisz ustawienia' }).click()
  await expect.element(toast('Ustawienia zapisane')).toHaveTextContent('Inne osoby mogą teraz zobaczyć i zmienić')
  await pass(1_500)
  await expect.element(toast('Zapis potwierdzony')).toBeVisible()
  await pass(2_500)
  await expect.element(toast('Zapis potwierdzony')).not.toBeInTheDocument()
})

test('when it is the server’s own trouble, the screens say so, until it is over', async () => {
  holdClock()
  const club = await open('/lineup')
  const inTrouble = (trouble: 'database' | 'disk') => {
    const mended = READS.map((call) => club.refuse(call, 503, 'Kłopot', { [TROUBLE_HEADER]: trouble }))
    return () => {
      for (const mend of mended) mend()
    }
  }
  const databaseIsBack = inTrouble('database')
  await pass(10_000)
  await expect.element(bar().getByText('Baza danych nie odpowiada: ostatnie znane dane')).toBeVisible()
  await hour().fill('17:45')
  await pass(1_000)
  await expect.element(bar().getByText('Baza danych nie odpowiada: zmiany czekają na zapis')).toBeVisible()
  databaseIsBack()
  const roomIsBack = inTrouble('disk')
  await pass(15_000)
  await expect.element(bar().getByText('Brak miejsca na dysku serwera: zmiany czekają na zapis')).toBeVisible()
  await page.getByRole('link', { name: 'Panel administratora' }).click()
  await expect.element(page.getByRole('alert').filter({ hasText: 'Brak miejsca na dysku serwera' })).toBeVisible()
  roomIsBack()
  await page.getByRole('link', { name: 'Ekrany meczowe' }).click()
  await expect.poll(() => club.matches.state.matchTime).toBe('17:45')
  await expect.element(bar().getByText('Brak miejsca')).not.toBeInTheDocument()
})

test('what waits is sent at once when a person asks for it', async () => {
  const club = await open('/lineup')
  await expect.element(hour()).toBeVisible()
  // The next try of its own would be quicker than a person on a slow machine.
  stopClock()
  const mend = club.cutOff(CHANGES)
  await hour().fill('17:45')
  await pass(REST_MS)
  await expect.element(bar()).toHaveTextContent('zmiany czekają na zapis')
  mend()
  await bar().getByRole('button', { name: 'Ponów' }).click()
  await expect.poll(() => club.matches.state.matchTime).toBe('17:45')
})

test('a refused save and a failed read are told in the words of the screen they happen on', async () => {
  const club = await open('/lineup')
  const mend = club.refuse(CHANGES, 400, 'nie')
  await hour().fill('19:00')
  await expect.element(toast('Błąd zapisywania')).toHaveTextContent('Nie udało się zapisać pozycji zawodników')
  await expect.element(bar()).toHaveTextContent('Zmiany nie są zapisane')
  mend()
  const unread = matchClub()
  unread.refuse('GET /api/matches/current', 500, 'nie')
  openApp('/lineup', unread)
  await expect.element(toast('Nie udało się wczytać zapisanych pozycji')).toHaveTextContent('Błąd wczytywania danych')
  openApp('/result', unread)
  await expect.element(toast('Nie udało się wczytać zapisanych ustawień')).toHaveTextContent('Błąd wczytywania danych')
})

test.for([
  {
    path: '/lineup',
    act: () => page.getByRole('button', { name: 'Pierwsza połowa', exact: true }).click(),
    title: 'Błąd',
    message: 'Nie udało się zapisać stanu timera meczu',
  },
  {
    path: '/scorer',
    act: () => page.getByText('Gol przeciwnika', { exact: true }).first().click(),
    title: 'Błąd zapisywania',
    message: 'Nie udało się zapisać ustawień strzelca',
  },
  {
    path: '/result',
    act: () => page.getByText('Do przerwy', { exact: true }).first().click(),
    title: 'Błąd zapisywania',
    message: 'Nie udało się zapisać ustawień wyniku',
  },
])('$message, is said when it happens', async ({ path, act, title, message }) => {
  const club = await open(path)
  club.refuse(CHANGES, 400, 'nie')
  await act()
  await expect.element(toast(message)).toHaveTextContent(title)
})

test('in added time the clock and its button keep to their card, and the bar to the screen', async () => {
  await open('/lineup', matchClub(half('secondHalf', Date.now() - 57 * MINUTE)))
  const card = section('Zegar meczu')
  await expect.element(card).toHaveTextContent(/90:00 \+12:\d\d/)
  const goal = bar().getByRole('button', { name: 'Gol!' })
  for (const [width, height] of [
    [390, 844],
    [1_440, 900],
  ] as const) {
    await page.viewport(width, height)
    for (const letters of ['100%', '200%']) {
      document.documentElement.style.fontSize = letters
      const where = `${width} px, letters at ${letters}`
      for (const [part, around] of [
        [card.getByRole('button', { name: 'Koniec meczu' }), card],
        [card.getByText(/^90:00/), card],
        [goal, bar()],
      ] as const) {
        const [inner, outer] = [part, around].map((each) => each.element().getBoundingClientRect())
        expect(inner?.left, where).toBeGreaterThanOrEqual((outer?.left ?? 0) - 1)
        expect(inner?.right, where).toBeLessThanOrEqual((outer?.right ?? 0) + 1)
        expect(inner?.bottom, where).toBeLessThanOrEqual((outer?.bottom ?? 0) + 1)
      }
      await expect.element(goal, { message: where }).toBeInViewport({ ratio: 1 })
    }
  }
  document.documentElement.style.fontSize = ''
})
