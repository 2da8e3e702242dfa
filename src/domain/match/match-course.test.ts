import { describe, expect, it } from 'vitest'
import { MINUTE_MS } from './clock.ts'
import { matchStatus } from './current-match.ts'
import { EMPTY_MATCH } from './document/match-state.ts'
import { finalScore } from './graphic-subject.ts'
import { abandoned, backOnCourse, cancelled, postponed, walkoverFor } from './match-course.ts'

const ahead = { ...EMPTY_MATCH, matchDate: '2026-11-22', matchTime: '15:00' }

describe('what becomes of a match', () => {
  it('postponed to a day it is ahead again; without a day it has none, and comes back with one', () => {
    const moved = postponed(ahead, { matchDate: '2026-12-01', matchTime: null })
    expect([moved.matchDate, moved.matchTime, matchStatus(moved)]).toEqual(['2026-12-01', null, 'scheduled'])
    const open = postponed(ahead, null)
    expect([open.matchDate, open.matchTime, matchStatus(open)]).toEqual([null, null, 'postponed'])
    expect(matchStatus(postponed(open, { matchDate: '2026-12-01', matchTime: '11:00' }))).toBe('scheduled')
  })

  it('cancelled and back', () => {
    expect(matchStatus(cancelled(ahead))).toBe('cancelled')
    expect(backOnCourse(cancelled(ahead))).toEqual(ahead)
  })

  it('abandoned its clock stands at the minute it had', () => {
    const live = {
      ...ahead,
      matchTimeState: 'secondHalf',
      matchTimerActive: true,
      matchTimerStartTime: 0,
      matchMinute: 45,
    } as const
    const over = abandoned(live, 20 * MINUTE_MS)
    expect([over.matchTimerActive, over.matchMinute, matchStatus(over)]).toEqual([false, 65, 'abandoned'])
  })

  it('decided on paper the goals are those of a walkover, wherever it was to be played', () => {
    expect(finalScore({ ...ahead, ruling: walkoverFor('ours') })).toEqual({ home: 3, away: 0 })
    expect(finalScore({ ...ahead, isHome: false, ruling: walkoverFor('ours') })).toEqual({ home: 0, away: 3 })
    expect(matchStatus({ ...ahead, ruling: walkoverFor('theirs') })).toBe('finished')
  })
})
