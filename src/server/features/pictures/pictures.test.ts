import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawPhoto, pngBomb } from '#server/testing/drawn-uploads.ts'
import { formWith } from '#server/testing/form.ts'
import { type Caller, openTestClub, type TestClub } from '#server/testing/test-club.ts'

let club: TestClub
let admin: Caller
beforeAll(async () => {
  club = await openTestClub()
  admin = await club.signUp('Anna')
})
afterAll(() => club.close())

const upload = (parts: Parameters<typeof formWith>[0]) => admin.upload('/api/pictures', formWith(parts))

describe('a picture for an element', () => {
  it('is stored and can be had by anybody who knows its address', async () => {
    const response = await upload({ picture: await drawPhoto(300, 200) })
    expect([response.statusCode, Object.keys(response.json())]).toEqual([201, ['url']])
    const file = await club.visitor().get(response.json().url)
    expect(await sharp(file.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 300, height: 200 })
  })

  it.each([
    ['no file', { other: 'x' }, 400, 'Dodaj plik obrazu'],
    ['a text', { picture: Buffer.from('<svg/>') }, 415, 'To nie jest obraz'],
    ['too many pixels', { picture: pngBomb(20_000, 20_000) }, 413, 'megapikseli'],
    ['too many bytes', { picture: Buffer.alloc(15 * 1024 * 1024 + 1) }, 413, 'najwyżej 15 MB'],
  ])('is refused with %s', async (_, parts, status, message) => {
    const response = await upload(parts)
    expect([response.statusCode, response.json().message]).toEqual([status, expect.stringContaining(message)])
  })
})
