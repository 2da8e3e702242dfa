import { expect, it } from 'vitest'
import { competitionWords } from './round.ts'

it.each([
  ['IV liga', '12', 'IV liga, 12. kolejka'],
  ['Puchar Polski', '1/8 finału', 'Puchar Polski, 1/8 finału'],
  ['Sparing', null, 'Sparing'],
  [null, '3', '3. kolejka'],
  [null, null, null],
])('%s and %s are told as %s', (competition, round, words) => expect(competitionWords(competition, round)).toBe(words))
