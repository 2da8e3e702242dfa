import { expect, it } from 'vitest'
import { DEFAULT_FORMATION } from '../../lineup/default-formation.ts'
import { keeperAt } from './keeper.ts'
import { type MatchEvent, newEvent } from './match-event.ts'

const event = (id: string, at: number, more: Partial<MatchEvent>): MatchEvent =>
  newEvent({ id, kind: 'substitution', side: 'ours', at, ...more })

const PENALTY = event('penalty', 50, { kind: 'penaltyMissed', side: 'theirs' })
const keeper = DEFAULT_FORMATION.findIndex(({ type }) => type === 'GK') + 1
const positions = DEFAULT_FORMATION.map((slot, index) => ({ ...slot, playerId: index + 1 }))

it.each<[string, readonly MatchEvent[], number | null]>([
  ['the keeper of the eleven', [], keeper],
  ['who came on for them', [event('a', 10, { playerId: keeper, otherId: 12 })], 12],
  ['not who comes on later', [event('a', 90, { playerId: keeper, otherId: 12 })], keeper],
  ['whoever else is changed', [event('a', 10, { playerId: keeper + 1, otherId: 12 })], keeper],
  ['nobody known, once they are sent off', [event('a', 10, { kind: 'redCard', playerId: keeper })], null],
  [
    'as before, when that was taken back',
    [event('a', 10, { kind: 'redCard', playerId: keeper, isTakenBack: true })],
    keeper,
  ],
])('in goal stands %s', (_, events, expected) => {
  expect(keeperAt({ positions, events: [...events, PENALTY] }, PENALTY)).toBe(expected)
})
