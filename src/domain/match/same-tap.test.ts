import { expect, it } from 'vitest'
import { isSameTap } from './same-tap.ts'

it.each([
  ['the first', null, false],
  ['at once on one spot', { at: 4_800, x: 110, y: 190 }, true],
  ['at once elsewhere', { at: 4_800, x: 100, y: 260 }, false],
  ['later on one spot', { at: 3_000, x: 100, y: 200 }, false],
])('a tap after another, %s', (_, before, isSame) => {
  expect(isSameTap(before, { at: 5_000, x: 100, y: 200 })).toBe(isSame)
})
