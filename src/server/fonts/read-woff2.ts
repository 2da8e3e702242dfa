import { brotliDecompressSync } from 'node:zlib'
import { BadFont, damaged, type FontTables, OPENTYPE, part, TRUETYPE } from './font-tables.ts'
import { HEADER, isGlyphs, KNOWN_TAGS, OTHER_TAG, PLAIN_GLYPHS, SIGNATURE } from './woff2-format.ts'

/** Several times what a font of all European languages unfolds to. */
const UNFOLDED_MAX = 8 * 1024 * 1024
const NUMBER_BYTES_MAX = 5

export const isWoff2 = (bytes: Buffer): boolean => bytes.length > HEADER && bytes.readUInt32BE(0) === SIGNATURE

interface Cursor {
  bytes: Buffer
  at: number
}

/** A number in as few bytes as it needs, seven bits each. */
function readNumber(cursor: Cursor): number {
  let value = 0
  for (let count = 0; count < NUMBER_BYTES_MAX; count++) {
    const byte = cursor.bytes.readUInt8(cursor.at++)
    value = value * 128 + (byte & 0x7f)
    if (byte < 0x80) return value
  }
  throw damaged()
}

function readTag(cursor: Cursor, number: number): string {
  if (number !== OTHER_TAG) return KNOWN_TAGS[number] ?? ''
  cursor.at += 4
  return part(cursor.bytes, cursor.at - 4, 4).toString('latin1')
}

interface Entry {
  tag: string
  plainLength: number
  isTransformed: boolean
  /** In the unfolded stream. */
  length: number
}

function readEntry(cursor: Cursor): Entry {
  const flags = cursor.bytes.readUInt8(cursor.at++)
  const tag = readTag(cursor, flags & 0x3f)
  const isTransformed = flags >> 6 !== (isGlyphs(tag) ? PLAIN_GLYPHS : 0)
  const plainLength = readNumber(cursor)
  return { tag, plainLength, isTransformed, length: isTransformed ? readNumber(cursor) : plainLength }
}

function unfold(compressed: Buffer, wanted: number): Buffer {
  if (wanted > UNFOLDED_MAX) throw new BadFont('Czcionka po rozpakowaniu jest za duża. Dozwolone jest najwyżej 8 MB')
  // Not a byte more than the directory announces: what would unfold into gigabytes is stopped there.
  return brotliDecompressSync(compressed, { maxOutputLength: wanted })
}

export function readWoff2(bytes: Buffer): FontTables {
  const flavour = bytes.readUInt32BE(4)
  if (flavour !== TRUETYPE && flavour !== OPENTYPE) throw new BadFont('Plik ma kilka czcionek. Wgraj każdą osobno')
  const cursor = { bytes, at: HEADER }
  const entries = Array.from({ length: bytes.readUInt16BE(12) }, () => readEntry(cursor))
  const unfolded = unfold(
    part(bytes, cursor.at, bytes.readUInt32BE(20)),
    entries.reduce((sum, { length }) => sum + length, 0),
  )
  let at = 0
  const tables = entries.map(({ length, ...entry }) => {
    at += length
    return { ...entry, bytes: part(unfolded, at - length, length) }
  })
  return { flavour, tables }
}
