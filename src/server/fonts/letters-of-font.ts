import { part } from './font-tables.ts'

const UNICODE = 0
const WINDOWS = 3
/** Windows' encodings of Unicode. */
const WINDOWS_UNICODE = [1, 10]

type Has = (code: number) => boolean

function hasInSegments(table: Buffer, code: number): boolean {
  const bytes = table.readUInt16BE(6)
  for (let at = 0; at < bytes; at += 2) {
    if (table.readUInt16BE(14 + at) < code) continue
    const start = table.readUInt16BE(16 + bytes + at)
    if (start > code) return false
    const delta = table.readUInt16BE(16 + 2 * bytes + at)
    const offsetAt = 16 + 3 * bytes + at
    const offset = table.readUInt16BE(offsetAt)
    if (offset === 0) return ((code + delta) & 0xffff) !== 0
    return table.readUInt16BE(offsetAt + offset + 2 * (code - start)) !== 0
  }
  return false
}

function hasInList(table: Buffer, code: number): boolean {
  const place = code - table.readUInt16BE(6)
  return place >= 0 && place < table.readUInt16BE(8) && table.readUInt16BE(10 + 2 * place) !== 0
}

function hasInGroups(table: Buffer, code: number): boolean {
  const groups = part(table, 16, table.readUInt32BE(12) * 12)
  for (let at = 0; at < groups.length; at += 12) {
    const start = groups.readUInt32BE(at)
    if (start <= code && code <= groups.readUInt32BE(at + 4)) return groups.readUInt32BE(at + 8) + code - start !== 0
  }
  return false
}

/** The ways of listing letters that fonts use today, by their numbers. */
const FORMATS: Readonly<Record<number, (table: Buffer, code: number) => boolean>> = {
  4: hasInSegments,
  6: hasInList,
  12: hasInGroups,
}

/** Which letters a font has, by its table `cmap`. */
export function lettersOf(cmap: Buffer): (letter: string) => boolean {
  const listed: Has[] = []
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const record = part(cmap, 4 + index * 8, 8)
    const platform = record.readUInt16BE(0)
    const isUnicode = platform === WINDOWS ? WINDOWS_UNICODE.includes(record.readUInt16BE(2)) : platform === UNICODE
    const at = record.readUInt32BE(4)
    const table = part(cmap, at, cmap.length - at)
    const has = FORMATS[table.readUInt16BE(0)]
    if (isUnicode && has) listed.push((code) => has(table, code))
  }
  return (letter) => listed.some((has) => has(letter.codePointAt(0) ?? 0))
}
