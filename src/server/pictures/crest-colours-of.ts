import sharp from 'sharp'
import type { ClubColours } from '#domain/club/club-colours.ts'
import { crestColours } from '#domain/club/crest-colours.ts'

const SAMPLE = 64

/** The colours as the browser reads them from the same crest. */
export async function crestColoursOf(crest: Buffer): Promise<ClubColours> {
  const pixels = await sharp(crest)
    .resize(SAMPLE, SAMPLE, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .ensureAlpha()
    .raw()
    .toBuffer()
  return crestColours(pixels)
}
