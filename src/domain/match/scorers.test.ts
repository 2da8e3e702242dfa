import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../day.ts'
import { type ScorerEntry, scorersBySide } from './scorers.ts'
import { longDate, shortDate, wallTime } from './wall-date.ts'

let count = 0
const goal = (minute: string, playerId: number | null): ScorerEntry => ({
  id: `g${count++}`,
  isOpponent: playerId === null,
  minute,
  playerId,
  score: '',
})

describe('scorers by side', () => {
  const entries = [goal("67'", 9), goal("45+2'", null), goal('12', 9), goal("46'", 4), goal("45'", null)]

  it('gathers a player’s goals in the order of the match', () => {
    expect(scorersBySide(entries, true).home).toEqual([
      { playerId: 9, minutes: ["12'", "67'"] },
      { playerId: 4, minutes: ["46'"] },
    ])
  })

  it('puts added time where it belongs', () => {
    expect(scorersBySide(entries, true).away).toEqual([{ playerId: null, minutes: ["45'", "45+2'"] }])
  })

  it('turns round when we play away', () => {
    const { home, away } = scorersBySide(entries, false)
    expect([home.length, away.length]).toEqual([1, 2])
    expect(home[0]?.playerId).toBeNull()
  })
})

describe('dates', () => {
  it.each([
    ['2026-11-15', 'niedziela, 15 listopada 2026', '15.11.2026'],
    ['2024-02-29', 'czwartek, 29 lutego 2024', '29.02.2024'],
    ['2000-01-01', 'sobota, 1 stycznia 2000', '01.01.2000'],
    ['', '', ''],
    [null, '', ''],
    ['2026-13-01', '', ''],
  ])('%s', (date, long, short) => {
    expect([longDate(date), shortDate(date)]).toEqual([long, short])
  })

  it('agree with the calendar over a century', () => {
    for (let day = Date.UTC(1970, 0, 1); day < Date.UTC(2070, 0, 1); day += 13 * DAY_MS) {
      const date = new Date(day).toISOString().slice(0, 10)
      const weekday = new Intl.DateTimeFormat('pl', { weekday: 'long', timeZone: 'UTC' }).format(day)
      expect(longDate(date).split(',')[0]).toBe(weekday)
    }
  })

  it('times are shown as they were set', () => {
    expect([wallTime('15:00'), wallTime('9:05:00'), wallTime('?'), wallTime(null)]).toEqual(['15:00', '9:05', '', ''])
  })
})
