import type { Scene } from '#graphic/scene/node.ts'
import { opaqueSurface } from '#web/graphics/canvas.ts'
import { GraphicPainter } from '#web/graphics/graphic-painter.ts'

const painter = new GraphicPainter()
let canvas = new OffscreenCanvas(1, 1)

async function paint(scene: Scene): Promise<void> {
  if (canvas.width !== scene.width || canvas.height !== scene.height)
    canvas = new OffscreenCanvas(scene.width, scene.height)
  await painter.prepare(scene)
  painter.paint(opaqueSurface(canvas), scene)
}

/** The browser's own way: a worker's convertToBlob, of a scene that it paints first, or of the pixels as they are. */
self.onmessage = async ({ data }: MessageEvent<Scene | null>) => {
  if (data) await paint(data)
  const since = performance.now()
  const { size } = await canvas.convertToBlob({ type: 'image/png' })
  self.postMessage({ encoding: performance.now() - since, bytes: size })
}
