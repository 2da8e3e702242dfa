import { describe, expect, it } from 'vitest'
import { EMPTY_MATCH, type MatchState } from '../document/match-state.ts'
import { correctScore, recordEvent, takeBackEvent } from './record-events.ts'
import { choiceOf, GOAL_TO_COME, goalOnScreen, hasGoalBesideList, scoreAtGoal } from './shown-goal.ts'

const MATCH = (['ours', 'theirs', 'ours'] as const).reduce<MatchState>(
  (match, side, at) => recordEvent(match, { id: `g${at}`, kind: 'goal', side, at, minute: `${at + 10}'` }),
  EMPTY_MATCH,
)

describe('the goal on the screen', () => {
  it('is the newest, unless another was chosen or a new one is to come', () => {
    expect(goalOnScreen(MATCH)?.id).toBe('g2')
    expect(goalOnScreen({ ...MATCH, shownGoal: 'g0' })?.id).toBe('g0')
    expect(goalOnScreen({ ...MATCH, shownGoal: GOAL_TO_COME })).toBeNull()
    expect(goalOnScreen(EMPTY_MATCH)).toBeNull()
  })

  it('is the newest again when the chosen one was taken back', () => {
    expect(goalOnScreen(takeBackEvent({ ...MATCH, shownGoal: 'g0' }, 'g0'))?.id).toBe('g2')
  })

  it('has the score as it stood after it; the newest the score as it is', () => {
    const corrected = correctScore(MATCH, { home: 4, away: 1 })
    expect(scoreAtGoal(corrected, 'g0')).toEqual({ home: 1, away: 0 })
    expect(scoreAtGoal(corrected, 'g1')).toEqual({ home: 1, away: 1 })
    expect(scoreAtGoal(corrected, 'g2')).toEqual({ home: 4, away: 1 })
    expect(scoreAtGoal({ ...MATCH, isHome: false }, 'g0')).toEqual({ home: 0, away: 1 })
  })

  it('is chosen by name only where it is not the newest', () => {
    expect(choiceOf(MATCH.events, 'g2')).toBeNull()
    expect(choiceOf(MATCH.events, 'g1')).toBe('g1')
  })
})

it('a graphic without a record needs a goal that stands beside the list, of its own side', () => {
  expect(hasGoalBesideList(EMPTY_MATCH, false)).toBe(false)
  expect(hasGoalBesideList(MATCH, false)).toBe(false)
  const stepped = correctScore(MATCH, { home: 3, away: 1 })
  expect(hasGoalBesideList(stepped, false)).toBe(true)
  expect(hasGoalBesideList(stepped, true)).toBe(false)
})
