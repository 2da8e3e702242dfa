import { BadFont, type FontTables, OPENTYPE, part, TRUETYPE } from './font-tables.ts'

const HEADER = 12
const ENTRY = 16
const TABLES_MAX = 64

export const isSfnt = (bytes: Buffer): boolean =>
  bytes.length > HEADER && [TRUETYPE, OPENTYPE].includes(bytes.readUInt32BE(0))

/** TTF and OTF. */
export function readSfnt(bytes: Buffer): FontTables {
  const count = bytes.readUInt16BE(4)
  if (count > TABLES_MAX) throw new BadFont(`Czcionka ma za dużo części: ${count}`)
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = part(bytes, HEADER + index * ENTRY, ENTRY)
    const length = entry.readUInt32BE(12)
    const table = part(bytes, entry.readUInt32BE(8), length)
    return { tag: entry.toString('latin1', 0, 4), bytes: table, plainLength: length, isTransformed: false }
  })
  return { flavour: bytes.readUInt32BE(0), tables }
}
