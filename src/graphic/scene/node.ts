import type { DataKey } from '../template/data-keys.ts'
import type { Box, Point } from '../template/element-box.ts'
import type { Face } from './faces.ts'

export type { Box }

export interface Gradient {
  /** Ends of the gradient as shares of the node's box. */
  from: { x: number; y: number }
  to: { x: number; y: number }
  stops: ReadonlyArray<{ at: number; colour: string }>
}

/** Runs through the middle of whatever box it fills, from corner to corner. */
export interface Sweep {
  /** Degrees, as CSS counts them: 0 goes up, 90 to the right. */
  angle: number
  stops: Gradient['stops']
}

export type Fill = string | Gradient | Sweep

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

/** In pixels of the graphic. The light is the same for all nodes: a turned one has its shadow on the same side. */
export interface Shadow {
  colour: string
  blur: number
  x: number
  y: number
}

/** What is done with the node as a whole, when all of it has been drawn. */
export interface Composed extends Placed {
  shadow?: Shadow
  blend?: 'multiply' | 'screen'
}

export type Mask = 'circle' | 'rounded' | 'shield' | 'hexagon'

export interface RectNode extends Composed {
  kind: 'rect'
  fill: Fill
  radius?: number
  mask?: Mask
  border?: Border
}

export interface EllipseNode extends Composed {
  kind: 'ellipse'
  fill: Fill
  border?: Border
}

export interface LineNode extends Composed {
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

/** Which part of a picture is seen in its box: how many times larger than need be, and where, in percent of the spare. */
export interface Crop {
  zoom: number
  x: number
  y: number
}

export interface ImageNode extends Composed {
  kind: 'image'
  src: string
  /** `cover-top`: of a picture taller than its box more is lost at the foot than at the top, where the head is. `stand`:
   * all of it, with its foot on the foot of the box. */
  fit: 'cover' | 'cover-top' | 'contain' | 'stand' | 'fill'
  radius?: number
  /** In place of the radius. */
  mask?: Mask
  /** So much of its height stands above its frame: of somebody cut out the head looks over the edge, the arms stay within. */
  rise?: number
  /** Only of one that covers its box. */
  crop?: Crop
  /** In place of a crop: what of the picture comes as near to the middle of its box as the edges allow, in percent. */
  focus?: Point
  isMirrored?: boolean
  /** Over this share of its height, at its foot, it fades away. */
  fade?: number
  /** Over this share of the picture's own width, at both of its sides: an arm that a photograph cut off has no straight end. */
  fadeSides?: number
  /** Drawn in its place when the picture cannot be had. */
  fallback?: string
}

export interface TextNode extends Composed {
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
  /** In place of the colour, over the lines as they stand. */
  gradient?: Sweep
  /** At the full size; drawn outside the letters, and less where they had to shrink. */
  outline?: Border
  /** Between two letters, in em. */
  spacing?: number
  isItalic?: boolean
  align: 'left' | 'center' | 'right'
  vertical: 'top' | 'middle' | 'bottom'
  /** Texts in boxes of this same size: all of them take the size that fits the longest. */
  peers?: readonly string[]
  /** Once one of them wraps, the others do where they have a word to spare, so that all stand on as many lines. */
  sharesLines?: true
  /** Lines end between words and after hyphens while any size allows it, and are of about one length. */
  keepsWords?: true
  padding?: number
  background?: Fill
  /** Large and faint behind the rest: it says nothing that is not said elsewhere. */
  isBackdrop?: true
}

export type SceneNode = RectNode | EllipseNode | LineNode | PathNode | ImageNode | TextNode

/** A graphic as a list of things to draw, in pixels, bottom first. */
export interface Scene {
  width: number
  height: number
  /** A picture that takes longer is left out; without a limit the graphic waits for all of them. */
  pictureLimitMs?: number
  nodes: readonly SceneNode[]
}
