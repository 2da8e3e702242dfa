import type { Surface } from '#paint/surface.ts'

export type AnyCanvas = OffscreenCanvas | HTMLCanvasElement

/** Off screen where the browser can, in a worker always. */
export function createCanvas(width: number, height: number): AnyCanvas {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return canvas
}

export type ReadableSurface = Surface & Pick<CanvasRenderingContext2D, 'getImageData'>

/**
 * Opaque: a graphic has no alpha. Kept in main memory and not on the graphics card: its pixels
 * are read back, and the page and the worker must draw them alike.
 */
export const opaqueSurface = (canvas: AnyCanvas): ReadableSurface =>
  surfaceOf(canvas, { alpha: false, willReadFrequently: true })

/** For what is laid over an opaque one: kept where that is, or edges would be smoothed differently. */
export const layerSurface = (canvas: AnyCanvas): Surface => surfaceOf(canvas, { willReadFrequently: true })

export const transparentSurface = (canvas: AnyCanvas): Surface => surfaceOf(canvas, {})

function surfaceOf(canvas: AnyCanvas, settings: CanvasRenderingContext2DSettings): ReadableSurface {
  const context = (canvas as HTMLCanvasElement).getContext('2d', settings)
  if (!context) throw new Error('Ta przeglądarka nie potrafi rysować grafik')
  return context as unknown as ReadableSurface
}
