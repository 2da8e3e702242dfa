import { byLook } from '../../layout/by-look.ts'
import type { PlacedLayout, Style } from '../../layout/layout.ts'
import { namedPieces, scoreboardPieces, withHeading } from '../../layout/person/person-parts.ts'
import { personPlaces } from '../../layout/person/person-places.ts'
import { clubPicture, pictureOf, type Seen } from '../../layout/person/photo-pieces.ts'
import { breakingHeading, type PersonPlaces } from '../../layout/person/places.ts'
import type { Piece } from '../../layout/piece.ts'
import { GOAL_HEADING, PHOTO, SCORER_KEYS } from './facts.ts'
import { ledGoal } from './led.ts'
import { type GoalView, scorerWords } from './view.ts'

const seenOf = ({ scorer, photo }: GoalView): Seen => ({ player: scorer, photo })

const pictures = (style: Style, places: PersonPlaces, view: GoalView): Piece[] =>
  pictureOf(style, places, seenOf(view), SCORER_KEYS) ?? [clubPicture(places, view, PHOTO)]

/** Who scored; of an opponent's own goal only that it was one; of a goal that is nobody's yet, which club. */
function ourGoal(style: Style, places: PersonPlaces, view: GoalView): Piece[] {
  const { isOwnGoal, isPenalty, minute, isHome, club } = view
  const shows = ['scorer_name', isHome ? 'home_scorer' : 'away_scorer'] as const
  if (isOwnGoal) {
    const named = namedPieces(style, places, { label: '', name: 'Gol samobójczy', shows, minute })
    return [...pictures(style, places, view), ...named]
  }
  const name = scorerWords(view)
  if (name === '') {
    const clubShows = [...shows, isHome ? 'home_team' : 'away_team'] as const
    const named = namedPieces(style, places, { label: 'Bramkę zdobywa', name: club.name, shows: clubShows, minute })
    return [...pictures(style, places, view), ...named]
  }
  return [
    ...pictures(style, places, view),
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
  const places = breakingHeading(personPlaces(style, sheet, seenOf(view)))
  const goal = [...ourGoal(style, places, view), ...scoreboardPieces(style, places, view)]
  return [{ name: 'veil', nodes: look.veil(places.veil, tones) }, ...withHeading(style, places, GOAL_HEADING, goal)]
}

export const goalLayout = byLook(placedGoal, ledGoal)
