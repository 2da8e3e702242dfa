import fc from 'fast-check'
import { type MatchClock, NEW_CLOCK } from '../clock.ts'
import { startExtraTime, startPenalties } from '../extra-time.ts'
import { pressClock } from '../press-clock.ts'
import { setMinute } from '../set-clock.ts'
import { undoPress } from '../undo-press.ts'

export const MINUTE = 60_000
export const KICK_OFF = 1_786_800_000_000

export const at = (minutes: number, seconds = 0): number => KICK_OFF + minutes * MINUTE + seconds * 1_000

/** The clock after presses at these minutes past kick-off. */
export const pressedAt = (...minutes: number[]): MatchClock =>
  minutes.reduce((clock, minute) => pressClock(clock, at(minute)), NEW_CLOCK)

export interface PlayedClock {
  clock: MatchClock
  now: number
}

type Act = (clock: MatchClock, now: number) => MatchClock | null

const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Act>(pressClock) },
  { weight: 2, arbitrary: fc.constantFrom<Act[]>(startExtraTime, startPenalties) },
  { weight: 1, arbitrary: fc.constant<Act>(undoPress) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.integer({ min: -5, max: 200 }), fc.integer({ min: 0, max: 59 })).map(
      ([minute, seconds]): Act =>
        (clock, now) =>
          setMinute(clock, minute, seconds, now),
    ),
  },
)

const wait = fc.oneof(
  fc.integer({ min: 0, max: 3 * MINUTE }),
  fc.integer({ min: 44 * MINUTE, max: 50 * MINUTE }),
  fc.integer({ min: 0, max: 160 * MINUTE }),
)

/** Any clock that people can bring about, extra time and corrections included, and the moment they have arrived at. */
export const playedClock: fc.Arbitrary<PlayedClock> = fc
  .array(fc.tuple(act, wait), { maxLength: 14 })
  .map((acts) =>
    acts.reduce<PlayedClock>(
      ({ clock, now }, [does, pause]) => ({ clock: does(clock, now) ?? clock, now: now + pause }),
      { clock: NEW_CLOCK, now: KICK_OFF },
    ),
  )
