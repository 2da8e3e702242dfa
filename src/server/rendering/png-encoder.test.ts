import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { deflateStrip, pixelsOf } from '#paint/png/deflate-strip.ts'
import { pngOf } from '#paint/png/encode-png.ts'

/** In two strips from `split` on, in one where there is no room for two. */
function encode(rgba: Uint8Array<ArrayBuffer>, width: number, height: number, split: number): Uint8Array[] {
  const pixels = pixelsOf(rgba)
  if (split <= 0 || split >= height) return pngOf([deflateStrip(pixels, width, true)], width, height)
  const top = deflateStrip(pixels.subarray(0, split * width), width, false)
  const bottom = deflateStrip(pixels.subarray(split * width), width, true)
  return pngOf([top, bottom], width, height)
}

/** libpng's judgement: what it reads is what was written, and there is no alpha. */
async function expectRoundTrip(
  rgba: Uint8Array<ArrayBuffer>,
  width: number,
  height: number,
  split = 0,
): Promise<number> {
  const png = Buffer.concat(encode(rgba, width, height, split))
  const { data, info } = await sharp(png, { failOn: 'warning' }).raw().toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width, height, channels: 3 })
  const wanted = Buffer.alloc(width * height * 3)
  for (let pixel = 0; pixel < width * height; pixel++) wanted.set(rgba.subarray(pixel * 4, pixel * 4 + 3), pixel * 3)
  expect(Buffer.compare(data, wanted)).toBe(0)
  return png.length
}

const noise = (length: number, levels: number): Uint8Array<ArrayBuffer> => {
  let state = 1
  return Uint8Array.from({ length }, () => {
    state = (state * 1_103_515_245 + 12_345) >>> 0
    return ((state >>> 16) % levels) & 0xff
  })
}

describe('the PNG encoder', () => {
  it('keeps every pixel of any small picture', async () => {
    const picture = fc.record({
      width: fc.integer({ min: 1, max: 120 }),
      height: fc.integer({ min: 1, max: 12 }),
      levels: fc.constantFrom(1, 2, 3, 256),
    })
    await fc.assert(
      fc.asyncProperty(picture, async ({ width, height, levels }) => {
        const rgba = noise(width * height * 4, levels)
        await expectRoundTrip(rgba, width, height)
        await expectRoundTrip(rgba, width, height, Math.ceil(height / 2))
      }),
      { numRuns: 60 },
    )
  })

  it.each([1, 85, 86, 87, 88, 172, 173, 258, 300])('counts a run of %i pixels', async (run) => {
    const rgba = new Uint8Array((run + 2) * 4).fill(255)
    for (const end of [0, run + 1]) rgba.set([7, 8, 9, 255], end * 4)
    await expectRoundTrip(rgba, run + 2, 1)
  })

  it('keeps a picture whose code would be too deep for deflate', async () => {
    const rgba = new Uint8Array(2048 * 40 * 4)
    let at = 0
    for (let value = 0, times = 1; at < rgba.length; value = (value + 1) % 24, times = Math.min(times * 1.7, 40_000)) {
      for (let n = 0; n < times && at < rgba.length; n++) rgba[at++] = value * (n % 2)
    }
    await expectRoundTrip(rgba, 2048, 40)
  })

  it('keeps noise and flat colour at full size, the flat one in next to nothing', async () => {
    await expectRoundTrip(noise(1200 * 1500 * 4, 256), 1200, 1500)
    await expectRoundTrip(noise(1200 * 1500 * 4, 9), 1200, 1500, 750)
    expect(await expectRoundTrip(new Uint8Array(1200 * 1500 * 4).fill(200), 1200, 1500)).toBeLessThan(60_000)
  })
})
