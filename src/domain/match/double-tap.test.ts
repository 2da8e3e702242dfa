import { expect, it } from 'vitest'
import { isSamePress } from './double-tap.ts'

it.each([
  [null, 5, false],
  [5_000, 5_000, true],
  [5_000, 5_280, true],
  [5_000, 5_999, true],
  [5_000, 6_000, false],
])('after a press at %s, one at %s is the same: %s', (before, now, isSame) => {
  expect(isSamePress(before, now)).toBe(isSame)
})
