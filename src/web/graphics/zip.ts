import { crc32 } from './crc32.ts'

interface ZippedFile {
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

const VERSION = 20
/** Names are UTF-8. */
const FLAGS = 0x0800
const LOCAL = 0x04034b50
const CENTRAL = 0x02014b50
const END = 0x06054b50

type Field = readonly [bytes: 2 | 4, value: number]
const short = (value: number): Field => [2, value]
const long = (value: number): Field => [4, value]

function record(fields: readonly Field[]): Uint8Array<ArrayBuffer> {
  const record = new DataView(new ArrayBuffer(fields.reduce((sum, [bytes]) => sum + bytes, 0)))
  let at = 0
  for (const [bytes, value] of fields) {
    if (bytes === 2) record.setUint16(at, value, true)
    else record.setUint32(at, value, true)
    at += bytes
  }
  return new Uint8Array(record.buffer)
}

const dosTime = (at: Date) => (at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1)
const dosDate = (at: Date) => ((at.getFullYear() - 1980) << 9) | ((at.getMonth() + 1) << 5) | at.getDate()

/** What a file's own header and the list at the end both say of it. */
function facts({ bytes }: ZippedFile, name: Uint8Array, at: Date): Field[] {
  const stored = [short(VERSION), short(FLAGS), short(0), short(dosTime(at)), short(dosDate(at))]
  return [...stored, long(crc32([bytes])), long(bytes.length), long(bytes.length), short(name.length), short(0)]
}

/** Stored as they are: a PNG does not get smaller. */
export function zipOf(files: readonly ZippedFile[], at: Date): Blob {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const list: Uint8Array<ArrayBuffer>[] = []
  const lengthOf = (parts: readonly Uint8Array[]) => parts.reduce((sum, { length }) => sum + length, 0)
  for (const file of files) {
    const name = new TextEncoder().encode(file.name)
    const start = lengthOf(pieces)
    const known = facts(file, name, at)
    pieces.push(record([long(LOCAL), ...known]), name, file.bytes)
    const whereabouts = [short(0), short(0), short(0), long(0), long(start)]
    list.push(record([long(CENTRAL), short(VERSION), ...known, ...whereabouts]), name)
  }
  const counts = [short(files.length), short(files.length), long(lengthOf(list)), long(lengthOf(pieces))]
  const end = record([long(END), short(0), short(0), ...counts, short(0)])
  return new Blob([...pieces, ...list, end], { type: 'application/zip' })
}
