import sharp from 'sharp'
import { type Random, scattered, seeded } from '../random.ts'
import { developed } from './develop.ts'
import type { Picture } from './picture.ts'

const GRAIN_TILE = 1 << 16

/** How much of the grain shows on each brightness. */
const SHOWS = Float32Array.from({ length: 256 }, (_, value) => 0.4 + 0.6 * Math.sin((Math.PI * value) / 255))

/** Of 255; less in the deepest shadows and the brightest lights. */
function addGrain(bytes: Buffer, strength: number, random: Random): void {
  const tile = Float32Array.from({ length: GRAIN_TILE }, () => scattered(random) * strength)
  let at = 0
  for (let pixel = 0; pixel < bytes.length / 3; pixel++) {
    if ((pixel & 1023) === 0) at = Math.floor(random() * GRAIN_TILE)
    const speck = tile[(at + pixel) & (GRAIN_TILE - 1)] as number
    for (let index = pixel * 3; index < pixel * 3 + 3; index++) {
      const value = bytes[index] as number
      bytes[index] = Math.max(0, Math.min(255, value + speck * (SHOWS[value] as number)))
    }
  }
}

export interface Printing {
  seed: number
  width: number
  height: number
  grain?: number
  vignette?: number
  exposure?: number
}

/** As a camera writes it to its card. */
export async function asPhotograph(picture: Picture, printing: Printing): Promise<Buffer> {
  const { width, height } = printing
  const bytes = await sharp(developed(picture, printing, false), {
    raw: { width: picture.width, height: picture.height, channels: 3 },
  })
    .resize(width, height, { kernel: 'cubic' })
    .sharpen({ sigma: 0.8, m1: 0.4, m2: 1.2 })
    .raw()
    .toBuffer()
  addGrain(bytes, printing.grain ?? 6, seeded(printing.seed))
  return sharp(bytes, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 88 })
    .toBuffer()
}

/** With what covers nothing left open, and no more of that than between them, as large as it was rendered. Squeezed lightly: the app encodes it anew anyway. */
export function asCutout(picture: Picture, printing: Pick<Printing, 'exposure'>): Promise<Buffer> {
  const { width, height } = picture
  return sharp(developed(picture, { ...printing, vignette: 0 }, true), { raw: { width, height, channels: 4 } })
    .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 1 })
    .png({ compressionLevel: 1, adaptiveFiltering: false })
    .toBuffer()
}
