import { expect, it } from 'vitest'
import type { Player } from '#contract/player.ts'
import { EMPTY_MATCH } from '#domain/match/document/match-state.ts'
import { newEvent } from '#domain/match/events/match-event.ts'
import { fraction } from '#domain/units.ts'
import { type Meant, playersMeant } from './players-meant.ts'

const PLAYERS = [1, 2, 3, 4, 5].map((id) => ({ id, number: 10 - id })) as Player[]
const slot = (id: number, y: number) => ({ id: `s${id}`, type: 'MID' as const, x: fraction(0.5), y: fraction(y) })
const LINEUP = {
  ...EMPTY_MATCH,
  positions: [
    { ...slot(1, 0.9), playerId: 1 },
    { ...slot(2, 0.2), playerId: 2 },
  ],
  benchPlayers: [3, 4],
}
const SUBSTITUTION = newEvent({ id: 'a', kind: 'substitution', side: 'ours', at: 0, playerId: 2, otherId: 3 })

const groups = (lineup: typeof LINEUP, meant: Meant) =>
  playersMeant(PLAYERS, lineup, meant).map(({ label, members }) => [label, ...members.map(({ id }) => id)])

it('offers those on the pitch first, attack before defence', () => {
  expect(groups(LINEUP, 'playing')).toEqual([
    ['Na boisku', 2, 1],
    ['Pozostali', 5, 4, 3],
  ])
  expect(groups(LINEUP, 'scorer')).toEqual([
    ['Na boisku', 2, 1],
    ['Ławka', 3, 4],
    ['Pozostali', 5],
  ])
  expect(groups(LINEUP, 'comingOn')).toEqual([
    ['Ławka', 3, 4],
    ['Pozostali', 5, 2, 1],
  ])
})

it('follows the substitutions', () => {
  const after = { ...LINEUP, events: [SUBSTITUTION] }
  expect(groups(after, 'playing')).toEqual([
    ['Na boisku', 1, 3],
    ['Pozostali', 5, 4, 2],
  ])
  expect(groups(after, 'comingOn')).toEqual([
    ['Ławka', 4],
    ['Pozostali', 5, 3, 2, 1],
  ])
})

it('without a line-up offers the squad', () => {
  expect(groups({ ...LINEUP, positions: [], benchPlayers: [] }, 'playing')).toEqual([['Kadra', 5, 4, 3, 2, 1]])
})

it('offers those who have played first, whoever is still on the pitch', () => {
  expect(groups({ ...LINEUP, events: [SUBSTITUTION] }, 'played')).toEqual([
    ['Grali', 1, 3, 2],
    ['Pozostali', 5, 4],
  ])
})
