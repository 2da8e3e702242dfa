import type { Scene } from '#graphic/scene/node.ts'
import { halvesOf } from '#paint/painter.ts'
import { pngOf } from '#paint/png/encode-png.ts'
import { opaqueSurface } from './canvas.ts'
import { GraphicPainter } from './graphic-painter.ts'
import type { DrawnParts } from './part-messages.ts'
import { PartPainter } from './part-painter.ts'

export interface ExportedGraphic {
  png: Blob
  /** Pictures and fonts that could not be had; the graphic came without them. */
  failed: string[]
}

export type ExportPng = (scene: Scene) => Promise<ExportedGraphic>

export const canPaintInWorker = (): boolean =>
  typeof Worker !== 'undefined' &&
  typeof OffscreenCanvas !== 'undefined' &&
  'convertToBlob' in OffscreenCanvas.prototype

const missTheSame = (one: DrawnParts, other: DrawnParts): boolean =>
  one.failed.length === other.failed.length && one.failed.every((name) => other.failed.includes(name))

/** Two workers with a half each, so that two cores draw and encode at once. */
function workerExport(): ExportPng {
  const upper = new PartPainter()
  const lower = new PartPainter()
  const draw = async (scene: Scene): Promise<DrawnParts> => {
    const [top, bottom] = halvesOf(scene)
    const [above, below] = await Promise.all([upper.draw(scene, [top]), lower.draw(scene, [bottom])])
    // A crest that only one of them could load would be cut in two.
    if (!missTheSame(above, below)) return upper.draw(scene, [top, bottom])
    return { strips: [...above.strips, ...below.strips], failed: above.failed }
  }
  return async (scene) => {
    const { strips, failed } = await draw(scene)
    return { png: new Blob(pngOf(strips, scene.width, scene.height), { type: 'image/png' }), failed }
  }
}

/** For browsers that cannot paint in a worker. */
export function pageExport(painter = new GraphicPainter()): ExportPng {
  return async (scene) => {
    const failed = await painter.prepare(scene)
    const canvas = document.createElement('canvas')
    canvas.width = scene.width
    canvas.height = scene.height
    painter.paint(opaqueSurface(canvas), scene)
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    if (!png) throw new Error('Przeglądarka nie zapisała grafiki')
    return { png, failed }
  }
}

let chosen: ExportPng | undefined

/** Scene to PNG, off the main thread where the browser can. */
export const exportPng: ExportPng = (scene) => {
  chosen ??= canPaintInWorker() ? workerExport() : pageExport()
  return chosen(scene)
}
