import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { holdClock, pass, stopClock } from '#web/testing/clock.ts'
import { dialog, expectAccessible, section, toast } from '#web/testing/hands.ts'
import { openApp } from '#web/testing/open-app.tsx'
import { done, linedUp, openLineup, pitch, playerId, row, slot, squadClub, storedSlot } from './testing/squad-club.ts'

const settings = () => section('Ustawienia meczu')
const generate = () => page.getByRole('button', { name: 'Generuj grafikę składu' })
const clearAll = () => page.getByRole('main').getByRole('button', { name: 'Wyczyść wszystko' })

test('match settings: opponent, venue saved at once, date, time and countdown', async () => {
  holdClock('2026-05-14T12:00:00+02:00')
  const club = squadClub()
  await openLineup(club)
  await settings().getByLabelText('Przeciwnik').click()
  await page.getByRole('option', { name: 'Górnik Podlesie' }).click()
  await expect.poll(() => club.matches.state.selectedOpponent).toBe(2)
  await settings().getByText('Na wyjeździe').click()
  await expect.poll(() => club.matches.state.isHome).toBe(false)

  await expect.element(settings()).toHaveTextContent('Podaj datę i godzinę')
  await settings().getByLabelText('Data meczu').fill('2026-05-16')
  await settings().getByLabelText('Godzina').fill('15:10')
  await expect.element(settings()).toHaveTextContent(/Do meczu\s*2 dni 3 godz\. \d+ min/)
  await expect.poll(() => club.matches.state.matchTime).toBe('15:10')
  await settings().getByLabelText('Data meczu').fill('2020-05-01')
  await expect.element(settings()).toHaveTextContent('Mecz już się odbył')
})

test('kick-off is typed in 24 hours, and the day reads in Polish', async () => {
  const club = squadClub()
  await openLineup(club)
  const time = settings().getByLabelText('Godzina')
  await expect.element(time, { message: 'an English browser’s field says 3:30 PM' }).not.toHaveAttribute('type', 'time')
  await time.click()
  await userEvent.keyboard('1530')
  await expect.element(time).toHaveValue('15:30')
  await expect.poll(() => club.matches.state.matchTime).toBe('15:30')
  await time.fill('9.5')
  await userEvent.keyboard('{Enter}')
  await expect.element(time).toHaveValue('09:05')
  await expect.poll(() => club.matches.state.matchTime).toBe('09:05')
  await time.fill('25:00')
  await userEvent.keyboard('{Tab}')
  await expect.element(settings()).toHaveTextContent('Podaj godzinę od 00:00 do 23:59')
  await expectAccessible()
  await expect.poll(() => club.matches.state.matchTime).toBe('09:05')
  await time.fill('')
  await expect.poll(() => club.matches.state.matchTime).toBe(null)
  await settings().getByLabelText('Data meczu').fill('2026-05-16')
  await expect.element(settings()).toHaveTextContent('sobota, 16 maja 2026')
})

test('the default template is chosen until another one is', async () => {
  const club = squadClub()
  await openLineup(club)
  const choice = (name: string) => page.getByRole('group', { name: 'Szablon' }).getByRole('radio', { name })
  await expect.element(choice('Transmisja')).toBeChecked()
  await choice('Plakat').click({ force: true })
  await expect.element(choice('Plakat')).toBeChecked()
  await expect.poll(() => club.matches.state.selectedTemplates.lineup).toBe(2)
})

test('the match clock goes through its states and asks before it is set to zero', async () => {
  holdClock()
  const club = squadClub()
  await openLineup(club)
  // Two presses within a second are one.
  const press = async (where: typeof settings, name: string) => {
    await pass(1_000)
    await where().getByRole('button', { name, exact: true }).click()
  }
  await expect.element(settings()).toHaveTextContent('Przed meczem')
  await press(settings, 'Pierwsza połowa')
  await expect.element(settings()).toHaveTextContent('Trwa pierwsza połowa')
  await pass(2_000)
  await expect.element(settings()).toHaveTextContent(/00:0[1-9]/)
  await press(settings, 'Stop')
  await press(dialog, 'Zakończ połowę')
  await expect.element(settings()).toHaveTextContent('Przerwa')
  await press(settings, 'Druga połowa')
  await expect.element(settings()).toHaveTextContent(/45:0\d/)
  await press(settings, 'Koniec meczu')
  await press(dialog, 'Zakończ mecz')
  await expect.element(settings()).toHaveTextContent('Po meczu')
  await press(settings, 'Wyzeruj zegar')
  await expect.element(dialog()).toHaveAccessibleName('Wyzerować zegar?')
  await dialog().getByRole('button', { name: 'Anuluj' }).click()
  await expect.element(settings()).toHaveTextContent('Po meczu')
  await press(settings, 'Wyzeruj zegar')
  await press(dialog, 'Wyzeruj zegar')
  await expect.element(settings()).toHaveTextContent('Przed meczem')
  await expect.poll(() => club.matches.state.matchTimeState).toBe('notStarted')
})

test('saving says so, that others see it, and that it is confirmed', async () => {
  const club = squadClub()
  await openLineup(club)
  await slot('gk-1').click()
  await row('Kowalczyk').click()
  await done()
  stopClock()
  await page.getByRole('button', { name: 'Zapisz pozycje' }).click()
  await expect
    .element(toast('Pozycje zapisane'))
    .toHaveTextContent('Inne osoby mogą teraz zobaczyć i zmienić te ustawienia')
  await expect.poll(() => club.matches.state.positions).toHaveLength(11)
  await pass(1_500)
  await expect.element(toast('Zapis potwierdzony')).toBeVisible()
})

test('what a graphic lacks is said: an opponent, then a template', async () => {
  const club = linedUp({ 'gk-1': 'Kowalczyk' })
  await openLineup(club)
  await generate().click()
  await expect.element(toast('Wybierz przeciwnika')).toHaveTextContent('Najpierw wybierz przeciwnika')
})

test('without a template there is no graphic', async () => {
  const club = linedUp({ 'gk-1': 'Kowalczyk' }, [], { selectedOpponent: 1 })
  club.templates = []
  await openLineup(club)
  await generate().click()
  await expect.element(toast('Wybierz szablon')).toHaveTextContent('Najpierw wybierz szablon grafiki')
})

test('clearing everything asks first, and says when it failed', async () => {
  const club = linedUp({ 'gk-1': 'Kowalczyk' }, [], { selectedOpponent: 1 })
  await openLineup(club)
  await clearAll().click()
  await expect
    .element(dialog())
    .toHaveTextContent(
      'Czy na pewno chcesz wyczyścić wszystkie ustawienia z wszystkich zakładek (Skład, Strzelcy, Wynik)? Ta operacja jest nieodwracalna.',
    )
  club.refuse('DELETE /api/settings/:key', 500, 'Awaria')
  await dialog().getByRole('button', { name: 'Wyczyść wszystko' }).click()
  await expect
    .element(toast('Błąd czyszczenia'))
    .toHaveTextContent('Nie udało się usunąć wszystkich ustawień, sprawdź console log')
  await expect.element(slot('gk-1')).toHaveAccessibleName('Bramkarz: 1 Adam Kowalczyk')
})

test('a visitor plays with an empty formation, and is told to sign in', async () => {
  const club = linedUp({ 'gk-1': 'Kowalczyk' })
  club.user = null
  openApp('/', club)
  await expect.element(slot('gk-1')).toHaveAccessibleName('Bramkarz: wolne miejsce')
  await slot('gk-1').click()
  await row('Kowalczyk').click()
  await done()
  await expect.element(slot('gk-1')).toHaveAccessibleName('Bramkarz: 1 Adam Kowalczyk')
  await expectAccessible()
  await page.getByRole('button', { name: 'Zapisz pozycje' }).click()
  await expect.element(toast('Musisz być zalogowany')).toHaveTextContent('Zaloguj się, aby zapisać pozycje zawodników')
  await generate().click()
  await expect.element(toast('Zaloguj się, aby zapisać ustawienia')).toHaveTextContent('Musisz być zalogowany')
  await clearAll().click()
  await dialog().getByRole('button', { name: 'Wyczyść wszystko' }).click()
  await expect.element(toast('Wszystkie ustawienia wyczyszczone')).toBeVisible()
  await expect.poll(() => storedSlot(club, 'gk-1')?.playerId).toBe(playerId('Kowalczyk'))
  await expect.poll(() => club.sent).toEqual([])
})

test('a squad that does not load can be asked for again; an empty one says where to fill it', async () => {
  const club = squadClub()
  const mend = club.refuse('GET /api/players', 500, 'Awaria bazy')
  openApp('/lineup', club)
  await expect.element(page.getByRole('alert')).toHaveTextContent('Awaria bazy')
  const before = club.countOf('GET /api/players')
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click()
  await expect.poll(() => club.countOf('GET /api/players')).toBeGreaterThan(before)
  mend()
  club.players = []
  club.opponents = []
  openApp('/lineup', club)
  await expect.element(pitch()).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Dodaj zawodników' })).toHaveAttribute('href', '/admin/players')
  await expect
    .element(page.getByRole('link', { name: 'Dodaj przeciwnika' }))
    .toHaveAttribute('href', '/admin/opponents')
  await expectAccessible()
})
