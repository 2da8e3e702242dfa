import { expect, it } from 'vitest'
import { newEvent } from './match-event.ts'
import { cardGiven } from './second-yellow.ts'

const yellow = { kind: 'yellowCard', side: 'ours', playerId: 5, name: null } as const
const theirs = { kind: 'yellowCard', side: 'theirs', playerId: null, name: 'Nowak' } as const
const EVENTS = [
  newEvent({ id: 'a', at: 0, ...yellow }),
  newEvent({ id: 'b', at: 1, ...yellow, playerId: 7, isTakenBack: true }),
  newEvent({ id: 'c', at: 2, ...theirs }),
  newEvent({ id: 'd', at: 3, ...theirs, name: null }),
]

it.each([
  ['the first one', { ...yellow, playerId: 6 }, 'yellowCard'],
  ['the second one', yellow, 'secondYellowCard'],
  ['after one that was taken back', { ...yellow, playerId: 7 }, 'yellowCard'],
  ["the opponent's, by name", { ...theirs, name: ' nowak ' }, 'secondYellowCard'],
  ["the opponent's, whose name nobody knows", { ...theirs, name: null }, 'yellowCard'],
  ['our Nowak is not theirs', { ...theirs, side: 'ours' as const }, 'yellowCard'],
  ['a red card stays one', { ...yellow, kind: 'redCard' as const }, 'redCard'],
])('%s', (_, card, kind) => {
  expect(cardGiven(EVENTS, card)).toBe(kind)
})
