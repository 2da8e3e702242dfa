import { beside, within } from '../../layout/area.ts'
import type { Style } from '../../layout/layout.ts'
import { capitals, crest } from '../../layout/pieces.ts'
import type { RowInks } from '../../layout/rows/bands.ts'
import { cell } from '../../layout/rows/cell.ts'
import type { Box, SceneNode } from '../../scene/node.ts'
import type { TableRowView } from '../../season-facts.ts'

const LARGEST = 46

/** Letters that a row must be wide for, to have more than its points. */
const WIDE = 16

/** Where a row's parts stand; the head has the same. */
function columnsIn(place: Box, height: number) {
  const size = Math.min(height * 0.58, LARGEST)
  const isWide = place.width >= size * WIDE
  const [rank, emblem, name, played, goals, points] = beside(
    place,
    [size * 1.35, size * 1.2, { share: 1 }, isWide ? size * 1.35 : 0, isWide ? size * 2.6 : 0, size * 1.5],
    size * 0.24,
  )
  return { size, rank, emblem, name, more: isWide ? { played, goals } : null, points }
}

export function tableHead({ look, tones }: Style, place: Box): SceneNode[] {
  const { size, more, points } = columnsIn(place, place.height / 0.62)
  const label = (column: Box, words: string) =>
    cell(column, words, look.body, size * 0.66, tones.panelMuted, { align: 'center' })
  return [...(more ? [label(more.played, 'M'), label(more.goals, 'Bramki')] : []), label(points, 'Pkt')]
}

const crestOf = ({ team, crest: picture }: TableRowView) => ({ name: team, crest: picture })

export function tableRow({ look }: Style, place: Box, row: TableRowView, { ink, muted }: RowInks): SceneNode[] {
  const { size, rank, emblem, name, more, points } = columnsIn(place, place.height)
  const side = Math.min(place.height * 0.82, emblem.width)
  const figure = (column: Box, words: string, colour: string) =>
    cell(column, words, look.figures, size, colour, { align: 'center' })
  return [
    cell(rank, `${row.place}.`, look.figures, size, muted, { align: 'right' }),
    crest(within(emblem, { width: side, height: side }), crestOf(row)),
    cell(name, capitals(look, row.team), look.name, size * (more ? 0.92 : 0.82), row.isWithdrawn ? muted : ink, {
      maxLines: 2,
    }),
    ...(more
      ? [figure(more.played, String(row.played), muted), figure(more.goals, `${row.scored}:${row.conceded}`, muted)]
      : []),
    figure(points, row.isWithdrawn ? '–' : String(row.points), ink),
  ]
}
