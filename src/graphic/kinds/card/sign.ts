import { inset } from '../../layout/area.ts'
import type { Style } from '../../layout/layout.ts'
import type { PersonPlaces } from '../../layout/person/places.ts'
import type { Piece } from '../../layout/piece.ts'
import type { Box, SceneNode } from '../../scene/node.ts'
import type { CardColour } from './cards.ts'
import type { CardView } from './view.ts'

const YELLOW = '#ffd60a'
const RED = '#d40f1e'

const LEAN = 9

const oneCard = (place: Box, fill: string, rotation: number): SceneNode => ({
  kind: 'rect',
  ...place,
  fill,
  radius: place.width * 0.1,
  rotation,
  border: { width: Math.max(3, place.width * 0.045), colour: '#ffffff' },
  shadow: { colour: 'rgba(0,0,0,0.45)', blur: place.width * 0.16, x: 0, y: place.width * 0.07 },
})

/** Bottom first: a second yellow card lies under the red one that it leads to. */
const HELD_UP: Readonly<Record<CardColour, readonly string[]>> = {
  yellowCard: [YELLOW],
  secondYellowCard: [YELLOW, RED],
  redCard: [RED],
}

/** Held up at the picture's edge. */
export const cardSign = (_: Style, { photo }: PersonPlaces, view: CardView): Piece[] =>
  cardsIn(photo, view, besideHead(photo))

const heightIn = (stage: Box): number => Math.min(stage.height * 0.34, stage.width * 0.4)

/** Beside a head in the middle of the picture, not before it. */
const besideHead = (photo: Box): number => Math.min(photo.height, photo.width) * 0.3

/** A number or a crest in the picture's place stands under the card, not behind it. */
export const underCard = (places: PersonPlaces): PersonPlaces => {
  const { photo, emblem } = places
  const foot = photo.y + besideHead(photo) * 1.2
  return { ...places, emblem: inset(emblem, { top: Math.max(0, foot - emblem.y) }) }
}

export function cardsIn(photo: Box, { card }: CardView, height = heightIn(photo)): Piece[] {
  const width = height * 0.7
  const cards = HELD_UP[card]
  const step = width * 0.38
  const x = photo.x + photo.width - width - height * 0.16
  const y = photo.y + height * 0.2
  const nodes = cards.map((fill, index) => {
    const back = cards.length - 1 - index
    return oneCard({ x: x - back * step, y: y + back * step * 0.3, width, height }, fill, LEAN - back * 14)
  })
  return [{ name: 'card', nodes }]
}
