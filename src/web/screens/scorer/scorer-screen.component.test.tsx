import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pass, stopClock } from '#web/testing/clock.ts'
import type { ClubStandIn } from '#web/testing/club-stand-in.ts'
import { expectAccessible, focusInside, section, toast } from '#web/testing/hands.ts'
import { bar, course, matchClub, rows, score, sheet } from '#web/testing/match-club.ts'
import { openApp } from '#web/testing/open-app.tsx'

const CHANGES = 'POST /api/matches/:id/changes'
const steps = (team: string) => page.getByRole('group', { name: `Bramki: ${team}` })
const more = (team: string) => steps(team).getByRole('button', { name: 'jedna bramka więcej' })
const less = (team: string) => steps(team).getByRole('button', { name: 'jedna bramka mniej' })
const save = () => page.getByRole('button', { name: 'Zapisz ustawienia' })
const addGoal = () => page.getByRole('button', { name: 'Dodaj gola' })
const picker = () => sheet('Kto strzelił gola?')
const gone = (part: ReturnType<typeof sheet>) => expect.element(part).not.toBeInTheDocument()
const choose = (group: string, choice: string) =>
  page.getByRole('radiogroup', { name: group }).getByText(choice, { exact: true }).click()

async function openGoals(club = matchClub()): Promise<ClubStandIn> {
  openApp('/scorer', club)
  await expect.element(page.getByRole('heading', { name: 'Strzelec gola', level: 1 })).toBeVisible()
  await expect.element(course()).toBeVisible()
  return club
}

test('a goal without a scorer is asked for one; with one it is counted, told and listed', async () => {
  const club = await openGoals()
  await expect.element(page.getByText('Mecz u siebie')).toBeVisible()
  await expect.element(course()).toHaveTextContent('Jeszcze nikt nie strzelił')
  await addGoal().click()
  await expect.element(toast('Brak strzelca')).toHaveTextContent('Wybierz strzelca bramki')
  await page.getByRole('button', { name: /Wybierz strzelca/ }).click()
  await picker()
    .getByRole('button', { name: /Łukasz Żurawski/ })
    .click()
  await gone(picker())
  const minute = page.getByLabelText('Minuta', { exact: true })
  await minute.fill('45+2')
  await addGoal().click()
  await expect.element(toast('Gol dodany')).toHaveTextContent("Łukasz Żurawski, 45+2'. Wynik 1:0")
  await expect.element(minute, { message: 'of the goal on the graphic' }).toHaveValue("45+2'")
  await expect.element(rows()).toHaveTextContent("45+2'Łukasz ŻurawskiGol1:0")
  await expect.element(score()).toHaveTextContent('1:0')
  await expectAccessible()

  await choose('Rodzaj gola', 'Gol przeciwnika')
  expect(page.getByRole('button', { name: /Strzelec/ }).query()).toBeNull()
  await expect.poll(() => club.matches.state.isOpponentGoal).toBe(true)
})

test('the steppers change the score alone, never below nothing, and the settings can be saved', async () => {
  const club = await openGoals()
  await expect.element(less('Orły Dębno')).toBeDisabled()
  await more('Orły Dębno').click()
  await more('Orły Dębno').click()
  await more('Iskra Żuławy').click()
  await expect.element(score()).toHaveTextContent('2:1')
  await less('Orły Dębno').click()
  await expect.element(steps('Orły Dębno').bySelector('output')).toHaveTextContent('1')
  expect(rows().query()).toBeNull()
  stopClock()
  await save().click()
  await expect.element(toast('Ustawienia zapisane')).toHaveTextContent('Inne osoby mogą teraz zobaczyć')
  await expect.poll(() => club.matches.state.extraGoals).toEqual({ ours: 1, theirs: 1 })
  await pass(1_500)
  await expect.element(toast('Zapis potwierdzony')).toBeVisible()

  club.cutOff(CHANGES)
  await more('Orły Dębno').click()
  await save().click()
  await expect
    .element(toast('Błąd zapisywania'))
    .toHaveTextContent('Zmiany są bezpieczne w przeglądarce i wyślą się same.')
})

test('a goal taken back is asked about, and corrects the score and the lists; the clock goes on', async () => {
  const clock = { matchTimeState: 'firstHalf', matchTimerActive: true } as const
  const started = Date.now() - 12.2 * 60_000
  const club = await openGoals(matchClub({ ...clock, matchTimerStartTime: started, matchMinute: 12 }))
  await bar().getByRole('button', { name: 'Gol!' }).click()
  await picker().getByRole('button', { name: 'Gol przeciwnika' }).click()
  const saved = sheet('Gol zapisany')
  await expect.element(saved).toHaveTextContent('Gol przeciwnika')
  await expect.element(saved.getByLabelText('Minuta', { exact: true })).toHaveValue("13'")
  await userEvent.keyboard('{Escape}')
  await gone(saved)
  await bar().getByRole('button', { name: 'Gol!' }).click()
  await picker().getByLabelText('Szukaj zawodnika').fill('zuraw')
  await picker()
    .getByRole('button', { name: /Żurawski/ })
    .click()
  await expect.element(score()).toHaveTextContent('1:1')

  await saved.getByRole('button', { name: 'Cofnij gola' }).click()
  const question = sheet('Cofnij gola')
  await focusInside(question)
  await userEvent.keyboard('{Escape}')
  await gone(question)
  await expect.element(saved, { message: 'Escape was for the question' }).toBeVisible()
  await saved.getByRole('button', { name: 'Cofnij gola' }).click()
  await question.getByRole('button', { name: 'Cofnij gola' }).click()
  await expect.element(toast('Gol cofnięty')).toBeVisible()
  await gone(saved)
  await expect.element(score()).toHaveTextContent('0:1')

  await expect.element(rows()).toHaveLength(1)
  await course()
    .getByRole('button', { name: /Popraw zdarzenie:.*Gol przeciwnika/ })
    .click()
  await sheet('Popraw zdarzenie').getByRole('button', { name: 'Cofnij zdarzenie' }).click()
  await expect.element(toast('Zdarzenie cofnięte')).toBeVisible()
  await expect.element(rows()).not.toBeInTheDocument()
  await expect.element(steps('Iskra Żuławy').bySelector('output')).toHaveTextContent('0')
  await expect.poll(() => club.matches.state.events.every(({ isTakenBack }) => isTakenBack)).toBe(true)
  await expect.poll(() => club.matches.state).toMatchObject({ ...clock, matchTimerStartTime: started })
})

test('away from home the sides change places, and a double click is one goal', async () => {
  await openGoals(matchClub({ isHome: false }))
  await expect.element(page.getByText('Mecz na wyjeździe')).toBeVisible()
  await choose('Rodzaj gola', 'Gol przeciwnika')
  await addGoal().dblClick()
  await expect.element(rows()).toHaveLength(1)
  await expect.element(score()).toHaveTextContent('1:0')
  await page.getByRole('navigation').getByRole('link', { name: 'Wynik' }).click()
  const lists = page.getByRole('region', { name: /^Gole: / })
  await expect.element(lists).toHaveLength(2)
  await expect.element(lists.first()).toHaveAccessibleName('Gole: Iskra Żuławy')
  await expect.element(page.getByRole('textbox', { name: 'Bramki: Iskra Żuławy' })).toHaveValue('1')
})

test('who is on the pitch, on the bench and at home is offered so, and no name is torn', async () => {
  await openGoals()
  await page.viewport(390, 844)
  await bar().getByRole('button', { name: 'Gol!' }).click()
  const group = (name: string) => picker().getByRole('region', { name }).getByRole('button')
  await expect.element(group('Na boisku')).toHaveLength(11)
  await expect.element(group('Ławka')).toHaveTextContent(/Kos14 · Olek/)
  await expect.element(group('Pozostali')).toHaveLength(2)
  const torn = group('Pozostali')
    .getByText(/Brzęczyszczykiewicz|Drozd-Kulczyński/)
    .elements()
    .flatMap((element) => {
      const text = element.firstChild as Text
      return [...text.data.matchAll(/[^\s-]+-?/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return range.getClientRects().length > 1 ? [word] : []
      })
    })
  expect(torn).toEqual([])
  await expectAccessible()
})

test('without an opponent there is no graphic, and the goal counts all the same', async () => {
  const { history } = openApp('/result', matchClub({ selectedOpponent: null }))
  await page.getByRole('button', { name: /^Generuj (grafikę wyniku|ponownie)$/ }).click()
  await expect.element(toast('Wybierz przeciwnika')).toHaveTextContent('Najpierw wybierz przeciwnika')
  await bar().getByRole('button', { name: 'Gol!' }).click()
  await picker()
    .getByRole('button', { name: /Kos.*Jan/ })
    .click()
  const saved = sheet('Gol zapisany')
  await expect.element(saved).toHaveTextContent('Wybierz przeciwnika, aby zrobić grafikę.')
  await expect.element(score()).toHaveTextContent('1:0')
  await saved.getByRole('link', { name: 'Wybierz przeciwnika' }).click()
  await expect.poll(() => history.location.pathname).toBe('/lineup')
  await gone(saved)
})

test('a graphic of a goal without a scorer says what is missing', async () => {
  await openGoals()
  await page.getByRole('button', { name: /^Generuj (grafikę gola|ponownie)$/ }).click()
  await expect.element(toast('Brak strzelca')).toHaveTextContent('Wybierz strzelca bramki')
  expect(section('Przebieg meczu').query()).not.toBeNull()
})
