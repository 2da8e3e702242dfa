import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockAt, MATCH_PERIODS, MATCH_TIME_STATES, NEW_CLOCK } from './clock.ts'
import { stageOf } from './clock-stage.ts'
import { restoreClock } from './restore-clock.ts'
import { at, playedClock, pressedAt } from './testing/played-clock.ts'
import { undoPress } from './undo-press.ts'

const NOW = 1_786_800_000_000
const MINUTE = 60_000

const stateFields = {
  matchTimeState: fc.oneof(fc.constantFrom<unknown>(...MATCH_TIME_STATES), fc.anything()),
  matchPeriod: fc.oneof(fc.constantFrom<unknown>(...MATCH_PERIODS), fc.anything()),
  matchTimerActive: fc.oneof(fc.boolean(), fc.anything()),
  matchTimerStartTime: fc.oneof(fc.integer({ min: NOW - 1e8, max: NOW + 1e8 }), fc.double(), fc.anything()),
  matchTimerElapsed: fc.oneof(fc.double(), fc.anything()),
  matchMinute: fc.oneof(fc.double(), fc.anything()),
}
const anyState = fc.record(stateFields, { requiredKeys: [] })

const anyClock = fc.oneof(
  fc.anything(),
  fc.record({ ...stateFields, previous: fc.oneof(anyState, fc.anything()) }, { requiredKeys: [] }),
)

describe('restoreClock', () => {
  it('makes a well-formed clock of anything, and nothing else of that', () => {
    fc.assert(
      fc.property(anyClock, (raw) => {
        const clock = restoreClock(raw, NOW)
        expect(restoreClock(clock, NOW)).toEqual(clock)
        expect(MATCH_TIME_STATES).toContain(clock.matchTimeState)
        expect(MATCH_PERIODS).toContain(clock.matchPeriod)
        expect(clock.previous ?? {}).not.toHaveProperty('previous')
        const undone = undoPress(clock, NOW)
        if (undone) expect(restoreClock(undone, NOW)).toEqual(undone)
        expect(clock.matchTimerActive).toBe(clock.matchTimerStartTime !== null)
        expect(clock.matchTimerStartTime ?? NOW).toBeLessThanOrEqual(NOW)
        expect(clock.matchTimerElapsed).toBeGreaterThanOrEqual(0)
        expect(clock.matchMinute).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('brings every clock back as it was saved', () => {
    fc.assert(
      fc.property(playedClock, ({ clock: stored, now }) => {
        const clock = clockAt(stored, now)
        expect(restoreClock(JSON.parse(JSON.stringify(clock)), now)).toEqual(clock)
      }),
    )
  })

  it('takes a clock from before extra time was known for a regular one with nothing to undo', () => {
    const { matchPeriod, previous, ...old } = pressedAt(0, 45, 60)
    expect(restoreClock(old, at(70))).toMatchObject({ matchPeriod: 'regular', previous: null, matchMinute: 55 })
  })

  it('does not undo a press that somebody with an older version has pressed on', () => {
    const { matchPeriod, previous, ...old } = pressedAt(0, 45, 60)
    const kept = { ...pressedAt(0, 45), ...old }
    expect(restoreClock(kept, at(61))).toMatchObject({ matchTimeState: 'secondHalf', previous: null })
  })

  it('believes no period that the state does not have', () => {
    const stage = (matchTimeState: string, matchPeriod: string) =>
      stageOf(restoreClock({ matchTimeState, matchPeriod, matchTimerActive: true }, NOW))
    expect(stage('firstHalf', 'penalties')).toBe('firstHalf')
    expect(stage('secondHalf', 'extraHalftime')).toBe('secondHalf')
    expect(stage('secondHalf', 'golden goal')).toBe('secondHalf')
    expect(stage('halftime', 'extraHalftime')).toBe('extraHalftime')
  })

  it('keeps extra time to its minutes', () => {
    const raw = { matchTimeState: 'secondHalf', matchPeriod: 'extraSecondHalf', matchTimerActive: true }
    expect(restoreClock({ ...raw, matchTimerElapsed: 0 }, NOW).matchMinute).toBe(105)
    expect(restoreClock({ ...raw, matchTimerElapsed: 1e15 }, NOW).matchMinute).toBe(150)
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
