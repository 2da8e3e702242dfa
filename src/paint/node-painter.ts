import type { SceneNode } from '#scene/node.ts'
import type { Pictures, Surface } from './surface.ts'
import type { TextLayouts } from './text-layouts.ts'

export interface PaintTools {
  pictures: Pictures
  texts: TextLayouts
}

export type NodePainter<Kind extends SceneNode['kind']> = (
  surface: Surface,
  node: Extract<SceneNode, { kind: Kind }>,
  tools: PaintTools,
) => void
