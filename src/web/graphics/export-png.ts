import type { Scene } from '#scene/node.ts'
import { opaqueSurface } from './canvas.ts'
import type { ExportAnswer, ExportedGraphic } from './export-messages.ts'
import ExportWorker from './export-worker.ts?worker'
import { GraphicPainter } from './graphic-painter.ts'

export type ExportPng = (scene: Scene) => Promise<ExportedGraphic>

const canPaintInWorker = (): boolean =>
  typeof Worker !== 'undefined' &&
  typeof OffscreenCanvas !== 'undefined' &&
  'convertToBlob' in OffscreenCanvas.prototype

function workerExport(): ExportPng {
  const worker = new ExportWorker()
  const waiting = new Map<number, { resolve(graphic: ExportedGraphic): void; reject(error: Error): void }>()
  let count = 0
  worker.onmessage = ({ data }: MessageEvent<ExportAnswer>) => {
    const caller = waiting.get(data.id)
    waiting.delete(data.id)
    if ('graphic' in data) caller?.resolve(data.graphic)
    else caller?.reject(new Error(data.error))
  }
  worker.onerror = (event) => {
    for (const caller of waiting.values())
      caller.reject(new Error(event.message || 'Rysowanie grafiki zostało przerwane'))
    waiting.clear()
  }
  return (scene) =>
    new Promise((resolve, reject) => {
      const id = ++count
      waiting.set(id, { resolve, reject })
      worker.postMessage({ id, scene })
    })
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
