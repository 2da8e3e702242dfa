import { tidy } from '../fixtures/taken.ts'
import { splitQuoted } from '../squad/list-cells.ts'
import { isHeader } from './table-layout.ts'

export interface TableLine {
  line: number
  name: string
  figures: string[]
  isWithdrawn: boolean
}

type Lines = readonly { line: number; text: string }[]

const SEPARATORS = ['\t', ';', '|', ','] as const
const CELLS_MIN = 5
const FIGURE = /^[+-]?\d{1,4}$|^\d{1,3}[:-]\d{1,3}$/
const HAS_NAME = /\p{L}{2}/u
const WITHDRAWN = /\(?\s*(?<!\p{L})(?:wycof\p{L}*|rezygn\p{L}*)(?:\s+(?:się|z rozgrywek|drużyna))*\)?/iu

/** The line's cells; null: nothing parts it but spaces. */
function cellsOf(text: string): string[] | null {
  for (const separator of SEPARATORS) {
    const cells = splitQuoted(text, separator).map((cell) => cell.trim())
    if (cells.length >= CELLS_MIN) return cells
  }
  return null
}

/** '34 : 12' and '34 - 12' are one figure; '34 -12' may be two. */
const joined = (text: string): string =>
  text
    .replace(/[–—−]/g, '-')
    .replace(/(?<=\d)\s*:\s*(?=\d)/g, ':')
    .replace(/(?<=\d) - (?=\d)/g, '-')

/** Without '(-3)' and '*', by which pages tell of points taken away. */
const figuresIn = (text: string): string[] =>
  joined(text.replace(/\([^()]*\)/g, ' '))
    .split(/\s+/)
    .map((figure) => figure.replace(/[*.,]+$/, ''))
    .filter((figure) => FIGURE.test(figure))

function named({ line, text }: Lines[number], name: string, figures: string[]): TableLine {
  const isWithdrawn = WITHDRAWN.test(text)
  const bare = name.replace(WITHDRAWN, ' ').replace(/\([^()\p{L}]*\d[^()]*\)|[*↑↓▲▼►]+/gu, ' ')
  return { line, name: tidy(bare).replace(/^[\s\-–—•.]+|[\s\-–—•,;:]+$/gu, ''), figures, isWithdrawn }
}

const withoutOrdinal = (text: string): string => text.replace(/^\s*\d{1,2}\s*(?:[.)]\s*|\s)[^\p{L}\d]*/u, '')

function fromCells(line: Lines[number], cells: readonly string[], hasOrdinals: boolean): TableLine | null {
  const at = cells.findIndex((cell) => HAS_NAME.test(cell))
  if (at === -1) return null
  // Where the place has a cell of its own, the name keeps its number: '1. FC Ryś'.
  const name = cells[at] ?? ''
  return named(line, hasOrdinals && at === 0 ? withoutOrdinal(name) : name, cells.slice(at + 1).flatMap(figuresIn))
}

function fromWords(line: Lines[number], hasOrdinals: boolean): TableLine | null {
  const whole = joined(hasOrdinals ? withoutOrdinal(line.text) : line.text)
  // The form of the last matches stands at the end: 'Z R P', 'W D L', '?'.
  const words = whole.replace(/(?:\s+[^\s\d]){1,12}\s*$/u, '').split(/\s+/)
  const last = words.findLastIndex((word) => !word.startsWith('(') && !FIGURE.test(word.replace(/[*.,]+$/, '')))
  const name = words.slice(0, last + 1).join(' ')
  return HAS_NAME.test(name) ? named(line, name, figuresIn(words.slice(last + 1).join(' '))) : null
}

/** The most frequent number of figures; a row that has more of them has one in its name: 'Unia 1920'. */
function withYearsInNames(rows: readonly TableLine[]): TableLine[] {
  const counts = new Map<number, number>()
  for (const { figures } of rows) counts.set(figures.length, (counts.get(figures.length) ?? 0) + 1)
  const [usual = 0] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? []
  return rows.map((row) => {
    const extra = row.figures.length - usual
    if (extra < 1 || extra > 2 || !/^\d+$/.test(row.figures[0] ?? '')) return row
    return { ...row, name: [row.name, ...row.figures.slice(0, extra)].join(' '), figures: row.figures.slice(extra) }
  })
}

/** Copied from some pages, each cell comes on a line of its own: the place, the name, then the figures. */
function unstacked(lines: Lines): Lines {
  const rows: { line: number; parts: string[] }[] = []
  const isName = ({ text }: Lines[number]) => HAS_NAME.test(text)
  const first = lines.findIndex((each, at) => isName(each) && /^\s*\d/.test(lines[at + 1]?.text ?? ''))
  const hasPlaces = /^\s*1\s*\.?\s*$/.test(lines[first - 1]?.text ?? '')
  for (const each of lines.slice(Math.max(first, 0))) {
    if (isName(each)) {
      if (hasPlaces) rows.at(-1)?.parts.pop()
      rows.push({ line: each.line, parts: [each.text] })
    } else rows.at(-1)?.parts.push(each.text)
  }
  return rows.map(({ line, parts }) => ({ line, text: parts.join('\t') }))
}

const FIGURES_MIN = 4
const LINE_LENGTH_MAX = 500

const isRow = ({ text }: Lines[number]): boolean =>
  HAS_NAME.test(text) && (text.replace(/:/g, ' ').match(/\d+/g)?.length ?? 0) > FIGURES_MIN

const ORDINAL = /^\s*(\d{1,2})\s*(?:[.)]|\s)/

export const wordsOf = (text: string): string[] => cellsOf(text) ?? text.trim().split(/\s+/)

/** Lines that have a team and figures; what stands around a table is left out. */
export function tableLines(all: Lines): TableLine[] {
  const given = all.filter(({ text }) => text.length <= LINE_LENGTH_MAX && !isHeader(wordsOf(text)))
  const lines = given.filter(isRow).length >= 2 ? given : unstacked(given)
  const rows = lines.filter((each) => isRow(each) || WITHDRAWN.test(each.text))
  const ordinals = rows.map(({ text }) => Number(ORDINAL.exec(text)?.[1]))
  const hasOrdinals = ordinals[0] === 1 && ordinals.filter(Number.isInteger).length * 5 >= rows.length * 4
  const read = rows.flatMap((line) => {
    const cells = cellsOf(line.text)
    return (cells ? fromCells(line, cells, hasOrdinals) : fromWords(line, hasOrdinals)) ?? []
  })
  return withYearsInNames(read.filter(({ name }) => name !== ''))
}
