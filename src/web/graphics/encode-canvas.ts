import { deflateStrip, type Strip } from '#paint/png/deflate-strip.ts'
import { pixelsOf, pngOf } from '#paint/png/encode-png.ts'
import type { ReadableSurface } from './canvas.ts'
import type { StripAnswer, StripRequest } from './png-messages.ts'
import PngWorker from './png-worker.ts?worker'

let helper: Worker | null | undefined
let count = 0

/** Null where a worker cannot start one of its own. */
function pngHelper(): Worker | null {
  if (helper !== undefined) return helper
  try {
    helper = new PngWorker()
    helper.onerror = () => {
      helper = null
    }
  } catch {
    helper = null
  }
  return helper
}

function elsewhere(worker: Worker, rgba: Uint8ClampedArray<ArrayBuffer>, width: number): Promise<Strip> {
  const request: StripRequest = { id: ++count, rgba, width }
  return new Promise((resolve, reject) => {
    const answer = ({ data }: MessageEvent<StripAnswer>) => {
      if (data.id !== request.id) return
      worker.removeEventListener('message', answer)
      resolve(data.strip)
    }
    worker.addEventListener('message', answer)
    worker.addEventListener('error', (event) => reject(new Error(event.message)), { once: true })
    worker.postMessage(request, [rgba.buffer])
  })
}

/** A PNG without alpha: browsers' own encoders keep an alpha channel when they run in a worker. Two halves at once. */
export async function encodeCanvas(surface: ReadableSurface, width: number, height: number): Promise<Blob> {
  const worker = pngHelper()
  const half = worker ? Math.ceil(height / 2) : height
  const read = (from: number, to: number) =>
    surface.getImageData(0, from, width, to - from).data as Uint8ClampedArray<ArrayBuffer>
  const lower = worker ? elsewhere(worker, read(half - 1, height), width) : null
  const upper = deflateStrip(pixelsOf(read(0, half)), width, { hasRowAbove: false, isLast: !lower })
  const strips = lower ? [upper, await lower] : [upper]
  return new Blob(pngOf(strips, width, height), { type: 'image/png' })
}
