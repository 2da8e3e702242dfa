import { foldedText } from '../squad/folded-text.ts'
import type { PastedRow } from './league.ts'

/** A row's numbers: '34:12' is one. */
export type Figures = readonly string[]
type Columns = readonly Column[]
type Counted = Omit<PastedRow, 'team'>

const NAMES = {
  played: 'm|mecze|mecz|sp|spotkania|rm|mp|rozegrane|rozegrane mecze|liczba meczow|gp|pl|played|l m|lm',
  points: 'pkt|punkty|pts|points|punkt|ptk|p-ty',
  wins: 'z|w|zw|wyg|zwyciestwa|wygrane|wins|won|zwyc',
  draws: 'r|rem|remisy|draws|drawn|remis',
  losses: 'p|por|porazki|przegrane|l|losses|lost|porazka',
  goals: 'bramki|br|b|gole|goals|bz-bs|bz:bs|g|stosunek bramek|bramki +/-|bilans bramkowy',
  scored: 'bz|b+|br+|gf|zdobyte|bramki zdobyte|strzelone|f|g+|br zd|for',
  conceded: 'bs|b-|br-|ga|stracone|bramki stracone|a|g-|br st|against',
  difference: '+/-|rb|gd|+-|roznica|bilans|diff|rb+/-|roznica bramek|dif|±|d',
} as const

type Column = keyof typeof NAMES | 'other'

const KIND_OF = new Map(
  Object.entries(NAMES).flatMap(([kind, names]) => names.split('|').map((name) => [name, kind as Column] as const)),
)

/** Orders in which leagues write their columns. The sums tell which one a table has. */
const ORDERS: readonly Columns[] = [
  'played points wins draws losses goals',
  'played wins draws losses goals points',
  'played wins draws losses goals difference points',
  'played wins draws losses points goals',
  'played points goals wins draws losses',
  'played goals points wins draws losses',
  'points played wins draws losses goals',
  'points played goals wins draws losses',
  'played points wins draws losses difference goals',
  'wins draws losses goals points',
  'wins draws losses goals difference points',
  'points wins draws losses goals',
].map((order) => order.split(' ') as Column[])

const wordOf = (cell: string): string => foldedText(cell).replace(/\.$/, '').trim()

const IN_ENGLISH: Readonly<Record<string, Column>> = { p: 'played', d: 'draws', l: 'losses' }

/** The columns that a header names, those after the team; null: it is none. */
export function columnsOf(cells: readonly string[]): Columns | null {
  const words = cells.map(wordOf)
  // In English 'L' is a defeat and 'P' a match played; in Polish 'P' is a defeat.
  const isEnglish = words.includes('l') && words.includes('d')
  const kinds = words.map((word): Column => (isEnglish && IN_ENGLISH[word]) || (KIND_OF.get(word) ?? 'other'))
  const first = kinds.findIndex((kind) => kind !== 'other')
  const seen = new Set<Column>()
  const once = kinds.slice(first).map((kind): Column => {
    const isAgain = seen.has(kind)
    seen.add(kind)
    return isAgain ? 'other' : kind
  })
  const hasGoals = seen.has('goals') || (seen.has('scored') && seen.has('conceded'))
  const isWhole = hasGoals && (['points', 'wins', 'draws', 'losses'] as const).every((kind) => seen.has(kind))
  return first !== -1 && isWhole ? once : null
}

/** A line of column names alone. */
export const isHeader = (cells: readonly string[]): boolean =>
  cells.filter((cell) => KIND_OF.has(wordOf(cell))).length >= 3 && !cells.some((cell) => /\d/.test(cell))

const pairOf = (figure: string): [number, number] | null => {
  const [, one, other] = /^(\d+)[:-](\d+)$/.exec(figure) ?? []
  return one === undefined || other === undefined ? null : [Number(one), Number(other)]
}

/** Null: the figures do not fit these columns. */
export function readFigures(figures: Figures, columns: Columns): Counted | null {
  const found: Partial<Record<Column, number>> = {}
  let at = 0
  for (const column of columns) {
    const figure = figures[at++]
    if (figure === undefined) break
    const pair = pairOf(figure)
    if (column === 'goals') {
      const [scored, conceded] = pair ?? [Number(figure), Number(figures[at++])]
      Object.assign(found, { scored, conceded })
    } else if (column !== 'other') {
      if (pair) return null
      found[column] = Number(figure)
    }
  }
  const { wins = Number.NaN, draws = Number.NaN, losses = Number.NaN, points = Number.NaN } = found
  const { scored = Number.NaN, conceded = Number.NaN, played = wins + draws + losses, difference } = found
  const counted = { played, wins, draws, losses, scored, conceded, points }
  const isWhole =
    Object.values(counted).every(Number.isInteger) && [wins, draws, losses, scored, conceded].every((n) => n >= 0)
  const isSum = difference === undefined || Math.abs(difference) === Math.abs(scored - conceded)
  return isWhole && isSum ? counted : null
}

export const sumsUp = ({ played, wins, draws, losses }: Counted): boolean => played === wins + draws + losses

/** Fewer points than the results give: some were taken away. */
export const pointsMissing = ({ wins, draws, points }: Counted): number => 3 * wins + draws - points

/** How well the figures bear the columns out: 2 a row that adds up, a little for one that has lost points. */
function agreement(rows: readonly Figures[], columns: Columns): number {
  return rows.reduce((sum, figures) => {
    const counted = readFigures(figures, columns)
    if (!counted || !sumsUp(counted) || pointsMissing(counted) < 0) return sum
    return sum + (pointsMissing(counted) === 0 ? 2 : 0.5)
  }, 0)
}

/** The columns that the figures have; null: none of the known orders adds up in half of the rows. */
export function columnsFor(rows: readonly Figures[], named: Columns | null): Columns | null {
  const fits = (columns: Columns) => agreement(rows, columns) >= rows.length
  if (named && fits(named)) return named
  const best = [...ORDERS].sort((one, other) => agreement(rows, other) - agreement(rows, one))[0]
  return best && fits(best) ? best : null
}
