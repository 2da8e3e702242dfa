import type { Picture } from './picture.ts'

/** How film answers to light: shadows that go on, highlights that do not burn (a fit by K. Narkowicz). */
const film = (light: number): number => {
  const x = Math.max(0, light)
  return Math.min(1, (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14))
}

const encoded = (value: number): number => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

const STEPS = 4096
const BRIGHTEST = 8
const TABLE = Float32Array.from(
  { length: STEPS + 1 },
  (_, index) => 255 * encoded(film((index / STEPS) ** 2 * BRIGHTEST)),
)

/** Of an amount of light, 0 to 255. */
const printed = (light: number): number => {
  const at = Math.sqrt(Math.min(1, Math.max(0, light) / BRIGHTEST)) * STEPS
  const low = Math.floor(at)
  return (TABLE[low] as number) + ((TABLE[Math.min(STEPS, low + 1)] as number) - (TABLE[low] as number)) * (at - low)
}

interface Developing {
  /** How dark the corners are, 0 to 1. */
  vignette?: number
  exposure?: number
}

/** To bytes: three a pixel, or four with what the pixel is covered by. */
export function developed(picture: Picture, { vignette = 0.3, exposure = 1 }: Developing, withCover: boolean): Buffer {
  const { width, height, colours, cover } = picture
  const channels = withCover ? 4 : 3
  const bytes = Buffer.alloc(width * height * channels)
  for (let y = 0, pixel = 0; y < height; y++)
    for (let x = 0; x < width; x++, pixel++) {
      const u = (2 * x) / width - 1
      const v = (2 * y) / height - 1
      const share = cover[pixel] as number
      const seen = withCover ? (share > 0.004 ? 1 / share : 0) : 1
      const light = seen * exposure * (1 - vignette * Math.min(1, (u * u + v * v) / 2))
      for (let index = 0; index < 3; index++)
        bytes[pixel * channels + index] = printed((colours[pixel * 3 + index] as number) * light)
      if (withCover) bytes[pixel * 4 + 3] = Math.round(255 * Math.min(1, share))
    }
  return bytes
}
