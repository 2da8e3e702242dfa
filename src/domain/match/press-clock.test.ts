import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type MatchClock, NEW_CLOCK } from './clock.ts'
import { displayTime } from './clock-text.ts'
import { startExtraTime, startPenalties } from './extra-time.ts'
import { endsEarly, pressClock } from './press-clock.ts'
import { at, KICK_OFF, MINUTE, playedClock, pressedAt } from './testing/played-clock.ts'

const { previous: _, ...BEFORE_THE_MATCH } = NEW_CLOCK

function certain(clock: MatchClock | null): MatchClock {
  if (!clock) throw new Error('The step was not offered')
  return clock
}

describe('the one button', () => {
  it('runs the first half from minute 0', () => {
    expect(pressedAt(0)).toEqual({
      matchTimeState: 'firstHalf',
      matchPeriod: 'regular',
      matchTimerActive: true,
      matchTimerStartTime: KICK_OFF,
      matchTimerElapsed: 0,
      matchMinute: 0,
      previous: BEFORE_THE_MATCH,
    })
  })

  it('saves what was played at the break', () => {
    expect(pressedAt(0, 47)).toMatchObject({
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
    expect(displayTime(second, at(72, 30))).toBe('55:30')
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
        expect({ ...clock, previous: null }).toEqual(NEW_CLOCK)
      }),
    )
  })

  it('finds a forgotten match already finished', () => {
    expect(pressedAt(0, 500)).toMatchObject(BEFORE_THE_MATCH)
  })

  it('remembers one press, never the one before it', () => {
    fc.assert(
      fc.property(playedClock, ({ clock, now }) => {
        expect(pressClock(clock, now).previous).not.toHaveProperty('previous')
      }),
    )
  })
})

describe('extra time', () => {
  const DRAW = pressedAt(0, 45, 60, 108)
  const first = certain(startExtraTime(DRAW, at(113)))

  it('runs from 90:00, stands at 105:00, runs from there, and ends', () => {
    expect(first).toMatchObject({ matchTimeState: 'secondHalf', matchTimerElapsed: 45 * MINUTE, matchMinute: 90 })
    expect(displayTime(first, at(113, 5))).toBe('90:05')
    const pause = pressClock(first, at(129))
    expect(pause).toMatchObject({
      matchTimeState: 'halftime',
      matchPeriod: 'extraHalftime',
      matchTimerActive: false,
      matchMinute: 105,
    })
    const second = pressClock(pause, at(130))
    expect(second).toMatchObject({ matchTimeState: 'secondHalf', matchTimerElapsed: 60 * MINUTE, matchMinute: 105 })
    const end = pressClock(second, at(147))
    expect(end).toMatchObject({ matchTimeState: 'finished', matchPeriod: 'extraSecondHalf', matchMinute: 122 })
    expect(pressClock(end, at(150))).toMatchObject(BEFORE_THE_MATCH)
  })

  it('is offered when the second half is over or runs past 90:00, and once', () => {
    expect(startExtraTime(pressedAt(0, 45, 60), at(104, 59))).toBeNull()
    expect(startExtraTime(pressedAt(0, 45, 60), at(105))).toMatchObject({ matchPeriod: 'extraFirstHalf' })
    for (const clock of [NEW_CLOCK, pressedAt(0), pressedAt(0, 45), first]) {
      expect(startExtraTime(clock, at(114))).toBeNull()
    }
  })

  it('leads to penalties, which stand at 120:00 until the match is over', () => {
    const second = pressClock(pressClock(first, at(128)), at(129))
    expect(startPenalties(second, at(143))).toBeNull()
    const penalties = certain(startPenalties(second, at(145)))
    expect(penalties).toMatchObject({ matchTimeState: 'secondHalf', matchTimerActive: false, matchMinute: 120 })
    expect(displayTime(penalties, at(170))).toBe('120:00')
    const end = pressClock(penalties, at(171))
    expect(end).toMatchObject({ matchTimeState: 'finished', matchPeriod: 'penalties', matchMinute: 120 })
    expect(startPenalties(end, at(172))).toBeNull()
  })

  it('can be left out: penalties after 90 minutes stand at 90:00', () => {
    const penalties = certain(startPenalties(DRAW, at(113)))
    expect(penalties).toMatchObject({ matchTimeState: 'secondHalf', matchPeriod: 'penalties', matchMinute: 90 })
    expect(displayTime(penalties, at(120))).toBe('90:00')
  })
})

describe('a press that would end a half before its time', () => {
  const first = certain(startExtraTime(pressedAt(0, 45, 60, 105), at(110)))
  const second = pressClock(pressClock(first, at(125)), at(126))

  it.each([
    ['first half', pressedAt(0), 45],
    ['second half', pressedAt(0, 46, 60), 105],
    ['first half of extra time', first, 125],
    ['second half of extra time', second, 141],
  ])('is known in the %s', (_half, clock, full) => {
    expect(endsEarly(clock, at(full) - 1)).toBe(true)
    expect(endsEarly(clock, at(full))).toBe(false)
  })

  it('is none where no half is played', () => {
    const penalties = certain(startPenalties(second, at(141)))
    for (const clock of [
      NEW_CLOCK,
      pressedAt(0, 10),
      pressedAt(0, 10, 20, 30),
      pressClock(first, at(115)),
      penalties,
    ]) {
      expect(endsEarly(clock, at(142))).toBe(false)
    }
  })
})
