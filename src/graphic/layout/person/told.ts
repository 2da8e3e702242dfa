import type { Box } from '../../scene/node.ts'
import type { LedStyle, Style } from '../layout.ts'
import type { Band } from '../led/told.ts'
import type { Piece } from '../piece.ts'
import type { PersonView } from './person-view.ts'
import type { PersonPlaces } from './places.ts'

export interface PersonTold<View extends PersonView> {
  heading(view: View): string
  /** What the name is. */
  label(view: View): string
  /** Over the picture: what happened, as a sign. */
  sign?(style: Style, places: PersonPlaces, view: View): Piece[]
  /** The same in looks that are led by a picture: over it, and among the words. */
  ledSign?(style: Style, place: Box, view: View, height?: number): Piece[]
  ledBands?(style: LedStyle, view: View): Band[]
  /** Beside or under the name: what else is told of them, where a minute would be. */
  withName?(style: Style, places: PersonPlaces, view: View): Piece[]
  /** What it needs otherwise than the goal. */
  arranged?(places: PersonPlaces): PersonPlaces
}
