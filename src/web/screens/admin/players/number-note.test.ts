import { expect, it } from 'vitest'
import { numberNote } from './number-note.ts'

const player = (id: number, firstName: string, number: number) => ({ id, firstName, lastName: 'Kos', number })
const SQUAD = [player(1, 'Jan', 9), player(2, 'Adam', 10), player(3, 'Ewa', 10)]

it.each([
  [9, undefined, 'Numer 9 ma już Jan Kos.'],
  [9, 1, null],
  [10, 2, 'Numer 10 ma już Ewa Kos.'],
  [10, 1, 'Numer 10 mają już Adam Kos i Ewa Kos.'],
  [11, undefined, null],
  ['', undefined, null],
  ['9', undefined, 'Numer 9 ma już Jan Kos.'],
])('the number %j of player %j', (number, ownId, note) => {
  expect(numberNote(SQUAD, number, ownId)).toBe(note)
})
