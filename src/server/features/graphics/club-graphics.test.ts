import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GalleryGraphic } from '#contract/gallery.ts'
import type { DrawnGraphic } from '#contract/graphic.ts'
import { readyWords } from '#domain/club/ready-posts.ts'
import type { Post } from '#domain/match/post.ts'
import { drawPhoto } from '#server/testing/drawn-uploads.ts'
import { formWith } from '#server/testing/form.ts'
import { type Caller, openTestClub, type TestClub } from '#server/testing/test-club.ts'

let club: TestClub
let anna: Caller
let playerId: number
beforeAll(async () => {
  club = await openTestClub()
  anna = await club.signUp('Anna')
  const parts = { templateData: { name: 'P', type: 'post' }, templateBackground: await drawPhoto(12, 15) }
  await anna.upload('/api/templates', formWith(parts))
  await anna.post('/api/players/import', { players: [{ firstName: 'Jan', lastName: 'Kos', number: 7 }] })
  playerId = (await anna.get('/api/players')).json()[0].id
})
afterAll(() => club.close())

const post = (more: Partial<Post> = {}): Post => ({
  topic: 'birthday',
  ...readyWords('birthday', 'Jan Kos'),
  playerId: null,
  ...more,
})
const draw = (words: unknown, more: object = {}) =>
  anna.post('/api/graphics', { kind: 'post', matchId: null, cells: { post: words }, ...more })
const drawn = async (words: Post, more: object = {}): Promise<DrawnGraphic> => {
  const response = await draw(words, more)
  expect(response.statusCode, response.body).toBe(201)
  return response.json()
}
const gallery = async (query = ''): Promise<GalleryGraphic[]> =>
  (await anna.get(`/api/gallery${query}`)).json().graphics

describe('a post of a club without any match', () => {
  it('is drawn, filed under no match with its own words, and known by its player', async () => {
    const { url } = await drawn(post({ playerId }), { sceneHash: 'abc' })
    expect((await club.visitor().get(url)).headers['content-type']).toBe('image/png')
    const [filed] = await gallery('?match=none')
    expect(filed).toMatchObject({
      ...{ type: 'post', url, matchId: null, opponentName: '', matchDate: null, playerId, sceneHash: 'abc' },
      ...{ isCorrected: false, createdBy: 'Anna' },
    })
    expect(filed?.caption).toContain('🎂 Wszystkiego najlepszego!\nDziś urodziny obchodzi Jan Kos.')
    expect(await gallery(`?player=${playerId}`)).toEqual([filed])
  })

  it('is filed once however often it is sent, also by a retry under its name', async () => {
    const requestId = randomUUID()
    const words = post({ headline: 'Raz' })
    const sent = [await drawn(words, { requestId }), await drawn(words, { requestId }), await drawn(words)]
    expect(new Set(sent.map(({ url }) => url)).size).toBe(1)
    expect((await gallery('?match=none')).filter(({ url }) => url === sent[0]?.url)).toHaveLength(1)
  })

  it('is deleted and made again', async () => {
    const words = post({ headline: 'Dwa razy' })
    const { url } = await drawn(words)
    const [filed] = await gallery('?match=none')
    expect((await anna.delete(`/api/graphics/${filed?.id}`)).statusCode).toBe(204)
    expect((await club.visitor().get(url)).statusCode).toBe(410)
    expect((await gallery()).map((graphic) => graphic.url)).not.toContain(url)
    await drawn(words)
    expect((await club.visitor().get(url)).statusCode).toBe(200)
    expect((await gallery())[0]).toMatchObject({ id: filed?.id, url })
  })

  it('is told of to every browser', async () => {
    await drawn(post({ headline: 'Nowość' }))
    const last = await club.db
      .selectFrom('live_events')
      .select(['kind', 'subject'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    expect(last).toEqual({ kind: 'catalogue', subject: 'match-graphics' })
  })

  it.each([
    ['too long a headline', { headline: 'W'.repeat(61) }, 'Nagłówek może mieć najwyżej 60 znaków'],
    ['too long a text', { text: 'W'.repeat(281) }, 'Treść może mieć najwyżej 280 znaków'],
    ['too many lines', { text: '\n'.repeat(8) }, 'Treść może mieć najwyżej 8 wierszy'],
    ['no words', { headline: ' ', text: '\n' }, 'Najpierw wpisz nagłówek albo treść posta'],
  ])('is refused in words: %s', async (_, more, message) => {
    const response = await draw(post(more))
    expect([response.statusCode, response.json().message]).toEqual([400, expect.stringContaining(message)])
  })

  it.each([7, [], { headline: 1 }, { ...post(), topic: 'poem' }])('is refused: %j', async (words) => {
    expect((await draw(words)).statusCode).toBe(400)
  })
})

describe('beside matches', () => {
  let matchId: number
  beforeAll(async () => {
    await anna.post('/api/opponents/import', { opponents: [{ name: 'Tur Ełk' }] })
    const opponentId = (await anna.get('/api/opponents')).json()[0].id
    const wanted = { key: randomUUID(), opponentId, matchDate: '2026-05-16', matchTime: '15:00', isCurrent: true }
    matchId = (await anna.post('/api/matches', wanted)).json().id
  })

  it.each([
    ['the current one', {}],
    ['one that is named', () => ({ matchId })],
  ])('a post belongs to no match, not to %s', async (name, more) => {
    const { url } = await drawn(post({ headline: name }), {
      matchId: undefined,
      ...(typeof more === 'function' ? more() : more),
    })
    expect((await gallery('?match=none'))[0]).toMatchObject({ url, matchId: null })
    expect((await anna.get(`/api/matches/${matchId}/graphics`)).json()).toEqual([])
    const fans = await club.visitor().get(`/api/public/matches/${matchId}`)
    expect(fans.statusCode).toBe(200)
    expect(fans.body).not.toContain(url)
  })

  it('what tells of a match is filed under one', async () => {
    const response = await anna.post('/api/graphics', { kind: 'result', matchId: null, cells: {} })
    expect([response.statusCode, response.json().message]).toEqual([
      400,
      'Grafika „Wynik meczu” należy do meczu: matchId to jego numer',
    ])
  })

  it('a match keeps no post', async () => {
    const response = await anna.post(`/api/matches/${matchId}/changes`, {
      device: 'd',
      changes: { post: { base: 0, from: null, to: post() } },
    })
    expect([response.statusCode, response.json().message]).toEqual([
      400,
      expect.stringContaining('Wolny post nie należy do żadnego meczu'),
    ])
  })
})

it('comes back with a backup', async () => {
  const before = await gallery('?match=none')
  expect(before.length).toBeGreaterThan(3)
  const { name } = (await anna.post('/api/backups', {})).json()
  for (const { id } of before) await anna.delete(`/api/graphics/${id}`)
  expect(await gallery('?match=none')).toEqual([])
  const restored = await anna.post(`/api/backups/${name}/restore`)
  expect(restored.statusCode, restored.body).toBeLessThan(300)
  expect(await gallery('?match=none')).toEqual(before)
})
