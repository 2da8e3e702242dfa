import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { dialog, dragMouse, expectAccessible, middleOf, section } from '#web/testing/hands.ts'
import { linedUp, openLineup, pitch, playerId, slot, storedSlot } from './testing/squad-club.ts'

const editor = () => page.getByRole('dialog', { name: 'Zmień formację' })
const button = (name: string) => editor().getByRole('button', { name, exact: true })

async function press(name: string): Promise<void> {
  await button(name).click()
  await expect.element(button(name)).toHaveAttribute('aria-pressed', 'true')
}

async function openFormations(): Promise<void> {
  await page.getByRole('button', { name: 'Tryb edycji' }).click()
  await page.getByRole('button', { name: 'Zmień formację' }).click()
  await expect.element(button('4-4-2')).toHaveAttribute('aria-pressed', 'true')
}

test('the eleven is chosen by ticking, each in their line, and saved at once', async () => {
  const club = linedUp({ 'mid-2': 'Nowak' })
  await openLineup(club)
  await page.getByRole('button', { name: 'Wybierz jedenastkę' }).click()
  const tick = (name: string) => dialog().getByRole('checkbox', { name })
  await expect.element(tick('Nowak')).toBeChecked()
  for (const name of ['Król', 'Kowalczyk', 'Żurawski', 'Majewski']) await tick(name).click()
  await expect.element(dialog().getByText('5 z 11')).toBeVisible()
  await tick('Majewski').click()
  await expect.element(tick('Majewski')).not.toBeChecked()
  await expectAccessible()
  await dialog().getByLabelText('Szukaj zawodnika').fill('dąb')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog().getByText('5 z 11')).toBeVisible()
  await expect.element(tick('Dąbrowski')).toBeChecked()
  expect(club.sentTo('POST /api/matches/:id/changes'), 'nothing is saved by ticking').toEqual([])
  await dialog().getByRole('button', { name: 'Gotowe' }).click()
  await expect.element(section('Skład drużyny')).toHaveTextContent('5 z 11')
  const expected = {
    'gk-1': 'Kowalczyk',
    'def-1': 'Żurawski',
    'mid-1': 'Dąbrowski',
    'mid-2': 'Nowak',
    'fwd-1': 'Król',
  }
  for (const [id, lastName] of Object.entries(expected))
    await expect.poll(() => storedSlot(club, id)?.playerId, { message: id }).toBe(playerId(lastName))

  await page.getByRole('button', { name: 'Wybierz jedenastkę' }).click()
  await tick('Król').click()
  await dialog().getByRole('button', { name: 'Anuluj' }).click()
  await expect.element(section('Skład drużyny')).toHaveTextContent('5 z 11')
})

test('the formation is changed over the whole screen, and changed back', async () => {
  await openLineup(linedUp({ 'gk-1': 'Kowalczyk', 'fwd-1': 'Majewski' }))
  await openFormations()
  const box = () => {
    const { x, y, width, height } = editor().element().getBoundingClientRect()
    return { x, y, width, height }
  }
  await expect.poll(box).toEqual({ x: 0, y: 0, width: innerWidth, height: innerHeight })
  await expect.poll(() => getComputedStyle(document.body).overflow).toBe('hidden')
  await expect.element(button('Przywróć')).toBeDisabled()
  await expectAccessible()

  await press('3-5-2')
  await expect.element(editor().getByRole('button', { name: /Obrońca/ })).toHaveLength(3)
  await expect.element(editor().getByRole('button', { name: /Napastnik: 9 Robert Majewski/ })).toBeVisible()
  await button('Przywróć').click()
  await expect.element(button('4-4-2')).toHaveAttribute('aria-pressed', 'true')

  await press('4-3-3')
  await button('Gotowe').click()
  await expect.element(editor()).not.toBeInTheDocument()
  await expect.element(slot('gk-1')).toHaveAccessibleName('Bramkarz: 1 Adam Kowalczyk')
  await expect.element(pitch().getByRole('button', { name: /Napastnik:/ })).toHaveLength(3)
})

const FOUR_FOUR_TWO = {
  'gk-1': 'Kowalczyk',
  'def-1': 'Nowak',
  'def-2': 'Żurawski',
  'def-4': 'Brzęczyszczykiewicz',
  'mid-2': 'Zieliński',
  'mid-3': 'Dąbrowski',
  'fwd-1': 'Majewski',
  'fwd-2': 'Król',
}

test('browsing formations leaves everybody in their line, and steps are taken back', async () => {
  const club = linedUp(FOUR_FOUR_TWO)
  await openLineup(club)
  await openFormations()
  const places = (): Locator => editor().getByRole('list', { name: 'Boisko' })
  const names = () =>
    places()
      .getByRole('button')
      .elements()
      .map((each) => each.textContent)
      .toSorted()
  const shape = () =>
    editor()
      .bySelector('[data-slot]')
      .elements()
      .map((each) => `${(each as HTMLElement).dataset.slot} ${(each as HTMLElement).style.cssText}`)
      .toSorted()
  const [before, beforeShape] = [names(), shape()]
  expect(before).toHaveLength(11)
  for (const name of ['3-4-3', '5-3-2', '4-4-2']) await press(name)
  expect([names(), shape()]).toEqual([before, beforeShape])
  await expect.element(button('Przywróć')).toBeDisabled()

  const keeper = middleOf(editor().bySelector('[data-slot="gk-1"] button').first())
  const { width } = places().element().getBoundingClientRect()
  await dragMouse(keeper, { x: keeper.x + 0.1 * width, y: keeper.y })
  await expect.element(button('4-4-2')).toHaveAttribute('aria-pressed', 'false')
  const dragged = shape()
  await press('3-5-2')
  await expect.element(button('Cofnij')).toBeEnabled()
  await button('Cofnij').click()
  await expect.poll(shape).toEqual(dragged)
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(button('4-4-2')).toHaveAttribute('aria-pressed', 'true')
  expect(names()).toEqual(before)
  await button('Gotowe').click()
  await expect.element(editor()).not.toBeInTheDocument()
  await expect.poll(() => storedSlot(club, 'gk-1')?.x).toBe(0.5)
  await expect.poll(() => storedSlot(club, 'def-4')?.playerId).toBe(playerId('Brzęczyszczykiewicz'))
})

test('the eleven of the last match is taken over, after a question if somebody is placed', async () => {
  const club = linedUp({})
  const last = linedUp({ 'gk-1': 'Kowalczyk', 'def-1': 'Nowak' }).matches.state
  club.matches.lastLineup = {
    positions: last.positions.map(({ playerId: id, x, y, ...place }) => ({
      ...place,
      x: Number(x),
      y: Number(y),
      player: id === null ? null : { id },
    })),
    benchPlayers: [],
  }
  await openLineup(club)
  const same = page.getByRole('button', { name: 'Taki sam skład jak ostatnio' })
  await same.click()
  await expect.element(slot('gk-1')).toHaveAccessibleName('Bramkarz: 1 Adam Kowalczyk')
  await expect.element(slot('def-1')).toHaveAccessibleName('Obrońca: 2 Jan Nowak')

  await slot('def-1').click()
  await dialog().getByRole('button', { name: 'Żurawski' }).click()
  await expect.element(slot('def-1')).toHaveAccessibleName('Obrońca: 3 Michał Żurawski')
  await same.click()
  await expect.element(dialog()).toHaveAccessibleName('Zastąpić obecny skład?')
  await dialog().getByRole('button', { name: 'Zastąp skład' }).click()
  await expect.element(slot('def-1')).toHaveAccessibleName('Obrońca: 2 Jan Nowak')
})
