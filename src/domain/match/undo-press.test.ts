import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockAt, type MatchClock, NEW_CLOCK } from './clock.ts'
import { goalMinute, minuteLabel } from './clock-minute.ts'
import { displayTime } from './clock-text.ts'
import { startExtraTime, startPenalties } from './extra-time.ts'
import { pressClock } from './press-clock.ts'
import { setMinute } from './set-clock.ts'
import { at, MINUTE, playedClock, pressedAt } from './testing/played-clock.ts'
import { undoablePress, undoLosesTime, undoPress } from './undo-press.ts'

const reading = (clock: MatchClock | null, now: number) =>
  clock && {
    ...clockAt({ ...clock, previous: null }, now),
    texts: [displayTime(clock, now), minuteLabel(clock, now), goalMinute(clock, now)],
  }

describe('undo', () => {
  it('of any press reads as if nobody had pressed, at any later moment', () => {
    const press = fc.constantFrom(pressClock, startExtraTime, startPenalties)
    const wait = fc.integer({ min: 0, max: 200 * MINUTE })
    fc.assert(
      fc.property(playedClock, press, wait, wait, ({ clock, now }, does, until, later) => {
        const pressed = does(clock, now)
        if (!pressed) return
        const undone = undoPress(pressed, now + until)
        expect(reading(undone, now + until)).toEqual(reading(clock, now + until))
        expect(reading(undone, now + until + later)).toEqual(reading(clock, now + until + later))
      }),
    )
  })

  it('lets a half that was stopped by mistake run on', () => {
    const undone = undoPress(pressedAt(0, 10.55), at(12))
    expect(undone).toMatchObject({ matchTimeState: 'firstHalf', matchTimerActive: true, matchMinute: 12 })
    expect(undone && displayTime(undone, at(12, 5))).toBe('12:05')
  })

  it('goes one step back and no further', () => {
    expect(undoPress(NEW_CLOCK, at(0))).toBeNull()
    const undone = undoPress(pressedAt(0, 45), at(46))
    expect(undone && undoPress(undone, at(46))).toBeNull()
  })

  it('is still there after the time was put right', () => {
    const corrected = setMinute(pressedAt(0, 40), 45, 0, at(41))
    expect(undoPress(corrected, at(42))).toMatchObject({ matchTimeState: 'firstHalf', matchMinute: 42 })
  })
})

describe('what is offered to be undone', () => {
  it('is where the last press led', () => {
    const stages = [NEW_CLOCK, pressedAt(0), pressedAt(0, 45), pressedAt(0, 45, 60), pressedAt(0, 45, 60, 106)]
    expect(stages.map((clock) => undoablePress(clock, at(107)))).toEqual([
      null,
      'firstHalf',
      'halftime',
      'secondHalf',
      'finished',
    ])
  })

  it('is nothing when the half, running on, would have stopped by itself', () => {
    const finished = pressedAt(0, 45, 60, 108)
    expect(undoablePress(finished, at(60 + 74))).toBe('finished')
    expect(undoablePress(finished, at(60 + 75))).toBeNull()
  })

  it('is a new clock again, however late', () => {
    expect(undoablePress(pressedAt(0, 45, 60, 108, 120), at(10_000))).toBe('notStarted')
  })

  it('costs nothing but when a half has been played since', () => {
    expect(undoLosesTime(pressedAt(0), at(0, 59))).toBe(false)
    expect(undoLosesTime(pressedAt(0), at(1))).toBe(true)
    expect(undoLosesTime(pressedAt(0, 45, 60), at(60, 59))).toBe(false)
    expect(undoLosesTime(pressedAt(0, 45, 60), at(61))).toBe(true)
    expect(undoLosesTime(pressedAt(0, 45), at(59))).toBe(false)
  })
})
