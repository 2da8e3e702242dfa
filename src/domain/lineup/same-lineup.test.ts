import { expect, it } from 'vitest'
import { fraction } from '../units.ts'
import { isSameLineup } from './same-lineup.ts'
import { emptySlots, moveSlot, placePlayer } from './slots.ts'

const eleven = placePlayer(emptySlots(), [8, 9], 'gk', 1)
const first = emptySlots()[0]?.id ?? ''
const placed = placePlayer(emptySlots(), [8, 9], first, 1)

it('is the same while fans would see the same', () => {
  expect(isSameLineup(placed, { ...placed, slots: [...placed.slots].reverse() })).toBe(true)
  const empty = emptySlots()[1]?.id ?? ''
  expect(isSameLineup(placed, { ...placed, slots: moveSlot(placed.slots, empty, fraction(0.1), fraction(0.1)) })).toBe(
    true,
  )
})

it('is another with another player, another place, another bench', () => {
  expect(isSameLineup(placed, placePlayer(placed.slots, placed.bench, first, 2))).toBe(false)
  expect(isSameLineup(placed, { ...placed, slots: moveSlot(placed.slots, first, fraction(0.1), fraction(0.1)) })).toBe(
    false,
  )
  expect(isSameLineup(placed, { ...placed, bench: [9, 8] })).toBe(false)
  expect(isSameLineup(eleven, placed)).toBe(false)
})
