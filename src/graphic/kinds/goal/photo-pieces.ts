import type { Style } from '../../layout/layout.ts'
import type { Piece } from '../../layout/piece.ts'
import { crest, text } from '../../layout/pieces.ts'
import type { PlayerView } from '../../match-view.ts'
import { optionsOf } from '../../template/piece-options.ts'
import { FRAMES } from './frames.ts'
import { GOAL_PIECES } from './pieces.ts'
import type { GoalPlaces } from './places.ts'
import type { GoalView } from './view.ts'

export const scorerPhoto = (scorer: PlayerView): string => scorer.scorerImage ?? scorer.lineupImage ?? ''

/** Our scorer with their picture; without one, their number stands where the picture would. */
export function scorerPieces(style: Style, places: GoalPlaces, scorer: PlayerView): Piece[] {
  const { look, options } = style
  const src = scorerPhoto(scorer)
  const { photo, number } = FRAMES[optionsOf(GOAL_PIECES.photo.fields, options.photo).frame](style, places, src)
  const words = text(number.place, String(scorer.number), look.figures, number.size, number.colour, {
    maxLines: 1,
    unlessLoaded: src,
  })
  return [
    { name: 'photo', shows: ['scorer_photo'], nodes: photo },
    { name: 'number', shows: ['player_number', 'scorer_photo'], nodes: [words] },
  ]
}

/** Our crest where the scorer's picture would be. */
export const clubPicture = ({ emblem }: GoalPlaces, { club, isHome }: GoalView): Piece => ({
  name: 'photo',
  shows: ['scorer_photo', 'club_crest', isHome ? 'home_crest' : 'away_crest'],
  nodes: [crest(emblem, club)],
})
