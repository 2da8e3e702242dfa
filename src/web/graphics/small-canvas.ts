import type { Scene } from '#graphic/scene/node.ts'
import { type AnyCanvas, opaqueSurface } from './canvas.ts'
import type { GraphicPainter } from './graphic-painter.ts'

export const SMALL_FILE = { type: 'image/jpeg', quality: 0.8 } as const

export const heightAt = (scene: Scene, width: number): number => Math.round((width * scene.height) / scene.width)

/** The whole scene, as large as the canvas. */
export function paintSmall(painter: GraphicPainter, canvas: AnyCanvas, scene: Scene): void {
  const surface = opaqueSurface(canvas)
  surface.scale(canvas.width / scene.width, canvas.height / scene.height)
  painter.paint(surface, scene)
}
