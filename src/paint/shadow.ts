import { type DrawnInBox, seenReach } from '#graphic/scene/changed-box.ts'
import type { Box, Shadow } from '#graphic/scene/node.ts'
import type { Size } from '#graphic/template/element-box.ts'
import type { Layer, Layers } from './layers.ts'
import { prepareSurface, type Surface } from './surface.ts'

export type PaintAlone = (surface: Surface, node: DrawnInBox) => void

/** A blur that is this wide, in its own pixels, is the same to the eye when it is drawn larger. */
const FINE_BLUR = 12

/** A power of two, so that whole pixels stay whole pixels. */
const shrinkage = (blur: number): number => 2 ** Math.max(0, Math.floor(Math.log2(blur / FINE_BLUR)))

/** Paints the node alone, at full opacity, where `box` of the graphic is the layer's corner. */
export function paintOn({ surface }: Layer, node: DrawnInBox, box: Box, paint: PaintAlone, shrunk = 1): void {
  surface.save()
  prepareSurface(surface)
  surface.scale(1 / shrunk, 1 / shrunk)
  surface.translate(-box.x, -box.y)
  if (shrunk > 1) surface.imageSmoothingQuality = 'low'
  paint(surface, { ...node, opacity: 1 })
  surface.restore()
}

/** In whole pixels, so many times as small. */
const shrunkSize = ({ width, height }: Size, times: number): Size => ({
  width: Math.ceil(width / times),
  height: Math.ceil(height / times),
})

/** Letters that are drawn too small to be read lose up to a quarter of their ink. */
const shrinksWell = ({ kind }: DrawnInBox): boolean => kind !== 'text'

const OTHER = { silhouette: 'halved', halved: 'silhouette' } as const

/** The node alone, `shrunk` times as small; what does not shrink well is drawn at full size and halved again and again. */
function silhouetteOf(node: DrawnInBox, box: Box, shrunk: number, layers: Layers, paint: PaintAlone): Layer {
  let drawn = shrinksWell(node) ? shrunk : 1
  let use: keyof typeof OTHER = 'silhouette'
  let layer = layers.empty(use, shrunkSize(box, drawn))
  paintOn(layer, node, box, paint, drawn)
  for (; drawn < shrunk; drawn *= 2) {
    const { width, height } = shrunkSize(box, drawn * 2)
    const { picture } = layer
    use = OTHER[use]
    layer = layers.empty(use, { width, height })
    layer.surface.imageSmoothingQuality = 'low'
    // Each pixel the mean of four.
    layer.surface.drawImage(picture, 0, 0, 2 * width, 2 * height, 0, 0, width, height)
  }
  return layer
}

function cast({ picture }: Layer, { surface }: Layer, { width, height }: Size, { colour, blur, x, y }: Shadow): void {
  // So far outside that of the two only the shadow is seen.
  const away = 2 * width
  surface.save()
  surface.shadowColor = colour
  surface.shadowBlur = blur
  surface.shadowOffsetX = away + x
  surface.shadowOffsetY = y
  surface.drawImage(picture, 0, 0, width, height, -away, 0, width, height)
  surface.restore()
}

/**
 * The shadow of the node alone. Of all that the node is made of as one thing, so that letters cast none on each other;
 * blurred at a fraction of its size, since most of what a drawing cost was wide blurs at full size.
 */
export function paintShadow(
  surface: Surface,
  node: DrawnInBox,
  graphic: Size,
  layers: Layers,
  paint: PaintAlone,
): void {
  const { shadow } = node
  const box = seenReach(node, graphic)
  if (!shadow || !box) return
  const shrunk = shrinkage(shadow.blur)
  const { colour, blur, x, y } = shadow
  const size = shrunkSize(box, shrunk)
  const silhouette = silhouetteOf(node, box, shrunk, layers, paint)
  const shade = layers.empty('shadow', size)
  cast(silhouette, shade, size, { colour, blur: blur / shrunk, x: x / shrunk, y: y / shrunk })
  const { width, height } = size
  surface.save()
  surface.imageSmoothingQuality = 'low'
  surface.drawImage(shade.picture, 0, 0, width, height, box.x, box.y, width * shrunk, height * shrunk)
  surface.restore()
}
