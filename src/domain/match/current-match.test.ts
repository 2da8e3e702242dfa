import { describe, expect, it } from 'vitest'
import { MATCH_TIME_STATES } from './clock.ts'
import { type CurrentMatch, matchOfSave, matchStatus } from './current-match.ts'

const current = (status: CurrentMatch['status']): CurrentMatch => ({ opponentId: 3, matchDate: '2026-08-15', status })

describe('a save', () => {
  it('is about no match without an opponent', () => {
    expect(matchOfSave(null, { opponentId: null, matchDate: '2026-08-15' })).toBe('none')
    expect(matchOfSave(current('live'), { opponentId: null, matchDate: '2026-08-15' })).toBe('none')
  })

  it('begins the first match', () => {
    expect(matchOfSave(null, { opponentId: 3, matchDate: null })).toBe('new')
  })

  it('may correct opponent and day until the match begins', () => {
    expect(matchOfSave(current('scheduled'), { opponentId: 4, matchDate: '2026-08-16' })).toBe('current')
  })

  it.each(['live', 'halftime', 'finished'] as const)(
    'begins another match with another opponent or day: %s',
    (status) => {
      expect(matchOfSave(current(status), { opponentId: 4, matchDate: '2026-08-15' })).toBe('new')
      expect(matchOfSave(current(status), { opponentId: 3, matchDate: '2026-08-16' })).toBe('new')
      expect(matchOfSave(current(status), { opponentId: 3, matchDate: '2026-08-15' })).toBe('current')
    },
  )

  it('does not begin another match because the day is not said', () => {
    expect(matchOfSave(current('live'), { opponentId: 3, matchDate: null })).toBe('current')
    expect(matchOfSave({ ...current('live'), matchDate: null }, { opponentId: 3, matchDate: '2026-08-15' })).toBe(
      'current',
    )
  })
})

describe('the status of a match', () => {
  it('follows the clock', () => {
    expect(MATCH_TIME_STATES.map((state) => matchStatus(state))).toEqual([
      'scheduled',
      'live',
      'halftime',
      'live',
      'finished',
    ])
  })

  it('stays finished when the clock is set back, so that the next opponent is not written over it', () => {
    const status = matchStatus('notStarted', 'finished')
    expect(status).toBe('finished')
    expect(matchOfSave(current(status), { opponentId: 4, matchDate: '2026-08-22' })).toBe('new')
  })

  it('goes on when a match that was ended by mistake is played on', () => {
    expect(matchStatus('firstHalf', 'finished')).toBe('live')
  })
})
