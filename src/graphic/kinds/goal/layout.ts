import { byLook } from '../../layout/by-look.ts'
import type { PlacedLayout, Style } from '../../layout/layout.ts'
import { namedPieces, scoreboardPieces, withHeading } from '../../layout/person/person-parts.ts'
import { chosenPhoto, clubPicture, playerPieces } from '../../layout/person/photo-pieces.ts'
import { breakingHeading, PERSON_PLACES, type PersonPlaces } from '../../layout/person/places.ts'
import type { Piece } from '../../layout/piece.ts'
import { GOAL_HEADING, PHOTO, SCORER_KEYS } from './facts.ts'
import { ledGoal } from './led.ts'
import { type GoalView, scorerWords } from './view.ts'

function pictureOf(style: Style, places: PersonPlaces, view: GoalView): Piece[] {
  if (view.photo) return [chosenPhoto(style, places, view.photo, [PHOTO])]
  return view.scorer ? playerPieces(style, places, view.scorer, SCORER_KEYS) : [clubPicture(places, view, PHOTO)]
}

/** Who scored; of an opponent's own goal only that it was one; of a goal that is nobody's yet, which club. */
function ourGoal(style: Style, places: PersonPlaces, view: GoalView): Piece[] {
  const { isOwnGoal, isPenalty, minute, isHome, club } = view
  const shows = ['scorer_name', isHome ? 'home_scorer' : 'away_scorer'] as const
  if (isOwnGoal) {
    const named = namedPieces(style, places, { label: '', name: 'Gol samobójczy', shows, minute })
    return [...pictureOf(style, places, view), ...named]
  }
  const name = scorerWords(view)
  if (name === '') {
    const clubShows = [...shows, isHome ? 'home_team' : 'away_team'] as const
    const named = namedPieces(style, places, { label: 'Bramkę zdobywa', name: club.name, shows: clubShows, minute })
    return [...pictureOf(style, places, view), ...named]
  }
  return [
    ...pictureOf(style, places, view),
    ...namedPieces(style, places, {
      label: isPenalty ? 'Gol z rzutu karnego' : 'Strzelec bramki',
      name,
      shows,
      minute,
    }),
  ]
}

const placedGoal: PlacedLayout<GoalView> = (style, sheet, view) => {
  const { look, tones } = style
  const places = breakingHeading(PERSON_PLACES[look.id](sheet))
  const goal = [...ourGoal(style, places, view), ...scoreboardPieces(style, places, view)]
  return [{ name: 'veil', nodes: look.veil(places.veil, tones) }, ...withHeading(style, places, GOAL_HEADING, goal)]
}

export const goalLayout = byLook(placedGoal, ledGoal)
