import type { StandingsRow } from './league.ts'

const HEADER = ['Miejsce', 'Drużyna', 'Mecze', 'Punkty', 'Zwycięstwa', 'Remisy', 'Porażki', 'Zdobyte', 'Stracone']

/** A spreadsheet takes what begins so for a formula. */
const FORMULA = /^[=+\-@\t\r]/

const cell = (value: string | number): string => {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value)
  return /[";\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** As Polish spreadsheets open it: semicolons, and a mark that says how its letters are written. */
export function tableCsv(rows: readonly StandingsRow[]): string {
  const lines = rows.map(({ place, team, played, points, wins, draws, losses, scored, conceded }) => [
    ...[place, team, played, points],
    ...[wins, draws, losses, scored, conceded],
  ])
  return `\ufeff${[HEADER, ...lines].map((line) => line.map(cell).join(';')).join('\r\n')}\r\n`
}
