import { describe, expect, it } from 'vitest'
import { type MatchClock, NEW_CLOCK } from './clock.ts'
import { goalMinute, minuteLabel } from './clock-minute.ts'
import { buttonLabel, displayTime } from './clock-text.ts'
import { startExtraTime, startPenalties } from './extra-time.ts'
import { pressClock } from './press-clock.ts'

const at = (minutes: number, seconds = 0): number => 1_786_800_000_000 + (minutes * 60 + seconds) * 1000

const FIRST = pressClock(NEW_CLOCK, at(0))
const BREAK = pressClock(FIRST, at(47, 10))
const SECOND = pressClock(BREAK, at(60))
const FINISHED = pressClock(SECOND, at(60 + 48, 5))

const EXTRA = startExtraTime(FINISHED, at(115)) ?? NEW_CLOCK
const EXTRA_BREAK = pressClock(EXTRA, at(131))
const EXTRA_SECOND = pressClock(EXTRA_BREAK, at(132))
const PENALTIES = startPenalties(EXTRA_SECOND, at(149)) ?? NEW_CLOCK

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
    ['as extra time begins', EXTRA, at(115), ['90:00', "90'", "91'"]],
    ['in extra time', EXTRA, at(115 + 4, 20), ['94:20', "94'", "95'"]],
    ['in its added time', EXTRA, at(115 + 16, 10), ['105:00 +1:10', "105+1'", "105+2'"]],
    ['at its break', EXTRA_BREAK, at(131), ['105:00', "105'", "105'"]],
    ['in its second half', EXTRA_SECOND, at(132 + 3), ['108:00', "108'", "109'"]],
    ['in the last added time', EXTRA_SECOND, at(132 + 17, 5), ['120:00 +2:05', "120+2'", "120+3'"]],
    ['in penalties', PENALTIES, at(150), ['120:00', "120'", "120'"]],
    ['after extra time', pressClock(EXTRA_SECOND, at(132 + 16)), at(200), ['120:00 +1:00', "120+1'", "1'"]],
    ['of a match that stopped by itself', SECOND, at(400), ['00:00', "0'", "1'"]],
  ])('%s', (_when, clock, now, expected) => {
    expect(texts(clock, now)).toEqual(expected)
  })

  it('says on the button what the press will do', () => {
    expect([NEW_CLOCK, FIRST, BREAK, SECOND].map(buttonLabel)).toEqual([
      'Pierwsza połowa',
      'Stop',
      'Druga połowa',
      'Koniec meczu',
    ])
    expect([EXTRA, EXTRA_BREAK, EXTRA_SECOND, PENALTIES].map(buttonLabel)).toEqual([
      'Stop',
      'Druga połowa dogrywki',
      'Koniec meczu',
      'Koniec meczu',
    ])
  })
})
