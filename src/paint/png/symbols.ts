/** PNG rows as deflate says them: the bytes of a pixel, or how often the pixel before comes again. */
export const FILTER_NONE = 0
export const FILTER_UP = 2
export const END = 256
export const LITERAL_SYMBOLS = 286
/** A run repeats the pixel before it; deflate's longest match holds 86 pixels of three bytes. */
export const RUN_PIXELS_MAX = 86

interface LengthCode {
  symbol: number
  extraBits: number
  extra: number
}

/** Deflate's length codes for the lengths 3, 6, 9, … 258. */
export const LENGTH_CODES: LengthCode[] = Array.from({ length: RUN_PIXELS_MAX + 1 }, (_, pixels) =>
  lengthCode(pixels * 3),
)

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
export const minus = (a: number, b: number): number => ((a | 0x80808080) - (b & 0x7f7f7f7f)) ^ ((a ^ ~b) & 0x80808080)

const SAMPLED_EVERY = 6

/**
 * How often each symbol comes, judged by some of the rows: a good enough code is there before the picture is walked
 * through, so once is enough. Every symbol counts as seen, for it may come in a row that was not looked at.
 */
export function sampleCounts(pixels: Int32Array, width: number): Int32Array {
  const counts = new Int32Array(LITERAL_SYMBOLS).fill(1)
  const add = (symbol: number) => {
    counts[symbol] = (counts[symbol] as number) + 1
  }
  for (let y = 1; y < pixels.length / width; y += SAMPLED_EVERY) {
    let before = -1
    let run = 0
    for (let at = y * width; at < (y + 1) * width; at++) {
      const pixel = minus(pixels[at] as number, pixels[at - width] as number) & 0xffffff
      if (pixel === before && run < RUN_PIXELS_MAX) {
        run++
        continue
      }
      if (run > 0) add((LENGTH_CODES[run] as LengthCode).symbol)
      run = 0
      before = pixel
      add(pixel & 0xff)
      add((pixel >> 8) & 0xff)
      add(pixel >> 16)
    }
    if (run > 0) add((LENGTH_CODES[run] as LengthCode).symbol)
  }
  return counts
}
