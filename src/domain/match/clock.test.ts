import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { autoStopped, clockAt, elapsedMs, type MatchClock, minuteAt, NEW_CLOCK, pressClock } from './clock.ts'

const MINUTE = 60_000
const KICK_OFF = 1_786_800_000_000

/** The clock after presses at these minutes past kick-off. */
const pressedAt = (...minutes: number[]): MatchClock =>
  minutes.reduce((clock, minute) => pressClock(clock, KICK_OFF + minute * MINUTE), NEW_CLOCK)

describe('the one button', () => {
  it('runs the first half from minute 0', () => {
    expect(pressedAt(0)).toEqual({
      matchTimeState: 'firstHalf',
      matchTimerActive: true,
      matchTimerStartTime: KICK_OFF,
      matchTimerElapsed: 0,
      matchMinute: 0,
    })
  })

  it('saves what was played at the break', () => {
    expect(pressedAt(0, 47)).toEqual({
      matchTimeState: 'halftime',
      matchTimerActive: false,
      matchTimerStartTime: null,
      matchTimerElapsed: 47 * MINUTE,
      matchMinute: 47,
    })
  })

  it('runs the second half from minute 45, whatever was added to the first', () => {
    const second = pressedAt(0, 47, 62)
    expect(second).toMatchObject({ matchTimeState: 'secondHalf', matchTimerElapsed: 0, matchMinute: 45 })
    expect(minuteAt(second, KICK_OFF + 72.5 * MINUTE)).toBe(55)
  })

  it('keeps the last minute when the match ends', () => {
    expect(pressedAt(0, 47, 62, 110)).toMatchObject({
      matchTimeState: 'finished',
      matchTimerActive: false,
      matchTimerElapsed: 48 * MINUTE,
      matchMinute: 93,
    })
  })

  it('comes back to a new clock with the fifth press', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 70, noNaN: true }), { minLength: 5, maxLength: 5 }), (waits) => {
        let now = KICK_OFF
        let clock: MatchClock = NEW_CLOCK
        const seen = waits.map((wait) => {
          now += wait * MINUTE
          clock = pressClock(clock, now)
          return clock.matchTimeState
        })
        expect(seen).toEqual(['firstHalf', 'halftime', 'secondHalf', 'finished', 'notStarted'])
        expect(clock).toEqual(NEW_CLOCK)
      }),
    )
  })

  it('finds a forgotten match already finished', () => {
    expect(pressedAt(0, 500)).toEqual(NEW_CLOCK)
  })
})

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
          matchTimeState: state,
          matchTimerActive: true,
          matchTimerStartTime: KICK_OFF,
          matchTimerElapsed: elapsed,
          matchMinute: 0,
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
    expect(elapsedMs(clock, KICK_OFF + 4 * MINUTE)).toBe(7 * MINUTE)
  })

  it('takes a start in the future for now', () => {
    const ahead = { ...pressedAt(0), matchTimerStartTime: KICK_OFF + 5 * MINUTE }
    expect(elapsedMs(ahead, KICK_OFF)).toBe(0)
    expect(clockAt(ahead, KICK_OFF)).toEqual(pressedAt(0))
  })

  it('says its minute whenever it is looked at', () => {
    expect(clockAt(pressedAt(0), KICK_OFF + 12.9 * MINUTE).matchMinute).toBe(12)
  })
})

describe('the stop at 120 minutes', () => {
  const STOPPED = { ...NEW_CLOCK, matchTimeState: 'finished' }

  it.each([
    ['first', pressedAt(0), 120],
    ['second', pressedAt(0, 45, 60), 60 + 75],
  ])('comes in the %s half to the minute', (_half, clock, minute) => {
    const stop = KICK_OFF + minute * MINUTE
    expect(autoStopped(clock, stop - 1)).toBeNull()
    expect(autoStopped(clock, stop)).toEqual(STOPPED)
    expect(clockAt(clock, stop + 86_400_000)).toEqual(STOPPED)
  })

  it('does not touch a clock that stands', () => {
    for (const clock of [NEW_CLOCK, pressedAt(0, 47), pressedAt(0, 47, 62, 110)]) {
      expect(clockAt(clock, KICK_OFF + 1_000 * MINUTE)).toEqual(clock)
    }
  })
})
