import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../day.ts'
import { autoStopped, clockAt, elapsedMs, type MatchClock, minuteAt, NEW_CLOCK, playedMs } from './clock.ts'
import { startExtraTime } from './extra-time.ts'
import { pressClock } from './press-clock.ts'
import { at, KICK_OFF, MINUTE, playedClock, pressedAt } from './testing/played-clock.ts'

describe('a running half', () => {
  const half = fc.record({
    state: fc.constantFrom('firstHalf' as const, 'secondHalf' as const),
    elapsed: fc.integer({ min: 0, max: 60 * MINUTE }),
    later: fc.array(fc.integer({ min: 0, max: 10 * MINUTE }), { maxLength: 20 }),
  })

  it('never goes back by a minute', () => {
    fc.assert(
      fc.property(half, ({ state, elapsed, later }) => {
        const clock: MatchClock = {
          ...NEW_CLOCK,
          matchTimeState: state,
          matchTimerActive: true,
          matchTimerStartTime: KICK_OFF,
          matchTimerElapsed: elapsed,
        }
        let now = KICK_OFF
        let before = minuteAt(clock, now)
        for (const wait of later) {
          now += wait
          const minute = minuteAt(clock, now)
          expect(minute).toBeGreaterThanOrEqual(before)
          before = minute
        }
      }),
    )
  })

  it('adds the time since its start to what was stored', () => {
    const clock = { ...pressedAt(0), matchTimerElapsed: 3 * MINUTE }
    expect(elapsedMs(clock, at(4))).toBe(7 * MINUTE)
  })

  it('takes a start in the future for now', () => {
    const ahead = { ...pressedAt(0), matchTimerStartTime: at(5) }
    expect(elapsedMs(ahead, KICK_OFF)).toBe(0)
    expect(clockAt(ahead, KICK_OFF)).toEqual(pressedAt(0))
  })

  it('says its minute whenever it is looked at', () => {
    expect(clockAt(pressedAt(0), at(12.9)).matchMinute).toBe(12)
  })
})

describe('a reader that knows nothing of extra time', () => {
  /** As it was before there was any: by the five states and their fields alone. */
  function oldMinute(clock: MatchClock, now: number): number {
    if (!clock.matchTimerActive) return clock.matchMinute
    const elapsed = clock.matchTimerElapsed + Math.max(0, now - (clock.matchTimerStartTime ?? now))
    return (clock.matchTimeState === 'secondHalf' ? 45 : 0) + Math.floor(elapsed / MINUTE)
  }

  it('reads the same minute off every clock', () => {
    fc.assert(
      fc.property(playedClock, ({ clock: stored, now }) => {
        const clock = clockAt(stored, now)
        expect(oldMinute(clock, now)).toBe(Math.floor(playedMs(clock, now) / MINUTE))
        expect(oldMinute(clock, now)).toBe(clock.matchMinute)
      }),
    )
  })
})

describe('the stop of a forgotten clock', () => {
  const STOPPED = { ...NEW_CLOCK, matchTimeState: 'finished' }
  const extraTime = startExtraTime(pressedAt(0, 45, 60, 105), at(110)) ?? NEW_CLOCK
  const lastHalf = pressClock(pressClock(extraTime, at(125)), at(130))

  it.each([
    ['first half, at 120', pressedAt(0), 120],
    ['second half, at 120', pressedAt(0, 45, 60), 60 + 75],
    ['first half of extra time, at 150', extraTime, 110 + 60],
    ['second half of extra time, at 150', lastHalf, 130 + 45],
  ])('comes in the %s, to the minute', (_half, clock, minute) => {
    const stop = at(minute)
    expect(autoStopped(clock, stop - 1)).toBeNull()
    expect(autoStopped(clock, stop)).toEqual(STOPPED)
    expect(clockAt(clock, stop + DAY_MS)).toEqual(STOPPED)
  })

  it('does not touch a clock that stands', () => {
    for (const clock of [NEW_CLOCK, pressedAt(0, 47), pressedAt(0, 47, 62, 110), pressClock(extraTime, at(126))]) {
      expect(clockAt(clock, at(1_000))).toEqual(clock)
    }
  })
})
