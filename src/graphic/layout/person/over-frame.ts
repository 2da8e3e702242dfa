import type { Box, ImageNode } from '../../scene/node.ts'
import { insetAll } from '../area.ts'
import { FROM_HAIR } from './from-hair.ts'

/** How far a head looks over the frame, and how far within it the arms end, in widths of the frame. */
const [RISE, WITHIN] = [0.1, 0.02]

/** Somebody cut out, in front of their frame. */
export function overFrame(frame: Box, src: string, shape: Pick<ImageNode, 'radius' | 'mask'>): ImageNode {
  const within = insetAll(frame, frame.width * WITHIN)
  const rise = Math.round(frame.width * RISE)
  const place = { ...within, y: within.y - rise, height: within.height + rise }
  return { kind: 'image', ...place, src, fit: 'cover', crop: FROM_HAIR, rise, ...shape }
}
