import type { Scene } from '#graphic/scene/node.ts'
import { opaqueSurface } from './canvas.ts'
import { GraphicPainter } from './graphic-painter.ts'
import { WorkerExport } from './worker-export.ts'

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

function workerExport(): ExportPng {
  const worker = new WorkerExport()
  return async (scene) => {
    const { picture, failed } = await worker.draw({ scene })
    return { png: picture, failed }
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
