import { describe, expect, it } from 'vitest'
import { groupMatches } from './match-list.ts'

const match = (
  id: number,
  matchDate: string | null,
  status = 'scheduled',
  date = `${matchDate ?? '2026-11-01'}T12:00:00Z`,
) => ({ id, matchDate, status, date }) as Parameters<typeof groupMatches>[0][number]
const ids = (matches: readonly { id: number }[]) => matches.map(({ id }) => id)

describe('the list of matches', () => {
  it('has the running ones apart, those ahead nearest first, those behind newest first', () => {
    const { running, ahead, behind } = groupMatches(
      [
        match(1, '2026-12-05'),
        match(2, '2026-11-22'),
        match(3, '2026-11-16', 'live'),
        match(4, '2026-11-08', 'finished'),
        match(5, '2026-11-15', 'finished'),
        match(6, '2026-11-16', 'halftime', '2026-11-16T15:00:00Z'),
      ],
      '2026-11-16',
    )
    expect([ids(running), ids(ahead), ids(behind)]).toEqual([
      [6, 3],
      [2, 1],
      [5, 4],
    ])
  })

  it('keeps a match of today ahead until it has begun, and puts one that was never played behind', () => {
    const { ahead, behind } = groupMatches([match(1, '2026-11-16'), match(2, '2026-11-15')], '2026-11-16')
    expect([ids(ahead), ids(behind)]).toEqual([[1], [2]])
  })

  it('puts those without a day after all that have one; a cancelled one without a day is behind', () => {
    const { ahead, behind } = groupMatches(
      [
        match(1, null, 'postponed'),
        match(2, '2026-11-30'),
        match(3, null, 'cancelled'),
        match(4, '2026-11-20', 'cancelled'),
      ],
      '2026-11-16',
    )
    expect([ids(ahead), ids(behind)]).toEqual([[4, 2, 1], [3]])
  })

  it('has a match that ended before its day behind', () => {
    expect(ids(groupMatches([match(1, '2026-11-20', 'finished')], '2026-11-16').behind)).toEqual([1])
  })
})
