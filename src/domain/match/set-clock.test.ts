import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockAt, type MatchClock, minuteAt, NEW_CLOCK, playedMs } from './clock.ts'
import { displayTime } from './clock-text.ts'
import { startExtraTime } from './extra-time.ts'
import { pressClock } from './press-clock.ts'
import { setMinute, settableTime, shiftMinutes } from './set-clock.ts'
import { at, MINUTE, playedClock, pressedAt } from './testing/played-clock.ts'

describe('a clock that is set by hand', () => {
  it('reads what it was set to, runs on or stands as before, and is the same stage', () => {
    const set = fc.record({
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      seconds: fc.integer({ min: 0, max: 59 }),
    })
    fc.assert(
      fc.property(playedClock, set, ({ clock: stored, now }, { share, seconds }) => {
        const clock = clockAt(stored, now)
        const settable = settableTime(clock)
        if (!settable) return
        const minute = settable.from + Math.floor(share * (settable.until - settable.from - 1))
        const corrected = setMinute(stored, minute, seconds, now)
        expect(minuteAt(corrected, now)).toBe(minute)
        expect(playedMs(corrected, now)).toBe(minute * MINUTE + seconds * 1_000)
        expect(corrected).toMatchObject({
          matchTimeState: clock.matchTimeState,
          matchPeriod: clock.matchPeriod,
          matchTimerActive: clock.matchTimerActive,
          previous: clock.previous,
        })
      }),
    )
  })

  it('never leaves the minutes of its half, nor stops by itself at once', () => {
    const anything = fc.integer({ min: -1_000, max: 1_000 })
    fc.assert(
      fc.property(playedClock, anything, anything, ({ clock, now }, minute, by) => {
        for (const corrected of [setMinute(clock, minute, 0, now), shiftMinutes(clock, by, now)]) {
          expect(clockAt(corrected, now).matchTimeState).toBe(clockAt(clock, now).matchTimeState)
          const settable = settableTime(corrected)
          expect(playedMs(corrected, now)).toBeGreaterThanOrEqual((settable?.from ?? 0) * MINUTE)
        }
      }),
    )
  })

  it('makes up for a late start', () => {
    const late = shiftMinutes(pressedAt(7), 1, at(7, 30))
    expect(displayTime(late, at(7, 30))).toBe('01:30')
    const right = setMinute(late, 7, 40, at(7, 40))
    expect(displayTime(right, at(12, 34))).toBe('12:34')
  })

  const extra = startExtraTime(pressedAt(0, 45, 60, 105), at(110)) ?? NEW_CLOCK

  it.each<[string, MatchClock, string, string]>([
    ['first half', pressedAt(0), '00:00', '45:00 +74:59'],
    ['second half', pressedAt(0, 45, 60), '45:00', '90:00 +29:59'],
    ['match that is over', pressedAt(0, 45, 60, 106), '45:00', '90:00 +29:59'],
    ['first half of extra time', extra, '90:00', '105:00 +44:59'],
    ['second half of extra time', pressClock(pressClock(extra, at(111)), at(112)), '105:00', '120:00 +29:59'],
  ])('knows the bounds of the %s', (_stage, clock, least, most) => {
    const now = at(113)
    expect(displayTime(setMinute(clock, -5, 0, now), now)).toBe(least)
    expect(displayTime(setMinute(clock, 500, 0, now), now)).toBe(most)
  })

  it('stays a new clock before the match', () => {
    expect(setMinute(NEW_CLOCK, 12, 0, at(0))).toEqual(NEW_CLOCK)
    expect(settableTime(NEW_CLOCK)).toBeNull()
  })
})
