import type { Scene } from '#graphic/scene/node.ts'
import { opaqueSurface } from './canvas.ts'
import type { DrawnPicture, DrawRequest, WorkerAnswer, WorkerRequest } from './export-messages.ts'
import { GraphicPainter } from './graphic-painter.ts'
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

async function drawSmall(scene: Scene, width: number): Promise<DrawnPicture> {
  const failed = await painter.prepare(scene)
  const canvas = new OffscreenCanvas(width, heightAt(scene, width))
  paintSmall(painter, canvas, scene)
  return { picture: await canvas.convertToBlob(SMALL_FILE), failed }
}

async function drawWhole(scene: Scene): Promise<DrawnPicture> {
  const failed = await painter.prepare(scene)
  const canvas = canvasFor(scene)
  painter.paint(opaqueSurface(canvas), scene)
  return { picture: await canvas.convertToBlob({ type: 'image/png' }), failed }
}

let queue: Promise<unknown> = Promise.resolve()

/** In turn: the next scene must not be painted on the canvas that is being encoded, nor drop the pictures of this one. */
function inTurn<Drawn>(work: () => Promise<Drawn>): Promise<Drawn> {
  const drawn = queue.then(work)
  queue = drawn.catch(() => undefined)
  return drawn
}

/** A small one has a canvas of its own: it waits for nobody's photographs but its own. */
const draw = ({ scene, width }: DrawRequest): Promise<DrawnPicture> =>
  width ? drawSmall(scene, width) : inTurn(() => drawWhole(scene))

const answer = (message: WorkerAnswer) => self.postMessage(message)

self.onmessage = ({ data: { id, ...request } }: MessageEvent<WorkerRequest>) => {
  draw(request).then(
    (drawn) => answer({ id, ...drawn }),
    (error: unknown) => answer({ id, error: error instanceof Error ? error.message : String(error) }),
  )
}
