import { type HuffmanCode, huffmanCode } from './huffman.ts'
import {
  END,
  FILTER_NONE,
  FILTER_UP,
  LENGTH_CODES,
  type LengthCode,
  LITERAL_SYMBOLS,
  type Tokens,
  tokenize,
} from './tokens.ts'

const LONGEST_CODE = 15

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

function writeTokens(
  out: Bits,
  { list, count }: Tokens,
  huffman: HuffmanCode,
  width: number,
  firstFilter: number,
): void {
  const packed = Uint32Array.from(
    { length: 256 },
    (_, byte) => (huffman.codes[byte] ?? 0) | ((huffman.lengths[byte] ?? 0) << 16),
  )
  for (let at = 0, filter = firstFilter; at < count; filter = FILTER_UP) {
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

/** Some rows of a picture as deflate blocks that begin and end on a whole byte. */
export interface Strip {
  bytes: Uint8Array
  /** Of the filtered rows, as is `length`. */
  adler: number
  length: number
}

let kept = new Uint8Array(0)

/**
 * Room for the coded strip: a good code for 286 symbols needs ten bits a byte at the most, one of limited depth a
 * little more. Kept from strip to strip, because clearing five megabytes takes longer than it sounds.
 */
function scratch(length: number): Uint8Array {
  const room = 4096 + Math.ceil(length * 1.4)
  if (kept.length < room) kept = new Uint8Array(room)
  return kept
}

/** An empty block that only fills the byte. */
function writeJoint(out: Bits): void {
  write(out, 0, 3)
  out.position = finish(out)
  out.buffer = 0
  out.held = 0
  for (const byte of [0, 0, 0xff, 0xff]) out.bytes[out.position++] = byte
}

/**
 * RGBA pixels, alpha dropped. Fast rather than small: nobody should wait for a PNG. A strip below another brings the
 * row above it along. Whole numbers stay within 31 bits and a sign: beyond that the engine would reckon in floating
 * point.
 */
export function deflateStrip(
  pixels: Int32Array,
  width: number,
  place: { hasRowAbove: boolean; isLast: boolean },
): Strip {
  const tokens = tokenize(pixels, width, place.hasRowAbove ? 1 : 0)
  const huffman = huffmanCode(tokens.counts, LONGEST_CODE)
  const length = (width * 3 + 1) * (pixels.length / width - (place.hasRowAbove ? 1 : 0))
  const bytes = scratch(length)
  const out: Bits = { bytes, position: 0, buffer: 0, held: 0 }
  write(out, place.isLast ? 1 : 0, 1)
  write(out, 2, 2)
  writeCodeLengths(out, huffman.lengths)
  writeTokens(out, tokens, huffman, width, place.hasRowAbove ? FILTER_UP : FILTER_NONE)
  if (place.isLast) out.position = finish(out)
  else writeJoint(out)
  return { bytes: bytes.slice(0, out.position), adler: tokens.adler, length }
}
