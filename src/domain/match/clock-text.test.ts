import { describe, expect, it } from 'vitest'
import { type MatchClock, NEW_CLOCK, pressClock } from './clock.ts'
import { CLOCK_BUTTON_LABELS, displayTime, goalMinute, minuteLabel } from './clock-text.ts'

const at = (minutes: number, seconds = 0): number => 1_786_800_000_000 + (minutes * 60 + seconds) * 1000

const FIRST = pressClock(NEW_CLOCK, at(0))
const BREAK = pressClock(FIRST, at(47, 10))
const SECOND = pressClock(BREAK, at(60))
const FINISHED = pressClock(SECOND, at(60 + 48, 5))

const texts = (clock: MatchClock, now: number) => [
  displayTime(clock, now),
  minuteLabel(clock, now),
  goalMinute(clock, now),
]

describe('the clock in words', () => {
  it.each([
    ['before the match', NEW_CLOCK, at(0), ['00:00', "0'", "1'"]],
    ['after the whistle', FIRST, at(0, 30), ['00:30', "0'", "1'"]],
    ['in the first half', FIRST, at(12, 34), ['12:34', "12'", "13'"]],
    ['in its last minute', FIRST, at(44, 59), ['44:59', "44'", "45'"]],
    ['at its full time', FIRST, at(45), ['45:00', "45'", "45+1'"]],
    ['in its added time', FIRST, at(47, 10), ['45:00 +2:10', "45+2'", "45+3'"]],
    ['at the break', BREAK, at(55), ['45:00 +2:10', "45+2'", "45'"]],
    ['as the second half begins', SECOND, at(60), ['45:00', "45'", "46'"]],
    ['in the second half', SECOND, at(60 + 20, 5), ['65:05', "65'", "66'"]],
    ['in its added time', SECOND, at(60 + 48, 5), ['90:00 +3:05', "90+3'", "90+4'"]],
    ['after the match', FINISHED, at(200), ['90:00 +3:05', "90+3'", "1'"]],
    ['of a match that stopped by itself', SECOND, at(400), ['00:00', "0'", "1'"]],
  ])('%s', (_when, clock, now, expected) => {
    expect(texts(clock, now)).toEqual(expected)
  })

  it('says on the button what the press will do', () => {
    const read = [NEW_CLOCK, FIRST, BREAK, SECOND].map((clock) => CLOCK_BUTTON_LABELS[clock.matchTimeState])
    expect(read).toEqual(['Pierwsza połowa', 'Stop', 'Druga połowa', 'Koniec meczu'])
  })
})
