import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fileUrl } from '#server/storage/file-store.ts'
import { drawCutout, drawPhoto } from '#server/testing/drawn-uploads.ts'
import { formWith } from '#server/testing/form.ts'
import { type Caller, openTestClub, type TestClub } from '#server/testing/test-club.ts'

let club: TestClub
let anna: Caller
let opponentId: number
let playerId: number
let [played, next]: number[] = []
beforeAll(async () => {
  club = await openTestClub()
  anna = await club.signUp('Anna')
  for (const type of ['announcement', 'goal']) {
    const templateData = { name: type, type, look: 'silhouette' }
    await anna.upload('/api/templates', formWith({ templateData, templateBackground: await drawPhoto(12, 15) }))
  }
  await anna.post('/api/opponents/import', { opponents: [{ name: 'Tur Ełk' }] })
  await anna.post('/api/players/import', { players: [{ firstName: 'Jan', lastName: 'Kos', number: 7 }] })
  playerId = (await anna.get('/api/players')).json()[0].id
  opponentId = (await anna.get('/api/opponents')).json()[0].id
  const make = async (matchDate: string): Promise<number> =>
    (await anna.post('/api/matches', { key: randomUUID(), opponentId, matchDate })).json().id
  ;[played, next] = [await make('2026-05-16'), await make('2026-05-23')]
})
afterAll(() => club.close())

let shade = 0
async function addPhoto(matchId: number | null | undefined, more: object = {}) {
  const picture = fileUrl(await club.files.put(await drawPhoto(300 + shade++, 200), 'jpg'))
  const row = { picture, width: 300, height: 200, focus_x: 50, focus_y: 50, match_id: matchId ?? null, ...more }
  return club.db.insertInto('photos').values(row).returning(['id', 'picture']).executeTakeFirstOrThrow()
}

const announce = (photoId: number | null) =>
  anna.post('/api/graphics', {
    kind: 'announcement',
    matchId: next,
    cells: { opponentId, matchDate: '2026-05-23', matchTime: '15:00', 'photo:announcement': photoId },
  })
const goal = (cells: object) => {
  const told = { kind: 'goal', side: 'ours', at: 1, minute: "12'", playerId }
  return anna.post('/api/graphics', {
    kind: 'goal',
    matchId: next,
    eventId: 'g1',
    cells: { opponentId, ...cells, 'event:g1': told },
  })
}
const filed = async () => (await anna.get(`/api/matches/${next}/graphics`)).json().length

/** As a disk that has lost the file, or a bad sector of it. */
async function breakFile(address: string): Promise<void> {
  const path = club.files.pathOf(address.slice('/files/'.length))
  if (path === null) throw new Error(`${address} lies on no disk`)
  await rm(path)
}

it.each([
  ['of another match', () => played],
  ['of none', () => null],
  ['of its own match', () => next],
])('an announcement shows a photo %s', async (_, matchOf) => {
  const { id } = await addPhoto(matchOf())
  const response = await announce(id)
  expect(response.statusCode, response.body).toBe(201)
  expect(response.json().url).not.toBe((await announce(null)).json().url)
})

it('a choice is kept by the match whatever becomes of the photo, and of other graphics’ choices nothing is asked', async () => {
  const { id } = await addPhoto(played)
  const choose = (to: number | null, base: number, from: number | null) =>
    anna.post(`/api/matches/${next}/changes`, { device: 'd', changes: { 'photo:announcement': { base, from, to } } })
  expect((await choose(id, 0, null)).statusCode).toBe(200)
  expect((await anna.delete(`/api/photos/${id}`)).statusCode).toBe(204)
  const { cells, stamps } = (await anna.get(`/api/matches/${next}`)).json()
  expect(cells['photo:announcement']).toBe(id)
  const drawn = await goal(cells)
  expect(drawn.statusCode, drawn.body).toBe(201)
  expect((await choose(null, stamps['photo:announcement'].version, id)).statusCode).toBe(200)
  expect((await anna.get(`/api/matches/${next}`)).json().cells['photo:announcement'] ?? null).toBeNull()
})

it('without a photo that is gone no graphic is made, and none is filed', async () => {
  const { id } = await addPhoto(played)
  expect((await anna.delete(`/api/photos/${id}`)).statusCode).toBe(204)
  const before = await filed()
  for (const chosen of [id, 999_999]) {
    const response = await announce(chosen)
    expect([response.statusCode, response.json()]).toEqual([
      409,
      expect.objectContaining({ photo: 'gone', message: expect.stringContaining('nie ma już w bibliotece') }),
    ])
  }
  expect(await filed()).toBe(before)
  expect((await announce(null)).statusCode).toBe(201)
})

it('without a photo whose file cannot be had, or is none, no graphic is made', async () => {
  const lost = await addPhoto(played)
  await breakFile(lost.picture)
  const broken = await addPhoto(null, { picture: fileUrl(await club.files.put(Buffer.from('no picture'), 'jpg')) })
  const before = await filed()
  for (const { id } of [lost, broken]) {
    const response = await announce(id)
    expect([response.statusCode, response.json()]).toEqual([
      409,
      expect.objectContaining({ photo: 'unread', message: expect.stringContaining('Nie udało się wczytać') }),
    ])
  }
  expect(await filed()).toBe(before)
})

it('a cut-out that cannot be had is missed as the photo is, where it would be drawn', async () => {
  const cutout = fileUrl(await club.files.put(await drawCutout(40), 'png'))
  await breakFile(cutout)
  const { id } = await addPhoto(played, { cutout })
  const response = await goal({ 'photo:g1': id })
  expect([response.statusCode, response.json().photo]).toEqual([409, 'unread'])
})
