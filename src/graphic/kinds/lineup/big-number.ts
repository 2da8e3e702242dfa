import { insetAll } from '../../layout/area.ts'
import { text } from '../../layout/pieces.ts'
import type { PlayerView } from '../../match-view.ts'
import type { Box, SceneNode } from '../../scene/node.ts'
import { abovePlate, type MarkStyle, sizeOf, standIn } from './stand-in.ts'

/** On the ground where its colour is known, else on a tile of its own. */
export function bigNumber(style: MarkStyle, player: PlayerView, place: Box, unlessLoaded?: string): SceneNode[] {
  const { look, tones, groundInk } = style
  const side = place.width
  const words = (area: Box, ink: string, size: number) =>
    text(area, standIn(style, player), look.figures, sizeOf(style, size), ink, { maxLines: 1, unlessLoaded })
  if (groundInk) return [words(abovePlate(place), groundInk, side * 0.86)]
  const tile = insetAll(abovePlate(place), side * 0.06)
  return [
    { kind: 'rect', ...tile, height: tile.height + side * 0.06, fill: tones.accent, radius: side * 0.05, unlessLoaded },
    words(insetAll(tile, side * 0.06), tones.accentInk, side * 0.62),
  ]
}
