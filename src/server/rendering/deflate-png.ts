import { deflateSync } from 'node:zlib'
import { pngFile } from '#paint/png/encode-png.ts'
import type { Rendering } from './render-scene.ts'

/** As quick as the next lower one, and a twentieth smaller. */
const LEVEL = 2
const PLAIN = 0

/** Rows of RGB, each behind the number of its filter: none, which for flat areas is as good as any. */
function rowsOf({ pixels, width, height }: Rendering): Uint8Array {
  const source = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height)
  const rows = new Uint8Array((width * 3 + 1) * height)
  let [from, to] = [0, 0]
  for (let row = 0; row < height; row++) {
    rows[to++] = PLAIN
    for (const end = from + width; from < end; from++) {
      const pixel = source[from] as number
      rows[to++] = pixel
      rows[to++] = pixel >>> 8
      rows[to++] = pixel >>> 16
    }
  }
  return rows
}

/**
 * Without alpha and squeezed lightly. In this very thread, with its low priority: sharp would work in threads that
 * hold up those who ask for something small meanwhile.
 */
export function encodePng(rendering: Rendering): Buffer {
  const { width, height } = rendering
  return Buffer.concat(pngFile(width, height, deflateSync(rowsOf(rendering), { level: LEVEL })))
}
