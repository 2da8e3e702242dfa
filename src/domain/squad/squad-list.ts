import { foldedWords } from './folded-text.ts'
import { readFreeLine } from './free-line.ts'
import { type ListLine, listLines } from './list-cells.ts'
import { columnsByContent } from './list-columns.ts'
import { type ColumnKind, type Columns, headerOf, headerOfWords } from './list-header.ts'
import { namesOfCells, splitName, tidyName } from './person-name.ts'
import { wholeNumber } from './shirt-number.ts'
import { type RawPlayer, type SquadRow, squadRow } from './squad-row.ts'

interface ListOptions {
  /** For a list without a header: whether 'Kowalski Jan' is meant by it. */
  isLastNameFirst?: boolean
}

/** Reads a squad as people keep it: pasted from a mail, a spreadsheet or a CSV file, with a header or without. */
export function readSquadList(text: string, { isLastNameFirst = false }: ListOptions = {}): SquadRow[] {
  const lines = listLines(text)
  const [first] = lines
  const header = first ? (headerOf(first.cells) ?? headerOfWords(first.text)) : null
  const body = header ? lines.slice(1) : lines
  const isReversed = isLastNameFirst || header?.isLastNameFirst === true
  const columns = header?.columns ?? columnsByContent(body.map(({ cells }) => cells).filter(({ length }) => length > 1))
  const rows: SquadRow[] = []
  let heading = ''
  for (const line of body) {
    const newHeading = headingOf(line)
    if (newHeading) {
      heading = newHeading
      continue
    }
    const raw = header ? rawByHeader(line, columns, isReversed) : rawByContent(line, columns, isReversed)
    rows.push(squadRow(line, { ...raw, position: raw.position || heading }))
  }
  return rows
}

const HEADINGS: readonly [RegExp, string][] = [
  [/^(bramkarz[ey]?|bramkarki|goalkeepers?)$/, 'Bramkarz'],
  [/^(obroncy|obronczynie|obrona|defenders|defence)$/, 'Obrońca'],
  [/^(pomocnicy|pomocniczki|pomoc|midfielders|midfield)$/, 'Pomocnik'],
  [/^(napastnicy|napastniczki|atak|forwards|strikers)$/, 'Napastnik'],
]

/** 'Bramkarze:' on a line of its own gives the position of those below. */
function headingOf({ text }: ListLine): string | null {
  const words = foldedWords(text)
  return (words.length === 1 && HEADINGS.find(([pattern]) => pattern.test(words.join('')))?.[1]) || null
}

function rawByHeader({ cells, text }: ListLine, columns: Columns, isReversed: boolean): RawPlayer {
  if (cells.length === 1) return rawOfFreeLine(text, isReversed)
  const cell = (kind: ColumnKind) => cells[columns.indexOf(kind)] ?? ''
  if (columns.includes('lastName')) {
    const name = tidyName({ firstName: cell('firstName'), lastName: cell('lastName') })
    return { ...name, number: cell('number'), position: cell('position') }
  }
  return rawOfFullName(cell('fullName'), cell('number'), cell('position'), isReversed)
}

function rawByContent(line: ListLine, common: Columns, isReversed: boolean): RawPlayer {
  const { cells, text } = line
  if (cells.length === 1) return rawOfFreeLine(text, isReversed)
  const fits = wholeNumber(cells[common.indexOf('number')] ?? '') !== null
  const own = columnsByContent([cells])
  const columns = fits || !own.includes('number') ? common : own
  const cell = (kind: ColumnKind) => cells[columns.indexOf(kind)] ?? ''
  if (columns.includes('fullName')) {
    return rawOfFullName(cell('fullName'), cell('number'), cell('position'), isReversed)
  }
  if (!columns.includes('number')) return rawOfFreeLine(text.replace(/[\t;|]/g, ' '), isReversed)
  const name = namesOfCells(cell('firstName'), cell('lastName'), isReversed)
  return { ...name, number: cell('number'), position: cell('position') }
}

/** The number, or the position, may stand with the name: '10. Jan Kowalski'. */
function rawOfFullName(fullName: string, number: string, position: string, isReversed: boolean): RawPlayer {
  const free = rawOfFreeLine(fullName, isReversed)
  return { ...free, number: number || free.number, position: position || free.position }
}

function rawOfFreeLine(text: string, isReversed: boolean): RawPlayer {
  const { name, number, position } = readFreeLine(text)
  return { ...splitName(name, isReversed), number, position }
}
