/** FNV-1a of 64 bits, by halves of 32: wide enough to tell the graphics of a match apart, and no secret. */
export function contentHash(text: string): string {
  let high = 0xcbf2_9ce4
  let low = 0x8422_2325
  for (let index = 0; index < text.length; index++) {
    low = (low ^ text.charCodeAt(index)) >>> 0
    const product = low * 0x1b3
    high = (Math.imul(high, 0x1b3) + (low << 8) + Math.floor(product / 0x1_0000_0000)) >>> 0
    low = product >>> 0
  }
  return high.toString(16).padStart(8, '0') + low.toString(16).padStart(8, '0')
}
