import { joinAdler } from './adler32.ts'
import { crc32 } from './crc32.ts'
import { IDAT, letters, type Strip } from './deflate-strip.ts'

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const ZLIB_HEADER = Uint8Array.of(0x78, 0x01)
const BITS = 8
const RGB = 2

const bytesOf = (...numbers: number[]): Uint8Array => {
  const bytes = new Uint8Array(numbers.length * 4)
  const view = new DataView(bytes.buffer)
  numbers.forEach((number, index) => {
    view.setUint32(index * 4, number)
  })
  return bytes
}

function chunk(name: string, ...data: Uint8Array[]): Uint8Array[] {
  const length = data.reduce((sum, piece) => sum + piece.length, 0)
  const named = [letters(name), ...data]
  return [bytesOf(length), ...named, bytesOf(crc32(named))]
}

const bytes = (pieces: Uint8Array[]): Uint8Array<ArrayBuffer>[] => pieces as Uint8Array<ArrayBuffer>[]

const header = (width: number, height: number): Uint8Array[] => [
  SIGNATURE,
  ...chunk('IHDR', bytesOf(width, height), Uint8Array.of(BITS, RGB, 0, 0, 0)),
]

/** The file's pieces in order, where its pixels have been squeezed elsewhere. */
export const pngFile = (width: number, height: number, squeezed: Uint8Array): Uint8Array<ArrayBuffer>[] =>
  bytes([...header(width, height), ...chunk('IDAT', squeezed), ...chunk('IEND')])

/** The strips, top first, are chunks of their own, used as they are and not copied. */
export function pngOf(strips: readonly Strip[], width: number, height: number): Uint8Array<ArrayBuffer>[] {
  const adler = strips.reduce((sum, strip) => joinAdler(sum, strip.adler, strip.length), 1)
  return bytes([
    ...header(width, height),
    ...chunk('IDAT', ZLIB_HEADER),
    ...strips.flatMap((strip) => [bytesOf(strip.bytes.length), IDAT, strip.bytes, bytesOf(strip.crc)]),
    ...chunk('IDAT', bytesOf(adler)),
    ...chunk('IEND'),
  ])
}
