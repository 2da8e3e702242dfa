import { describe, expect, it } from 'vitest'
import { MATCH_TIME_STATES } from './clock.ts'
import { type CurrentMatch, clockStatus, matchOfSave, matchStatus } from './current-match.ts'

const current = (status: CurrentMatch['status']): CurrentMatch => ({ opponentId: 3, matchDate: '2026-08-15', status })

describe('a save', () => {
  it('begins the first match', () => {
    expect(matchOfSave(null, { opponentId: 3, matchDate: null })).toBe('new')
    expect(matchOfSave(null, { opponentId: null, matchDate: null })).toBe('new')
  })

  it('may correct opponent and day until the match begins', () => {
    expect(matchOfSave(current('scheduled'), { opponentId: 4, matchDate: '2026-08-16' })).toBe('current')
  })

  it.each(['live', 'halftime', 'finished', 'abandoned'] as const)(
    'corrects one of the two at any time; both together are another match: %s',
    (status) => {
      expect(matchOfSave(current(status), { opponentId: 4, matchDate: '2026-08-15' })).toBe('current')
      expect(matchOfSave(current(status), { opponentId: 3, matchDate: '2026-08-16' })).toBe('current')
      expect(matchOfSave(current(status), { opponentId: 4, matchDate: '2026-08-16' })).toBe('new')
    },
  )

  it('does not begin another match because the opponent or the day is not said', () => {
    expect(matchOfSave(current('live'), { opponentId: null, matchDate: '2026-08-16' })).toBe('current')
    expect(matchOfSave(current('live'), { opponentId: 3, matchDate: null })).toBe('current')
    expect(matchOfSave({ ...current('live'), matchDate: null }, { opponentId: 3, matchDate: '2026-08-15' })).toBe(
      'current',
    )
  })
})

describe('the status of a match', () => {
  it('follows the clock', () => {
    expect(MATCH_TIME_STATES.map((state) => clockStatus(state))).toEqual([
      'scheduled',
      'live',
      'halftime',
      'live',
      'finished',
    ])
  })

  it('stays finished when the clock is set back, so that the next opponent is not written over it', () => {
    const status = clockStatus('notStarted', 'finished')
    expect(status).toBe('finished')
    expect(matchOfSave(current(status), { opponentId: 4, matchDate: '2026-08-22' })).toBe('new')
  })

  it('goes on when a match that was ended by mistake is played on', () => {
    expect(clockStatus('firstHalf', 'finished')).toBe('live')
  })

  it('is what became of the match, whatever its clock says', () => {
    const state = { matchTimeState: 'firstHalf', course: 'abandoned', ruling: null } as const
    expect(matchStatus(state)).toBe('abandoned')
    expect(matchStatus({ ...state, course: 'regular', ruling: { ours: 3, theirs: 0 } })).toBe('finished')
    expect(matchStatus({ ...state, course: 'regular' })).toBe('live')
  })
})
