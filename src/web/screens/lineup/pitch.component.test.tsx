import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { dialog, dragMouse, expectAccessible, finger, focusInside, middleOf } from '#web/testing/hands.ts'
import { linedUp, openLineup, pitch, playerId, showPitch, slot, storedSlot } from './testing/squad-club.ts'

const isEmpty = (id: string, line: string) => expect.element(slot(id)).toHaveAccessibleName(`${line}: wolne miejsce`)

test('a dragged slot moves and stays on the pitch; a tap is no drag', async () => {
  const club = linedUp({ 'fwd-1': 'Majewski' })
  await openLineup(club)
  showPitch()
  const { width, height, top } = pitch().element().getBoundingClientRect()
  const from = middleOf(slot('fwd-1'))
  await dragMouse(from, { x: from.x + 0.15 * width, y: from.y - 0.1 * height })
  await expect.poll(() => storedSlot(club, 'fwd-1')?.x).toBeCloseTo(0.5, 2)
  await expect.poll(() => storedSlot(club, 'fwd-1')?.y).toBeCloseTo(0.15, 2)
  expect(dialog().query()).toBeNull()

  await dragMouse(middleOf(slot('fwd-1')), { x: 1, y: Math.max(1, top - 20) })
  await expect.poll(() => storedSlot(club, 'fwd-1')).toMatchObject({ x: 0, y: 0 })
  await slot('fwd-1').click()
  await expect.element(dialog()).toBeVisible()
})

test('a player dropped onto another changes places with him, and the slots stay', async () => {
  const club = linedUp({ 'gk-1': 'Kowalczyk', 'def-1': 'Nowak' })
  await openLineup(club)
  showPitch()
  await dragMouse(middleOf(slot('def-1')), middleOf(slot('gk-1')))
  await expect.element(slot('gk-1')).toHaveAccessibleName('Bramkarz: 2 Jan Nowak')
  await expect.element(slot('def-1')).toHaveAccessibleName('Obrońca: 1 Adam Kowalczyk')
  await expect.poll(() => storedSlot(club, 'gk-1')?.playerId).toBe(playerId('Nowak'))
  await expect.poll(() => storedSlot(club, 'def-1')).toMatchObject({ x: 0.2, y: 0.75 })

  await dragMouse(middleOf(slot('gk-1')), middleOf(slot('mid-2')))
  await expect.element(slot('mid-2')).toHaveAccessibleName('Pomocnik: 2 Jan Nowak')
  await isEmpty('gk-1', 'Bramkarz')
})

test('the remove button asks first', async () => {
  const club = linedUp({ 'def-1': 'Nowak' })
  await openLineup(club)
  await page.getByRole('button', { name: 'Tryb edycji' }).click()
  await expectAccessible()
  const remove = page.getByRole('button', { name: 'Usuń ze składu: 2 Jan Nowak' })
  await remove.click()
  await expect.element(dialog()).toHaveAccessibleName('Usunąć zawodnika ze składu?')
  await dialog().getByRole('button', { name: 'Anuluj' }).click()
  await expect.element(slot('def-1')).toHaveAccessibleName('Obrońca: 2 Jan Nowak')
  await remove.click()
  await dialog().getByRole('button', { name: 'Usuń ze składu' }).click()
  await isEmpty('def-1', 'Obrońca')
  await expect.poll(() => storedSlot(club, 'def-1')?.playerId).toBe(null)
  await page.getByRole('button', { name: 'Zakończ edycję' }).click()
  await expect.element(page.getByRole('button', { name: 'Tryb edycji' })).toBeVisible()
})

test('a finger drags a slot, beyond the edge to the edge, and the page does not follow', async () => {
  const club = linedUp({ 'def-1': 'Nowak' })
  await openLineup(club)
  showPitch()
  const scrolled = window.scrollY
  const { height, left } = pitch().element().getBoundingClientRect()
  const from = middleOf(slot('def-1'))
  // However slow the machine, the finger does not stay for so long that it is a long press.
  const begin = async (at: { x: number; y: number }, to: { x: number; y: number }) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await finger.press(at)
    await finger.move(to)
    vi.useRealTimers()
  }
  await begin(from, { x: from.x + 20, y: from.y - 20 })
  await finger.move({ x: from.x, y: from.y - 0.1 * height })
  await finger.lift()
  await expect.poll(() => storedSlot(club, 'def-1')?.y).toBeCloseTo(0.65, 2)
  expect(Math.abs(window.scrollY - scrolled)).toBeLessThan(10)

  await begin(middleOf(slot('def-1')), { x: left + 20, y: from.y })
  await finger.move({ x: 1, y: from.y })
  await finger.lift()
  await expect.poll(() => storedSlot(club, 'def-1')?.x).toBe(0)
  expect(dialog().query()).toBeNull()
})

test('a finger that stays asks whether to take the player off', async () => {
  await openLineup(linedUp({ 'def-1': 'Nowak' }))
  showPitch()
  await finger.press(middleOf(slot('def-1')))
  await expect.element(dialog()).toHaveAccessibleName('Usunąć zawodnika ze składu?')
  await finger.lift()
  await expect.element(dialog()).toHaveTextContent('Jan Nowak')
  await expectAccessible()
  await dialog().getByRole('button', { name: 'Usuń ze składu' }).click()
  await isEmpty('def-1', 'Obrońca')
})

test('by keyboard: Enter opens, arrows move in edit mode, Delete asks', async () => {
  const club = linedUp({ 'gk-1': 'Kowalczyk' })
  await openLineup(club)
  const focusKeeper = () => slot('gk-1').element().focus()
  focusKeeper()
  await userEvent.keyboard('{Enter}')
  await focusInside(dialog())
  await userEvent.keyboard('{Escape}')
  await expect.element(slot('gk-1')).toHaveFocus()
  await page.getByRole('button', { name: 'Tryb edycji' }).click()
  focusKeeper()
  await userEvent.keyboard('{ArrowLeft}')
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
  await expect.poll(() => storedSlot(club, 'gk-1')?.y).toBeCloseTo(0.85, 5)
  await expect.poll(() => storedSlot(club, 'gk-1')?.x).toBeCloseTo(0.49, 5)
  await userEvent.keyboard('{Delete}')
  await expect.element(dialog()).toHaveAccessibleName('Usunąć zawodnika ze składu?')
  await focusInside(dialog())
  await userEvent.keyboard('{Escape}')
  await expect.element(slot('gk-1')).toHaveAccessibleName('Bramkarz: 1 Adam Kowalczyk')
})
