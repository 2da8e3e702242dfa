import { expect, it } from 'vitest'
import { FIGURES } from '#contract/fan-examples.ts'
import type { PlayerFiguresAnswer } from '#contract/figures.ts'
import { leadersOf } from './leaders.ts'

const [someone] = FIGURES.players
const player = (playerId: number, goals: number, assists: number, appearances: number) =>
  ({
    ...someone,
    playerId,
    firstName: 'Jan',
    lastName: `${playerId}`,
    goals,
    assists,
    appearances,
  }) as PlayerFiguresAnswer

const told = (players: PlayerFiguresAnswer[]) =>
  leadersOf(players).map(({ title, players: list }) => [title, ...list.map(({ id, count }) => `${id}:${count}`)])

it('those with most come first, level ones as they come, and only so many', () => {
  const players = [player(1, 6, 0, 2), player(2, 3, 1, 9), player(3, 3, 4, 9), player(4, 1, 2, 10), player(5, 1, 1, 1)]
  expect(told([...players, player(6, 1, 0, 0)])).toEqual([
    ['Bramki', '1:6', '2:3', '3:3', '4:1', '5:1'],
    ['Asysty', '3:4', '4:2', '2:1'],
    ['Występy', '4:10', '2:9', '3:9'],
  ])
})

it('a list that nobody stands on is not there', () => {
  expect(told([player(1, 0, 0, 3), player(2, 0, 0, 0)])).toEqual([['Występy', '1:3']])
  expect(told([])).toEqual([])
})
