import { overFrame } from '../../layout/person/over-frame.ts'
import type { PlayerView } from '../../match-view.ts'
import type { Box, ImageNode, SceneNode } from '../../scene/node.ts'
import { framedOf, type MarkStyle } from './stand-in.ts'

type Shape = Pick<ImageNode, 'radius' | 'mask'>

/** A photo lies under the edge of its frame; somebody cut out stands in front of it. */
export function framed(style: MarkStyle, player: PlayerView, place: Box, shape: Shape, edge: SceneNode): SceneNode[] {
  const src = framedOf(style, player)
  return src && src === player.lineupCutout
    ? [edge, overFrame(place, src, shape)]
    : [{ kind: 'image', ...place, src, fit: 'cover', ...shape }, edge]
}
