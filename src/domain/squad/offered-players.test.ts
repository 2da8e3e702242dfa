import { expect, it } from 'vitest'
import { offeredPlayers } from './offered-players.ts'

const player = (id: number, lastName: string, ...teamIds: number[]) => ({
  id,
  firstName: 'Jan',
  lastName,
  number: id,
  teamIds,
})
const SQUAD = [player(4, 'Kos', 1), player(5, 'Lis', 1, 2), player(6, 'Kosiba', 2)]

const offered = (teamId: number | null, query = '', taken: number[] = []) => {
  const { own, guests, hasGuests } = offeredPlayers(SQUAD, teamId, new Set(taken), query)
  const names = (list: typeof own) => list.map(({ lastName }) => lastName)
  return { own: names(own), guests: names(guests), hasGuests }
}

it('a team’s players are offered, one of two teams in both', () => {
  expect(offered(1)).toEqual({ own: ['Kos', 'Lis'], guests: [], hasGuests: true })
  expect(offered(2)).toEqual({ own: ['Lis', 'Kosiba'], guests: [], hasGuests: true })
})

it('players of other teams are found when they are looked for', () => {
  expect(offered(2, 'kos')).toEqual({ own: ['Kosiba'], guests: ['Kos'], hasGuests: true })
  expect(offered(2, '  ').guests).toEqual([])
})

it('a guest who is in the line-up is one of the team', () => {
  expect(offered(2, '', [4])).toEqual({ own: ['Kos', 'Lis', 'Kosiba'], guests: [], hasGuests: false })
})

it('with one team everybody is offered, whatever is typed', () => {
  expect(offered(null)).toEqual({ own: ['Kos', 'Lis', 'Kosiba'], guests: [], hasGuests: false })
  expect(offered(null, 'kos')).toEqual({ own: ['Kos', 'Kosiba'], guests: [], hasGuests: false })
})
