/** The records of a ZIP file, as PKWARE's APPNOTE lays them out. */
export interface ZipEntry {
  name: string
  isPacked: boolean
  crc: number
  packedBytes: number
  bytes: number
  /** Where its local header begins. */
  offset: number
}

const [STORED, DEFLATED] = [0, 8]
const UTF8_NAME = 1 << 11
const SIZES_FOLLOW = 1 << 3
const [VERSION, VERSION_64] = [20, 45]
const MADE_BY_UNIX = 3 << 8
const REGULAR_FILE = 0o100644 * 2 ** 16
/** A reader that sees all ones looks for the true number in the 64-bit record. */
const [MAX_16, MAX_32] = [0xffff, 0xffffffff]
const EXTRA_64 = 1
/** The first day that the format can express; a backup's own date stands in its manifest. */
const NO_DATE = 0x0021

type Field = readonly [width: 2 | 4 | 8, value: number]

function record(fields: readonly Field[], ...rest: Buffer[]): Buffer {
  const head = Buffer.alloc(fields.reduce((sum, [width]) => sum + width, 0))
  let at = 0
  for (const [width, value] of fields) {
    if (width === 8) head.writeBigUInt64LE(BigInt(value), at)
    else head.writeUIntLE(value, at, width)
    at += width
  }
  return Buffer.concat([head, ...rest])
}

const flagsOf = ({ isPacked }: ZipEntry): number => UTF8_NAME | (isPacked ? SIZES_FOLLOW : 0)

const checksAndSizes = ({ crc, packedBytes, bytes }: Pick<ZipEntry, 'crc' | 'packedBytes' | 'bytes'>): Field[] => [
  [4, crc],
  [4, packedBytes],
  [4, bytes],
]

export function localHeader(entry: ZipEntry): Buffer {
  const name = Buffer.from(entry.name)
  const fields: Field[] = [
    [4, 0x04034b50],
    [2, VERSION],
    [2, flagsOf(entry)],
    [2, entry.isPacked ? DEFLATED : STORED],
    [2, 0],
    [2, NO_DATE],
    ...checksAndSizes(entry.isPacked ? { crc: 0, packedBytes: 0, bytes: 0 } : entry),
    [2, name.length],
    [2, 0],
  ]
  return record(fields, name)
}

/** What the local header of a packed entry could not know yet. */
export const dataDescriptor = (entry: ZipEntry): Buffer => record([[4, 0x08074b50], ...checksAndSizes(entry)])

export function directoryRecord(entry: ZipEntry): Buffer {
  const name = Buffer.from(entry.name)
  const isFar = entry.offset >= MAX_32
  const extra = isFar
    ? record([
        ...([
          [2, EXTRA_64],
          [2, 8],
          [8, entry.offset],
        ] as const),
      ])
    : Buffer.alloc(0)
  const fields: Field[] = [
    [4, 0x02014b50],
    [2, MADE_BY_UNIX | VERSION_64],
    [2, isFar ? VERSION_64 : VERSION],
    [2, flagsOf(entry)],
    [2, entry.isPacked ? DEFLATED : STORED],
    [2, 0],
    [2, NO_DATE],
    ...checksAndSizes(entry),
    [2, name.length],
    [2, extra.length],
    [2, 0],
    [2, 0],
    [2, 0],
    [4, REGULAR_FILE],
    [4, isFar ? MAX_32 : entry.offset],
  ]
  return record(fields, name, extra)
}

interface Directory {
  entries: number
  offset: number
  bytes: number
}

function end64({ entries, offset, bytes }: Directory): Buffer {
  const fields: Field[] = [
    [4, 0x06064b50],
    [8, 44],
    [2, MADE_BY_UNIX | VERSION_64],
    [2, VERSION_64],
    [4, 0],
    [4, 0],
    [8, entries],
    [8, entries],
    [8, bytes],
    [8, offset],
  ]
  const locator: Field[] = [
    [4, 0x07064b50],
    [4, 0],
    [8, offset + bytes],
    [4, 1],
  ]
  return record([...fields, ...locator])
}

/** The end of the file up to its comment: the comment's length and the comment are still to follow. */
export function endOfDirectory(directory: Directory): Buffer {
  const { entries, offset, bytes } = directory
  const isLarge = entries >= MAX_16 || offset >= MAX_32 || bytes >= MAX_32
  const fields: Field[] = [
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, Math.min(entries, MAX_16)],
    [2, Math.min(entries, MAX_16)],
    [4, Math.min(bytes, MAX_32)],
    [4, Math.min(offset, MAX_32)],
  ]
  return Buffer.concat([isLarge ? end64(directory) : Buffer.alloc(0), record(fields)])
}
