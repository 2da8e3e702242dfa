import { expect, it } from 'vitest'
import { longestPart } from './longest-part.ts'

it.each([
  ['', 0],
  ['Kos', 3],
  ['Grzegorz Brzęczyszczykiewicz', 19],
  ['Wiktor Drozd-Kulczyński', 10],
  ['Wyrwizębowiczęśliwska-Nowak', 22],
])('%j: %i', (name, letters) => {
  expect(longestPart(name)).toBe(letters)
})
