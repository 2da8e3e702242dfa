import { teamsOf } from '../../match-view.ts'
import type { DataValues } from '../../scene/data-values.ts'
import type { DataKey } from '../../template/data-keys.ts'
import { byLook } from '../by-look.ts'
import type { Layout, PlacedLayout, Style } from '../layout.ts'
import { ledPerson } from '../led/person.ts'
import type { Piece } from '../piece.ts'
import { crest } from '../pieces.ts'
import { personName } from './person-name.ts'
import { namedPieces, scoreboardPieces, withHeading } from './person-parts.ts'
import { personPlaces } from './person-places.ts'
import type { PersonView } from './person-view.ts'
import { clubPicture, largePhoto, pictureOf } from './photo-pieces.ts'
import { breakingHeading, type PersonPlaces } from './places.ts'
import type { PersonTold } from './told.ts'

const KEYS = { photo: 'person_photo', number: 'person_number' } as const satisfies Record<string, DataKey>

function picture(style: Style, places: PersonPlaces, view: PersonView): Piece[] {
  const { isOurs, isHome } = view
  const seen = pictureOf(style, places, view, KEYS)
  if (seen) return seen
  if (isOurs) return [clubPicture(places, view, KEYS.photo)]
  const { home, away } = teamsOf(view)
  const [team, side] = isHome ? ([away, 'away_crest'] as const) : ([home, 'home_crest'] as const)
  return [{ name: 'photo', shows: [KEYS.photo, 'opponent_crest', side], nodes: [crest(places.emblem, team)] }]
}

const placedPerson =
  <View extends PersonView>({
    heading,
    label,
    sign,
    withName,
    arranged = (places) => places,
  }: PersonTold<View>): PlacedLayout<View> =>
  (style, sheet, view) => {
    const { look, tones } = style
    const places = breakingHeading(arranged(personPlaces(style, sheet, view)))
    const shows: DataKey[] = ['person_name']
    const told = [
      ...picture(style, places, view),
      ...(sign?.(style, places, view) ?? []),
      ...namedPieces(style, places, { label: label(view), name: personName(view), shows, minute: view.minute }),
      ...(withName?.(style, places, view) ?? []),
      ...scoreboardPieces(style, places, view),
    ]
    return [{ name: 'veil', nodes: look.veil(places.veil, tones) }, ...withHeading(style, places, heading(view), told)]
  }

/** The goal's composition for whatever else one person does. */
export const personLayout = <View extends PersonView>(told: PersonTold<View>): Layout<View> =>
  byLook(placedPerson(told), ledPerson(told))

export const personValues = (view: PersonView, heading: string): DataValues => ({
  heading,
  score: `${view.homeScore}:${view.awayScore}`,
  minute: view.minute ?? '',
  person_name: personName(view),
  ...(view.player && { person_number: String(view.player.number), person_photo: { src: largePhoto(view.player) } }),
})
