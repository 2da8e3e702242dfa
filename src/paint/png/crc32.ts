const next = (value: number): number => (value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1)

function firstTable(): Int32Array {
  return Int32Array.from({ length: 256 }, (_, byte) => {
    let value = byte
    for (let bit = 0; bit < 8; bit++) value = next(value)
    return value
  })
}

/** Tables for four bytes at a step instead of one. */
function fourTables(): [Int32Array, Int32Array, Int32Array, Int32Array] {
  const first = firstTable()
  const following = (table: Int32Array) => table.map((value) => (first[value & 0xff] as number) ^ (value >>> 8))
  const second = following(first)
  const third = following(second)
  return [first, second, third, following(third)]
}

const [T0, T1, T2, T3] = fourTables()

/** Of several pieces in a row, without putting them together first. */
export const crc32 = (pieces: readonly Uint8Array[]): number => ~pieces.reduce(update, -1) >>> 0

function update(before: number, bytes: Uint8Array): number {
  let crc = before
  let at = 0
  for (const end = bytes.length - 3; at < end; at += 4) {
    crc ^=
      (bytes[at] as number) |
      ((bytes[at + 1] as number) << 8) |
      ((bytes[at + 2] as number) << 16) |
      ((bytes[at + 3] as number) << 24)
    crc =
      (T3[crc & 0xff] as number) ^
      (T2[(crc >>> 8) & 0xff] as number) ^
      (T1[(crc >>> 16) & 0xff] as number) ^
      (T0[crc >>> 24] as number)
  }
  for (; at < bytes.length; at++) crc = (T0[(crc ^ (bytes[at] as number)) & 0xff] as number) ^ (crc >>> 8)
  return crc
}
