import fc from 'fast-check'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { encodePng } from './encode-png.ts'

it('keeps every pixel of any picture, without alpha: libpng reads what was drawn', async () => {
  const picture = fc
    .record({ width: fc.integer({ min: 1, max: 40 }), height: fc.integer({ min: 1, max: 12 }) })
    .chain(({ width, height }) =>
      fc.record({
        width: fc.constant(width),
        height: fc.constant(height),
        pixels: fc.uint8Array({ minLength: width * height * 4, maxLength: width * height * 4 }),
      }),
    )
  await fc.assert(
    fc.asyncProperty(picture, async ({ width, height, pixels }) => {
      const drawn = Buffer.from(pixels).map((byte, index) => (index % 4 === 3 ? 255 : byte))
      const png = encodePng({ width, height, pixels: Buffer.from(new Uint8Array(drawn)), failed: [] })
      const { data, info } = await sharp(png, { failOn: 'warning' }).raw().toBuffer({ resolveWithObject: true })
      expect(info).toMatchObject({ width, height, channels: 3 })
      expect(data.equals(Buffer.from([...drawn].filter((_, index) => index % 4 < 3)))).toBe(true)
    }),
  )
})
