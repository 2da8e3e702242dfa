import { ADLER_BASE } from './adler32.ts'

/** PNG rows cut into what deflate can say of them: literal pixels and runs of the pixel before. */
export const FILTER_NONE = 0
export const FILTER_UP = 2
export const END = 256
export const LITERAL_SYMBOLS = 286
/** A run repeats the pixel before it; deflate's longest match holds 86 pixels of three bytes. */
const RUN_PIXELS_MAX = 86

export interface LengthCode {
  symbol: number
  extraBits: number
  extra: number
}

/** Deflate's length codes for the lengths 3, 6, 9, … 258. */
export const LENGTH_CODES: LengthCode[] = Array.from({ length: RUN_PIXELS_MAX + 1 }, (_, pixels) =>
  lengthCode(pixels * 3),
)

const LENGTH_SYMBOLS = Int32Array.from(LENGTH_CODES, ({ symbol }) => symbol)

function lengthCode(length: number): LengthCode {
  if (length < 3) return { symbol: 0, extraBits: 0, extra: 0 }
  if (length === 258) return { symbol: 285, extraBits: 0, extra: 0 }
  if (length < 11) return { symbol: 254 + length, extraBits: 0, extra: 0 }
  const extraBits = Math.floor(Math.log2(length - 3)) - 2
  const base = (1 << (extraBits + 2)) + 3
  const step = (length - base) >> extraBits
  return { symbol: 261 + extraBits * 4 + step, extraBits, extra: (length - base) & ((1 << extraBits) - 1) }
}

/** Byte by byte `a - b`, all four at once. */
const minus = (a: number, b: number): number => ((a | 0x80808080) - (b & 0x7f7f7f7f)) ^ ((a ^ ~b) & 0x80808080)

export interface Tokens {
  list: Int32Array
  count: number
  counts: Int32Array
  adler: number
}

let kept = new Int32Array(0)

/** Kept from strip to strip; only the part that was written is read. */
function scratch(length: number): Int32Array {
  if (kept.length < length) kept = new Int32Array(length)
  return kept
}

/** Adler's sums must be brought down before they pass 31 bits: after 600 pixels at the latest. */
const ADLER_PIXELS = 600

/**
 * Rows filtered by the row above, then cut into literal pixels and runs. A token is a pixel's three bytes, or less
 * than zero for a number of pixels. Rows begin with their filter's byte, which is written when the row's first token is
 * met. `firstRow` is 1 where the first row is only there to be the one above. The checksum is reckoned on the way: a second walk over five megabytes would show.
 */
export function tokenize(pixels: Int32Array, width: number, firstRow: number): Tokens {
  const height = pixels.length / width
  const list = scratch(width * (height - firstRow))
  const counts = new Int32Array(LITERAL_SYMBOLS)
  let count = 0
  let sum = 1
  let sumOfSums = 0
  for (let y = firstRow; y < height; y++) {
    const filter = y === 0 ? FILTER_NONE : FILTER_UP
    counts[filter] = (counts[filter] as number) + 1
    sum += filter
    sumOfSums += sum
    let before = -1
    let run = 0
    const rowEnd = (y + 1) * width
    for (let at = y * width; at < rowEnd; ) {
      const end = Math.min(at + ADLER_PIXELS, rowEnd)
      for (; at < end; at++) {
        const pixel =
          y === 0
            ? (pixels[at] as number) & 0xffffff
            : minus(pixels[at] as number, pixels[at - width] as number) & 0xffffff
        if (pixel === 0) sumOfSums += 3 * sum
        else {
          sum += pixel & 0xff
          sumOfSums += sum
          sum += (pixel >> 8) & 0xff
          sumOfSums += sum
          sum += pixel >> 16
          sumOfSums += sum
        }
        if (pixel === before && run < RUN_PIXELS_MAX) {
          run++
          continue
        }
        if (run > 0) {
          list[count++] = -run
          const symbol = LENGTH_SYMBOLS[run] as number
          counts[symbol] = (counts[symbol] as number) + 1
          run = pixel === before ? 1 : 0
          if (run > 0) continue
        }
        before = pixel
        list[count++] = pixel
        counts[pixel & 0xff] = (counts[pixel & 0xff] as number) + 1
        counts[(pixel >> 8) & 0xff] = (counts[(pixel >> 8) & 0xff] as number) + 1
        counts[pixel >> 16] = (counts[pixel >> 16] as number) + 1
      }
      sum %= ADLER_BASE
      sumOfSums %= ADLER_BASE
    }
    if (run > 0) {
      list[count++] = -run
      const symbol = LENGTH_SYMBOLS[run] as number
      counts[symbol] = (counts[symbol] as number) + 1
    }
  }
  counts[END] = 1
  return { list, count, counts, adler: ((sumOfSums << 16) | sum) >>> 0 }
}
