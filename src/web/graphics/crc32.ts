const TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

/** Of several pieces in a row, without putting them together first. */
export function crc32(pieces: readonly Uint8Array[]): number {
  let crc = -1
  for (const bytes of pieces) for (const byte of bytes) crc = (TABLE[(crc ^ byte) & 0xff] as number) ^ (crc >>> 8)
  return ~crc >>> 0
}
