import type { MatchView, PhotoView, PlayerView } from '../../match-view.ts'
import type { SceneNode } from '../../scene/node.ts'
import type { DataKey } from '../../template/data-keys.ts'
import { optionsOf } from '../../template/piece-options.ts'
import type { Style } from '../layout.ts'
import type { Piece } from '../piece.ts'
import { crest, text } from '../pieces.ts'
import { FRAMES, standing } from './frames.ts'
import { type FrameName, PERSON_PIECES } from './pieces.ts'
import type { PersonPlaces, PhotoPlaces } from './places.ts'

/** The one for a large picture; else the one of the line-up. */
export const largePhoto = ({ scorerImage, lineupImage }: PlayerView): string => scorerImage ?? lineupImage ?? ''

/** The same without its background; null: nobody has cut it out. */
export const cutoutOf = ({ scorerCutout, lineupCutout }: PlayerView): string | null =>
  scorerCutout ?? lineupCutout ?? null

/** What the template asks for; `auto`: as the look has it. */
export const frameIn = ({ options }: Style): FrameName => optionsOf(PERSON_PIECES.photo.fields, options.photo).frame

/** The picture that is drawn of them: cut out where the look has a way to stand them. */
export const shownPhoto = (style: Style, player: PlayerView): string =>
  (frameIn(style) === 'auto' ? cutoutOf(player) : null) ?? largePhoto(player)

/** The data that say the same. */
interface PlayerKeys {
  photo: DataKey
  number: DataKey
}

/** One of ours with their picture; without one, their number stands where the picture would. */
export function playerPieces(
  style: Style,
  places: PhotoPlaces,
  player: PlayerView,
  keys: PlayerKeys | undefined,
  piece = 'photo',
): Piece[] {
  const { look } = style
  const src = shownPhoto(style, player)
  const framed = src === cutoutOf(player) ? standing : FRAMES[frameIn(style)]
  const { photo, number } = framed(style, places, src)
  const words = text(number.place, String(player.number), look.figures, number.size, number.colour, {
    maxLines: 1,
    unlessLoaded: src,
  })
  return [
    { name: piece, shows: keys && [keys.photo], nodes: photo },
    { name: 'number', shows: keys && [keys.number, keys.photo], nodes: [words] },
  ]
}

/** The photograph that was chosen for the graphic, in the player's place and in their frame. */
function chosenPhoto(style: Style, places: PhotoPlaces, { src, focus }: PhotoView, shows: readonly DataKey[]): Piece {
  const nodes = FRAMES[frameIn(style)](style, places, src).photo.map(
    (node): SceneNode => (node.kind === 'image' ? { ...node, fit: 'cover', focus } : node),
  )
  return { name: 'photo', shows, nodes }
}

export interface Seen {
  /** Null: nobody of ours is named. */
  player: PlayerView | null
  /** The one that was chosen for the graphic. */
  photo?: PhotoView | undefined
}

/** Whoever was cut out of the chosen photograph stands as somebody cut out of their own portrait would. */
export const pictured = (player: PlayerView, { src, cutout }: PhotoView): PlayerView => ({
  ...player,
  scorerImage: src,
  scorerCutout: cutout,
})

/** The chosen photograph as it was taken; null: there is none, or somebody cut out of it stands for it. */
const wholePhoto = (style: Style, { player, photo }: Seen): PhotoView | null =>
  photo && !(player && photo.cutout && frameIn(style) === 'auto') ? photo : null

/** It shows more than one person: a column would keep one of them. */
export function isWidePhoto(style: Style, seen: Seen): boolean {
  const photo = wholePhoto(style, seen)
  return photo !== null && photo.width > photo.height && frameIn(style) === 'auto'
}

/** The chosen photograph, else the player's own picture; null: neither is there. */
export function pictureOf(style: Style, places: PhotoPlaces, seen: Seen, keys: PlayerKeys): Piece[] | null {
  const whole = wholePhoto(style, seen)
  if (whole) return [chosenPhoto(style, places, whole, [keys.photo])]
  const { player, photo } = seen
  return player && playerPieces(style, places, photo ? pictured(player, photo) : player, keys)
}

/** Our crest where a player's picture would be. */
export const clubPicture = ({ emblem }: PersonPlaces, { club, isHome }: MatchView, photo: DataKey): Piece => ({
  name: 'photo',
  shows: [photo, 'club_crest', isHome ? 'home_crest' : 'away_crest'],
  nodes: [crest(emblem, club)],
})
