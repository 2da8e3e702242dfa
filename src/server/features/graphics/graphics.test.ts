import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { drawPhoto, pngBomb, pngChunk } from '#server/testing/drawn-uploads.ts'
import { formWith } from '#server/testing/form.ts'
import { type Caller, openTestClub, type TestClub } from '#server/testing/test-club.ts'

let club: TestClub
let user: Caller
beforeAll(async () => {
  club = await openTestClub()
  user = await club.signUp('Anna')
})
afterAll(() => club.close())

const picture = (width = 1200, height = 1500) => sharp({ create: { width, height, channels: 3, background: '#0a5' } })
const dataUrl = (bytes: Buffer, type = 'png') => `data:image/${type};base64,${bytes.toString('base64')}`
const make = (base64Image: unknown, type = 'goal', more: object = {}) =>
  user.post('/api/generate-graphic', { base64Image, type, filename: '../../etc/passwd.png', ...more })

it('keeps a graphic byte for byte under an address that anybody may fetch, and once only', async () => {
  const png = await picture().png().toBuffer()
  const response = await make(dataUrl(png))
  expect(response.statusCode).toBe(201)
  expect(response.json()).toEqual({
    url: expect.stringMatching(/^\/files\/[0-9a-f]{64}\.png$/),
    width: 1200,
    height: 1500,
    bytes: png.length,
  })
  const file = await club.visitor().get(response.json().url)
  expect(Buffer.compare(file.rawPayload, png)).toBe(0)
  expect(file.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect((await make(dataUrl(png))).json().url).toBe(response.json().url)
})

it('serves JPEG and WebP as what they are', async () => {
  for (const type of ['jpeg', 'webp'] as const) {
    const { url } = (await make(dataUrl(await picture().toFormat(type).toBuffer(), type))).json()
    expect((await club.visitor().get(url)).headers['content-type']).toBe(`image/${type}`)
  }
})

it.each([
  ['nothing', undefined, 400, 'Nieprawidłowy format obrazu base64'],
  ['null', null, 400, 'Nieprawidłowy format obrazu base64'],
  ['bare base64', 'iVBORw0KGgo=', 400, 'Nieprawidłowy format obrazu base64'],
  ['a text', 'data:text/plain;base64,aGVsbG8=', 400, 'Nieprawidłowy format obrazu base64'],
  ['no picture inside', 'data:image/png;base64,aGVsbG8=', 400, 'Nieprawidłowy obraz'],
  [
    'an SVG',
    dataUrl(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'svg+xml'),
    400,
    'Nieprawidłowy obraz',
  ],
])('refuses %s', async (_, image, status, message) => {
  const response = await make(image)
  expect([response.statusCode, response.json().message]).toEqual([status, message])
})

it('refuses half a picture', async () => {
  const whole = await drawPhoto(600, 600)
  expect((await make(dataUrl(whole.subarray(0, whole.length / 2), 'jpeg'))).json().message).toBe('Nieprawidłowy obraz')
})

it('takes a graphic of several megabytes, which JSON elsewhere may not be', async () => {
  const noise = await sharp(await drawPhoto(1200, 1500))
    .png({ compressionLevel: 0 })
    .toBuffer()
  expect(noise.length).toBeGreaterThan(4_000_000)
  expect((await make(dataUrl(noise))).statusCode).toBe(201)
})

it.each([
  ['of more pixels than any format has', 7000, 7000, 16, 'Obraz ma 7000×7000 px'],
  ['longer than any format', 1921, 100, 8, 'Obraz ma 1921×100 px'],
  ['larger than any format', 1500, 1500, 8, 'Obraz ma 1500×1500 px'],
  ['of sixteen bits a channel', 1080, 1080, 16, 'Grafika może mieć najwyżej 8 bitów na kanał'],
])('refuses a picture %s', async (_, width, height, bits, message) => {
  const response = await make(dataUrl(pngBomb(width, height, { bits, rows: height })))
  expect([response.statusCode, response.json().message]).toEqual([413, expect.stringContaining(message)])
})

it.each([
  ['portrait', 1200, 1500],
  ['square', 1200, 1200],
  ['story', 1080, 1920],
  ['landscape', 1920, 1080],
])('takes the format %s', async (_, width, height) => {
  expect((await make(dataUrl(await picture(width, height).png().toBuffer()))).statusCode).toBe(201)
})

it('keeps the pixels alone: no notes, nothing behind the end', async () => {
  const clean = await picture(60, 75).png().toBuffer()
  const headEnd = 8 + 25
  const note = pngChunk('tEXt', Buffer.from('Comment\0GPS-SECRET'))
  const noted = Buffer.concat([clean.subarray(0, headEnd), note, clean.subarray(headEnd), Buffer.from('GPS-SECRET')])
  const { url } = (await make(dataUrl(noted))).json()
  expect(Buffer.compare((await club.visitor().get(url)).rawPayload, clean)).toBe(0)

  for (const type of ['jpeg', 'webp'] as const) {
    const secret = { IFD0: { Copyright: 'GPS-SECRET' } }
    const sent = await picture(60, 75).withExif(secret).toFormat(type).toBuffer()
    const kept = (await make(dataUrl(Buffer.concat([sent, Buffer.from('GPS-SECRET')]), type))).json().url
    expect((await club.visitor().get(kept)).rawPayload.includes('GPS-SECRET'), type).toBe(false)
  }
})

it('is limited for one account, not for another', async () => {
  const [hasty, calm] = [await club.staff('Hasty', 'user', user), await club.staff('Calm', 'user', user)]
  const send = (caller: Caller) => caller.post('/api/generate-graphic', { base64Image: 'x', type: 'goal' })
  for (let n = 0; n < 60; n++) expect((await send(hasty)).statusCode).toBe(400)
  expect((await send(hasty)).statusCode).toBe(429)
  expect((await send(calm)).statusCode).toBe(400)
})

async function newOpponent(name: string): Promise<number> {
  const opponentLogo = await drawPhoto(20, 20)
  return (await user.upload('/api/opponents', formWith({ opponentData: { name }, opponentLogo }))).json().id
}

const prepareMatch = (opponentId: number, matchDate?: string) =>
  user.post('/api/settings', {
    key: 'lineup_positions_global',
    value: JSON.stringify({ opponentId, matchDate }),
  })

const putMatchAway = () => user.delete('/api/settings/lineup_positions_global')
const small = async (width: number) => dataUrl(await picture(width, width).png().toBuffer())
const graphicsOf = async (opponentId: number, matchDay: string | null) => {
  const graphics = await club.db
    .selectFrom('match_graphics')
    .innerJoin('matches', 'matches.id', 'match_id')
    .select('url')
    .where('opponent_id', '=', opponentId)
    .where('match_day', 'is not distinct from', matchDay)
    .execute()
  return graphics.map(({ url }) => url)
}

it('belongs to the current match, newest first, and a retry adds no second one', async () => {
  await prepareMatch(await newOpponent('Tur'))
  const [first, second] = [await picture(60, 75).png().toBuffer(), await picture(80, 100).png().toBuffer()]
  for (const bytes of [first, second, second]) await make(dataUrl(bytes), 'result')
  const { id, graphics } = (await user.get('/api/matches/current')).json()
  expect(id).toEqual(expect.any(Number))
  expect(graphics).toHaveLength(2)
  expect(graphics[0]).toMatchObject({ type: 'result', createdAt: expect.any(String) })
  const stored = await club.files.open(graphics[0].url.slice('/files/'.length))
  expect(stored && Buffer.compare(await buffer(stored.stream), second)).toBe(0)
})

it('belongs to the match it was made for, also when another one has begun meanwhile', async () => {
  const [tur, zubr] = [await newOpponent('Tur Narew'), await newOpponent('Żubr')]
  for (const day of ['2026-05-02', '2026-05-09']) {
    await putMatchAway()
    await prepareMatch(tur, day)
  }
  await putMatchAway()
  await prepareMatch(zubr, '2026-05-16')
  const late = async (width: number, match: object) =>
    (await make(await small(width), 'goal', { match })).json().url as string
  const first = await late(31, { opponentId: tur, matchDate: '2026-05-02' })
  const second = await late(32, { opponentId: tur, matchDate: '2026-05-09' })
  const ofNobody = await late(33, { opponentId: tur, matchDate: '2026-05-30' })
  const corrected = await late(34, { opponentId: zubr, matchDate: '2026-05-15' })
  expect(await graphicsOf(tur, '2026-05-02')).toEqual([first])
  expect(await graphicsOf(tur, '2026-05-09')).toEqual([second])
  expect(await graphicsOf(zubr, '2026-05-16')).toEqual([corrected])
  expect((await club.visitor().get(ofNobody)).statusCode).toBe(200)
})

it('is one graphic when it is sent again under its name, drawn with a picture that was missing at first', async () => {
  await putMatchAway()
  const opponentId = await newOpponent('Sęp')
  await prepareMatch(opponentId)
  const requestId = '1f0c5a1e-6f0b-4a53-9c57-2f4c1de1a001'
  const send = async (width: number) => (await make(await small(width), 'goal', { requestId })).json()
  const answers = [...(await Promise.all([send(41), send(42)])), await send(41)]
  const [{ url }] = answers
  expect(answers.map((answer) => answer.url)).toEqual([url, url, url])
  expect(await graphicsOf(opponentId, null)).toEqual([url])
  expect((await make(await small(43), 'goal', { requestId: 'drugi' })).statusCode).toBe(400)
})
