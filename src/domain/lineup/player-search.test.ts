import { describe, expect, it } from 'vitest'
import { searchPlayers } from './player-search.ts'

const SQUAD = [
  { firstName: 'Jan', lastName: 'Kowalski', number: 10 },
  { firstName: 'Łukasz', lastName: 'Żurawski-Gąska', number: 1 },
  { firstName: 'Bartosz', lastName: 'Janik', number: 21 },
]

const found = (query: string) => searchPlayers(SQUAD, query).map((player) => player.number)

describe('searchPlayers', () => {
  it.each([
    ['', [10, 1, 21]],
    ['   ', [10, 1, 21]],
    ['jan', [10, 21]],
    ['KOWAL', [10]],
    ['Jan Kow', [10]],
    ['kowalski  jan', [10]],
    ['wal', [10]],
    ['1', [10, 1, 21]],
    ['21', [21]],
    ['żuraw', [1]],
    ['zuraw', [1]],
    ['lukasz z', [1]],
    ['ŁUKASZ', [1]],
    ['gaska', [1]],
    ['ga\u0328ska', [1]],
    ['nowak', []],
    ['1021', []],
  ])('"%s"', (query, numbers) => {
    expect(found(query)).toEqual(numbers)
  })
})
