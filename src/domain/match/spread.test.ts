import { describe, expect, it } from 'vitest'
import { spreadResult, spreadScorer, withStoredScorers } from './spread.ts'

const entry = (id: string, isOpponent: boolean, score: string) => ({
  id,
  isOpponent,
  minute: "1'",
  playerId: null,
  score,
})

const SCORERS = [entry('a', false, '1:0'), entry('b', false, '2:0')]

const GOAL = {
  isOpponentGoal: false,
  homeScore: 2,
  awayScore: 0,
  scorerId: 9,
  templateId: 5,
  opponentId: 3,
  isHome: true,
  timestamp: 2000,
}
const RESULT = {
  isHalfTime: true,
  resultHomeScore: 1,
  resultAwayScore: 0,
  templateId: 7,
  opponentId: 3,
  isHome: true,
  scorers: SCORERS.slice(0, 1),
  note: 'zostaje',
  timestamp: 1000,
}

describe('a saved goal', () => {
  it('brings its score to the result, and leaves the rest of it alone', () => {
    expect(spreadScorer(GOAL, RESULT)).toEqual({ ...RESULT, resultHomeScore: 2, resultAwayScore: 0, timestamp: 2000 })
  })

  it('brings its scorers when it carries them', () => {
    expect(spreadScorer({ ...GOAL, scorers: SCORERS }, RESULT)).toMatchObject({ scorers: SCORERS, templateId: 7 })
  })

  it('begins the result where there is none, without a template', () => {
    expect(spreadScorer(GOAL, null)).toEqual({
      resultHomeScore: 2,
      resultAwayScore: 0,
      opponentId: 3,
      isHome: true,
      timestamp: 2000,
    })
  })

  it('turns the scorers of the result round with the match', () => {
    const turned = spreadScorer({ ...GOAL, isHome: false }, { ...RESULT, scorers: SCORERS })
    expect(turned?.scorers).toMatchObject([{ score: '0:1' }, { score: '0:2' }])
  })

  it('takes the opponent away only when it says so', () => {
    expect(spreadScorer({ ...GOAL, opponentId: null }, RESULT)).toMatchObject({ opponentId: null })
    const { opponentId: _left, ...unsaid } = GOAL
    expect(spreadScorer(unsaid, RESULT)).toMatchObject({ opponentId: 3 })
  })
})

describe('a saved result', () => {
  it('brings score and scorers to the goal, and leaves the rest of it alone', () => {
    expect(spreadResult({ ...RESULT, timestamp: 3000 }, GOAL)).toEqual({
      ...GOAL,
      homeScore: 1,
      awayScore: 0,
      scorers: RESULT.scorers,
      timestamp: 3000,
    })
  })

  it('does not carry what only a result has', () => {
    const spread = spreadResult(RESULT, null)
    expect(Object.keys(spread ?? {}).sort()).toEqual([
      'awayScore',
      'homeScore',
      'isHome',
      'opponentId',
      'scorers',
      'timestamp',
    ])
  })
})

describe('the other setting', () => {
  it('is left as it is when it would not change', () => {
    const settled = spreadScorer(GOAL, RESULT)
    expect(spreadScorer({ ...GOAL, timestamp: 9000 }, settled)).toBeNull()
    expect(spreadScorer({ templateId: 1 }, null)).toBeNull()
    expect(spreadResult({ isHalfTime: false, resultHomeScore: null }, GOAL)).toBeNull()
  })

  it('agrees after any way round', () => {
    const goal = spreadResult(RESULT, GOAL)
    expect(spreadScorer(goal ?? {}, RESULT)).toBeNull()
  })
})

describe('scorers left out of a save', () => {
  const { scorers: _left, ...unsaid } = RESULT

  it('are kept', () => {
    expect(withStoredScorers(unsaid, RESULT)).toEqual(RESULT)
    expect(withStoredScorers({ ...unsaid, scorers: null }, RESULT)).toEqual(RESULT)
  })

  it('are turned round when the save did so', () => {
    expect(withStoredScorers({ ...unsaid, isHome: false }, RESULT).scorers).toMatchObject([{ score: '0:1' }])
  })

  it('stay as they stand when the save does not say where the match is played', () => {
    const away = { ...RESULT, isHome: false, scorers: [entry('a', false, '0:1')] }
    const { isHome: _unsaid, ...nowhere } = unsaid
    expect(withStoredScorers(nowhere, away).scorers).toBe(away.scorers)
    expect(withStoredScorers(nowhere, RESULT).scorers).toBe(RESULT.scorers)
  })

  it('are gone when the save says that there are none', () => {
    expect(withStoredScorers({ ...RESULT, scorers: [] }, RESULT).scorers).toEqual([])
  })

  it('do not appear from nowhere', () => {
    expect(withStoredScorers(unsaid, null)).toBe(unsaid)
    expect(withStoredScorers(GOAL, GOAL)).toBe(GOAL)
  })
})
