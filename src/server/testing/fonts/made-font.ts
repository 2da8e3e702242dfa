import { createHash } from 'node:crypto'
import { OPENTYPE, TRUETYPE } from '#server/fonts/font-tables.ts'
import { cffOf } from './cff.ts'

const UNITS = 1000

interface MadeFont {
  letters: string
  family?: string
  style?: string
  capHeight?: number
  /** Outlines as in an OTF. */
  isOpenType?: boolean
  /** Besides or in place of its own. */
  tables?: Record<string, Buffer>
}

const u16 = (...values: number[]): Buffer => Buffer.from(values.flatMap((value) => [(value >> 8) & 0xff, value & 0xff]))
const u32 = (...values: number[]): Buffer =>
  Buffer.concat(values.map((value) => u16(Math.floor(value / 0x10000), value % 0x10000)))

/** Every letter is drawn with the one glyph that there is. */
function cmap(letters: string): Buffer {
  const codes = [...letters].map((letter) => letter.codePointAt(0) ?? 0).sort((one, other) => one - other)
  const groups = codes.map((code) => u32(code, code, 1))
  return Buffer.concat([
    u16(0, 1, 3, 10),
    u32(12),
    u16(12, 0),
    u32(16 + 12 * groups.length, 0, groups.length),
    ...groups,
  ])
}

/** Bytes that nobody reads: FreeType takes no WOFF2 of less than 20 a table. */
const ballast = createHash('sha512').update('ballast').digest()

function name(family: string, style: string): Buffer {
  const texts = [family, style].map((text) => Buffer.from(text, 'utf16le').swap16())
  let at = 0
  const records = texts.map((text, index) => {
    at += text.length
    return u16(3, 1, 0x409, index + 1, text.length, at - text.length)
  })
  return Buffer.concat([u16(0, texts.length, 6 + 12 * texts.length), ...records, ...texts, ballast])
}

function metrics(capHeight: number): Buffer {
  const table = Buffer.alloc(96)
  table.writeUInt16BE(4, 0)
  table.writeUInt16BE(400, 4)
  table.writeUInt16BE(5, 6)
  table.writeInt16BE(capHeight, 88)
  return table
}

function head(): Buffer {
  const table = Buffer.alloc(54)
  table.writeUInt32BE(TRUETYPE, 0)
  table.writeUInt32BE(0x5f0f3cf5, 12)
  table.writeUInt16BE(UNITS, 18)
  table.writeInt16BE(1, 50)
  return table
}

/** A block as tall as the capitals. */
const glyph = (height: number): Buffer =>
  Buffer.concat([
    u16(1, 100, 0, 700, height, 3, 0),
    Buffer.from([1, 1, 1, 1]),
    u16(100, 600, 0, 65_536 - 600, 0, 0, height, 0),
  ])

function outlines(capHeight: number): Record<string, Buffer> {
  const glyf = glyph(capHeight)
  return { glyf, loca: u32(0, 0, glyf.length) }
}

/** As a TTF or an OTF file. */
export function sfntOf(flavour: number, tables: Record<string, Buffer>): Buffer {
  const entries = Object.entries(tables).sort(([one], [other]) => (one < other ? -1 : 1))
  let at = 12 + 16 * entries.length
  const directory = entries.map(([tag, bytes]) => {
    const entry = Buffer.concat([Buffer.from(tag, 'latin1'), u32(0, at, bytes.length)])
    at += Math.ceil(bytes.length / 4) * 4
    return entry
  })
  const padded = entries.map(([, bytes]) => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]))
  return Buffer.concat([u32(flavour), u16(entries.length, 0, 0, 0), ...directory, ...padded])
}

/** A font of blocks, whose letters, name and outlines are as a test wants them. */
export function makeFont({
  letters,
  family = 'Klocki',
  style = 'Regular',
  capHeight = 700,
  ...rest
}: MadeFont): Buffer {
  const { isOpenType = false, tables = {} } = rest
  const maxp = isOpenType
    ? Buffer.concat([u32(0x00005000), u16(2)])
    : Buffer.concat([u32(TRUETYPE), u16(2, 4, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)])
  return sfntOf(isOpenType ? OPENTYPE : TRUETYPE, {
    cmap: cmap(letters),
    head: head(),
    hhea: Buffer.concat([u32(TRUETYPE), u16(900, 65_536 - 200, 0, 800), Buffer.alloc(22), u16(2)]),
    hmtx: u16(800, 0, 800, 100),
    maxp,
    name: name(family, style),
    'OS/2': metrics(capHeight),
    post: Buffer.concat([u32(0x00030000), Buffer.alloc(28)]),
    ...(isOpenType ? { 'CFF ': cffOf(capHeight) } : outlines(capHeight)),
    ...tables,
  })
}
