import type { PlayerFiguresAnswer } from '#contract/figures.ts'
import { csvFile } from '#domain/csv.ts'

type Counted = Exclude<keyof PlayerFiguresAnswer, 'playerId' | 'firstName' | 'lastName' | 'number' | 'photo'>

export interface FigureColumn {
  name: Counted
  /** In the table, where there is little room. */
  short: string
  long: string
}

export const COLUMNS: readonly FigureColumn[] = [
  { name: 'appearances', short: 'Mecze', long: 'Występy' },
  { name: 'minutes', short: 'Min.', long: 'Minuty' },
  { name: 'goals', short: 'Gole', long: 'Gole' },
  { name: 'assists', short: 'Asysty', long: 'Asysty' },
  { name: 'yellowCards', short: 'ŻK', long: 'Żółte kartki' },
  { name: 'redCards', short: 'CzK', long: 'Czerwone kartki' },
]

const ONLY_IN_FILE: readonly FigureColumn[] = [
  { name: 'starts', short: '', long: 'W pierwszym składzie' },
  { name: 'penalties', short: '', long: 'W tym z karnych' },
  { name: 'ownGoals', short: '', long: 'Gole samobójcze' },
]

/** The most first; level, as they came: by goals. */
export const sortedBy = (players: readonly PlayerFiguresAnswer[], column: Counted): PlayerFiguresAnswer[] =>
  [...players].sort((one, other) => other[column] - one[column])

export function figuresCsv(players: readonly PlayerFiguresAnswer[]): string {
  const columns = [...COLUMNS, ...ONLY_IN_FILE]
  return csvFile([
    ['Numer', 'Imię', 'Nazwisko', ...columns.map(({ long }) => long)],
    ...players.map((player) => [
      player.number,
      player.firstName,
      player.lastName,
      ...columns.map(({ name }) => player[name]),
    ]),
  ])
}
