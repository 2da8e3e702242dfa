import type { Layout, Style } from '../../layout/layout.ts'
import type { Piece } from '../../layout/piece.ts'
import { headingPiece } from '../../layout/pieces.ts'
import { namedPieces, scoreboardPieces } from './goal-parts.ts'
import { clubPicture, scorerPieces } from './photo-pieces.ts'
import { GOAL_PLACES, type GoalPlaces } from './places.ts'
import { type GoalView, scorerWords } from './view.ts'

export const GOAL_HEADING = 'GOOOOL!'

/** Who scored; of an opponent's own goal only that it was one; of a goal that is nobody's yet, which club. */
function ourGoal(style: Style, places: GoalPlaces, view: GoalView): Piece[] {
  const { scorer, isOwnGoal, minute, isHome, club } = view
  const shows = ['scorer_name', isHome ? 'home_scorer' : 'away_scorer'] as const
  if (isOwnGoal) {
    const named = namedPieces(style, places, { label: '', name: 'Gol samobójczy', shows, minute })
    return [clubPicture(places, view), ...named]
  }
  const name = scorerWords(view)
  if (name === '') {
    const clubShows = [...shows, isHome ? 'home_team' : 'away_team'] as const
    const named = namedPieces(style, places, { label: 'Bramkę zdobywa', name: club.name, shows: clubShows, minute })
    return [clubPicture(places, view), ...named]
  }
  return [
    ...(scorer ? scorerPieces(style, places, scorer) : [clubPicture(places, view)]),
    ...namedPieces(style, places, { label: 'Strzelec bramki', name, shows, minute }),
  ]
}

export const goalLayout: Layout<GoalView> = (style, sheet, view) => {
  const { look, tones } = style
  const places = GOAL_PLACES[look.id](sheet)
  const { heading, veil } = places
  return [
    { name: 'veil', nodes: look.veil(veil, tones) },
    ...ourGoal(style, places, view),
    ...scoreboardPieces(style, places, view, sheet),
    headingPiece(style, heading, GOAL_HEADING, heading.height),
  ]
}
