import { beside, within } from '../../layout/area.ts'
import type { Style } from '../../layout/layout.ts'
import type { Piece } from '../../layout/piece.ts'
import { pairedNames, scorePiece, TEAM_PIECES, teamPieces } from '../../layout/pieces.ts'
import type { Box } from '../../scene/node.ts'
import type { StatsView } from './view.ts'

const LARGEST = 190

/** How many times wider than high it is, for the names to have room. */
const NARROWEST = 7

/** Who played whom and how it ended, on one line over the figures. */
export function leadPieces(style: Style, place: Box, view: StatsView): Piece[] {
  const { tones } = style
  const unit = Math.min(place.height, LARGEST, place.width / NARROWEST)
  const emblem = unit * 0.78
  const [homeCrest, homeName, score, awayName, awayCrest] = beside(
    within(place, { height: unit * 0.86 }),
    [emblem, { share: 1 }, unit * 1.7, { share: 1 }, emblem],
    unit * 0.14,
  )
  const square = (area: Box): Box => within(area, { height: emblem })
  const places = { homeCrest: square(homeCrest), awayCrest: square(awayCrest), homeName, awayName }
  return [
    {
      name: 'score-panel',
      carries: [...TEAM_PIECES, 'score'],
      nodes: [{ kind: 'rect', ...place, y: place.y + place.height - 4, height: 4, fill: tones.accent }],
    },
    ...teamPieces(style, places, view, tones.panelInk, unit * 0.3, pairedNames(style, view, 'beside')),
    scorePiece(style, score, view, tones.panelInk),
  ]
}
