import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { referencedFiles } from '#server/db/referenced-files.ts'
import { drawCutout, drawPhoto } from '#server/testing/drawn-uploads.ts'
import { formWith } from '#server/testing/form.ts'
import { type Caller, openTestClub, type TestClub } from '#server/testing/test-club.ts'

let club: TestClub
let admin: Caller
let photo: Buffer
let cutout: Buffer
let player: { id: number; lineupImage: string; scorerImage: string }

beforeAll(async () => {
  club = await openTestClub()
  admin = await club.signUp('Anna')
  photo = await drawPhoto(80, 100)
  cutout = await drawCutout(120)
})
afterAll(() => club.close())
beforeEach(async () => {
  await club.db.deleteFrom('players').execute()
  const playerData = { firstName: 'Łukasz', lastName: 'Kos', number: 7 }
  const form = formWith({ playerData, playerImage: photo, scorerImage: await drawPhoto(60, 60) })
  player = (await admin.upload('/api/players', form)).json()
})

const put = (which: string, parts: Parameters<typeof formWith>[0]) =>
  admin.upload(`/api/players/${player.id}/cutouts/${which}`, formWith(parts), 'PUT')
const change = (parts: Parameters<typeof formWith>[0]) =>
  admin.upload(`/api/players/${player.id}`, formWith(parts), 'PUT')
const listed = async () => (await club.visitor().get('/api/players')).json()[0]

it('each photo has a cut-out of its own, which keeps its transparency', async () => {
  expect(await listed()).toMatchObject({ lineupCutout: null, scorerCutout: null })
  expect((await put('lineup', { cutout, madeFrom: player.lineupImage })).json()).toMatchObject({
    lineupCutout: expect.stringMatching(/^\/files\/[0-9a-f]{64}\.webp$/),
    scorerCutout: null,
    lineupImage: player.lineupImage,
  })
  await put('scorer', {
    cutout: await sharp(await drawCutout(60))
      .webp()
      .toBuffer(),
  })
  const { lineupCutout, scorerCutout } = await listed()
  expect(scorerCutout).toMatch(/\.webp$/)
  const stored = await club.visitor().get(lineupCutout)
  expect(stored.headers['content-type']).toBe('image/webp')
  const { data, info } = await sharp(stored.rawPayload).raw().toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: 120, height: 120, channels: 4 })
  const opacity = (x: number, y: number) => data[4 * (120 * y + x) + 3]
  expect([opacity(0, 0), opacity(60, 60)]).toEqual([0, 255])
  expect(opacity(60, 5)).toBeGreaterThan(20)
  expect(opacity(60, 5)).toBeLessThan(235)
  const kept = await referencedFiles(club.db)
  for (const url of [lineupCutout, scorerCutout]) expect(kept).toContain(url.slice('/files/'.length))
})

it('is no larger than a graphic can use', async () => {
  const { lineupCutout } = (await put('lineup', { cutout: await drawCutout(2600) })).json()
  const stored = await club.visitor().get(lineupCutout)
  expect(await sharp(stored.rawPayload).metadata()).toMatchObject({ width: 2048, height: 2048, hasAlpha: true })
})

it('is taken away, alone or with its photo, and stays when another field changes', async () => {
  await put('lineup', { cutout })
  await put('scorer', { cutout })
  await change({ playerData: { number: 8 } })
  await change({ playerImage: photo })
  const both = await listed()
  expect(both).toMatchObject({ lineupCutout: expect.any(String), scorerCutout: both.lineupCutout })
  await change({ playerImage: await drawPhoto(33, 44) })
  expect(await listed()).toMatchObject({ lineupCutout: null, scorerCutout: both.scorerCutout })
  await change({ playerData: { scorerImage: null } })
  expect(await listed()).toMatchObject({ scorerImage: null, scorerCutout: null })

  await put('lineup', { cutout })
  const taken = await admin.delete(`/api/players/${player.id}/cutouts/lineup`)
  expect([taken.statusCode, taken.json().lineupCutout]).toEqual([200, null])
  expect((await admin.delete(`/api/players/${player.id}/cutouts/lineup`)).statusCode).toBe(200)
})

it.each([
  ['a picture without transparency', () => ({ cutout: photo }), 400, 'przezroczyste tło'],
  ['no picture', () => ({ madeFrom: player.lineupImage }), 400, 'Dodaj wycięcie'],
  ['no picture at all', () => ({ cutout: Buffer.from('MZ…') }), 415, 'To nie jest obraz'],
  ['an address of nothing', () => ({ cutout, madeFrom: 'https://example.org/a.png' }), 400, 'madeFrom'],
  ['another photo', () => ({ cutout, madeFrom: player.scorerImage }), 409, 'Zdjęcie zmieniło się'],
])('is refused when it is %s', async (_, parts, status, message) => {
  const response = await put('lineup', parts())
  expect([response.statusCode, response.json().message]).toEqual([status, expect.stringContaining(message)])
  expect(await listed()).toMatchObject({ lineupCutout: null })
})

it('is of a photo that is there, of a player who is there', async () => {
  await change({ playerData: { scorerImage: null } })
  expect((await put('scorer', { cutout })).json().message).toBe('Ten zawodnik nie ma zdjęcia strzelca')
  await admin.delete(`/api/players/${player.id}`)
  expect((await put('lineup', { cutout })).statusCode).toBe(404)
})
