import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pngBomb } from '#server/testing/drawn-uploads.ts'
import { formWith } from '#server/testing/form.ts'
import { type Caller, openTestClub, type TestClub } from '#server/testing/test-club.ts'

let club: TestClub
let admin: Caller
beforeAll(async () => {
  club = await openTestClub()
  admin = await club.signUp('Anna')
})
afterAll(() => club.close())

const upload = (picture: Buffer) =>
  admin.upload('/api/opponents', formWith({ opponentData: { name: 'Tur' }, opponentLogo: picture }))

async function stored(picture: Buffer): Promise<{ bytes: Buffer; type: string }> {
  const response = await upload(picture)
  expect(response.statusCode, response.body).toBe(201)
  const file = await club.visitor().get(response.json().logo)
  expect(file.headers['x-content-type-options']).toBe('nosniff')
  return { bytes: file.rawPayload, type: String(file.headers['content-type']) }
}

/** Red above left, green above right, blue below: upright at 40×20. */
const CORNERS = Buffer.from(
  Array.from({ length: 20 }, (_, y) =>
    Array.from({ length: 40 }, (_, x) => (y >= 10 ? [0, 0, 255] : x < 20 ? [255, 0, 0] : [0, 255, 0])),
  ).flat(2),
)
const upright = () => sharp(CORNERS, { raw: { width: 40, height: 20, channels: 3 } })

/** The pixels as a camera held that way stores them. */
const TURNS: Record<number, () => Sharp> = {
  1: upright,
  2: () => upright().flop(),
  3: () => upright().rotate(180),
  4: () => upright().flip(),
  5: () => upright().rotate(270).flop(),
  6: () => upright().rotate(270),
  7: () => upright().rotate(90).flop(),
  8: () => upright().rotate(90),
}

const colourAt = async (bytes: Buffer, left: number, top: number): Promise<string> => {
  const [r = 0, g = 0, b = 0] = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  return r > 150 ? 'red' : g > 150 ? 'green' : b > 150 ? 'blue' : `${r},${g},${b}`
}

describe('an uploaded picture', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('with EXIF orientation %i stands upright', async (orientation) => {
    const turned = await (TURNS[orientation] as () => Sharp)().png().toBuffer()
    const photo = await sharp(turned).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer()
    expect((await sharp(photo).metadata()).orientation).toBe(orientation)
    const { bytes, type } = await stored(photo)
    expect(type).toBe('image/jpeg')
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 40, height: 20 })
    expect([await colourAt(bytes, 5, 4), await colourAt(bytes, 34, 4), await colourAt(bytes, 20, 16)]).toEqual([
      'red',
      'green',
      'blue',
    ])
  })

  it('loses its metadata', async () => {
    const secret = { IFD0: { Copyright: 'GPS-SECRET', ImageDescription: 'GPS-SECRET' } }
    const { bytes } = await stored(await upright().withExif(secret).jpeg().toBuffer())
    expect(bytes.includes('GPS-SECRET')).toBe(false)
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  })

  it('keeps its transparency as PNG', async () => {
    const crest = { create: { width: 30, height: 30, channels: 4 as const, background: '#ff000080' } }
    const { bytes, type } = await stored(await sharp(crest).png().toBuffer())
    expect(type).toBe('image/png')
    expect(await sharp(bytes).metadata()).toMatchObject({ hasAlpha: true, format: 'png' })
  })

  it('may be WebP or a CMYK JPEG; both become what every browser shows', async () => {
    expect((await stored(await upright().webp().toBuffer())).type).toBe('image/jpeg')
    const cmyk = await upright().toColourspace('cmyk').jpeg().toBuffer()
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk')
    const { bytes } = await stored(cmyk)
    expect(await sharp(bytes).metadata()).toMatchObject({ space: 'srgb', channels: 3 })
  })

  it('is stored once, however often it comes', async () => {
    const picture = await upright().png().toBuffer()
    const [one, two] = [await upload(picture), await upload(picture)]
    expect(one.json().logo).toBe(two.json().logo)
  })

  it('is brought down to a bounded size', async () => {
    const wide = { create: { width: 5000, height: 2000, channels: 3 as const, background: '#123456' } }
    const { bytes } = await stored(await sharp(wide).jpeg().toBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 3000, height: 1200 })
  })

  const half = async () => {
    const noise = {
      create: {
        width: 400,
        height: 400,
        channels: 3 as const,
        background: '#fff',
        noise: { type: 'gaussian' as const, mean: 128, sigma: 60 },
      },
    }
    const whole = await sharp(noise).jpeg().toBuffer()
    return whole.subarray(0, whole.length / 2)
  }

  it.each([
    ['a truncated file', half, 415, 'uszkodzony'],
    ['a PNG bomb', async () => pngBomb(40_000, 40_000), 413, 'najwyżej 50 megapikseli'],
    [
      'an SVG',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      415,
      'JPG, PNG ani WebP',
    ],
    ['a renamed .exe', async () => Buffer.concat([Buffer.from('MZ\x90\0\x03'), Buffer.alloc(500)]), 415, 'obraz'],
    ['a GIF', async () => upright().gif().toBuffer(), 415, 'JPG, PNG ani WebP'],
    ['nothing', async () => Buffer.alloc(0), 415, 'obraz'],
    ['16 MB', async () => Buffer.alloc(16 * 1024 * 1024, 1), 413, 'najwyżej 15 MB'],
  ])('that is %s is refused', async (_, picture, status, message) => {
    const before = (await club.visitor().get('/api/opponents')).json().length
    const response = await upload(await picture())
    expect([response.statusCode, response.json().message]).toEqual([status, expect.stringContaining(message)])
    expect((await club.visitor().get('/api/opponents')).json()).toHaveLength(before)
  })
})
