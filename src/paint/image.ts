import { clamp } from '#domain/units.ts'
import { type NeededPicture, pictureSize } from '#graphic/scene/needed-assets.ts'
import type { Box, Gradient, ImageNode } from '#graphic/scene/node.ts'
import type { Size } from '#graphic/template/element-box.ts'
import { applyFill } from './fill.ts'
import { framePath, risingPath } from './frame.ts'
import type { NodePainter } from './node-painter.ts'
import type { Picture, Surface } from './surface.ts'

type Fitted = Box & Pick<NeededPicture, 'fit'> & Pick<ImageNode, 'crop' | 'focus'>

const FADE: Gradient = {
  from: { x: 0, y: 0 },
  to: { x: 0, y: 1 },
  stops: [
    { at: 0, colour: '#00000000' },
    { at: 0.85, colour: '#000000' },
    { at: 1, colour: '#000000' },
  ],
}

const LEFT: Gradient = { ...FADE, from: { x: 1, y: 0 }, to: { x: 0, y: 0 } }
const RIGHT: Gradient = { ...FADE, from: { x: 0, y: 0 }, to: { x: 1, y: 0 } }

const MIDDLE = { zoom: 1, x: 50, y: 50 }

/** All of the picture, so large that it covers the box, and as it was moved. */
function coveringWhole(picture: Picture, { x, y, width, height, crop = MIDDLE, focus }: Fitted): Box {
  const scale = Math.max(width / picture.width, height / picture.height) * crop.zoom
  const [w, h] = [picture.width * scale, picture.height * scale]
  if (focus) {
    const moved = (room: number, whole: number, percent: number) =>
      clamp(room / 2 - (whole * percent) / 100, room - whole, 0)
    return { x: x + moved(width, w, focus.x), y: y + moved(height, h, focus.y), width: w, height: h }
  }
  return { x: x - ((w - width) * crop.x) / 100, y: y - ((h - height) * crop.y) / 100, width: w, height: h }
}

/** Which part of the picture goes where, as CSS object-fit has it. */
export function fitPicture(picture: Picture, node: Fitted) {
  const { x, y, width, height, fit } = node
  const whole = { sourceX: 0, sourceY: 0, sourceWidth: picture.width, sourceHeight: picture.height }
  if (fit === 'fill') return { ...whole, x, y, width, height }
  if (fit === 'whole' || node.crop || node.focus) return { ...whole, ...coveringWhole(picture, node) }
  const scales = [width / picture.width, height / picture.height] as const
  if (fit === 'contain' || fit === 'stand') {
    const scale = Math.min(...scales)
    const [w, h] = [picture.width * scale, picture.height * scale]
    const down = fit === 'stand' ? 1 : 0.5
    return { ...whole, x: x + (width - w) / 2, y: y + (height - h) * down, width: w, height: h }
  }
  const scale = Math.max(...scales)
  // Divided and multiplied, 400 becomes 400.00000000000006, and WebKit draws nothing of a source that leaves its picture.
  const sourceWidth = Math.min(picture.width, width / scale)
  const sourceHeight = Math.min(picture.height, height / scale)
  const sourceX = (picture.width - sourceWidth) / 2
  const sourceY = (picture.height - sourceHeight) * (fit === 'cover-top' ? 0.2 : 0.5)
  return { sourceX, sourceY, sourceWidth, sourceHeight, x, y, width, height }
}

/** In whole pixels, and never none: nothing can be drawn with a picture that has no width. */
export const scaledSize = ({ width, height }: Size): [number, number] => [
  Math.max(1, Math.round(width)),
  Math.max(1, Math.round(height)),
]

function draw(surface: Surface, picture: Picture, node: ImageNode): void {
  const at = fitPicture(picture, node)
  surface.drawImage(picture, at.sourceX, at.sourceY, at.sourceWidth, at.sourceHeight, at.x, at.y, at.width, at.height)
}

function framed(surface: Surface, node: ImageNode): void {
  const { rise = 0, y, height } = node
  framePath(surface, { ...node, y: y + rise, height: height - rise })
  if (rise > 0) risingPath(surface, node)
}

/** The frame filled with the picture, not the picture clipped by the frame: workers clip without smoothing the edge. */
function drawFramed(surface: Surface, picture: Picture, node: ImageNode): void {
  const at = fitPicture(picture, node)
  const pattern = surface.createPattern(picture, 'no-repeat')
  if (!pattern) return
  const [scaleX, scaleY] = [at.width / at.sourceWidth, at.height / at.sourceHeight]
  framed(surface, node)
  surface.save()
  surface.translate(at.x - at.sourceX * scaleX, at.y - at.sourceY * scaleY)
  surface.scale(scaleX, scaleY)
  surface.fillStyle = pattern
  surface.fill()
  surface.restore()
}

/**
 * A cropped picture that is kept in the very size at which it is drawn, moved to whole pixels: copied, not reckoned anew
 * between pixels, which is sharper and seven times quicker. Null where the box or the size does not allow it.
 */
export function wholePixels(picture: Picture, node: ImageNode) {
  const { x, y, width, height } = node
  if (![x, y, width, height].every(Number.isInteger)) return null
  const at = fitPicture(picture, node)
  const [overX, overY] = [picture.width - width, picture.height - height]
  const isKeptSize = Math.abs(at.width - picture.width) < 1 && Math.abs(at.height - picture.height) < 1
  if (!isKeptSize || overX < 0 || overY < 0) return null
  return { sourceX: clamp(Math.round(x - at.x), 0, overX), sourceY: clamp(Math.round(y - at.y), 0, overY) }
}

function drawCropped(surface: Surface, picture: Picture, node: ImageNode): void {
  const whole = wholePixels(picture, node)
  const { x, y, width, height } = node
  if (whole) surface.drawImage(picture, whole.sourceX, whole.sourceY, width, height, x, y, width, height)
  else drawFramed(surface, picture, node)
}

function mirror(surface: Surface, { x, width }: Box): void {
  surface.translate(2 * x + width, 0)
  surface.scale(-1, 1)
}

/** Takes away what was painted. Alone on its surface: what lies under it would go too. */
function takeAway(surface: Surface, fill: Gradient, part: Box): void {
  surface.globalCompositeOperation = 'destination-out'
  applyFill(surface, fill, part)
  surface.fillRect(part.x, part.y, part.width, part.height)
}

const fadeAway = (surface: Surface, { x, y, width, height }: Box, share: number): void =>
  takeAway(surface, FADE, { x, y: y + height * (1 - share), width, height: height * share + 1 })

function fadeSides(surface: Surface, { x, y, width, height }: Box, share: number): void {
  const side = width * share
  takeAway(surface, LEFT, { x: x - 1, y, width: side, height })
  takeAway(surface, RIGHT, { x: x + width - side + 1, y, width: side, height })
}

export const paintImage: NodePainter<'image'> = (surface, node, { pictures }) => {
  const { width, height, fit } = pictureSize(node)
  const find = (src: string | undefined) => (src ? pictures.get(src, width, height, fit) : undefined)
  const picture = find(node.src) ?? find(node.fallback)
  if (!picture) return
  if (node.isMirrored) mirror(surface, node)
  if (node.radius || node.mask) drawFramed(surface, picture, node)
  else if (node.crop || node.focus) drawCropped(surface, picture, node)
  else draw(surface, picture, node)
  if (node.fade) fadeAway(surface, node, node.fade)
  if (node.fadeSides) fadeSides(surface, fitPicture(picture, node), node.fadeSides)
}
