import { opaqueSurface } from './canvas.ts'
import { encodeCanvas } from './encode-canvas.ts'
import type { ExportAnswer, ExportRequest } from './export-messages.ts'
import { GraphicPainter } from './graphic-painter.ts'

const painter = new GraphicPainter()
let canvas: OffscreenCanvas | undefined

async function exportScene({ scene }: ExportRequest) {
  const failed = await painter.prepare(scene)
  canvas ??= new OffscreenCanvas(scene.width, scene.height)
  const surface = opaqueSurface(canvas)
  painter.paint(surface, scene)
  return { png: await encodeCanvas(surface, scene.width, scene.height), failed }
}

let queue: Promise<unknown> = Promise.resolve()

self.onmessage = ({ data }: MessageEvent<ExportRequest>) => {
  const answer = (message: ExportAnswer) => self.postMessage(message)
  // One canvas: the next scene waits until this one is encoded.
  queue = queue.then(async () => {
    try {
      answer({ id: data.id, graphic: await exportScene(data) })
    } catch (error) {
      answer({ id: data.id, error: error instanceof Error ? error.message : String(error) })
    }
  })
}
