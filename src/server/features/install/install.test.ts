import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { formWith } from '#server/testing/form.ts'
import { type Caller, openTestClub, type TestClub } from '#server/testing/test-club.ts'

let club: TestClub
let admin: Caller
beforeAll(async () => {
  club = await openTestClub()
  admin = await club.signUp('Anna')
})
afterAll(() => club.close())

const manifest = async () => (await club.visitor().get('/manifest.webmanifest')).json()
const icons = async (): Promise<{ src: string; sizes: string; purpose: string }[]> => (await manifest()).icons

async function pixel(src: string, x: number, y: number): Promise<number[]> {
  const { rawPayload } = await club.visitor().get(src)
  const { data, info } = await sharp(rawPayload).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))) * 4
  return [...data.subarray(at, at + 4)]
}

const blueCrest = async (): Promise<string> => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><rect width="300" height="400" fill="#1030c0"/></svg>'
  const png = await sharp(Buffer.from(svg)).png().toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}

it('a club without name or crest is installed as the product', async () => {
  const response = await club.visitor().get('/manifest.webmanifest')
  expect(response.headers).toMatchObject({
    'content-type': expect.stringContaining('application/manifest+json'),
    'cache-control': 'no-cache',
  })
  expect(response.json()).toMatchObject({
    name: 'Jedenastka',
    lang: 'pl',
    start_url: '/',
    display: 'standalone',
    theme_color: '#14633f',
  })
  expect((await club.visitor().get('/apple-touch-icon.png')).statusCode).toBe(200)
})

it('a club with a name and a crest is installed under them, with icons of the promised sizes', async () => {
  const before = await icons()
  await admin.post('/api/settings', { key: 'clubName', value: 'Orły Dębno' })
  await admin.post('/api/settings', { key: 'clubLogo', value: await blueCrest() })
  expect(await manifest()).toMatchObject({ name: 'Orły Dębno', short_name: 'Orły Dębno', theme_color: '#1030c0' })
  const after = await icons()
  expect(after.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  for (const { src, sizes } of after) {
    expect(before.map((icon) => icon.src)).not.toContain(src)
    const response = await club.visitor().get(src)
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const { width, height, format } = await sharp(response.rawPayload).metadata()
    expect([format, `${width}x${height}`]).toEqual(['png', sizes])
  }
})

it('the maskable icon and the touch icon fill their square with the club’s colour, the plain one leaves it open', async () => {
  const [plain, , maskable] = await icons()
  const blue = [0x10, 0x30, 0xc0, 255]
  expect(await pixel(maskable?.src ?? '', 0, 0)).toEqual(blue)
  expect(await pixel(maskable?.src ?? '', 0.5, 0.14)).toEqual([255, 255, 255, 255])
  expect(await pixel('/apple-touch-icon.png', 1, 1)).toEqual(blue)
  expect(await pixel(plain?.src ?? '', 0, 0)).toEqual([0, 0, 0, 0])
  expect(await pixel(plain?.src ?? '', 0.5, 0.5)).toEqual(blue)
})

it('draws icons of the present crest alone, whatever other picture somebody names', async () => {
  const [former] = await icons()
  const opponentLogo = await sharp({ create: { width: 30, height: 30, channels: 3, background: '#c01030' } })
    .png()
    .toBuffer()
  const opponent = await admin.upload('/api/opponents', formWith({ opponentData: { name: 'Tur' }, opponentLogo }))
  const stored = opponent.json().logo.slice('/files/'.length)
  expect((await club.visitor().get(`/app-icons/${stored}/any-192.png`)).statusCode).toBe(404)
  await admin.delete('/api/settings/clubLogo')
  expect((await club.visitor().get(former?.src ?? '')).statusCode).toBe(404)
  expect((await club.visitor().get((await icons())[0]?.src ?? '')).statusCode).toBe(200)
})
