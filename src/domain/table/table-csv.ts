import { csvFile } from '../csv.ts'
import type { StandingsRow } from './league.ts'

const HEADER = ['Miejsce', 'Drużyna', 'Mecze', 'Punkty', 'Zwycięstwa', 'Remisy', 'Porażki', 'Zdobyte', 'Stracone']

export const tableCsv = (rows: readonly StandingsRow[]): string =>
  csvFile([
    HEADER,
    ...rows.map(({ place, team, played, points, wins, draws, losses, scored, conceded }) => [
      ...[place, team, played, points],
      ...[wins, draws, losses, scored, conceded],
    ]),
  ])
