import { expect, it } from 'vitest'
import { goalNews } from './goal-news.ts'
import { type MatchEvent, newEvent } from './match-event.ts'

const goal = (id: string, more: Partial<MatchEvent> = {}) =>
  newEvent({ id, kind: 'goal', side: 'ours', at: Number.parseInt(id, 36), minute: "12'", playerId: 9, ...more })

const told = (before: MatchEvent[], after: MatchEvent[]) =>
  goalNews(before, after).map(({ kind, goal: { id, minute } }) => [kind, id, minute].join(' '))

it('tells a new goal, a corrected one and one that was none', () => {
  const before = [goal('a'), goal('b'), goal('c')]
  const after = [goal('a'), goal('b', { minute: "13'" }), goal('c', { isTakenBack: true }), goal('d')]
  expect(told(before, after)).toEqual(["goal d 12'", "goal-corrected b 13'", "goal-taken-back c 12'"])
})

it('tells nothing of what leaves the goals as they were', () => {
  expect(told([goal('a')], [goal('a', { otherId: 4, note: 'z woleja' })])).toEqual([])
  const card = newEvent({ id: 'z', kind: 'redCard', side: 'ours', at: 1, playerId: 9 })
  expect(told([goal('a')], [goal('a'), card])).toEqual([])
})

it('takes back a goal that turns out to be none, as it was told', () => {
  expect(goalNews([goal('a')], [goal('a', { kind: 'disallowedGoal', minute: "14'" })])).toEqual([
    { kind: 'goal-taken-back', goal: goal('a') },
  ])
})
