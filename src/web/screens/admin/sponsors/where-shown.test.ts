import { expect, it } from 'vitest'
import { whereShown } from './where-shown.ts'

it.each([
  [{ kinds: null, competition: null, season: null }, 'Wszystkie grafiki'],
  [{ kinds: ['goal', 'result'], competition: null, season: null }, 'Gol, Wynik meczu'],
  [{ kinds: null, competition: 'IV liga', season: 2026 }, 'Wszystkie grafiki · IV liga · sezon 2026/27'],
] as const)('%j', ({ kinds, ...rest }, words) => {
  expect(whereShown({ ...rest, kinds: kinds && [...kinds] })).toBe(words)
})
