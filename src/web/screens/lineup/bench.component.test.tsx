import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { dialog, dragMouse, expectAccessible, focusInside, middleOf, section } from '#web/testing/hands.ts'
import { ids, linedUp, openLineup, row, seat, showPitch, slot, squadClub, storedSlot } from './testing/squad-club.ts'

const note = (text: string) => page.getByRole('status').filter({ hasText: text })

test('substitutes are added, go onto the pitch, and leave the bench', async () => {
  const club = squadClub()
  await openLineup(club)
  const bench = page.getByRole('list', { name: 'Rezerwowi' })
  await page.getByRole('button', { name: 'Dodaj rezerwowego' }).click()
  await dialog().getByLabelText('Szukaj zawodnika').fill('kr')
  for (const [index, name] of ['Król', 'Nowak'].entries()) {
    await row(name).click()
    await expect.element(row(name)).not.toBeInTheDocument()
    await expect.element(dialog().getByText(`Na ławce: ${index + 1}`)).toBeVisible()
    await expect.element(dialog().getByLabelText('Szukaj zawodnika')).toHaveValue('')
    await focusInside(dialog())
  }
  await dialog().getByRole('button', { name: 'Gotowe' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(bench.getByRole('listitem')).toHaveLength(2)
  await expect.element(section('Rezerwowi')).toHaveTextContent('2 zawodników')
  await slot('def-1').click()
  await expect.element(row('Żurawski')).toBeVisible()
  await expect.element(row('Nowak')).not.toBeInTheDocument()
  await focusInside(dialog())
  await userEvent.keyboard('{Escape}')

  await page.getByRole('button', { name: 'Na boisko: Dawid Król' }).click()
  await expect.element(slot('fwd-1')).toHaveAccessibleName('Napastnik: 11 Dawid Król')
  await page.getByRole('button', { name: 'Usuń z ławki: Jan Nowak' }).click()
  await expect.element(section('Rezerwowi')).toHaveTextContent('Ławka jest pusta')
  await expect.poll(() => storedSlot(club, 'fwd-1')?.playerId).toBe(ids('Król')[0])
  await expect.poll(() => club.matches.state.benchPlayers).toEqual([])
})

test('two taps change a substitute for a starter, who takes the same seat', async () => {
  const club = linedUp({ 'gk-1': 'Kowalczyk', 'def-1': 'Nowak' }, ['Żurawski', 'Król', 'Majewski'])
  await openLineup(club)
  await seat('Król').click()
  await expect.element(seat('Król')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(note('Wybrano: 11 Dawid Król')).toBeInTheDocument()
  const rows = page.getByRole('list', { name: 'Rezerwowi' })
  await expect.element(rows.getByRole('button', { name: /Król/, pressed: true })).toBeVisible()
  await expectAccessible()
  await slot('def-1').click()
  await expect.element(slot('def-1')).toHaveAccessibleName('Obrońca: 11 Dawid Król')
  expect(dialog().query()).toBeNull()
  await expect.element(note('Na boisko wchodzi 11 Dawid Król, na ławkę siada 2 Jan Nowak.')).toBeInTheDocument()
  await expect.poll(() => club.matches.state.benchPlayers).toEqual(ids('Żurawski', 'Nowak', 'Majewski'))

  await seat('Majewski').click()
  await slot('fwd-1').click()
  await expect.element(slot('fwd-1')).toHaveAccessibleName('Napastnik: 9 Robert Majewski')
  await expect.poll(() => club.matches.state.benchPlayers).toEqual(ids('Żurawski', 'Nowak'))

  await seat('Nowak').click()
  await seat('Nowak').click()
  await expect.element(seat('Nowak')).toHaveAttribute('aria-pressed', 'false')
  await slot('fwd-2').click()
  await expect.element(dialog(), { message: 'held no longer' }).toHaveAccessibleName('Wybierz zawodnika')
})

test('the starter first, then the substitute over the list', async () => {
  const club = linedUp({ 'def-1': 'Nowak' }, ['Żurawski', 'Król'])
  await openLineup(club)
  await slot('def-1').click()
  await expect.element(dialog()).toHaveAccessibleName('Zmień zawodnika')
  await expect.element(dialog().getByRole('listitem').filter({ hasText: 'Król' })).toHaveLength(1)
  await expectAccessible()
  await dialog().getByRole('button', { name: 'Zamień z: 11 Dawid Król' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(slot('def-1')).toHaveAccessibleName('Obrońca: 11 Dawid Król')
  await expect.poll(() => club.matches.state.benchPlayers).toEqual(ids('Żurawski', 'Nowak'))
})

test('by keyboard: Enter on a substitute, Enter on a place; Escape lets go', async () => {
  const club = linedUp({ 'def-1': 'Nowak' }, ['Żurawski', 'Król'])
  await openLineup(club)
  seat('Żurawski').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(seat('Żurawski')).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard('{Escape}')
  await expect.element(seat('Żurawski')).toHaveAttribute('aria-pressed', 'false')
  await userEvent.keyboard('{Enter}')
  slot('def-1').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(slot('def-1')).toHaveAccessibleName('Obrońca: 3 Michał Żurawski')
  await expect.element(slot('def-1')).toHaveFocus()
  await expect.poll(() => club.matches.state.benchPlayers).toEqual(ids('Nowak', 'Król'))
})

test('one drag with the mouse, from the bench, onto it and onto somebody there', async () => {
  const club = linedUp({ 'def-1': 'Nowak', 'fwd-1': 'Majewski' }, ['Żurawski', 'Król'])
  await openLineup(club)
  showPitch()
  await dragMouse(middleOf(seat('Król')), middleOf(slot('fwd-1')))
  await expect.element(slot('fwd-1')).toHaveAccessibleName('Napastnik: 11 Dawid Król')
  await expect.poll(() => club.matches.state.benchPlayers).toEqual(ids('Żurawski', 'Majewski'))

  await dragMouse(middleOf(slot('def-1')), middleOf(seat('Żurawski')))
  await expect.element(slot('def-1')).toHaveAccessibleName('Obrońca: 3 Michał Żurawski')
  await expect.poll(() => club.matches.state.benchPlayers).toEqual(ids('Nowak', 'Majewski'))
  await expect.poll(() => storedSlot(club, 'def-1')).toMatchObject({ x: 0.2, y: 0.75 })

  const strip = page.getByRole('list', { name: 'Ławka' }).element().getBoundingClientRect()
  await dragMouse(middleOf(slot('fwd-1')), { x: strip.right - 20, y: strip.top + 20 })
  await expect.element(slot('fwd-1')).toHaveAccessibleName('Napastnik: wolne miejsce')
  await expect.poll(() => club.matches.state.benchPlayers).toEqual(ids('Nowak', 'Majewski', 'Król'))
  await expect.poll(() => storedSlot(club, 'fwd-1')).toMatchObject({ x: 0.35, y: 0.25 })

  const last = page.getByRole('list', { name: 'Rezerwowi' }).getByRole('button', { name: /^9 Robert Majewski/ })
  last.element().scrollIntoView({ block: 'end' })
  await dragMouse(middleOf(last), middleOf(slot('gk-1')))
  await expect.element(slot('gk-1')).toHaveAccessibleName('Bramkarz: 9 Robert Majewski')
  expect(dialog().query()).toBeNull()
})
