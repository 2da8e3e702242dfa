import type { PlayerFiguresAnswer } from '#contract/figures.ts'

const LISTS = [
  { name: 'goals', title: 'Bramki', places: 5 },
  { name: 'assists', title: 'Asysty', places: 3 },
  { name: 'appearances', title: 'Występy', places: 3 },
] as const

export interface Leaders {
  title: string
  players: { id: number; name: string; count: number }[]
}

/** Who has most of what; a list that nobody stands on is none. Level ones keep the order they come in. */
export const leadersOf = (players: readonly PlayerFiguresAnswer[]): Leaders[] =>
  LISTS.map(({ name, title, places }) => ({
    title,
    players: players
      .filter((player) => player[name] > 0)
      .toSorted((one, other) => other[name] - one[name])
      .slice(0, places)
      .map((player) => ({
        id: player.playerId,
        name: `${player.firstName} ${player.lastName}`,
        count: player[name],
      })),
  })).filter((list) => list.players.length > 0)
