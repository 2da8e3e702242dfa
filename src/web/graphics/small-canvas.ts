import type { Scene } from '#graphic/scene/node.ts'
import { type AnyCanvas, opaqueSurface } from './canvas.ts'
import type { GraphicPainter } from './graphic-painter.ts'

export const SMALL_FILE = { type: 'image/jpeg', quality: 0.8 } as const

export const heightAt = (scene: Scene, width: number): number => Math.round((width * scene.height) / scene.width)

/** The whole scene, as large as the canvas. In one part: a seam between halves may lie within a pixel here. */
export function paintSmall(painter: GraphicPainter, canvas: AnyCanvas, scene: Scene): void {
  const surface = opaqueSurface(canvas)
  surface.scale(canvas.width / scene.width, canvas.height / scene.height)
  painter.paintPart(surface, scene, { x: 0, y: 0, width: scene.width, height: scene.height })
}
