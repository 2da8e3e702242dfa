import type { Sheet } from '../../formats.ts'
import type { Style } from '../../layout/layout.ts'
import type { Piece } from '../../layout/piece.ts'
import { text } from '../../layout/pieces.ts'
import type { Box } from '../../scene/node.ts'
import { optionsOf } from '../../template/piece-options.ts'
import { RESULT_PIECES } from './pieces.ts'
import type { ScorerPlaces } from './places.ts'
import { columnPieces } from './scorer-columns.ts'
import { scorerList } from './scorer-list.ts'
import type { ResultView } from './view.ts'

export const isScorerList = ({ options }: Style): boolean =>
  optionsOf(RESULT_PIECES['scorers-panel'].fields, options['scorers-panel']).arrangement === 'list'

const COLUMNS = ['home-scorers', 'away-scorers'] as const

/** Down to the edge of the picture and past it: a veil fades at its end. */
const below = (place: Box, { canvas }: Sheet): Box => ({
  x: 0,
  y: place.y - 20,
  width: canvas.width,
  height: canvas.height,
})

export function scorerPieces(style: Style, sheet: Sheet, places: ScorerPlaces, view: ResultView): Piece[] {
  const { look, tones } = style
  const { scorersHeading, scorersPanel, scorers } = places
  const [ink, muted] = scorersPanel ? [tones.panelInk, tones.panelMuted] : [tones.ink, tones.muted]
  const columns = columnPieces(style, places, view, ink)
  const told = COLUMNS.filter((_, index) => columns[index]?.nodes.length)
  const nodes = scorersPanel ? look.panel(scorersPanel, tones) : look.veil(below(scorersHeading, sheet), tones)
  if (told.length === 0) {
    const words = text(scorers, 'Brak strzelców', look.body, 44, muted, { maxLines: 1 })
    return [
      { name: 'scorers-panel', carries: COLUMNS, nodes },
      ...columns,
      { name: 'no-scorers', carries: COLUMNS, nodes: [words] },
    ]
  }
  const heading = text(scorersHeading, 'STRZELCY BRAMEK', look.name, scorersHeading.height * 0.62, muted, {
    align: places.isHeadingLeft ? 'left' : 'center',
    maxLines: 1,
  })
  if (isScorerList(style)) {
    return [
      { name: 'scorers-panel', carries: ['scorers'], nodes },
      { name: 'scorers-heading', carries: ['scorers'], nodes: [heading] },
      scorerList(style, scorers, view, ink),
    ]
  }
  return [
    { name: 'scorers-panel', carries: told, nodes },
    { name: 'scorers-heading', carries: told, nodes: [heading] },
    ...columns,
  ]
}
