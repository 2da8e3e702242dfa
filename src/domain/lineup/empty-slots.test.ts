import { expect, it } from 'vitest'
import { emptyInLine, nextEmptySlot } from './empty-slots.ts'
import { emptySlots, type Slot } from './slots.ts'

const taken = (...ids: string[]): Slot[] =>
  emptySlots().map((slot, index) => (ids.includes(slot.id) ? { ...slot, playerId: index + 1 } : slot))
const next = (slots: readonly Slot[], afterId: string) => nextEmptySlot(slots, afterId)?.id

it('the next empty slot is the next to be read, then from the goal again', () => {
  expect(next(taken('gk-1'), 'gk-1')).toBe('def-1')
  expect(next(taken('def-1', 'def-2'), 'def-1')).toBe('def-3')
  expect(next(taken('fwd-2'), 'fwd-2')).toBe('gk-1')
  expect(next(taken('gk-1'), 'nowhere')).toBe('def-1')
})

it('the same one is next while it alone is empty, and none when all are taken', () => {
  const ids = emptySlots().map(({ id }) => id)
  expect(next(taken(...ids.filter((id) => id !== 'mid-2')), 'mid-2')).toBe('mid-2')
  expect(next(taken(...ids), 'mid-2')).toBeUndefined()
})

it('a line says how many of its places are empty', () => {
  expect([emptyInLine(taken('def-1'), 'DEF'), emptyInLine(taken('gk-1'), 'GK')]).toEqual([3, 0])
})
