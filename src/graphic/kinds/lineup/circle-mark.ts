import { photoBackdrop, shadowOf } from '../../layout/pieces.ts'
import type { Mark, MarkNodes } from './mark.ts'
import { photoOf, standInNode } from './stand-in.ts'

const nodes: MarkNodes = (style, player, { photo: place }) => {
  const { tones, isOnPaper } = style
  const side = place.width
  const radius = side / 2
  return [
    ...(isOnPaper ? [] : shadowOf(place, radius, side * 0.07)),
    { kind: 'ellipse', ...place, fill: photoBackdrop(tones) },
    standInNode(style, player, place),
    { kind: 'image', ...place, src: photoOf(player), fit: 'cover', radius },
    { kind: 'ellipse', ...place, fill: 'transparent', border: { width: side * 0.025, colour: tones.accent } },
  ]
}

export const circleMark: Mark = { nodes, badge: 'corner' }
