import { describe, expect, it } from 'vitest'
import { scoreAfterGoal, scoreFromEntries, scoreInput, stepScore, swapSides } from './score.ts'

describe('a score field', () => {
  it.each([
    ['3', 3],
    [' 12 ', 12],
    ['', 0],
    ['abc', 0],
    ['3 gole', 0],
    ['-2', 0],
    ['2.7', 2],
    ['1000', 99],
    [4, 4],
    [Number.NaN, 0],
  ])('takes %j as %i', (typed, score) => {
    expect(scoreInput(typed)).toBe(score)
  })

  it('never steps below 0 nor past two digits', () => {
    expect([stepScore(0, -1), stepScore(2, -1), stepScore(2, 1), stepScore(99, 1)]).toEqual([0, 1, 3, 99])
  })
})

describe('a score', () => {
  const level = { home: 1, away: 1 }

  it('counts a goal for the side that scored it', () => {
    expect(scoreAfterGoal(level, false, true)).toEqual({ home: 2, away: 1 })
    expect(scoreAfterGoal(level, true, true)).toEqual({ home: 1, away: 2 })
    expect(scoreAfterGoal(level, false, false)).toEqual({ home: 1, away: 2 })
    expect(scoreAfterGoal(level, true, false)).toEqual({ home: 2, away: 1 })
  })

  it('gives a goal back, but none that was not there', () => {
    expect(scoreAfterGoal(level, false, true, -1)).toEqual({ home: 0, away: 1 })
    expect(scoreAfterGoal({ home: 0, away: 1 }, false, true, -1)).toEqual({ home: 0, away: 1 })
  })

  it('is what the scorers add up to, home first', () => {
    const entries = [{ isOpponent: false }, { isOpponent: false }, { isOpponent: true }]
    expect(scoreFromEntries(entries, true)).toEqual({ home: 2, away: 1 })
    expect(scoreFromEntries(entries, false)).toEqual(swapSides({ home: 2, away: 1 }))
  })
})
