import type { FormatName, Sheet } from '../../formats.ts'
import type { MatchView } from '../../match-view.ts'
import type { Box, SceneNode } from '../../scene/node.ts'
import type { DataKey } from '../../template/data-keys.ts'
import { isLedLook } from '../../template/look-name.ts'
import { stack } from '../area.ts'
import type { Layout, Style } from '../layout.ts'
import { footName } from '../led/foot-name.ts'
import type { Piece } from '../piece.ts'
import { headingPiece, text } from '../pieces.ts'
import { type RowsArea, rowsArea } from './areas.ts'
import { bandOf, inksOf, type RowInks } from './bands.ts'
import { cell } from './cell.ts'
import { type RowPlaces, rowPlaces } from './row-places.ts'

export interface Rows<Row> {
  heading: string
  /** Which league, which round; empty: nothing is known of either. */
  line: string
  /** The data that say the same. */
  lineShows: readonly DataKey[]
  rows: readonly Row[]
  /** In place of rows, while there are none. */
  none: string
  isMarked(row: Row): boolean
  columns?(format: FormatName, count: number): 1 | 2
  highest: number
  /** What stands in the first place, over the rows. */
  lead?(style: Style, place: Box): Piece[]
  /** What the columns are, over the first row. */
  head?(style: Style, place: Box): SceneNode[]
  row(style: Style, place: Box, row: Row, inks: RowInks): SceneNode[]
}

const HEAD = 0.62

const headingPieces = (
  style: Style,
  { top, heading, lean }: RowsArea,
  { heading: words, line, lineShows }: Pick<Rows<unknown>, 'heading' | 'line' | 'lineShows'>,
): Piece[] => {
  const { look, tones } = style
  const [head, , under] = stack(top, [heading, lean, 56, { share: 1 }])
  const said = text(under, line, look.body, 42, tones.muted, { align: look.headingAlign, maxLines: 1, minSize: 16 })
  return [
    headingPiece(style, head, words, heading * 0.94),
    ...(line === '' ? [] : [{ name: 'line', shows: lineShows, nodes: [said] }]),
  ]
}

const noneNodes = ({ look, tones }: Style, place: Box, words: string): SceneNode[] => [
  cell(place, words, look.body, Math.min(place.height * 0.4, 52), tones.panelMuted, { align: 'center', maxLines: 2 }),
]

function rowPieces<Row>(
  style: Style,
  { band }: RowsArea,
  { rows: places, heads }: RowPlaces,
  told: Rows<Row>,
): Piece[] {
  const [lead, own] = told.lead ? [places.slice(0, 1), places.slice(1)] : [[], places]
  const nodes = own.flatMap((place, index) => {
    const row = told.rows[index]
    if (row === undefined) return noneNodes(style, place, told.none)
    const isMarked = told.isMarked(row)
    return [...bandOf(style, place, { band, index, isMarked }), ...told.row(style, place, row, inksOf(style, isMarked))]
  })
  const labels = told.rows.length === 0 ? [] : heads.flatMap((place) => told.head?.(style, place) ?? [])
  return [
    ...(labels.length === 0 ? [] : [{ name: 'rows-head', carries: ['rows'], nodes: labels }]),
    ...lead.flatMap((place) => told.lead?.(style, place) ?? []),
    { name: 'rows', nodes },
  ]
}

/** A heading, and under it as many rows as there are. */
export const rowsLayout =
  <View extends MatchView, Row>(rowsOf: (view: View, style: Style, sheet: Sheet) => Rows<Row>): Layout<View> =>
  (style, sheet, view) => {
    const { look, tones } = style
    const area = rowsArea(look.id, sheet)
    const told = rowsOf(view, style, sheet)
    const count = Math.max(1, told.rows.length)
    const places = rowPlaces(area, {
      count: count + (told.lead ? 1 : 0),
      columns: told.columns?.(sheet.format, count) ?? 1,
      highest: told.highest,
      head: told.head ? HEAD : 0,
    })
    const veil = { ...sheet.canvas, height: area.body.y * 1.2 }
    return [
      { name: 'veil', nodes: look.veil(veil, tones) },
      ...(isLedLook(look.id) ? footName(style, sheet, view) : []),
      { name: 'rows-panel', carries: ['rows'], nodes: look.panel(places.panel, tones) },
      ...rowPieces(style, area, places, told),
      ...headingPieces(style, area, told),
    ]
  }
