import type { ColumnKind, Columns } from './list-header.ts'
import { positionGroup } from './position-group.ts'
import { NUMBER_RANGE, wholeNumber } from './shirt-number.ts'

/** What the columns of a list without a header hold, judged by what is in them. */
export function columnsByContent(rows: readonly (readonly string[])[]): Columns {
  const width = Math.max(0, ...rows.map((row) => row.length))
  const columns = Array.from({ length: width }, (_, column) => filledCells(rows, column))
  const number = numberColumn(columns)
  const position = columns.findIndex((cells, column) => column !== number && mostly(cells, isPosition))
  const rest = columns.flatMap((cells, column) =>
    column === number || column === position || !mostly(cells, isName) ? [] : [column],
  )
  const kinds: (ColumnKind | null)[] = columns.map(() => null)
  if (number !== -1) kinds[number] = 'number'
  // 'Bramkarz: Jan Kowalski' is a position and a name in one.
  if (position !== -1) kinds[position] = rest.length === 0 ? 'fullName' : 'position'
  const [first, second, third] = rest
  if (first !== undefined) kinds[first] = second === undefined ? 'fullName' : 'firstName'
  if (second !== undefined) kinds[second] = 'lastName'
  if (third !== undefined && position === -1) kinds[third] = 'position'
  return kinds
}

const filledCells = (rows: readonly (readonly string[])[], column: number): string[] =>
  rows.flatMap((row) => row[column] || [])

const mostly = (cells: readonly string[], is: (cell: string) => boolean): boolean =>
  cells.filter(is).length * 2 > cells.length

const isPosition = (cell: string): boolean => positionGroup(cell) !== 'other'
const isName = (cell: string): boolean => /\p{L}{2}/u.test(cell)

/** Of several columns of whole numbers not the years, and not the ordinals 1, 2, 3, … */
function numberColumn(columns: readonly (readonly string[])[]): number {
  const numbers = columns.flatMap((cells, column) =>
    mostly(cells, (cell) => wholeNumber(cell) !== null) ? [{ column, cells }] : [],
  )
  const isShirt = (cell: string) => Number(wholeNumber(cell)) <= NUMBER_RANGE.max
  const shirts = numbers.filter(({ cells }) => mostly(cells, isShirt))
  const isOrdinal = (cells: readonly string[]) => cells.every((cell, index) => wholeNumber(cell) === index + 1)
  const chosen = shirts.find(({ cells }) => cells.length > 1 && !isOrdinal(cells)) ?? shirts[0] ?? numbers[0]
  return chosen?.column ?? -1
}
