import { describe, expect, it } from 'vitest'
import { countdown, countdownText } from './countdown.ts'

const kickOffLess = (days: number, hours: number, minutes: number, seconds = 0): number =>
  Date.UTC(2026, 7, 15, 13, 0) - (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000

const left = (...before: Parameters<typeof kickOffLess>) => countdownText('2026-08-15', '15:00', kickOffLess(...before))

describe('the countdown', () => {
  it.each([
    [[2, 3, 15], '2 dni 3 godz. 15 min'],
    [[1, 0, 0], '1 dzień 0 godz. 0 min'],
    [[22, 0, 5], '22 dni 0 godz. 5 min'],
    [[0, 3, 15], '3 godz. 15 min'],
    [[0, 1, 0], '1 godz. 0 min'],
    [[0, 0, 15], '15 min'],
    [[0, 0, 14, 40], '15 min'],
    [[0, 0, 0, 1], '1 min'],
    [[0, 0, 0], 'Mecz już się odbył'],
    [[-1, 0, 0], 'Mecz już się odbył'],
  ] as [Parameters<typeof kickOffLess>, string][])('with %j left', (before, text) => {
    expect(left(...before)).toBe(text)
  })

  it('says nothing without a date or a time', () => {
    expect(countdownText(null, '15:00', 0)).toBe('')
    expect(countdownText('2026-08-15', null, 0)).toBe('')
    expect(countdown('', '', 0)).toBeNull()
  })

  it('counts the hour that summer time takes away', () => {
    const evening = Date.UTC(2026, 2, 28, 14, 0)
    expect(countdownText('2026-03-29', '15:00', evening)).toBe('23 godz. 0 min')
  })

  it('counts in the club’s zone', () => {
    const now = Date.UTC(2026, 7, 15, 13, 0)
    expect(countdown('2026-08-15', '15:00', now, 'Europe/London')).toEqual({
      isPast: false,
      days: 0,
      hours: 1,
      minutes: 0,
    })
  })
})
