import type { Sheet } from '../../formats.ts'
import type { PlacedLookName } from '../../template/look-name.ts'
import type { Style } from '../layout.ts'
import { isWidePhoto, type Seen } from './photo-pieces.ts'
import { widePlaces } from './places/wide.ts'
import { PERSON_PLACES, type PersonPlaces } from './places.ts'

/** A square is too low for a wide photograph over everything said; in stories and landscapes any photograph has its room. */
const isOverWords = (style: Style, { format }: Sheet, seen: Seen): boolean =>
  format === 'portrait' && isWidePhoto(style, seen)

/** As the look has it for whatever picture there is. */
export const personPlaces = (style: Style<PlacedLookName>, sheet: Sheet, seen: Seen): PersonPlaces =>
  isOverWords(style, sheet, seen) ? widePlaces(style.look.id, sheet) : PERSON_PLACES[style.look.id](sheet)
