export interface ListLine {
  /** Counted from 1, as a text editor shows it. */
  line: number
  text: string
  cells: string[]
}

const SEPARATORS = ['\t', ';', '|', ','] as const
type Separator = (typeof SEPARATORS)[number] | 'spaces' | null

const WIDE_GAP = /[ \u00a0]{2,}/

/** Parts a pasted list into its lines, and the lines into cells where a separator is seen. */
export function listLines(text: string): ListLine[] {
  const lines = numberedLines(text)
  const separator = commonSeparator(lines.map((line) => line.text))
  return lines.map(({ line, text }) => ({ line, text: text.trim(), cells: cellsOf(text, separator) }))
}

/** A cell that holds a line break in a spreadsheet is quoted, so a line with an open quote goes on in the next. */
export function numberedLines(text: string): { line: number; text: string }[] {
  const lines: { line: number; text: string }[] = []
  const raw = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/)
  for (let index = 0; index < raw.length; index++) {
    const line = index + 1
    let whole = raw[index] ?? ''
    const next = raw[index + 1]
    if (next !== undefined && hasOpenQuote(whole) && countQuotes(next) % 2 === 1) {
      whole = `${whole} ${next}`
      index++
    }
    if (/[\p{L}\p{N}]/u.test(whole)) lines.push({ line, text: whole })
  }
  return lines
}

const countQuotes = (text: string): number => text.split('"').length - 1
const hasOpenQuote = (text: string): boolean => /(^|[\t;|,])"/.test(text) && countQuotes(text) % 2 === 1

/** The first that at least half of the lines have. */
function commonSeparator(lines: readonly string[]): Separator {
  const isCommon = (has: (line: string) => boolean) => lines.filter(has).length * 2 >= lines.length && lines.length > 0
  const character = SEPARATORS.find((separator) => isCommon((line) => splitQuoted(line, separator).length > 1))
  return character ?? (isCommon((line) => WIDE_GAP.test(line.trim())) ? 'spaces' : null)
}

function cellsOf(text: string, separator: Separator): string[] {
  if (separator === null) return [text]
  return (separator === 'spaces' ? text.trim().split(WIDE_GAP) : splitQuoted(text, separator)).map((cell) =>
    cell.trim(),
  )
}

/** As spreadsheets write it: a quoted cell may hold the separator, and "" stands for a quote. So may a remark (in brackets). */
export function splitQuoted(text: string, separator: string): string[] {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (let index = 0; index < text.length; index++) {
    const character = text[index]
    if (character === '"' && (isQuoted || cell.trim() === '')) {
      const isEscaped = isQuoted && text[index + 1] === '"'
      if (isEscaped) {
        cell += '"'
        index++
      } else {
        isQuoted = !isQuoted
      }
    } else if (!isQuoted && (character === '(' || character === '[')) {
      const end = text.indexOf(character === '(' ? ')' : ']', index)
      const inBrackets = text.slice(index, end === -1 ? index + 1 : end + 1)
      cell += inBrackets
      index += inBrackets.length - 1
    } else if (character === separator && !isQuoted) {
      cells.push(cell)
      cell = ''
    } else {
      cell += character
    }
  }
  return [...cells, cell]
}
