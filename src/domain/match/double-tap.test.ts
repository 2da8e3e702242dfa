import { expect, it } from 'vitest'
import { isSamePress, isSameTap } from './double-tap.ts'

it.each([
  [null, 5, false],
  [5_000, 5_000, true],
  [5_000, 5_280, true],
  [5_000, 5_999, true],
  [5_000, 6_000, false],
])('after a press at %s, one at %s is the same: %s', (before, now, isSame) => {
  expect(isSamePress(before, now)).toBe(isSame)
})

it.each([
  ['the first', null, false],
  ['at once on one spot', { at: 4_800, x: 110, y: 190 }, true],
  ['at once elsewhere', { at: 4_800, x: 100, y: 260 }, false],
  ['later on one spot', { at: 3_000, x: 100, y: 200 }, false],
])('a tap after another, %s', (_, before, isSame) => {
  expect(isSameTap(before, { at: 5_000, x: 100, y: 200 })).toBe(isSame)
})
