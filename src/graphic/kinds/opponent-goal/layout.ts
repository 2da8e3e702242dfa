import type { Layout, Style } from '../../layout/layout.ts'
import type { Piece } from '../../layout/piece.ts'
import { capitals, crest, headingPiece, text } from '../../layout/pieces.ts'
import { teamsOf } from '../../match-view.ts'
import type { DataKey } from '../../template/data-keys.ts'
import { namedPieces, scoreboardPieces } from '../goal/goal-parts.ts'
import { GOAL_PLACES, type GoalPlaces } from '../goal/places.ts'
import { cardPieces } from './card-pieces.ts'
import type { OpponentGoalView } from './view.ts'

export const OPPONENT_GOAL_HEADING = 'BRAMKA'

/** Without a minute the name has the panel to itself. */
function nameAlone({ look, tones }: Style, places: GoalPlaces, name: string, shows: readonly DataKey[]): Piece[] {
  const { label, name: place, namePanel } = places
  const area = { ...place, y: label.y, height: place.y + place.height - label.y }
  const words = text(area, capitals(look, name), look.name, area.height * 0.6, tones.panelInk, {
    align: look.headingAlign,
    maxLines: 2,
    minSize: 60,
  })
  return [
    { name: 'name-panel', carries: ['name'], nodes: look.panel(namePanel, tones) },
    { name: 'name', shows, nodes: [words] },
  ]
}

/** No scorer is named; their crest stands where a picture would. */
const portraitLayout: Layout<OpponentGoalView> = (style, sheet, view) => {
  const { look, tones } = style
  const places = GOAL_PLACES[look.id](sheet)
  const { heading, emblem, veil } = places
  const { minute, isHome } = view
  const { home, away } = teamsOf(view)
  const them = isHome ? away : home
  const [crestShows, nameShows] = isHome
    ? (['away_crest', 'away_team'] as const)
    : (['home_crest', 'home_team'] as const)
  return [
    { name: 'veil', nodes: look.veil(veil, tones) },
    { name: 'photo', shows: [crestShows, 'opponent_crest'], nodes: [crest(emblem, them)] },
    ...(minute
      ? namedPieces(style, places, { label: 'Bramkę zdobywa', name: them.name, shows: [nameShows], minute })
      : nameAlone(style, places, them.name, [nameShows])),
    ...scoreboardPieces(style, places, view, sheet),
    headingPiece(style, heading, OPPONENT_GOAL_HEADING, heading.height),
  ]
}

export const opponentGoalLayout: Layout<OpponentGoalView> = (style, sheet, view) =>
  sheet.format === 'portrait'
    ? portraitLayout(style, sheet, view)
    : cardPieces(style, sheet.format, sheet, view, OPPONENT_GOAL_HEADING)
