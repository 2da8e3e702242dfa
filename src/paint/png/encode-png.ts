import { crc32 } from './crc32.ts'
import { deflateRows } from './deflate-rows.ts'

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const RGB = 2

function chunk(name: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(data.length + 12)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, data.length)
  for (let at = 0; at < 4; at++) bytes[4 + at] = name.charCodeAt(at)
  bytes.set(data, 8)
  view.setUint32(data.length + 8, crc32(bytes.subarray(4, data.length + 8)))
  return bytes
}

function header(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(13)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  bytes[8] = 8
  bytes[9] = RGB
  return bytes
}

/** A PNG without alpha, as its parts in order. Browsers' own encoders keep an alpha channel when they run in a worker. */
export function encodePng(
  rgba: Uint8ClampedArray<ArrayBuffer> | Uint8Array<ArrayBuffer>,
  width: number,
  height: number,
): Uint8Array<ArrayBuffer>[] {
  const pixels = new Int32Array(rgba.buffer, rgba.byteOffset, width * height)
  const parts = [
    Uint8Array.from(SIGNATURE),
    chunk('IHDR', header(width, height)),
    chunk('IDAT', deflateRows(pixels, width, height)),
    chunk('IEND', new Uint8Array(0)),
  ]
  return parts as Uint8Array<ArrayBuffer>[]
}
