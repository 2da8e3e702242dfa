import { type HuffmanCode, huffmanCode } from './huffman.ts'

const FILTER_NONE = 0
const FILTER_UP = 2
const END = 256
const LITERAL_SYMBOLS = 286
const LONGEST_CODE = 15
/** A run repeats the pixel before it; deflate's longest match holds 86 pixels of three bytes. */
const RUN_PIXELS_MAX = 86

interface LengthCode {
  symbol: number
  extraBits: number
  extra: number
}

/** Deflate's length codes for the lengths 3, 6, 9, … 258. */
const LENGTH_CODES: LengthCode[] = Array.from({ length: RUN_PIXELS_MAX + 1 }, (_, pixels) => lengthCode(pixels * 3))

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

interface Tokens {
  list: Int32Array
  count: number
  counts: Int32Array
  adler: number
}

/** Adler's sums must be brought down before they pass 31 bits: after 600 pixels at the latest. */
const ADLER_BASE = 65_521
const ADLER_PIXELS = 600

/**
 * Rows filtered by the row above, then cut into literal pixels and runs. A token is a pixel's three bytes, or less
 * than zero for a number of pixels. Rows begin with their filter's byte, which is written when the row's first token is
 * met. The checksum is reckoned on the way: a second walk over five megabytes would show.
 */
function tokenize(pixels: Int32Array, width: number, height: number): Tokens {
  const list = new Int32Array(width * height)
  const counts = new Int32Array(LITERAL_SYMBOLS)
  let count = 0
  let sum = 1
  let sumOfSums = 0
  for (let y = 0; y < height; y++) {
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

interface Bits {
  bytes: Uint8Array
  position: number
  buffer: number
  held: number
}

/** At most 16 bits a call. */
function write(bits: Bits, value: number, length: number): void {
  bits.buffer |= value << bits.held
  bits.held += length
  if (bits.held < 16) return
  bits.bytes[bits.position++] = bits.buffer
  bits.bytes[bits.position++] = bits.buffer >>> 8
  bits.buffer >>>= 16
  bits.held -= 16
}

function finish(bits: Bits): number {
  for (; bits.held > 0; bits.held -= 8) {
    bits.bytes[bits.position++] = bits.buffer
    bits.buffer >>>= 8
  }
  return bits.position
}

/** The code lengths, four bits each: deflate's code for code lengths is made trivial, which costs 150 bytes. */
function writeCodeLengths(out: Bits, lengths: Uint8Array): void {
  const distances = [0, 0, 1]
  write(out, LITERAL_SYMBOLS - 257, 5)
  write(out, distances.length - 1, 5)
  write(out, 19 - 4, 4)
  for (let index = 0; index < 19; index++) write(out, index < 3 ? 0 : 4, 3)
  const reversed4 = (value: number) => ((value & 1) << 3) | ((value & 2) << 1) | ((value & 4) >> 1) | ((value & 8) >> 3)
  for (const length of lengths) write(out, reversed4(length), 4)
  for (const length of distances) write(out, reversed4(length), 4)
}

function writeSymbol(out: Bits, { codes, lengths }: HuffmanCode, symbol: number): void {
  write(out, codes[symbol] as number, lengths[symbol] as number)
}

function writeRun(out: Bits, huffman: HuffmanCode, pixels: number): void {
  const { symbol, extraBits, extra } = LENGTH_CODES[pixels] as LengthCode
  writeSymbol(out, huffman, symbol)
  // The length's extra bits, then the distance: always 3, the only one, a single zero bit.
  write(out, extra, extraBits + 1)
}

/**
 * Writes literal pixels up to the next run or the end of the row; returns where it stopped. Five million codes go
 * through here, so the bits are held in plain variables, which the compiler keeps in registers.
 */
function writeLiterals(out: Bits, list: Int32Array, from: number, to: number, packed: Uint32Array): number {
  const { bytes } = out
  let { position, buffer, held } = out
  let at = from
  for (; at < to; at++) {
    const pixel = list[at] as number
    if (pixel < 0) break
    for (let shift = 0; shift < 24; shift += 8) {
      const entry = packed[(pixel >> shift) & 0xff] as number
      buffer |= (entry & 0xffff) << held
      held += entry >>> 16
      if (held < 16) continue
      bytes[position++] = buffer
      bytes[position++] = buffer >>> 8
      buffer >>>= 16
      held -= 16
    }
  }
  out.position = position
  out.buffer = buffer
  out.held = held
  return at
}

function writeTokens(out: Bits, { list, count }: Tokens, huffman: HuffmanCode, width: number): void {
  const packed = Uint32Array.from(
    { length: 256 },
    (_, byte) => (huffman.codes[byte] ?? 0) | ((huffman.lengths[byte] ?? 0) << 16),
  )
  for (let at = 0, filter = FILTER_NONE; at < count; filter = FILTER_UP) {
    writeSymbol(out, huffman, filter)
    for (let x = 0; x < width; ) {
      const next = writeLiterals(out, list, at, Math.min(count, at + width - x), packed)
      x += next - at
      at = next
      if (x === width) break
      const run = -(list[at++] as number)
      writeRun(out, huffman, run)
      x += run
    }
  }
  writeSymbol(out, huffman, END)
}

/**
 * RGBA pixels (alpha is dropped) as a zlib stream of PNG rows. Fast rather than small: nobody should wait for a PNG.
 * Whole numbers stay within 31 bits and a sign: beyond that the engine would reckon in floating point.
 */
export function deflateRows(pixels: Int32Array, width: number, height: number): Uint8Array {
  const tokens = tokenize(pixels, width, height)
  const huffman = huffmanCode(tokens.counts, LONGEST_CODE)
  const bytes = new Uint8Array(1024 + Math.ceil((width * 3 + 1) * height * (LONGEST_CODE / 8)))
  bytes.set([0x78, 0x01])
  const out: Bits = { bytes, position: 2, buffer: 0, held: 0 }
  write(out, 1, 1)
  write(out, 2, 2)
  writeCodeLengths(out, huffman.lengths)
  writeTokens(out, tokens, huffman, width)
  const end = finish(out)
  new DataView(bytes.buffer).setUint32(end, tokens.adler)
  return bytes.subarray(0, end + 4)
}
