import type { DataKey } from '#domain/template/data-keys.ts'
import { type Box, GRAPHIC } from '#domain/template/geometry.ts'
import type { Face } from './faces.ts'

/** A graphic as a list of things to draw, in pixels, bottom first. */
export const GRAPHIC_WIDTH = GRAPHIC.width
export const GRAPHIC_HEIGHT = GRAPHIC.height

export type { Box }

export const WHOLE: Box = { x: 0, y: 0, width: GRAPHIC_WIDTH, height: GRAPHIC_HEIGHT }

export interface Gradient {
  /** Ends of the gradient as shares of the node's box. */
  from: { x: number; y: number }
  to: { x: number; y: number }
  stops: ReadonlyArray<{ at: number; colour: string }>
}

export type Fill = string | Gradient

export interface Border {
  width: number
  colour: string
}

interface Placed extends Box {
  /** Degrees, clockwise, about the middle of the box. */
  rotation?: number
  opacity?: number
  /** The datum this node shows: it gives way to a template's own element for the same datum. */
  shows?: DataKey
  /** Drawn only when this picture could not be had. */
  unlessLoaded?: string
  /** Drawn only when this picture is at hand. */
  onceLoaded?: string
}

export interface RectNode extends Placed {
  kind: 'rect'
  fill: Fill
  radius?: number
  border?: Border
}

export interface EllipseNode extends Placed {
  kind: 'ellipse'
  fill: Fill
  border?: Border
}

export interface LineNode extends Placed {
  kind: 'line'
  colour: string
  thickness: number
  orientation: 'horizontal' | 'vertical'
}

export type Segment =
  | { to: 'move' | 'line'; x: number; y: number }
  | { to: 'arc'; x: number; y: number; radius: number; start: number; end: number }
  | { to: 'close' }

export interface PathNode extends Placed {
  kind: 'path'
  segments: readonly Segment[]
  fill?: Fill
  border?: Border
}

export interface ImageNode extends Placed {
  kind: 'image'
  src: string
  fit: 'cover' | 'contain' | 'fill'
  radius?: number
  /** Drawn in its place when the picture cannot be had. */
  fallback?: string
}

export interface TextNode extends Placed {
  kind: 'text'
  text: string
  face: Face
  weight: number
  size: number
  /** Shrinks to this on one line, then wraps; smaller only when even that does not fit. */
  minSize: number
  maxLines: number
  lineHeight: number
  colour: string
  align: 'left' | 'center' | 'right'
  vertical: 'top' | 'middle' | 'bottom'
  padding?: number
  background?: string
}

export type SceneNode = RectNode | EllipseNode | LineNode | PathNode | ImageNode | TextNode

export interface Scene {
  width: number
  height: number
  /** A picture that takes longer is left out; without a limit the graphic waits for all of them. */
  pictureLimitMs?: number
  nodes: readonly SceneNode[]
}
