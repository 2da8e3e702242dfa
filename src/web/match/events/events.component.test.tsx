import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { stopClock } from '#web/testing/clock.ts'
import type { ClubStandIn } from '#web/testing/club-stand-in.ts'
import { expectAccessible, toast } from '#web/testing/hands.ts'
import { bar, course, matchClub, rows, score, sheet } from '#web/testing/match-club.ts'
import { openApp } from '#web/testing/open-app.tsx'

const eventButton = () => bar().getByRole('button', { name: 'Zdarzenie', exact: true })
const kinds = () => sheet('Co się wydarzyło?')
const done = () => sheet('Zapisano')
const editor = () => sheet('Popraw zdarzenie')
const gone = (part: Locator) => expect.element(part).not.toBeInTheDocument()
const row = (words: RegExp) => course().getByRole('button', { name: words })

async function open(path = '/scorer', club = matchClub()): Promise<ClubStandIn> {
  openApp(path, club)
  await expect.element(bar()).toHaveTextContent('Iskra Żuławy')
  return club
}

/** The words of each row, in the order of the match. */
const tells = (...words: RegExp[]) =>
  expect
    .poll(() =>
      rows()
        .elements()
        .map((each, at) => words[at]?.test(each.textContent ?? '') || each.textContent),
    )
    .toEqual(words.map(() => true))

async function begin(kind: string): Promise<void> {
  await eventButton().click()
  await kinds().getByRole('button', { name: kind }).click()
}

async function close(): Promise<void> {
  await done().getByRole('button', { name: 'Gotowe' }).click()
  await gone(done())
}

async function record(kind: string, who: { player: RegExp } | { theirs: string }): Promise<void> {
  await begin(kind)
  const ask = page.getByRole('dialog')
  if ('player' in who) {
    await ask.getByRole('button', { name: who.player }).click()
    return
  }
  await ask.getByText('Rywale', { exact: true }).click()
  if (who.theirs) await ask.getByLabelText('Nazwisko').fill(who.theirs)
  await ask.getByRole('button', { name: who.theirs ? 'Zapisz' : 'Bez nazwiska' }).click()
}

async function leaveGoal(): Promise<void> {
  await expect.element(sheet('Gol zapisany')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await gone(sheet('Gol zapisany'))
}

async function goal(player: RegExp, minute: string): Promise<void> {
  await bar().getByRole('button', { name: 'Gol!' }).click()
  await sheet('Kto strzelił gola?').getByRole('button', { name: player }).click()
  // What was typed is kept by whatever closes the sheet.
  await sheet('Gol zapisany').getByLabelText('Minuta', { exact: true }).fill(minute)
  await leaveGoal()
}

test('a card in three clicks and a substitution in four, on any screen', async () => {
  await open('/preview')
  await eventButton().click()
  await expect.element(kinds()).toBeVisible()
  await expectAccessible()
  await kinds().getByRole('button', { name: 'Żółta kartka' }).click()
  const ask = sheet('Żółta kartka')
  await expect.element(ask.getByRole('region', { name: 'Na boisku' }).getByRole('button')).toHaveLength(11)
  await expect.element(ask.getByRole('region', { name: 'Pozostali' }).getByRole('button')).toHaveLength(3)
  await ask.getByRole('button', { name: /Wróbel/ }).click()
  await expect.element(done()).toHaveTextContent('Piotr WróbelŻółta kartka')
  await expectAccessible()
  await close()

  await begin('Zmiana')
  await sheet('Kto schodzi?').getByRole('button', { name: /Bąk/ }).click()
  await sheet('Kto wchodzi?')
    .getByRole('region', { name: 'Ławka' })
    .getByRole('button', { name: /Kos.*Olek/ })
    .click()
  await expect.element(done()).toHaveTextContent('Adam BąkZmiana · wchodzi: Olek Kos')
  await close()

  await begin('Czerwona kartka')
  const pitch = sheet('Czerwona kartka').getByRole('region', { name: 'Na boisku' })
  await expect.element(pitch.getByRole('button', { name: /Kos.*Olek/ }), { message: 'who came on plays' }).toBeVisible()
  expect(pitch.getByRole('button', { name: /Bąk/ }).query(), 'who went off does not').toBeNull()
})

test('a double click is one event, and never the next question’s answer', async () => {
  await open()
  await begin('Zmiana')
  await sheet('Kto schodzi?')
    .getByRole('button', { name: /Żurawski/ })
    .dblClick()
  await expect.element(sheet('Kto wchodzi?')).toBeVisible()
  await sheet('Kto wchodzi?')
    .getByRole('button', { name: /Kos.*Olek/ })
    .click()
  await close()
  await begin('Żółta kartka')
  await sheet('Żółta kartka')
    .getByRole('button', { name: /Sikora/ })
    .dblClick()
  await expect.element(done()).toBeVisible()
  await close()
  await tells(/Łukasz Żurawski.*wchodzi: Olek Kos/, /Marek Sikora.*Żółta kartka/)
})

test('the second yellow card is known by itself, ours and theirs', async () => {
  await open()
  const told = () => done().getByRole('status').filter({ hasText: 'To druga żółta kartka tego zawodnika' })
  await record('Żółta kartka', { player: /Wróbel/ })
  await close()
  await record('Żółta kartka', { player: /Wróbel/ })
  await expect.element(told()).toBeVisible()
  await close()
  await record('Żółta kartka', { theirs: 'Nowak' })
  await expect.element(done()).toBeVisible()
  expect(told().query()).toBeNull()
  await close()
  await tells(/Piotr Wróbel.*Żółta kartka/, /Piotr Wróbel.*Druga żółta kartka/, /Nowak.*Żółta kartka · Iskra Żuławy/)
})

test('own goals count for the other side, penalties by what became of them; the lists say what they were', async () => {
  await open()
  await record('Gol samobójczy', { player: /Gil/ })
  await expect.element(sheet('Gol zapisany')).toHaveTextContent('Kamil Gil (sam.)')
  await expect.element(score()).toHaveTextContent('0:1')
  await leaveGoal()
  await record('Karny: gol', { player: /Bąk/ })
  await expect.element(score()).toHaveTextContent('1:1')
  await leaveGoal()
  await record('Karny: bez gola', { theirs: '' })
  await close()
  await record('Gol nieuznany', { theirs: 'Lis' })
  await close()
  await begin('Notatka')
  await sheet('Notatka').getByLabelText('Co się stało?').fill('Przerwa na nawodnienie')
  await sheet('Notatka').getByRole('button', { name: 'Zapisz notatkę' }).click()
  await close()
  await expect.element(score()).toHaveTextContent('1:1')
  await tells(
    /Kamil Gil \(sam\.\).*Gol samobójczy.*0:1/,
    /Adam Bąk \(k\.\).*Gol z rzutu karnego.*1:1/,
    /Rywale.*Niewykorzystany rzut karny/,
    /Lis.*Gol nieuznany/,
    /Przerwa na nawodnienie/,
  )
  await expectAccessible()
  await page.getByRole('navigation').getByRole('link', { name: 'Wynik' }).click()
  await expect.element(page.getByRole('region', { name: 'Gole: Orły Dębno' })).toHaveTextContent('Adam Bąk (k.)1:1')
  await expect
    .element(page.getByRole('region', { name: 'Gole: Iskra Żuławy' }))
    .toHaveTextContent('Kamil Gil (sam.)0:1')
  await page.getByRole('button', { name: /Edytuj gola:.*Kamil Gil/ }).click()
  await expect.element(editor().getByText('Gol liczy się dla rywali.')).toBeVisible()
})

test('an event is put right: minute, kind, player, side, place; taken back and brought back', async () => {
  await open()
  await goal(/Kos.*Jan/, '12')
  await record('Żółta kartka', { player: /Wróbel/ })
  await done().getByLabelText('Minuta', { exact: true }).fill('45+2')
  await close()

  await row(/Popraw zdarzenie:.*Piotr Wróbel/).click()
  await editor().getByLabelText('Minuta', { exact: true }).fill('11')
  await editor().getByLabelText('Rodzaj').selectOptions('Czerwona kartka')
  await editor().getByLabelText('Notatka').fill('faul taktyczny')
  await expectAccessible()
  await editor().getByRole('button', { name: 'Zapisz' }).click()
  await tells(/11'.*Piotr Wróbel.*Czerwona kartka · faul taktyczny/, /12'.*Jan Kos.*1:0/)

  await row(/Popraw zdarzenie:.*Jan Kos/).click()
  await editor()
    .getByRole('button', { name: /Strzelec.*Jan Kos/ })
    .click()
  await sheet('Strzelec')
    .getByRole('button', { name: /Adam Bąk/ })
    .click()
  await gone(sheet('Strzelec'))
  await editor()
    .getByRole('button', { name: /Asysta/ })
    .click()
  await sheet('Asysta')
    .getByRole('button', { name: /Tomasz Dudek/ })
    .click()
  await gone(sheet('Asysta'))
  await editor().getByRole('button', { name: 'Zapisz' }).click()
  await tells(/Piotr Wróbel/, /Adam Bąk.*Gol · asysta: Tomasz Dudek.*1:0/)

  await row(/Popraw zdarzenie:.*Adam Bąk/).click()
  const up = editor().getByRole('button', { name: 'Przenieś wyżej' })
  await up.click()
  await expect.element(up).toBeDisabled()
  await editor().getByText('Rywale', { exact: true }).click()
  await editor().getByLabelText('Strzelec').fill('Wilk')
  await editor().getByRole('button', { name: 'Zapisz' }).click()
  await tells(/12'.*Wilk.*0:1/, /11'.*Piotr Wróbel/)
  await expect.element(score()).toHaveTextContent('0:1')

  await row(/Popraw zdarzenie:.*Wilk/).click()
  // The way back stays on the screen until it is taken.
  stopClock()
  await editor().getByRole('button', { name: 'Cofnij zdarzenie' }).click()
  await expect.element(score()).toHaveTextContent('0:0')
  await tells(/Piotr Wróbel/)
  await toast('Zdarzenie cofnięte').getByRole('button', { name: 'Przywróć' }).click()
  await expect.element(score()).toHaveTextContent('0:1')
  await tells(/12'.*Wilk.*0:1/, /11'.*Piotr Wróbel/)
})

test('without a line an event is recorded all the same, and goes out once there is one', async () => {
  const club = matchClub()
  const mend = club.cutOff('POST /api/matches/:id/changes')
  await open('/scorer', club)
  await record('Żółta kartka', { player: /Wróbel/ })
  await close()
  await tells(/Piotr Wróbel/)
  await expect.poll(() => club.matches.state.events).toEqual([])
  mend()
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => club.matches.state.events).toMatchObject([{ kind: 'yellowCard', playerId: 4 }])
})

test('no graphic tells of a goal that has not fallen', async () => {
  await open()
  await page.getByRole('button', { name: /Wybierz strzelca/ }).click()
  await sheet('Kto strzelił gola?')
    .getByRole('button', { name: /Jan Kos/ })
    .click()
  await page.getByRole('button', { name: /^Generuj (grafikę gola|ponownie)$/ }).click()
  await expect.element(toast('Brak gola')).toHaveTextContent('Najpierw dodaj gola albo ustaw wynik')
})
