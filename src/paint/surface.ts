import type { NeededPicture } from '#graphic/scene/needed-assets.ts'

/** Some faces have Polish forms of the accents. A page would use them by itself, a worker would not. */
export const GRAPHIC_LANG = 'pl'

/** What the painter needs of a canvas: a browser's, a worker's and Node's all have it. */
export type Surface = Pick<
  CanvasRenderingContext2D,
  | 'save'
  | 'restore'
  | 'translate'
  | 'rotate'
  | 'scale'
  | 'transform'
  | 'beginPath'
  | 'closePath'
  | 'moveTo'
  | 'lineTo'
  | 'arc'
  | 'arcTo'
  | 'bezierCurveTo'
  | 'ellipse'
  | 'rect'
  | 'clip'
  | 'fill'
  | 'stroke'
  | 'clearRect'
  | 'fillRect'
  | 'fillText'
  | 'strokeText'
  | 'measureText'
  | 'createLinearGradient'
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'lineJoin'
  | 'globalAlpha'
  | 'globalCompositeOperation'
  | 'shadowColor'
  | 'shadowBlur'
  | 'shadowOffsetX'
  | 'shadowOffsetY'
  | 'font'
  | 'textAlign'
  | 'textBaseline'
  | 'imageSmoothingEnabled'
  | 'imageSmoothingQuality'
  | 'textRendering'
> & {
  lang?: string
  createPattern(picture: Picture, repetition: 'no-repeat'): CanvasPattern | null
  drawImage(picture: Picture, x: number, y: number, width: number, height: number): void
  drawImage(
    picture: Picture,
    sourceX: number,
    sourceY: number,
    sourceWidth: number,
    sourceHeight: number,
    x: number,
    y: number,
    width: number,
    height: number,
  ): void
}

/** How letters and pictures are drawn, on every canvas alike. */
export function prepareSurface(surface: Surface): void {
  surface.imageSmoothingEnabled = true
  surface.imageSmoothingQuality = 'high'
  // Without it a page fits letters to its pixel grid and a worker does not.
  surface.textRendering = 'geometricPrecision'
  surface.lang = GRAPHIC_LANG
}

/** A decoded picture. What it really is, only the one who made it and the surface know. */
export interface Picture {
  readonly width: number
  readonly height: number
}

/** The pictures at hand. A picture that is not there (yet, or at all) is undefined. */
export interface Pictures {
  /** Already scaled for this box where that is worth it. */
  get(src: string, width: number, height: number, fit: NeededPicture['fit']): Picture | undefined
}
