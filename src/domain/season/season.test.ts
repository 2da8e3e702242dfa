import { describe, expect, it } from 'vitest'
import { seasonName, seasonOf, seasonStart } from './season.ts'

describe('a season', () => {
  it.each([
    ['2026-07-01', 2026],
    ['2026-12-31', 2026],
    ['2027-01-01', 2026],
    ['2027-06-30', 2026],
    ['2027-07-01', 2027],
  ])('of %s is that of %i', (day, season) => expect(seasonOf(day)).toBe(season))

  it('has the first of July for its first day, and a name', () => {
    expect(seasonStart(2026)).toBe('2026-07-01')
    expect([2026, 1999, 2008].map(seasonName)).toEqual(['2026/27', '1999/00', '2008/09'])
  })
})
