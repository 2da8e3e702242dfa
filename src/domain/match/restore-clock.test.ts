import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MATCH_TIME_STATES, NEW_CLOCK, pressClock } from './clock.ts'
import { restoreClock } from './restore-clock.ts'

const NOW = 1_786_800_000_000
const MINUTE = 60_000

const anyClock = fc.oneof(
  fc.anything(),
  fc.record(
    {
      matchTimeState: fc.oneof(fc.constantFrom<unknown>(...MATCH_TIME_STATES), fc.anything()),
      matchTimerActive: fc.oneof(fc.boolean(), fc.anything()),
      matchTimerStartTime: fc.oneof(fc.integer({ min: NOW - 1e8, max: NOW + 1e8 }), fc.double(), fc.anything()),
      matchTimerElapsed: fc.oneof(fc.double(), fc.anything()),
      matchMinute: fc.oneof(fc.double(), fc.anything()),
    },
    { requiredKeys: [] },
  ),
)

describe('restoreClock', () => {
  it('makes a well-formed clock of anything, and nothing else of that', () => {
    fc.assert(
      fc.property(anyClock, (raw) => {
        const clock = restoreClock(raw, NOW)
        expect(restoreClock(clock, NOW)).toEqual(clock)
        expect(MATCH_TIME_STATES).toContain(clock.matchTimeState)
        expect(clock.matchTimerActive).toBe(clock.matchTimerStartTime !== null)
        expect(clock.matchTimerStartTime ?? NOW).toBeLessThanOrEqual(NOW)
        expect(clock.matchTimerElapsed).toBeGreaterThanOrEqual(0)
        expect(clock.matchMinute).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('brings every state back as it was saved', () => {
    let clock = NEW_CLOCK
    for (let press = 0; press < 5; press += 1) {
      clock = pressClock(clock, NOW + press * 20 * MINUTE)
      expect(restoreClock(JSON.parse(JSON.stringify(clock)), NOW + press * 20 * MINUTE)).toEqual(clock)
    }
  })

  it('lets a running timer without a start go on from now', () => {
    const raw = { matchTimeState: 'firstHalf', matchTimerActive: true, matchTimerElapsed: 5 * MINUTE }
    expect(restoreClock(raw, NOW)).toMatchObject({ matchTimerStartTime: NOW, matchMinute: 5 })
  })

  it('does not run at the break', () => {
    const raw = { matchTimeState: 'halftime', matchTimerActive: true, matchTimerStartTime: NOW - MINUTE }
    expect(restoreClock(raw, NOW)).toMatchObject({ matchTimerActive: false, matchTimerStartTime: null })
  })

  it('fills in the minute of a clock that stands', () => {
    const standing = (matchTimeState: string) =>
      restoreClock({ matchTimeState, matchTimerActive: false, matchTimerElapsed: 47 * MINUTE }, NOW).matchMinute
    expect(['halftime', 'secondHalf', 'finished'].map(standing)).toEqual([47, 92, 92])
  })

  it('knows nothing to keep of a match that has not begun', () => {
    expect(restoreClock({ matchTimeState: 'notStarted', matchTimerElapsed: 9, matchMinute: 9 }, NOW)).toEqual(NEW_CLOCK)
  })
})
