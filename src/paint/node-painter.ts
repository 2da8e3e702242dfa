import type { SceneNode } from '#graphic/scene/node.ts'
import type { Layers } from './layers.ts'
import type { Pictures, Surface } from './surface.ts'
import type { TextLayouts } from './text-layouts.ts'

export interface PaintTools {
  pictures: Pictures
  texts: TextLayouts
  layers: Layers
}

export type NodePainter<Kind extends SceneNode['kind']> = (
  surface: Surface,
  node: Extract<SceneNode, { kind: Kind }>,
  tools: PaintTools,
) => void
