import { describe, expect, it } from 'vitest'
import { comingSaturday, kickOffSoon, pastWeekend } from './match-days.ts'

const WARSAW = 'Europe/Warsaw'
const soon = (moment: string, zone = WARSAW) => kickOffSoon(Date.parse(moment), zone)

describe('the match of the day', () => {
  it('kicks off in about three hours, on a quarter of an hour, by the clock on the wall', () => {
    expect(soon('2026-08-15T10:02:00Z')).toEqual({ day: '2026-08-15', time: '15:15' })
    expect(soon('2026-11-15T10:02:00Z')).toEqual({ day: '2026-11-15', time: '14:15' })
    expect(soon('2026-11-15T23:30:00Z', 'America/New_York')).toEqual({ day: '2026-11-15', time: '20:30' })
  })

  it('kicks off sooner late in the day, and on the next one in the evening', () => {
    expect(soon('2026-11-15T17:45:00Z')).toEqual({ day: '2026-11-15', time: '20:30' })
    expect(soon('2026-11-15T18:30:00Z')).toEqual({ day: '2026-11-15', time: '20:30' })
    expect(soon('2026-11-15T18:31:00Z')).toEqual({ day: '2026-11-16', time: '11:00' })
    expect(soon('2026-11-15T22:59:00Z')).toEqual({ day: '2026-11-16', time: '11:00' })
    expect(soon('2026-11-15T23:01:00Z')).toEqual({ day: '2026-11-16', time: '11:00' })
  })
})

describe('the other matches', () => {
  it('lie on weekends, with days of rest on both sides of today', () => {
    expect([pastWeekend('2026-11-15', 0, 'saturday'), comingSaturday('2026-11-15')]).toEqual([
      '2026-11-07',
      '2026-11-21',
    ])
    expect([pastWeekend('2026-11-18', 0, 'saturday'), comingSaturday('2026-11-18')]).toEqual([
      '2026-11-14',
      '2026-11-28',
    ])
    expect(pastWeekend('2026-11-18', 2, 'sunday')).toBe('2026-11-01')
  })
})
