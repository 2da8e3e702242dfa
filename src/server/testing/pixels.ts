import sharp from 'sharp'

export interface Pixels {
  width: number
  height: number
  /** RGB or RGBA rows. */
  pixels: Buffer
  channels: 3 | 4
}

export interface Difference {
  /** Mean of the channels' differences, 0 to 255. */
  mean: number
  /** Share of pixels with a channel that differs by more than an edge's smoothing explains. */
  far: number
}

const FAR = 40

export async function readPixels(file: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, pixels: data, channels: 3 }
}

/** Blurred by a pixel: how an edge is smoothed no longer shows, where it lies still does. */
export const softPixels = async (file: Buffer): Promise<Pixels> =>
  readPixels(await sharp(file).blur(1.2).png().toBuffer())

export function difference(one: Pixels, other: Pixels): Difference {
  if (one.width !== other.width || one.height !== other.height) {
    throw new Error(`${one.width}×${one.height} cannot be compared with ${other.width}×${other.height}`)
  }
  const count = one.width * one.height
  let sum = 0
  let far = 0
  for (let pixel = 0; pixel < count; pixel++) {
    let most = 0
    for (let channel = 0; channel < 3; channel++) {
      const a = one.pixels[pixel * one.channels + channel] ?? 0
      const b = other.pixels[pixel * other.channels + channel] ?? 0
      const gap = Math.abs(a - b)
      sum += gap
      if (gap > most) most = gap
    }
    if (most > FAR) far++
  }
  return { mean: sum / (count * 3), far: far / count }
}

/** The same picture, all of it a pixel lower. */
export function lowered({ pixels, ...size }: Pixels): Pixels {
  const row = size.width * size.channels
  return { ...size, pixels: Buffer.concat([pixels.subarray(0, row), pixels.subarray(0, pixels.length - row)]) }
}
