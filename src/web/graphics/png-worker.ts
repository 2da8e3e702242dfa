import { deflateStrip } from '#paint/png/deflate-strip.ts'
import { pixelsOf } from '#paint/png/encode-png.ts'
import type { StripRequest } from './png-messages.ts'

/** Squeezes the lower part of a picture while the export worker does the upper one. */
self.onmessage = ({ data: { id, rgba, width } }: MessageEvent<StripRequest>) => {
  const strip = deflateStrip(pixelsOf(rgba), width, { hasRowAbove: true, isLast: true })
  self.postMessage({ id, strip }, { transfer: [strip.bytes.buffer as ArrayBuffer] })
}
