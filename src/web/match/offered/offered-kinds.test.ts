import { expect, it } from 'vitest'
import type { Occasion } from '#graphic/kinds/kind.ts'
import { kindsAfterEvent, kindsAtStage, offeredOccasions } from './offered-kinds.ts'

const occasion = (id: string, eventIds: readonly string[], isSurpassed = false): Occasion => ({
  id,
  eventIds,
  title: id,
  name: 'Jan Kos',
  isSurpassed,
})

const ALL = [
  occasion('matches-100:9', []),
  occasion('hat-trick:7', ['g1', 'g2', 'g3'], true),
  occasion('hat-trick-4:7', ['g1', 'g2', 'g3', 'g4']),
  occasion('goals-50:7', ['g1', 'g2']),
]

it.each<[string, string | null, string[], string[]]>([
  ['after a goal that is part of one', 'g4', [], ['hat-trick-4:7']],
  ['after a goal that is part of two', 'g2', [], ['hat-trick-4:7', 'goals-50:7']],
  ['after a goal that is part of none', 'g5', [], []],
  ['after that goal, though it was posted', 'g4', ['hat-trick-4:7'], ['hat-trick-4:7']],
  ['after the whistle, the greatest', null, [], ['matches-100:9', 'hat-trick-4:7', 'goals-50:7']],
  ['after the whistle, what nobody has posted', null, ['hat-trick-4:7', 'goals-50:7'], ['matches-100:9']],
])('occasions are offered %s', (_, eventId, posted, expected) => {
  expect(offeredOccasions(ALL, eventId, new Set(posted)).map(({ id }) => id)).toEqual(expected)
})

it('a milestone belongs to goals, to a substitute coming on, and to the end', () => {
  const after = (['goal', 'penalty', 'substitution'] as const).map(kindsAfterEvent)
  for (const kinds of [...after, kindsAtStage('finished')]) expect(kinds).toContain('milestone')
  expect([...kindsAfterEvent('ownGoal'), ...kindsAtStage('halftime')]).not.toContain('milestone')
})
