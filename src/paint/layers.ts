import type { Size } from '#graphic/template/element-box.ts'
import type { Picture, Surface } from './surface.ts'

/** A canvas to draw on, and to draw with. */
export interface Layer {
  surface: Surface
  picture: Picture
}

export type CreateLayer = (width: number, height: number) => Layer

/** What is drawn as one thing before it is laid over the graphic; the shape that casts a shadow, and half as large; the shadow. */
export type LayerUse = 'group' | 'silhouette' | 'halved' | 'shadow'

/** Between two pixels of the rim, one beyond it has its share: it must be the same whatever was drawn before. */
const MARGIN = 1

/**
 * Canvases for what cannot be drawn in one stroke: one for each use, and every node draws on the same. A canvas of its
 * own for each shadow or blend took gigabytes, since a drawing lets no collector run before it is done.
 */
export class Layers {
  private readonly layers = new Map<LayerUse, Layer>()

  constructor(private readonly create: CreateLayer) {}

  /** Empty from its corner to this size and a little more; good until the next one for the same use is asked for. */
  empty(use: LayerUse, size: Size): Layer {
    const [width, height] = [size.width + MARGIN, size.height + MARGIN]
    const known = this.layers.get(use)
    const { width: wide = 0, height: high = 0 } = known?.picture ?? {}
    if (known && wide >= width && high >= height) {
      known.surface.clearRect(0, 0, width, height)
      return known
    }
    const layer = this.create(Math.max(width, wide), Math.max(height, high))
    this.layers.set(use, layer)
    return layer
  }
}
