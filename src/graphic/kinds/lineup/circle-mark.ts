import { photoBackdrop, plateShadow } from '../../layout/pieces.ts'
import { framed } from './framed.ts'
import type { Mark, MarkNodes } from './mark.ts'
import { framedOf, standInNode } from './stand-in.ts'

const nodes: MarkNodes = (style, player, { photo: place }) => {
  const { tones, isOnPaper } = style
  const side = place.width
  const radius = side / 2
  return [
    { kind: 'ellipse', ...place, fill: photoBackdrop(tones), ...(!isOnPaper && { shadow: plateShadow(side * 0.07) }) },
    standInNode(style, player, place),
    ...framed(
      style,
      player,
      place,
      { radius },
      {
        kind: 'ellipse',
        ...place,
        fill: 'transparent',
        border: { width: side * 0.025, colour: tones.accent },
      },
    ),
  ]
}

export const circleMark: Mark = { nodes, pictureOf: framedOf, badge: 'corner' }
