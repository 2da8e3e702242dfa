import { brotliCompressSync, constants } from 'node:zlib'
import type { FontTable, FontTables } from './font-tables.ts'
import { HEADER, isGlyphs, KNOWN_TAGS, OTHER_TAG, PLAIN_GLYPHS, SIGNATURE } from './woff2-format.ts'

const SFNT_HEADER = 12
const SFNT_ENTRY = 16
/** Of 11: the last two take five times as long for a twelfth of the size. */
const QUALITY = 9

const padded = (length: number): number => Math.ceil(length / 4) * 4

function numberBytes(value: number): number[] {
  const bytes = [value & 0x7f]
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128)) bytes.unshift(0x80 | (rest & 0x7f))
  return bytes
}

function entryOf({ tag, bytes, plainLength, isTransformed }: FontTable): Buffer {
  const known = KNOWN_TAGS.indexOf(tag)
  const glyphs = isTransformed ? 0 : PLAIN_GLYPHS
  const version = isGlyphs(tag) ? glyphs : Number(isTransformed)
  return Buffer.from([
    (version << 6) | (known < 0 ? OTHER_TAG : known),
    ...(known < 0 ? Buffer.from(tag, 'latin1') : []),
    ...numberBytes(plainLength),
    ...(isTransformed ? numberBytes(bytes.length) : []),
  ])
}

/** Their places directly behind their glyphs, as the format asks for. */
function inOrder(tables: readonly FontTable[]): FontTable[] {
  const places = tables.filter(({ tag }) => tag === 'loca')
  const others = tables.filter(({ tag }) => tag !== 'loca')
  return others.flatMap((table) => (table.tag === 'glyf' ? [table, ...places] : [table]))
}

const compressed = (tables: readonly FontTable[]): Buffer =>
  brotliCompressSync(Buffer.concat(tables.map(({ bytes }) => bytes)), {
    params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT, [constants.BROTLI_PARAM_QUALITY]: QUALITY },
  })

/** One form for all: the browser and the server get the very same bytes. */
export function writeWoff2({ flavour, tables }: FontTables): Buffer {
  const ordered = inOrder(tables)
  const directory = Buffer.concat(ordered.map(entryOf))
  const stream = compressed(ordered)
  const length = padded(HEADER + directory.length + stream.length)
  const file = Buffer.alloc(length)
  file.writeUInt32BE(SIGNATURE, 0)
  file.writeUInt32BE(flavour, 4)
  file.writeUInt32BE(length, 8)
  file.writeUInt16BE(ordered.length, 12)
  const plain = ordered.reduce((sum, { plainLength }) => sum + padded(plainLength), 0)
  file.writeUInt32BE(SFNT_HEADER + ordered.length * SFNT_ENTRY + plain, 16)
  file.writeUInt32BE(stream.length, 20)
  file.writeUInt16BE(1, 24)
  directory.copy(file, HEADER)
  stream.copy(file, HEADER + directory.length)
  return file
}
