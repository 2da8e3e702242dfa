import { expect, it } from 'vitest'
import type { MatchPeriod, MatchTimeState } from './clock.ts'
import { EMPTY_MATCH, type MatchState } from './document/match-state.ts'
import { whistleBetween } from './whistle.ts'

const at = (
  matchTimeState: MatchTimeState,
  matchPeriod: MatchPeriod = 'regular',
  more: Partial<MatchState> = {},
): MatchState => ({ ...EMPTY_MATCH, matchTimeState, matchPeriod, ...more })

const FIRST = at('firstHalf')
const BREAK = at('halftime')
const SECOND = at('secondHalf')
const EXTRA = at('secondHalf', 'extraFirstHalf')
const EXTRA_BREAK = at('halftime', 'extraHalftime')
const EXTRA_SECOND = at('secondHalf', 'extraSecondHalf')
const PENALTIES = at('secondHalf', 'penalties')
const END = at('finished')
const END_OF_EXTRA = at('finished', 'extraSecondHalf')
const SHOT = { shootout: { ours: 4, theirs: 3 } }

const told = (before: MatchState, after: MatchState) => {
  const whistle = whistleBetween(before, after)
  if (whistle?.kind !== 'full-time') return whistle?.kind ?? null
  const { period, isOver, shootout } = whistle
  return [isOver ? 'over' : 'goes on', period, shootout && `${shootout.home}:${shootout.away}`]
    .filter(Boolean)
    .join(' ')
}

it.each([
  ['the first half ends', FIRST, BREAK, 'half-time'],
  ['the second half begins', BREAK, SECOND, null],
  ['the second half was begun by mistake', SECOND, BREAK, null],
  ['the match ends', SECOND, END, 'over regular'],
  ['nobody stopped the clock', FIRST, END, 'over regular'],
  ['extra time follows at once', SECOND, EXTRA, 'goes on extraFirstHalf'],
  ['extra time follows after the end', END, EXTRA, 'goes on extraFirstHalf'],
  ['extra time has its break', EXTRA, EXTRA_BREAK, null],
  ['the break of extra time was a mistake', EXTRA_BREAK, EXTRA, null],
  ['extra time goes on', EXTRA_BREAK, EXTRA_SECOND, null],
  ['extra time ends the match', EXTRA_SECOND, END_OF_EXTRA, 'over extraSecondHalf'],
  ['penalties follow extra time', EXTRA_SECOND, PENALTIES, 'goes on penalties'],
  ['penalties follow at once', SECOND, PENALTIES, 'goes on penalties'],
  ['penalties end it', PENALTIES, at('finished', 'penalties', SHOT), 'over penalties 4:3'],
  ['their score is not known yet', PENALTIES, at('finished', 'penalties'), 'over penalties'],
  [
    'it is written down after the end',
    at('finished', 'penalties', { shootout: { ours: 0, theirs: 0 } }),
    at('finished', 'penalties', SHOT),
    'over penalties 4:3',
  ],
  [
    'it is written down level',
    at('finished', 'penalties'),
    at('finished', 'penalties', { shootout: { ours: 2, theirs: 2 } }),
    null,
  ],
  ['it is not new', at('finished', 'penalties', SHOT), at('finished', 'penalties', SHOT), null],
  [
    'away, their side comes first',
    PENALTIES,
    at('finished', 'penalties', { ...SHOT, isHome: false }),
    'over penalties 3:4',
  ],
  ['the match is abandoned', SECOND, at('finished', 'regular', { course: 'abandoned' }), null],
])('when %s', (_, before, after, expected) => expect(told(before, after)).toBe(expected))
