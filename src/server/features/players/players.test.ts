import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { drawPhoto } from '#server/testing/drawn-uploads.ts'
import { formWith } from '#server/testing/form.ts'
import { queriesOf } from '#server/testing/queries-of.ts'
import { type Caller, openTestClub, type TestClub } from '#server/testing/test-club.ts'

let club: TestClub
let admin: Caller
let photo: Buffer
beforeAll(async () => {
  club = await openTestClub()
  admin = await club.signUp('Anna')
  photo = await drawPhoto(80, 100)
})
afterAll(() => club.close())
beforeEach(() => club.db.deleteFrom('players').execute())

const KOS = { firstName: 'Łukasz', lastName: 'Kos', number: 7 }
const add = (parts: Parameters<typeof formWith>[0]) => admin.upload('/api/players', formWith(parts))
const importPlayers = (players: object[]) => admin.post('/api/players/import', { players })
const list = async () => (await club.visitor().get('/api/players')).json()

describe('players', () => {
  it('are added with both photos, trimmed, and listed by number', async () => {
    const response = await add({
      playerData: { ...KOS, lastName: '  Kos ', position: ' Napastnik ' },
      playerImage: photo,
      scorerImage: await drawPhoto(60, 60),
    })
    expect(response.statusCode).toBe(201)
    const kos = response.json()
    expect(kos).toMatchObject({ ...KOS, position: 'Napastnik' })
    expect(kos.lineupImage).toMatch(/^\/files\/[0-9a-f]{64}\.jpg$/)
    expect(kos.scorerImage).not.toBe(kos.lineupImage)
    const first = (await add({ playerData: { ...KOS, lastName: 'Bąk', number: 1 }, playerImage: photo })).json()
    expect(await list()).toEqual([first, kos])
    expect(first).toMatchObject({ position: null, scorerImage: null })
  })

  it.each([
    ['no photo', { playerData: KOS }, 400, 'Dodaj zdjęcie zawodnika do składu'],
    ['no data', { playerImage: Buffer.from('x') }, 400, 'Imię: od 1 do 60 znaków'],
    ['number 0', { playerData: { ...KOS, number: 0 } }, 400, 'Numer: liczba całkowita od 1 do 999'],
    ['half a number', { playerData: { ...KOS, number: 1.5 } }, 400, 'Numer: liczba całkowita od 1 do 999'],
    ['an empty name', { playerData: { ...KOS, firstName: '  ' } }, 400, 'Imię: od 1 do 60 znaków'],
    ['broken JSON', { playerData: '{' }, 400, 'Część „playerData” nie jest poprawnym JSON-em'],
    ['no picture', { playerData: KOS, playerImage: Buffer.from('MZ…') }, 415, 'To nie jest obraz'],
  ])('are refused with %s', async (_, parts, status, message) => {
    const response = await add(parts)
    expect([response.statusCode, response.json().message]).toEqual([status, expect.stringContaining(message)])
    expect(await list()).toEqual([])
  })

  it('keep what a change leaves out; the scorer photo can be taken away', async () => {
    const { id, ...before } = (
      await add({ playerData: { ...KOS, position: 'OB' }, playerImage: photo, scorerImage: photo })
    ).json()
    const put = async (parts: Parameters<typeof formWith>[0]) =>
      (await admin.upload(`/api/players/${id}`, formWith(parts), 'PUT')).json()
    expect(await put({ playerData: KOS })).toEqual({ id, ...before })
    expect(await put({ playerData: '' })).toEqual({ id, ...before })
    expect(await put({ playerData: { number: 9, position: '' } })).toMatchObject({ number: 9, position: null })
    expect(await put({ playerData: { scorerImage: null } })).toMatchObject({ scorerImage: null, number: 9 })
    const changed = await put({ playerImage: await drawPhoto(33, 44) })
    expect(changed.lineupImage).not.toBe(before.lineupImage)
  })

  it('have a profile, written with its sign or without, until it is emptied', async () => {
    const { id, handle } = (await add({ playerData: { ...KOS, handle: ' @l.kos_7 ' }, playerImage: photo })).json()
    expect(handle).toBe('l.kos_7')
    const put = async (playerData: object) =>
      (await admin.upload(`/api/players/${id}`, formWith({ playerData }), 'PUT')).json()
    expect(await put({ number: 8 })).toMatchObject({ handle: 'l.kos_7' })
    expect(await put({ handle: 'Kos.Official' })).toMatchObject({ handle: 'Kos.Official' })
    for (const wrong of ['@', 'łukasz', 'l kos', '@@kos', 'x'.repeat(31), 7])
      expect((await put({ handle: wrong })).message, String(wrong)).toContain('Profil: od 1 do 30')
    expect(await put({ handle: '' })).toMatchObject({ handle: null })
    await importPlayers([{ id, ...KOS, handle: '@kos' }])
    expect(await list()).toMatchObject([{ handle: 'kos' }])
  })

  it('take JSON that a client sends as a file part', async () => {
    const form = new FormData()
    form.append('playerData', new Blob([JSON.stringify(KOS)], { type: 'application/json' }))
    form.append('playerImage', new Blob([new Uint8Array(photo)]), 'x.jpg')
    expect((await admin.upload('/api/players', form)).json()).toMatchObject(KOS)
  })

  it('are gone once deleted, and stay in the database for the matches they played', async () => {
    const { id } = (await add({ playerData: KOS, playerImage: photo })).json()
    expect((await admin.delete(`/api/players/${id}`)).statusCode).toBe(204)
    expect(await list()).toEqual([])
    expect((await admin.delete(`/api/players/${id}`)).statusCode).toBe(404)
    expect((await admin.upload(`/api/players/${id}`, formWith({ playerData: KOS }), 'PUT')).statusCode).toBe(404)
    const row = await club.db.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ last_name: 'Kos', deleted_at: expect.any(Date) })
  })
})

describe('a whole list', () => {
  it('adds and changes in one go, without photos', async () => {
    const { id } = (await add({ playerData: KOS, playerImage: photo })).json()
    const response = await importPlayers([
      { id, ...KOS, number: 8 },
      { firstName: 'Żaneta', lastName: 'Źdźbło', number: 1, position: 'BR' },
    ])
    expect(response.json()).toEqual({ added: 1, changed: 1 })
    expect(await list()).toMatchObject([
      { lastName: 'Źdźbło', lineupImage: null, position: 'BR' },
      { id, number: 8, lineupImage: expect.any(String) },
    ])
  })

  it('is all or nothing', async () => {
    const response = await importPlayers([KOS, { ...KOS, id: 999_999 }])
    expect([response.statusCode, response.json().message]).toEqual([404, 'Nie ma takiego zawodnika'])
    const impossible = await importPlayers([KOS, { ...KOS, id: 2_147_483_648 }])
    expect([impossible.statusCode, impossible.json().message]).toEqual([400, expect.stringContaining('players.1.id')])
    expect(await list()).toEqual([])
    expect((await importPlayers([])).statusCode).toBe(400)
    expect((await importPlayers(Array.from({ length: 201 }, () => KOS))).statusCode).toBe(400)
  })
})

it('two thousand players are one query, and their small photos are small', async () => {
  await club.db
    .insertInto('players')
    .values(
      Array.from({ length: 2000 }, (_, index) => ({
        first_name: 'Jan',
        last_name: `Kos ${index}`,
        number: (index % 99) + 1,
        lineup_image: `/files/${'a'.repeat(64)}.jpg`,
      })),
    )
    .execute()
  const visitor = club.visitor()
  const queries = queriesOf('players')
  const response = await visitor.get('/api/players')
  expect(queries.end()).toHaveLength(1)
  expect(response.json()).toHaveLength(2000)

  const { lineupImage } = (await add({ playerData: KOS, playerImage: await drawPhoto(2400, 3000) })).json()
  const [whole, small] = await Promise.all([
    visitor.get(lineupImage),
    visitor.get(lineupImage.replace('/files/', '/files/160/')),
  ])
  expect(small.headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 160, height: 200, format: 'webp' })
  expect(small.rawPayload.length).toBeLessThan(whole.rawPayload.length / 20)
  const again = await visitor.get(lineupImage.replace('/files/', '/files/160/'), {
    'if-none-match': small.headers.etag,
  })
  expect(again.statusCode).toBe(304)
  expect((await sharp(whole.rawPayload).metadata()).width).toBe(2400)
})
