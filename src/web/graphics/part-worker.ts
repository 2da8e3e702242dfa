import { deflateStrip, pixelsOf, type Strip } from '#paint/png/deflate-strip.ts'
import type { Box, Scene } from '#scene/node.ts'
import { opaqueSurface } from './canvas.ts'
import { GraphicPainter } from './graphic-painter.ts'
import type { DrawnParts, PartAnswer, PartRequest } from './part-messages.ts'

const painter = new GraphicPainter()
let canvas: OffscreenCanvas | undefined

/** A PNG without alpha, by an encoder of our own: browsers' keep an alpha channel when they run in a worker. */
function drawPart(scene: Scene, part: Box): Strip {
  canvas ??= new OffscreenCanvas(scene.width, scene.height)
  const surface = opaqueSurface(canvas)
  painter.paintPart(surface, scene, part)
  const { data } = surface.getImageData(part.x, part.y, part.width, part.height)
  return deflateStrip(
    pixelsOf(data as Uint8ClampedArray<ArrayBuffer>),
    part.width,
    part.y + part.height === scene.height,
  )
}

async function drawParts({ scene, parts }: PartRequest): Promise<DrawnParts> {
  const failed = await painter.prepare(scene)
  return { strips: parts.map((part) => drawPart(scene, part)), failed }
}

let queue: Promise<unknown> = Promise.resolve()

self.onmessage = ({ data }: MessageEvent<PartRequest>) => {
  const answer = (message: PartAnswer, transfer: Transferable[] = []) => self.postMessage(message, { transfer })
  queue = queue.then(async () => {
    try {
      const drawn = await drawParts(data)
      answer(
        { id: data.id, ...drawn },
        drawn.strips.map(({ bytes }) => bytes.buffer),
      )
    } catch (error) {
      answer({ id: data.id, error: error instanceof Error ? error.message : String(error) })
    }
  })
}
