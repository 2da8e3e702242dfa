/** What a PNG needs to be shown as it was meant; notes, dates and places are not among it. */
const KEPT = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'sBIT', 'pHYs'])
const SIGNATURE_BYTES = 8
/** Length, name and checksum around a chunk's data. */
const FRAME_BYTES = 12

/** The same picture, bit for bit, without what is written beside it or behind its end; null where it does not end. */
export function pngWithoutNotes(png: Buffer): Buffer | null {
  const kept = [png.subarray(0, SIGNATURE_BYTES)]
  for (let at = SIGNATURE_BYTES; at + FRAME_BYTES <= png.length; ) {
    const name = png.toString('latin1', at + 4, at + 8)
    const end = at + FRAME_BYTES + png.readUInt32BE(at)
    if (end > png.length) return null
    if (KEPT.has(name)) kept.push(png.subarray(at, end))
    if (name === 'IEND') return Buffer.concat(kept)
    at = end
  }
  return null
}
