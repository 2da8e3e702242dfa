import { ADLER_BASE } from './adler32.ts'
import { type Bits, write, written } from './bits.ts'
import { crc32 } from './crc32.ts'
import { type HuffmanCode, huffmanCode } from './huffman.ts'
import {
  END,
  FILTER_NONE,
  FILTER_UP,
  LENGTH_CODES,
  LITERAL_SYMBOLS,
  minus,
  RUN_PIXELS_MAX,
  sampleCounts,
} from './symbols.ts'

const LONGEST_CODE = 15

export const letters = (name: string): Uint8Array => Uint8Array.from(name, (letter) => letter.charCodeAt(0))
export const IDAT = letters('IDAT')

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

/** Bits and their number in one: the number above the sixteenth. */
type Packed = Uint32Array

interface Code {
  literals: Packed
  /** By the number of pixels: the length's symbol, and what follows it: extra bits, and a zero for the only distance. */
  runs: Packed
  runTails: Packed
}

function codeOf(huffman: HuffmanCode): Code {
  const packed = (symbol: number) => (huffman.codes[symbol] as number) | ((huffman.lengths[symbol] as number) << 16)
  return {
    literals: Uint32Array.from({ length: 256 }, (_, byte) => packed(byte)),
    runs: Uint32Array.from(LENGTH_CODES, ({ symbol }) => packed(symbol)),
    runTails: Uint32Array.from(LENGTH_CODES, ({ extra, extraBits }) => extra | ((extraBits + 1) << 16)),
  }
}

interface Sums {
  sum: number
  sumOfSums: number
}

/**
 * One row, filtered by the row above, as literal pixels and runs. Two million pixels go through here, so the bits and
 * the sums are held in plain variables, which the compiler keeps in registers, and nothing is called for a pixel.
 */
function writeRow(out: Bits, code: Code, sums: Sums, row: Int32Array, above: Int32Array): void {
  const { words } = out
  const { literals, runs, runTails } = code
  let { position, buffer, held } = out
  let { sum, sumOfSums } = sums
  let before = -1
  let run = 0
  const { length } = row
  for (let x = 0; x <= length; x++) {
    // Past the end stands a pixel that never was, to end the last run.
    const pixel = x < length ? minus(row[x] as number, above[x] as number) & 0xffffff : -2
    if (pixel === before && run < RUN_PIXELS_MAX) {
      run++
      continue
    }
    if (run > 0) {
      for (let part = runs; ; part = runTails) {
        const entry = part[run] as number
        buffer |= (entry & 0xffff) << held
        held += entry >>> 16
        if (held >= 16) {
          words[position++] = buffer
          buffer >>>= 16
          held -= 16
        }
        if (part === runTails) break
      }
      const repeated = (before & 0xff) + ((before >> 8) & 0xff) + (before >> 16)
      const weighted = 3 * (before & 0xff) + 2 * ((before >> 8) & 0xff) + (before >> 16)
      sumOfSums = (sumOfSums + run * (3 * sum + weighted) + 3 * repeated * ((run * (run - 1)) / 2)) % ADLER_BASE
      sum = (sum + run * repeated) % ADLER_BASE
      run = 0
    }
    if (pixel < 0) break
    before = pixel
    const red = pixel & 0xff
    const green = (pixel >> 8) & 0xff
    const blue = pixel >> 16
    sumOfSums += 3 * (sum + red) + 2 * green + blue
    sum += red + green + blue
    if (sumOfSums > 0x3fffffff) {
      sum %= ADLER_BASE
      sumOfSums %= ADLER_BASE
    }
    for (let shift = 0; shift < 24; shift += 8) {
      const entry = literals[(pixel >> shift) & 0xff] as number
      buffer |= (entry & 0xffff) << held
      held += entry >>> 16
      // Written always and kept where full: a branch that nobody can foretell costs more.
      words[position] = buffer
      position += held >> 4
      buffer >>= held & 16
      held &= 15
    }
  }
  out.position = position
  out.buffer = buffer
  out.held = held
  sums.sum = sum % ADLER_BASE
  sums.sumOfSums = sumOfSums % ADLER_BASE
}

/** Some rows of a picture as deflate blocks that begin and end on a whole byte. */
export interface Strip {
  bytes: Uint8Array<ArrayBuffer>
  /** Of the filtered rows, as is `length`. */
  adler: number
  length: number
  /** Of the chunk that holds the strip. */
  crc: number
}

let kept = new Uint16Array(0)

/** Room for the longest codes there are. Kept from strip to strip: clearing megabytes takes longer than it sounds. */
function scratch(length: number): Uint16Array {
  const room = 2048 + length
  if (kept.length < room) kept = new Uint16Array(room)
  return kept
}

/** An empty block that only fills the byte, then says that it is empty. */
function writeJoint(out: Bits): void {
  write(out, 0, 3)
  write(out, 0, (8 - (out.held % 8)) % 8)
  write(out, 0, 16)
  write(out, 0xffff, 16)
}

/**
 * RGBA pixels, alpha dropped. Fast rather than small: nobody should wait for a PNG. Whole numbers stay within 31 bits
 * and a sign: beyond that the engine would reckon in floating point.
 */
export function deflateStrip(pixels: Int32Array, width: number, isLast: boolean): Strip {
  const height = pixels.length / width
  const length = (width * 3 + 1) * height
  const huffman = huffmanCode(sampleCounts(pixels, width), LONGEST_CODE)
  const code = codeOf(huffman)
  const out: Bits = { words: scratch(length), position: 0, buffer: 0, held: 0 }
  write(out, isLast ? 1 : 0, 1)
  write(out, 2, 2)
  writeCodeLengths(out, huffman.lengths)
  const sums: Sums = { sum: 1, sumOfSums: 0 }
  let above: Int32Array = new Int32Array(width)
  for (let y = 0; y < height; y++) {
    // The first row stands by itself: the strip above is another's.
    const filter = y === 0 ? FILTER_NONE : FILTER_UP
    writeSymbol(out, huffman, filter)
    sums.sum += filter
    sums.sumOfSums += sums.sum
    const row = pixels.subarray(y * width, (y + 1) * width)
    writeRow(out, code, sums, row, above)
    above = row
  }
  writeSymbol(out, huffman, END)
  if (!isLast) writeJoint(out)
  const bytes = written(out)
  return { bytes, adler: ((sums.sumOfSums << 16) | sums.sum) >>> 0, length, crc: crc32([IDAT, bytes]) }
}

export const pixelsOf = (rgba: Uint8ClampedArray<ArrayBuffer> | Uint8Array<ArrayBuffer>): Int32Array =>
  new Int32Array(rgba.buffer, rgba.byteOffset, rgba.length / 4)
