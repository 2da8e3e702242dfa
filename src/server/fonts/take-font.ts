import { BadFont, damaged, type FontTables, tableNamed } from './font-tables.ts'
import { lettersOf } from './letters-of-font.ts'
import { nameOfFont } from './name-of-font.ts'
import { isSfnt, readSfnt } from './read-sfnt.ts'
import { isWoff2, readWoff2 } from './read-woff2.ts'
import { writeWoff2 } from './write-woff2.ts'

const POLISH = 'ĄĆĘŁŃÓŚŹŻąćęłńóśźż'

/** Browsers refuse a font that lacks one of these. */
const NEEDED = ['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'OS/2', 'post']
const OUTLINES = ['glyf', 'loca', 'CFF ']
const HINTS = ['cvt ', 'fpgm', 'prep', 'gasp', 'VORG']
const SETTING = ['GDEF', 'GPOS', 'GSUB', 'kern', 'BASE']
/** All else is left behind: bitmaps, colours, and machines of letters that one browser runs and another does not. */
const KEPT = new Set([...NEEDED, ...OUTLINES, ...HINTS, ...SETTING, 'name'])

const CAP_HEIGHT = { least: 0.3, usual: 0.7, most: 0.999 }

export interface TakenFont {
  /** WOFF2, written anew. */
  bytes: Buffer
  family: string
  style: string
  /** In em. */
  capHeight: number
  missingLetters: string
  /** Letters that it has, to try it with. */
  sample: string
}

function readTables(bytes: Buffer): FontTables {
  if (isWoff2(bytes)) return readWoff2(bytes)
  if (isSfnt(bytes)) return readSfnt(bytes)
  throw new BadFont('To nie jest czcionka WOFF2, TTF ani OTF')
}

function bytesOf(font: FontTables, tag: string): Buffer {
  const table = tableNamed(font, tag)
  if (!table) throw new BadFont(`Czcionka jest niepełna: brakuje części „${tag.trim()}”`)
  return table.bytes
}

function refuseOdd(font: FontTables): void {
  if (tableNamed(font, 'fvar'))
    throw new BadFont('To czcionka zmienna (variable). Wgraj plik jednej odmiany, na przykład Bold')
  for (const tag of NEEDED) bytesOf(font, tag)
  if (!tableNamed(font, 'CFF ')) for (const tag of ['glyf', 'loca']) bytesOf(font, tag)
  const tags = font.tables.map(({ tag }) => tag)
  if (new Set(tags).size < tags.length) throw damaged()
}

function capHeightOf(font: FontTables): number {
  const metrics = bytesOf(font, 'OS/2')
  const told = metrics.readUInt16BE(0) >= 2 ? metrics.readInt16BE(88) / bytesOf(font, 'head').readUInt16BE(18) : 0
  return told >= CAP_HEIGHT.least && told <= CAP_HEIGHT.most ? told : CAP_HEIGHT.usual
}

const SAMPLE = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789${POLISH}`

function taken(upload: Buffer): TakenFont {
  const font = readTables(upload)
  refuseOdd(font)
  const has = lettersOf(bytesOf(font, 'cmap'))
  const sample = [...SAMPLE].filter(has).join('')
  if (sample === '') throw new BadFont('Czcionka nie ma liter ani cyfr')
  return {
    bytes: writeWoff2({ ...font, tables: font.tables.filter(({ tag }) => KEPT.has(tag)) }),
    ...nameOfFont(tableNamed(font, 'name')?.bytes),
    capHeight: capHeightOf(font),
    missingLetters: [...POLISH].filter((letter) => !has(letter)).join(''),
    sample,
  }
}

/** What somebody sent, as the product keeps it. Throws `BadFont`: whatever points outside of the file is damaged. */
export function takeFont(upload: Buffer): TakenFont {
  try {
    return taken(upload)
  } catch (error) {
    throw error instanceof BadFont ? error : damaged()
  }
}
