import { part } from './font-tables.ts'

const NAME_MAX = 60
const WINDOWS = 3
const MACINTOSH = 1
const ENGLISH = 0x409

const FAMILY = { typographic: 16, plain: 1 }
const STYLE = { typographic: 17, plain: 2 }

interface Name {
  id: number
  platform: number
  language: number
  bytes: Buffer
}

function namesIn(table: Buffer): Name[] {
  const texts = table.readUInt16BE(4)
  return Array.from({ length: table.readUInt16BE(2) }, (_, index) => {
    const record = part(table, 6 + index * 12, 12)
    return {
      platform: record.readUInt16BE(0),
      language: record.readUInt16BE(4),
      id: record.readUInt16BE(6),
      bytes: part(table, texts + record.readUInt16BE(10), record.readUInt16BE(8)),
    }
  })
}

/** Whatever a file says, it is one short line of text that can be stored. */
export const cleanName = (text: string): string =>
  [...text.replaceAll(/[\p{C}\s]+/gu, ' ').trim()].slice(0, NAME_MAX).join('').trim()

function textOf({ platform, bytes }: Name): string {
  if (platform === MACINTOSH) return cleanName(bytes.toString('latin1'))
  const even = bytes.subarray(0, bytes.length - (bytes.length % 2))
  return cleanName(Buffer.from(even).swap16().toString('utf16le'))
}

const rank = ({ platform, language }: Name): number =>
  (platform === WINDOWS ? 2 : 0) + (language === ENGLISH ? 1 : 0) - (platform === MACINTOSH ? 1 : 0)

function best(names: readonly Name[], { typographic, plain }: typeof FAMILY): string {
  const ofId = (id: number) => names.filter((name) => name.id === id).sort((one, other) => rank(other) - rank(one))
  return [...ofId(typographic), ...ofId(plain)].map(textOf).find((text) => text !== '') ?? ''
}

/** Family and style as the font calls itself; empty where it does not say. */
export function nameOfFont(table: Buffer | undefined): { family: string; style: string } {
  const names = table ? namesIn(table) : []
  return { family: best(names, FAMILY), style: best(names, STYLE) }
}
