import { beside, within } from '../../layout/area.ts'
import { figureWidth } from '../../layout/figure-width.ts'
import type { Style } from '../../layout/layout.ts'
import { capitals, crest } from '../../layout/pieces.ts'
import type { RowInks } from '../../layout/rows/bands.ts'
import { cell } from '../../layout/rows/cell.ts'
import type { Box, SceneNode } from '../../scene/node.ts'
import type { TableRowView } from '../../season-facts.ts'

const LARGEST = 46

/** A column is no narrower: its label stands over it. */
const FEWEST_DIGITS = '00'

/** Letters that a row must be wide for, to have more than its points. */
const WIDE = 16

type Rows = readonly TableRowView[]

const FIGURES = {
  rank: ({ place }) => `${place}.`,
  played: ({ played }) => String(played),
  goals: ({ scored, conceded }) => `${scored}:${conceded}`,
  points: ({ isWithdrawn, points }) => (isWithdrawn ? '–' : String(points)),
} as const satisfies Record<string, (row: TableRowView) => string>

/** Where a row's parts stand; the head has the same. */
function columnsIn(place: Box, height: number, rows: Rows) {
  const size = Math.min(height * 0.58, LARGEST)
  const figureSize = size * 0.88
  const isWide = place.width >= size * WIDE
  const room = (figureOf: (row: TableRowView) => string) =>
    figureSize * Math.max(...[FEWEST_DIGITS, ...rows.map(figureOf)].map(figureWidth))
  const apart = figureSize * (isWide ? 0.9 : 0.3)
  const [rank, , emblem, , name, , played, , goals, , points] = beside(place, [
    room(FIGURES.rank),
    size * 0.24,
    size * 1.2,
    size * 0.24,
    { share: 1 },
    isWide ? apart : 0,
    isWide ? room(FIGURES.played) : 0,
    isWide ? apart : 0,
    isWide ? room(FIGURES.goals) : 0,
    apart,
    room(FIGURES.points),
  ])
  return { size, figureSize, rank, emblem, name, more: isWide ? { played, goals } : null, points }
}

export const tableHead =
  (rows: Rows) =>
  ({ look, tones }: Style, place: Box): SceneNode[] => {
    const { size, more, points } = columnsIn(place, place.height / 0.62, rows)
    const label = (column: Box, words: string) =>
      cell(column, words, look.body, size * 0.6, tones.panelMuted, { align: 'right' })
    return [...(more ? [label(more.played, 'M'), label(more.goals, 'Bramki')] : []), label(points, 'Pkt')]
  }

const crestOf = ({ team, crest: picture }: TableRowView) => ({ name: team, crest: picture })

export const tableRow =
  (rows: Rows) =>
  ({ look }: Style, place: Box, row: TableRowView, { ink, muted }: RowInks): SceneNode[] => {
    const { size, figureSize, rank, emblem, name, more, points } = columnsIn(place, place.height, rows)
    const side = Math.min(place.height * 0.82, emblem.width)
    const figure = (column: Box, figureOf: (one: TableRowView) => string, colour: string) =>
      cell(column, figureOf(row), look.figures, figureSize, colour, { align: 'right', peers: rows.map(figureOf) })
    const nameOf = ({ team }: TableRowView) => capitals(look, team)
    return [
      figure(rank, FIGURES.rank, muted),
      crest(within(emblem, { width: side, height: side }), crestOf(row)),
      cell(
        within(name, { height: place.height * 0.88 }),
        nameOf(row),
        look.name,
        size * (more ? 0.92 : 0.82),
        row.isWithdrawn ? muted : ink,
        {
          maxLines: 2,
          peers: rows.map(nameOf),
        },
      ),
      ...(more ? [figure(more.played, FIGURES.played, muted), figure(more.goals, FIGURES.goals, muted)] : []),
      figure(points, FIGURES.points, ink),
    ]
  }
