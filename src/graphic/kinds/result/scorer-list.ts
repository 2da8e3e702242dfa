import { followedName } from '#domain/lineup/name-direction.ts'
import { box, within } from '../../layout/area.ts'
import type { Style } from '../../layout/layout.ts'
import type { Piece } from '../../layout/piece.ts'
import { crest, text } from '../../layout/pieces.ts'
import { type Teams, teamsOf } from '../../match-view.ts'
import type { Face } from '../../scene/faces.ts'
import type { Box, SceneNode } from '../../scene/node.ts'
import type { ListedGoal, ResultView } from './view.ts'

const [LARGEST, READABLE] = [66, 30]
const [LINE, MOST_COLUMNS] = [1.36, 4]
/** A letter on average, in em. */
const LETTERS: Readonly<Partial<Record<Face, number>>> = { display: 0.4, poster: 0.43, sans: 0.56, georgia: 0.48 }
const LETTER = 0.5
/** In em: between the parts of a row, and between columns. */
const [SPACE, APART] = [0.4, 1.2]
const CREST = 1.1
/** A team of a longer name is not named in a row beside its crest. */
const LONG_TEAM = 26

interface Row {
  side: ListedGoal['side']
  minute: string
  words: string
}

/** Who scored; where that is not known, for whom. */
function rowsOf({ goals, isHome }: ResultView, teams: Teams, isShort: boolean): Row[] {
  const ours = isHome ? 'home' : 'away'
  const teamWords = (side: Row['side']) =>
    teams[side].name.length <= LONG_TEAM ? teams[side].name : side === ours ? 'Nasz gol' : 'Gol rywali'
  return goals.map(({ side, minute, name }) => ({
    side,
    minute,
    words: name ? followedName(isShort ? name.replace(/-.*$/, '') : name) : teamWords(side),
  }))
}

interface Grid {
  columns: number
  size: number
  /** In em. */
  minute: number
  words: number
}

const longest = (texts: readonly string[]): number => Math.max(0, ...texts.map(({ length }) => length))

/** As few columns as give the largest letters. */
function gridIn({ look }: Style, area: Box, rows: readonly Row[]): Grid {
  const letter = LETTERS[look.body.face] ?? LETTER
  const minute = longest(rows.map((row) => row.minute)) * LETTER
  const words = longest(rows.map((row) => row.words)) * letter
  const wide = minute + words + CREST + 2 * SPACE
  let best: Grid = { columns: 1, size: 0, minute, words }
  for (let columns = 1; columns <= MOST_COLUMNS; columns++) {
    const down = area.height / (Math.ceil(rows.length / columns) * LINE)
    const size = Math.min(LARGEST, down, area.width / (columns * wide + (columns - 1) * APART))
    if (size > best.size) best = { columns, size, minute, words }
  }
  return best
}

function gridNodes(
  { look }: Style,
  area: Box,
  rows: readonly Row[],
  grid: Grid,
  teams: Teams,
  ink: string,
): SceneNode[] {
  const { columns, size } = grid
  const perColumn = Math.ceil(rows.length / columns)
  const [minuteWide, wordsWide, side, space] = [grid.minute, grid.words, CREST, SPACE].map((em) => em * size) as [
    number,
    number,
    number,
    number,
  ]
  const wide = minuteWide + wordsWide + side + 2 * space
  const line = size * LINE
  const used = within(area, { width: columns * wide + (columns - 1) * APART * size, height: perColumn * line })
  const peers = rows.map(({ words }) => words)
  return rows.flatMap(({ side: whose, minute, words }, index) => {
    const x = used.x + Math.floor(index / perColumn) * (wide + APART * size)
    const y = used.y + (index % perColumn) * line
    const crestPlace = box(x + minuteWide + space, y + (line - side) / 2, side, side)
    const named = box(crestPlace.x + side + space, y, wordsWide, line)
    return [
      text(box(x, y, minuteWide, line), minute, look.figures, size, ink, { align: 'right', maxLines: 1 }),
      crest(crestPlace, teams[whose]),
      text(named, words, look.body, size, ink, { align: 'left', maxLines: 1, peers }),
    ]
  })
}

/** All goals in the order of their minutes, each with the crest of whose it is. */
export function scorerList(style: Style, area: Box, view: ResultView, ink: string): Piece {
  const teams = teamsOf(view)
  const whole = rowsOf(view, teams, false)
  const rows = gridIn(style, area, whole).size < READABLE ? rowsOf(view, teams, true) : whole
  const nodes = gridNodes(style, area, rows, gridIn(style, area, rows), teams, ink)
  return { name: 'scorers', shows: ['home_scorer', 'away_scorer'], nodes }
}
