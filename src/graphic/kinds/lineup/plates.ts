import { inset } from '../../layout/area.ts'
import type { PlayerPlaces } from '../../layout/eleven-places.ts'
import type { Style } from '../../layout/layout.ts'
import { capitals, shadowOf, text } from '../../layout/pieces.ts'
import type { Box, SceneNode, TextNode } from '../../scene/node.ts'

export const RIM = 0.04

export type PlateNodes = (style: Style, name: string, at: PlayerPlaces) => SceneNode[]

export function plateNodes({ tones }: Style, words: TextNode, plate: Box, photo: Box): SceneNode[] {
  const rim = photo.width * RIM
  return [
    ...shadowOf(plate, rim, photo.width * 0.035),
    { kind: 'rect', ...plate, fill: tones.panel, radius: rim },
    words,
  ]
}

/** On a post a plate has one height, and a name the size that fits it. */
export function postPlate(style: Style, name: string, { plate, photo }: PlayerPlaces): SceneNode[] {
  const { look, tones } = style
  const place = inset(plate, { left: photo.width * RIM, right: photo.width * RIM })
  const size = plate.height * 0.75
  const words = text(place, capitals(look, name), look.name, size, tones.panelInk, { minSize: plate.height * 0.5 })
  return plateNodes(style, words, plate, photo)
}
