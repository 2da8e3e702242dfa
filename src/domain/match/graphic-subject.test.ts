import { expect, it } from 'vitest'
import { EMPTY_MATCH, type MatchState } from './document/match-state.ts'
import { correctScore, editEvent, recordEvent, takeBackEvent } from './events/record-events.ts'
import { eventsSubject, type GraphicSubject, goalSubject, resultSubject, truthOf } from './graphic-subject.ts'

const isStillTrue = (shows: GraphicSubject, match: MatchState) => truthOf(match)(shows)
const goal = (match: MatchState, id: string, facts: object = {}) =>
  recordEvent(match, { id, kind: 'goal', side: 'ours', at: Number(id), minute: `${id}0'`, playerId: 7, ...facts })

const twoGoals = goal(goal(EMPTY_MATCH, '1'), '2', { side: 'theirs', playerId: null })
const over: MatchState = { ...twoGoals, matchTimeState: 'finished', matchMinute: 93 }

it('a goal’s graphic is true until its goal, or the score that it shows, is put right', () => {
  const shows = goalSubject(twoGoals, '2')
  expect(isStillTrue(shows, twoGoals)).toBe(true)
  expect(isStillTrue(shows, goal(twoGoals, '3'))).toBe(true)
  expect(isStillTrue(shows, editEvent(twoGoals, '1', { minute: "11'", playerId: 8 }))).toBe(true)
  expect(isStillTrue(shows, editEvent(twoGoals, '2', { minute: "21'" }))).toBe(false)
  expect(isStillTrue(shows, editEvent(twoGoals, '1', { side: 'theirs' }))).toBe(false)
  expect(isStillTrue(shows, takeBackEvent(twoGoals, '1'))).toBe(false)
  expect(isStillTrue(shows, takeBackEvent(twoGoals, '2'))).toBe(false)
})

it('a result’s graphic names its scorers: whoever is put right there makes it untrue', () => {
  const shows = resultSubject({ ...twoGoals, isHalfTime: true })
  expect(isStillTrue(shows, goal(over, '3'))).toBe(true)
  expect(isStillTrue(shows, editEvent(over, '1', { playerId: 8 }))).toBe(false)
})

it('a final result is true while the match ended so, on the pitch or on paper', () => {
  const shows = resultSubject(over)
  expect(isStillTrue(shows, over)).toBe(true)
  expect(isStillTrue(shows, goal(over, '3'))).toBe(false)
  expect(isStillTrue(shows, correctScore(over, { home: 2, away: 1 }))).toBe(false)
  expect(isStillTrue(shows, { ...over, ruling: { ours: 3, theirs: 0 } })).toBe(false)
  expect(isStillTrue(resultSubject(twoGoals), goal(twoGoals, '3'))).toBe(true)
})

it('a change’s graphic is true until either player, or its minute, is put right', () => {
  const change = recordEvent(over, {
    id: '9',
    kind: 'substitution',
    side: 'ours',
    at: 9,
    minute: "60'",
    playerId: 7,
    otherId: 15,
  })
  const shows = eventsSubject(change.events.filter(({ id }) => id === '9'))
  expect(isStillTrue(shows, goal(change, '3'))).toBe(true)
  expect(isStillTrue(shows, editEvent(change, '9', { otherId: 16 }))).toBe(false)
  expect(isStillTrue(shows, editEvent(change, '9', { minute: "61'" }))).toBe(false)
  expect(isStillTrue(shows, takeBackEvent(change, '9'))).toBe(false)
})

it('what says nothing of the match is never untrue', () => {
  expect(isStillTrue({}, takeBackEvent(twoGoals, '1'))).toBe(true)
})
