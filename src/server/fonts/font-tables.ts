/** A part of a font file, as OpenType names it. */
export interface FontTable {
  tag: string
  bytes: Buffer
  /** Where `bytes` are what WOFF2 has made of it: its length as a table. */
  plainLength: number
  isTransformed: boolean
}

export interface FontTables {
  /** What outlines it has, as the file's first bytes say it. */
  flavour: number
  tables: FontTable[]
}

/** Says in Polish why a file is not taken. */
export class BadFont extends Error {}

export const damaged = () => new BadFont('Plik czcionki jest uszkodzony albo niepełny')

export const TRUETYPE = 0x00010000
export const OPENTYPE = 0x4f54544f

/** Like `subarray`, and as strict as Buffer's own reading of numbers. */
export function part(bytes: Buffer, at: number, length: number): Buffer {
  if (at + length > bytes.length) throw new RangeError(`${at} + ${length} of ${bytes.length} bytes`)
  return bytes.subarray(at, at + length)
}

export const tableNamed = ({ tables }: FontTables, tag: string): FontTable | undefined =>
  tables.find((table) => table.tag === tag)
