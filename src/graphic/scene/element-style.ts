import type { Complete } from '../template/complete-element.ts'
import type { ImageElement, TemplateElement } from '../template/element.ts'
import { boxOf, type Size } from '../template/element-box.ts'
import type { GradientStyle, PictureFinish, ShadowStyle } from '../template/style-fields.ts'
import { cropAt } from './crop-at.ts'
import type { Composed, Crop, Fill, Shadow, Sweep } from './node.ts'

const NONE = 'transparent'

export const isColoured = (colour: string): boolean => colour !== NONE

export const placed = (element: TemplateElement, canvas: Size): Composed => ({
  ...boxOf(element, canvas),
  rotation: element.rotation,
  opacity: element.opacity,
})

/** Clear, but of this colour: on the way to `transparent`, which is black, every other colour would darken. */
function cleared(colour: string): string {
  if (/^#[0-9a-f]{3}$/i.test(colour)) return `#${[...colour.slice(1)].map((digit) => digit + digit).join('')}00`
  return /^#[0-9a-f]{6}/i.test(colour) ? `${colour.slice(0, 7)}00` : NONE
}

export function sweepOf(
  from: string,
  { gradientColor: to, gradientAngle: angle }: Required<GradientStyle>,
): Sweep | undefined {
  if (!isColoured(to)) return undefined
  const first = isColoured(from) ? from : cleared(to)
  return {
    angle,
    stops: [
      { at: 0, colour: first },
      { at: 1, colour: to },
    ],
  }
}

export const fillOf = (colour: string, style: Required<GradientStyle>): Fill => sweepOf(colour, style) ?? colour

export function shadowOf(style: Required<ShadowStyle>): Shadow | undefined {
  const { shadowColor: colour, shadowBlur: blur, shadowX: x, shadowY: y } = style
  return isColoured(colour) ? { colour, blur, x, y } : undefined
}

type PictureStyle = Required<PictureFinish> & Pick<ImageElement, 'objectFit' | 'borderRadius'>

const cropOf = ({ objectFit, zoom, focusX: x, focusY: y }: PictureStyle): Crop | undefined =>
  objectFit === 'cover' ? cropAt({ x, y }, zoom) : undefined

export const maskOf = ({ mask }: Pick<PictureStyle, 'mask'>) => (mask === 'none' ? undefined : mask)

export const blendOf = ({ blend }: Pick<PictureStyle, 'blend'>) => (blend === 'normal' ? undefined : blend)

export const pictureStyle = (element: Complete<PictureStyle>) => ({
  fit: element.objectFit,
  radius: element.borderRadius,
  mask: maskOf(element),
  crop: cropOf(element),
  isMirrored: element.flipX,
  blend: blendOf(element),
})
