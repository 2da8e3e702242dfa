import { describe, expect, it } from 'vitest'
import type { PublicMatch } from '#contract/fan.ts'
import { featuredMatch, otherMatches } from './featured-match.ts'

const NOW = Date.parse('2026-05-16T15:00:00Z')

const match = (id: number, date: string, status: PublicMatch['status']): PublicMatch => ({
  id,
  date: `${date}T13:00:00.000Z`,
  teamId: 1,
  teamName: 'Pierwsza drużyna',
  isHome: true,
  homeTeam: 'Orły Dębno',
  awayTeam: 'Iskra Żuławy',
  homeScore: 0,
  awayScore: 0,
  status,
  matchTimeState: 'notStarted',
  period: 'regular',
  matchMinute: 0,
  shootout: null,
  isDecided: false,
  opponentLogo: null,
  competition: null,
  round: null,
  venue: null,
  version: 1,
})

const next = match(5, '2026-05-30', 'scheduled')
const soon = match(4, '2026-05-23', 'scheduled')
const today = match(3, '2026-05-16', 'live')
const last = match(2, '2026-05-09', 'finished')
const first = match(1, '2026-05-02', 'finished')

describe('featuredMatch', () => {
  it.each([
    ['the one being played', [next, soon, today, last], today],
    ['the one at the break', [next, { ...today, status: 'halftime' as const }, last], { ...today, status: 'halftime' }],
    [
      'today’s result before the next match',
      [soon, { ...today, status: 'finished' as const }],
      { ...today, status: 'finished' },
    ],
    ['the next one, not the furthest', [next, soon, last], soon],
    ['the last result when nothing is planned', [last, first], last],
    [
      'today’s though nobody started the clock',
      [soon, { ...today, status: 'scheduled' as const }, last],
      { ...today, status: 'scheduled' },
    ],
    ['the next one that is played', [next, { ...soon, status: 'cancelled' as const }], next],
    ['none when there is none', [], null],
  ])('is %s', (_, list, expected) => {
    expect(featuredMatch(list, NOW)).toEqual(expected)
  })
})

it('sorts the others into soonest first and newest first', () => {
  const forgotten = match(6, '2026-05-10', 'scheduled')
  expect(otherMatches([next, soon, today, forgotten, last, first], today, NOW)).toEqual({
    coming: [soon, next],
    past: [last, first],
  })
})

it('keeps one without a day behind those that have one, and a cancelled one where fans look for it', () => {
  const off = (of: PublicMatch, status: 'postponed' | 'cancelled' | 'abandoned') => ({ ...of, status })
  const list = [next, off(soon, 'cancelled'), today, off(last, 'postponed'), off(first, 'abandoned')]
  expect(otherMatches(list, today, NOW)).toEqual({
    coming: [off(soon, 'cancelled'), next, off(last, 'postponed')],
    past: [off(first, 'abandoned')],
  })
  expect(otherMatches([today, off(last, 'cancelled')], today, NOW).past).toEqual([off(last, 'cancelled')])
})
