import sharp from 'sharp'

const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 }
/** A shadow that nobody sees does not keep the emptiness around it. */
const FAINT = 8

export interface TrimmedPicture {
  bytes: Buffer
  width: number
  height: number
}

/** Without the empty margin of a transparent picture; one that is all margin, or opaque, stays as it is. */
export async function trimEdges(picture: Buffer): Promise<TrimmedPicture> {
  const opened = () => sharp(picture, { limitInputPixels: false, failOn: 'error' })
  const { width, height, hasAlpha } = await opened().metadata()
  const whole = { bytes: picture, width, height }
  if (!hasAlpha) return whole
  const { data, info } = await opened()
    .trim({ background: NOTHING, threshold: FAINT })
    .png({ compressionLevel: 8 })
    .toBuffer({ resolveWithObject: true })
  return info.width * info.height > 1 ? { bytes: data, width: info.width, height: info.height } : whole
}
