import type { Box, Scene } from '#graphic/scene/node.ts'
import { deflateStrip, pixelsOf, type Strip } from '#paint/png/deflate-strip.ts'
import { opaqueSurface } from './canvas.ts'
import { GraphicPainter } from './graphic-painter.ts'
import type { DrawnParts, PartAnswer, PartRequest, SmallPicture, SmallRequest, WorkerRequest } from './part-messages.ts'
import { heightAt, paintSmall, SMALL_FILE } from './small-canvas.ts'

const painter = new GraphicPainter()
/** One for each size: the formats of one graphic are made one after the other, again and again. */
const canvases = new Map<string, OffscreenCanvas>()

function canvasFor({ width, height }: Scene): OffscreenCanvas {
  const size = `${width}x${height}`
  const canvas = canvases.get(size) ?? new OffscreenCanvas(width, height)
  canvases.set(size, canvas)
  return canvas
}

/** A PNG without alpha, by an encoder of our own: browsers' keep an alpha channel when they run in a worker. */
function drawPart(scene: Scene, part: Box): Strip {
  const surface = opaqueSurface(canvasFor(scene))
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

async function drawSmall({ scene, width }: SmallRequest): Promise<SmallPicture> {
  const failed = await painter.prepare(scene)
  const canvas = new OffscreenCanvas(width, heightAt(scene, width))
  paintSmall(painter, canvas, scene)
  return { picture: await canvas.convertToBlob(SMALL_FILE), failed }
}

let queue: Promise<unknown> = Promise.resolve()

/** Parts in turn: one must not make room in memory of what the other is about to paint. Small pictures are small. */
const inTurn = <Drawn>(draw: () => Promise<Drawn>): Promise<Drawn> => {
  const drawn = queue.then(draw)
  queue = drawn.catch(() => undefined)
  return drawn
}

const answer = (message: PartAnswer, transfer: Transferable[] = []) => self.postMessage(message, { transfer })

async function carryOut(request: WorkerRequest): Promise<void> {
  const { id } = request
  if ('width' in request) {
    answer({ id, ...(await drawSmall(request)) })
    return
  }
  const drawn = await inTurn(() => drawParts(request))
  answer(
    { id, ...drawn },
    drawn.strips.map(({ bytes }) => bytes.buffer),
  )
}

self.onmessage = ({ data }: MessageEvent<WorkerRequest>) => {
  carryOut(data).catch((error: unknown) =>
    answer({ id: data.id, error: error instanceof Error ? error.message : String(error) }),
  )
}
