import { refusalOf } from '../fixtures/refusal.ts'
import { isTeamName } from '../fixtures/team-pair.ts'
import { numberedLines } from '../squad/list-cells.ts'
import { LEAGUE_TEAMS_MAX, type PastedRow } from './league.ts'
import { columnsFor, columnsOf, pointsMissing, readFigures, sumsUp } from './table-layout.ts'
import { tableLines, wordsOf } from './table-lines.ts'

export interface ReadRow extends PastedRow {
  line: number
  isWithdrawn: boolean
  deducted: number
  /** What should be looked at; null: nothing. */
  doubt: string | null
}

export interface TableReading {
  rows: ReadRow[]
  problems: { line: number; source: string; message: string }[]
  /** After which round; null: the text does not say. */
  round: number | null
  /** Why nothing of the text was read; null: it was. */
  refusal: string | null
}

const NO_TABLE =
  'Nie widać tu tabeli. Potrzebna jest drużyna w każdym wierszu, a po niej mecze, punkty, wygrane, remisy, porażki i bramki'
const NOT_WHOLE =
  'Nie widać tu wszystkich kolumn: meczów, punktów, wygranych, remisów, porażek i bramek. Skopiuj pełną tabelę, najlepiej z nagłówkiem'
const ROUND = /(\d{1,2})\.?\s*(?:kolejc|kolejk|kol\.)|kolejk\p{L}*\s*(?:nr\s*)?(\d{1,2})/iu

const refused = (refusal: string): TableReading => ({ rows: [], problems: [], round: null, refusal })

const NOTHING = { played: 0, wins: 0, draws: 0, losses: 0, scored: 0, conceded: 0, points: 0 }

function doubtOf(row: typeof NOTHING, isRepeated: boolean): string | null {
  if (isRepeated) return 'Ta drużyna jest w tabeli drugi raz'
  if (!sumsUp(row)) return 'Mecze to nie suma wygranych, remisów i porażek'
  const missing = pointsMissing(row)
  if (missing < 0) return 'Punktów jest więcej niż z wyników'
  return missing > 0 ? `Punktów jest mniej niż z wyników o ${missing}: odjęte` : null
}

/** Reads a league's table as people have it: a spreadsheet's cells, CSV, or a league page's text. */
export function readTable(text: string): TableReading {
  const broken = refusalOf(text, 'tabelę')
  if (broken) return refused(broken)
  const lines = numberedLines(text.normalize('NFKC').replace(/[\p{Cf}\p{Co}]/gu, ''))
  const found = tableLines(lines)
  const whole = found.filter(({ figures }) => figures.length > 0).map(({ figures }) => figures)
  if (whole.length < 2) return refused(NO_TABLE)
  if (found.length > LEAGUE_TEAMS_MAX) return refused(`W tabeli może być najwyżej ${LEAGUE_TEAMS_MAX} drużyn`)
  const named = lines.map((each) => columnsOf(wordsOf(each.text))).find(Boolean)
  const columns = columnsFor(whole, named ?? null)
  if (!columns) return refused(NOT_WHOLE)
  const reading: TableReading = { rows: [], problems: [], round: roundIn(lines), refusal: null }
  for (const { line, name, figures, isWithdrawn } of found) {
    const counted = figures.length === 0 && isWithdrawn ? NOTHING : readFigures(figures, columns)
    const isRepeated = reading.rows.some((row) => row.team === name)
    const message = counted
      ? 'To nie wygląda na nazwę drużyny'
      : 'Liczb w tym wierszu jest za mało albo nie pasują do reszty'
    if (!counted || !isTeamName(name)) reading.problems.push({ line, source: name, message })
    else {
      const deducted = Math.max(0, pointsMissing(counted))
      reading.rows.push({ line, team: name, ...counted, isWithdrawn, deducted, doubt: doubtOf(counted, isRepeated) })
    }
  }
  return reading
}

function roundIn(lines: readonly { text: string }[]): number | null {
  for (const { text } of lines) {
    const [, before, after] = ROUND.exec(text) ?? []
    const round = Number(before ?? after ?? 0)
    if (round > 0) return round
  }
  return null
}
