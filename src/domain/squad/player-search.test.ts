import { expect, it } from 'vitest'
import { playerSearch } from './player-search.ts'

const ZAK = { firstName: 'Łukasz', lastName: 'Żak', number: 10, position: 'Bramkarz' }

it.each([
  ['', true],
  ['żak', true],
  ['ZAK', true],
  ['luka', true],
  ['10', true],
  ['zak lukasz', true],
  ['bramkarz', true],
  ['  zak ', true],
  ['zak 11', false],
  ['kos', false],
])('%j', (typed, isFound) => {
  expect(playerSearch(typed)(ZAK)).toBe(isFound)
})
