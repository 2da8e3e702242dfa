const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value >>> 0
})

export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (let at = 0; at < bytes.length; at++)
    crc = (CRC_TABLE[(crc ^ (bytes[at] as number)) & 0xff] as number) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

const ADLER_BASE = 65_521
/** So many bytes can be added before a sum could overflow 32 bits. */
const ADLER_RUN = 3_800

export class Adler32 {
  private a = 1
  private b = 0

  update(bytes: Uint8Array): void {
    let { a, b } = this
    for (let at = 0; at < bytes.length; ) {
      const end = Math.min(at + ADLER_RUN, bytes.length)
      for (; at < end; at++) {
        a += bytes[at] as number
        b += a
      }
      a %= ADLER_BASE
      b %= ADLER_BASE
    }
    this.a = a
    this.b = b
  }

  get value(): number {
    return ((this.b << 16) | this.a) >>> 0
  }
}
