import { expect, it } from 'vitest'
import { PHOTOS_AT_ONCE } from '#domain/photo/photo-limits.ts'
import { isFull, NO_SELECTION, nextSelection, type PhotoSelection, type SelectionStep } from './photo-selection.ts'

const shown = [9, 8, 7, 6, 5]
const after = (...steps: SelectionStep[]): PhotoSelection =>
  steps.reduce(nextSelection, nextSelection(NO_SELECTION, { type: 'begin' }))
const ids = (selection: PhotoSelection) => [...selection.ids]
const toggle = (id: number): SelectionStep => ({ type: 'toggle', id })
const range = (id: number, list = shown): SelectionStep => ({ type: 'range', id, shown: list })

it('a touch selects, a second one takes it back', () => {
  expect(ids(after(toggle(7), toggle(5)))).toEqual([7, 5])
  expect(ids(after(toggle(7), toggle(5), toggle(7)))).toEqual([5])
})

it('a range goes from what was touched last, either way, and goes on from its end', () => {
  expect(ids(after(toggle(8), range(6)))).toEqual([8, 7, 6])
  expect(ids(after(toggle(6), range(8)))).toEqual([6, 8, 7])
  expect(ids(after(toggle(8), range(7), range(5)))).toEqual([8, 7, 6, 5])
})

it('without a beginning that is on the screen a range is a touch', () => {
  expect(ids(after(range(7)))).toEqual([7])
  expect(ids(after(toggle(9), range(6, [7, 6, 5])))).toEqual([9, 6])
})

it('all that is shown, and none of it', () => {
  expect(ids(after(toggle(6), { type: 'all', shown }))).toEqual([6, 9, 8, 7, 5])
  const none = after({ type: 'all', shown }, { type: 'none' })
  expect([none.isOn, ids(none)]).toEqual([true, []])
})

it('what is not shown any more is not selected, and nothing is new where all of it is', () => {
  const selected = after(toggle(9), toggle(5))
  expect(ids(nextSelection(selected, { type: 'shown', shown: [10, 9, 8] }))).toEqual([9])
  expect(nextSelection(selected, { type: 'shown', shown: [10, ...shown] })).toBe(selected)
})

it('the mode ends with nothing selected, and begins so', () => {
  expect(after(toggle(9), { type: 'end' })).toEqual(NO_SELECTION)
  expect(ids(after(toggle(9), { type: 'begin' }))).toEqual([])
})

it('there is no more than one call may change', () => {
  const many = Array.from({ length: PHOTOS_AT_ONCE + 20 }, (_, index) => index + 1)
  const all = after({ type: 'all', shown: many })
  expect([all.ids.size, isFull(all)]).toEqual([PHOTOS_AT_ONCE, true])
  expect(nextSelection(all, toggle(9_999)).ids.size).toBe(PHOTOS_AT_ONCE)
  expect(isFull(nextSelection(all, toggle(1)))).toBe(false)
})
