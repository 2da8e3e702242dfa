import { expect, it } from 'vitest'
import { sampleMatch } from './sample-match.ts'
import { scoreChange } from './score-change.ts'

const match = sampleMatch('Orły Dębno', 0)

it('tells a goal from a score that was put right', () => {
  expect(scoreChange({ home: 1, away: 1 }, match)).toBe('goal')
  expect(scoreChange({ home: 2, away: 2 }, match)).toBe('correction')
  expect(scoreChange({ home: 1, away: 2 }, match)).toBe('correction')
})

it('cheers no walkover, and says nothing of the score of a match that is not played', () => {
  expect(scoreChange({ home: 0, away: 0 }, { ...match, status: 'finished', isDecided: true })).toBe('correction')
  expect(scoreChange({ home: 3, away: 0 }, { ...match, status: 'postponed' })).toBeNull()
})
