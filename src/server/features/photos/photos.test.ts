import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LIVE_EVENTS } from '#contract/live.ts'
import type { Photo } from '#contract/photo.ts'
import { referencedFiles } from '#server/db/referenced-files.ts'
import { drawCutout, drawPhoto } from '#server/testing/drawn-uploads.ts'
import { EventReader } from '#server/testing/event-reader.ts'
import { formWith } from '#server/testing/form.ts'
import { type Caller, openTestClub, type TestClub } from '#server/testing/test-club.ts'
import { PhotoSender } from './testing/photo-sender.ts'

let club: TestClub
let admin: Caller
let ewa: Caller
let [jan, adam]: number[] = []
let [first, second]: number[] = []
beforeAll(async () => {
  club = await openTestClub()
  admin = await club.signUp('Anna')
  ewa = await club.staff('Ewa', 'user', admin)
  await admin.post('/api/opponents/import', { opponents: [{ name: 'Tur' }] })
  const players = ['Kos', 'Bąk'].map((lastName, index) => ({ firstName: 'Jan', lastName, number: index + 1 }))
  await admin.post('/api/players/import', { players })
  ;[jan, adam] = (await admin.get('/api/players')).json().map(({ id }: { id: number }) => id)
  const make = async (matchDate: string) =>
    (await admin.post('/api/matches', { key: randomUUID(), opponentId: 1, matchDate })).json().id
  first = await make('2026-05-16')
  second = await make('2026-05-23')
})
afterAll(() => club.close())
beforeEach(async () => {
  await club.db.deleteFrom('photos').execute()
})

let files = 0
const add = async (matchId: number | null = null): Promise<Photo> => {
  const file = await drawPhoto(60 + files, 40)
  return new PhotoSender(ewa, file, `${files++}.jpg`, matchId).whole()
}
const list = async (query = ''): Promise<Photo[]> => (await ewa.get(`/api/photos${query}`)).json().photos
const ids = async (query = '') => (await list(query)).map(({ id }) => id)
const change = (id: number, body: object) => ewa.patch(`/api/photos/${id}`, body)

describe('the library', () => {
  it('has the newest first, page by page, of one match, of none, of one player', async () => {
    const all = [await add(first), await add(first), await add(second), await add()].map(({ id }) => id)
    const [a = 0, b = 0, c = 0, d = 0] = all
    await change(a, { addPlayerIds: [jan] })
    await change(c, { addPlayerIds: [adam, jan] })
    expect(await ids()).toEqual([d, c, b, a])
    const page = (await ewa.get('/api/photos?limit=3')).json()
    expect([page.photos.length, page.next]).toEqual([3, b])
    expect(await ids(`?limit=3&before=${page.next}`)).toEqual([a])
    expect((await ewa.get(`/api/photos?before=${b}`)).json().next).toBeNull()
    expect(await ids(`?match=${first}`)).toEqual([b, a])
    expect(await ids('?match=none')).toEqual([d])
    expect(await ids('?match=any')).toEqual([c, b, a])
    expect(await ids(`?except=${first}`)).toEqual([d, c])
    expect(await ids(`?except=${second}&player=${jan}`)).toEqual([a])
    expect(await ids(`?player=${jan}`)).toEqual([c, a])
    expect(await ids(`?match=${second}&player=${adam}`)).toEqual([c])
    expect(await ids('?player=99999')).toEqual([])
    expect((await ewa.get('/api/photos/choices')).json()).toEqual({
      matches: [
        { id: second, opponentName: 'Tur', matchDate: '2026-05-23', photos: 1 },
        { id: first, opponentName: 'Tur', matchDate: '2026-05-16', photos: 2 },
      ],
      players: [
        { id: adam, name: 'Jan Bąk', photos: 1 },
        { id: jan, name: 'Jan Kos', photos: 2 },
      ],
    })
  })

  it('keeps a focus that was moved by hand, and who is on the photo', async () => {
    const { id } = await add(first)
    expect((await change(id, { focus: { x: 12, y: 88 } })).json()).toMatchObject({
      focus: { x: 12, y: 88 },
      isFocusByHand: true,
      playerIds: [],
    })
    expect((await change(id, { addPlayerIds: [adam, jan, adam] })).json()).toMatchObject({
      focus: { x: 12, y: 88 },
      playerIds: [jan, adam].toSorted((one = 0, other = 0) => one - other),
    })
    expect((await change(id, { removePlayerIds: [jan] })).json().playerIds).toEqual([adam])
    expect((await change(id, { addPlayerIds: [99_999] })).statusCode).toBe(400)
    expect((await change(id, { playerIds: [jan] })).statusCode).toBe(400)
    expect((await change(id, { focus: { x: -1, y: 0 } })).json().message).toContain('od 0 do 100')
  })

  it('a photo of the wrong match is moved to the right one, unless it is there already', async () => {
    const photo = await add(first)
    expect((await change(photo.id, { matchId: second })).json()).toMatchObject({ matchId: second })
    expect((await change(photo.id, { matchId: null })).json()).toMatchObject({ matchId: null, opponentName: '' })
    expect((await change(photo.id, { matchId: 99_999 })).statusCode).toBe(404)
    const again = await new PhotoSender(ewa, await drawPhoto(30, 20), 'a', first).whole()
    await club.db.updateTable('photos').set({ picture: photo.picture }).where('id', '=', again.id).execute()
    const answer = await change(photo.id, { matchId: first })
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'Ten mecz ma już to zdjęcie'])
  })

  it('a deleted photo is gone, and its file is named nowhere', async () => {
    const { id, picture } = await add(first)
    const name = picture.split('/').at(-1) ?? ''
    expect(await referencedFiles(club.db)).toContain(name)
    expect((await ewa.delete(`/api/photos/${id}`)).statusCode).toBe(204)
    expect((await ewa.get(`/api/photos/${id}`)).statusCode).toBe(404)
    expect((await ewa.delete(`/api/photos/${id}`)).statusCode).toBe(404)
    expect(await referencedFiles(club.db)).not.toContain(name)
  })

  it('a cut-out lies beside the photo, and is taken away again', async () => {
    const { id, picture } = await add(first)
    const put = async (parts: Parameters<typeof formWith>[0]) =>
      ewa.upload(`/api/photos/${id}/cutout`, formWith(parts), 'PUT')
    const cut = (await put({ cutout: await drawCutout(120) })).json()
    expect(cut).toMatchObject({ picture, cutout: expect.stringMatching(/^\/files\/[0-9a-f]{64}\.webp$/) })
    const stored = await ewa.get(cut.cutout)
    expect(await sharp(stored.rawPayload).metadata()).toMatchObject({ width: 120, height: 120, hasAlpha: true })
    expect(await referencedFiles(club.db)).toContain(cut.cutout.split('/').at(-1))
    expect((await put({ cutout: Buffer.from('<svg/>') })).statusCode).toBe(415)
    expect((await put({ cutout: await drawPhoto(20, 10) })).json().message).toContain('przezroczyste tło')
    expect((await put({ other: 'x' })).statusCode).toBe(400)
    expect((await ewa.delete(`/api/photos/${id}/cutout`)).json().cutout).toBeNull()
  })
})

describe('photos and what they are of', () => {
  it('of a match that is deleted they stay, of no match', async () => {
    const matchId = (await admin.post('/api/matches', { key: randomUUID(), opponentId: 1 })).json().id
    const { id } = await add(matchId)
    expect((await admin.delete(`/api/matches/${matchId}`)).statusCode).toBe(204)
    expect(await ids('?match=none')).toEqual([id])
  })

  it('of a match that is merged they go along, with the choices of them; one that both have is not doubled', async () => {
    const matchId = (await admin.post('/api/matches', { key: randomUUID(), opponentId: 1 })).json().id
    const [moved, twin] = [await add(matchId), await add(matchId)]
    const there = await add(first)
    await club.db.updateTable('photos').set({ picture: there.picture }).where('id', '=', twin.id).execute()
    const choice = { 'photo:result': { base: 0, from: null, to: moved.id } }
    await ewa.post(`/api/matches/${matchId}/changes`, { device: 'x', changes: choice })
    expect((await admin.post(`/api/matches/${matchId}/merge`, { into: first })).statusCode).toBe(204)
    expect(await ids(`?match=${first}`)).toEqual([there.id, moved.id])
    expect(await ids('?match=none')).toEqual([twin.id])
    expect((await ewa.get(`/api/matches/${first}`)).json().cells).toMatchObject({ 'photo:result': moved.id })
  })

  it('of a player who left the lists they stay', async () => {
    const { id } = await add(first)
    const players = [{ firstName: 'Ola', lastName: 'Lis', number: 77 }]
    await admin.post('/api/players/import', { players })
    const lis = (await admin.get('/api/players')).json().find((one: { number: number }) => one.number === 77).id
    await change(id, { addPlayerIds: [lis] })
    await admin.delete(`/api/players/${lis}`)
    expect(await ids(`?player=${lis}`)).toEqual([id])
    expect((await ewa.get('/api/photos/choices')).json().players).toMatchObject([{ name: 'Ola Lis' }])
  })
})

it('others hear of a photo that comes, that is changed and that goes', async () => {
  await club.app.listen({ port: 0, host: '127.0.0.1' })
  const events = await EventReader.open(`${club.app.listeningOrigin}/api/events`, { cookie: admin.cookie })
  const heard = async (...ids: number[]) =>
    expect(await events.next()).toMatchObject({ event: LIVE_EVENTS.catalogue, data: { list: 'photos', ids } })
  const { id } = await add(first)
  await heard(id)
  const other = await add(first)
  await heard(other.id)
  await change(id, { focus: { x: 1, y: 1 } })
  await heard(id)
  await ewa.patch('/api/photos', { ids: [id, other.id, 99_999], matchId: null })
  await heard(id, other.id)
  // Of these none is there: nothing is told.
  await ewa.post('/api/photos/deletion', { ids: [99_999] })
  await ewa.delete(`/api/photos/${id}`)
  await heard(id)
  events.close()
})
