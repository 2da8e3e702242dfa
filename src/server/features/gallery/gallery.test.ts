import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GalleryGraphic } from '#contract/gallery.ts'
import { drawPhoto } from '#server/testing/drawn-uploads.ts'
import { migratedFrom } from '#server/testing/migrated-from.ts'
import { type Caller, openTestClub, type TestClub } from '#server/testing/test-club.ts'

let club: TestClub
let anna: Caller
const ids: Record<string, number> = {}
const names = ({ graphics }: { graphics: GalleryGraphic[] }) => graphics.map(({ caption }) => caption)
const gallery = async (query = '') => {
  const response = await anna.get(`/api/gallery${query}`)
  expect(response.statusCode, response.body).toBe(200)
  return response.json() as { graphics: GalleryGraphic[]; next: number | null }
}

async function make(opponentId: number | undefined, matchDate: string, matchTime: string, teamId?: number) {
  const wanted = { key: randomUUID(), opponentId, matchDate, matchTime, teamId, isCurrent: false }
  return (await anna.post('/api/matches', wanted)).json().id as number
}

async function score(matchId: number, playerId: number | undefined): Promise<string> {
  const eventId = randomUUID()
  const to = { kind: 'goal', side: 'ours', at: Date.now(), minute: "12'", playerId }
  const changes = { [`event:${eventId}`]: { base: 0, from: null, to } }
  expect((await anna.post(`/api/matches/${matchId}/changes`, { device: 'd', changes })).statusCode).toBe(200)
  return eventId
}

let drawn = 0
async function draw(matchId: number | null, type: string, caption: string, eventId?: string): Promise<void> {
  drawn += 1
  const base64Image = `data:image/jpeg;base64,${(await drawPhoto(40 + drawn, 50)).toString('base64')}`
  const response = await anna.post('/api/generate-graphic', { base64Image, type, matchId, caption, eventId })
  expect(response.statusCode, response.body).toBe(201)
}

beforeAll(async () => {
  club = await openTestClub({ env: { TIME_ZONE: 'Europe/Warsaw' } })
  anna = await club.signUp('Anna')
  await anna.post('/api/opponents/import', { opponents: [{ name: 'Tur Ełk' }, { name: 'Ryś Łomża' }, { name: 'Bór' }] })
  const squad = ['Kos', 'Bąk', 'Zięba'].map((lastName, at) => ({ firstName: 'Jan', lastName, number: at + 7 }))
  await anna.post('/api/players/import', { players: squad })
  const opponents: { id: number; name: string }[] = (await anna.get('/api/opponents')).json()
  for (const { id, name } of opponents) ids[name] = id
  const players: { id: number; lastName: string }[] = (await anna.get('/api/players')).json()
  for (const { id, lastName } of players) ids[lastName] = id
  ids.juniors = (await anna.post('/api/teams', { name: 'Juniorzy' })).json().id

  const old = await make(ids['Tur Ełk'], '2025-06-30', '23:30')
  const fresh = await make(ids['Ryś Łomża'], '2025-07-01', '00:15')
  const juniors = await make(ids['Tur Ełk'], '2026-05-09', '12:00', ids.juniors)
  await draw(fresh, 'lineup', 'skład z Rysiem')
  await draw(old, 'goal', 'Kos z Turem', await score(old, ids.Kos))
  await draw(juniors, 'goal', 'Bąk juniorów', await score(juniors, ids.Bąk))
  await draw(fresh, 'goal', 'Kos z Rysiem', await score(fresh, ids.Kos))
  await draw(old, 'result', 'wynik z Turem')
})
afterAll(() => club.close())

const ALL = ['Bąk juniorów', 'Kos z Rysiem', 'skład z Rysiem', 'wynik z Turem', 'Kos z Turem']

it('shows the graphics of all matches, those of the newest match first', async () => {
  const all = await gallery()
  expect(names(all)).toEqual(ALL)
  expect(all.next).toBeNull()
  expect(all.graphics[1]).toMatchObject({
    type: 'goal',
    format: 'portrait',
    playerId: ids.Kos,
    opponentName: 'Ryś Łomża',
    matchDate: '2025-07-01',
    isCorrected: false,
    url: expect.stringMatching(/^\/files\//),
  })
})

it.each([
  ['the season, by the wall clock of the club', () => '?season=2024', ['wynik z Turem', 'Kos z Turem']],
  ['the season after it', () => '?season=2025', ALL.slice(0, 3)],
  ['a season without any', () => '?season=2030', []],
  ['a kind', () => '?kind=goal', ['Bąk juniorów', 'Kos z Rysiem', 'Kos z Turem']],
  ['a player', () => `?player=${ids.Kos}`, ['Kos z Rysiem', 'Kos z Turem']],
  ['an opponent', () => `?opponent=${ids['Tur Ełk']}`, ['Bąk juniorów', 'wynik z Turem', 'Kos z Turem']],
  ['a team', () => `?team=${ids.juniors}`, ['Bąk juniorów']],
  ['nobody', () => '?player=9999999999', []],
  ['several at once', () => `?player=${ids.Kos}&season=2025&kind=goal&opponent=${ids['Ryś Łomża']}`, ['Kos z Rysiem']],
])('is narrowed to %s', async (_, query, found) => expect(names(await gallery(query()))).toEqual(found))

/** All of it, two at a time. */
async function paged(): Promise<(string | null)[]> {
  const page = await gallery('?limit=2')
  const found = names(page)
  for (let { next } = page; next !== null; ) {
    const after = await gallery(`?limit=2&before=${next}`)
    found.push(...names(after))
    next = after.next
  }
  return found
}

it('comes in pages, each behind the one before', async () => expect(await paged()).toEqual(ALL))

it('loses none where the moments are finer than a clock of milliseconds', async () => {
  await sql`update matches set date = date + id * interval '1 microsecond'`.execute(club.db)
  await sql`update match_graphics set created_at = date_trunc('milliseconds', now()) + id * interval '1 microsecond'`.execute(
    club.db,
  )
  expect(await paged()).toEqual(ALL)
})

it.each(['?season=latem', '?season=12', '?match=7', '?kind=plakat', '?player=0', '?limit=500', '?before=x'])(
  'refuses %s in words',
  async (query) => {
    const response = await anna.get(`/api/gallery${query}`)
    expect(response.statusCode).toBe(400)
    expect(response.json().message ?? response.json().error).toMatch(/\p{L}/u)
  },
)

describe('those of no match', () => {
  beforeAll(async () => {
    await draw(null, 'post', 'urodziny')
    await draw(null, 'post', 'transfer')
    const made = (caption: string, at: string) =>
      club.db
        .updateTable('match_graphics')
        .set({ created_at: new Date(at) })
        .where('caption', '=', caption)
        .execute()
    await made('urodziny', '2025-12-24T10:00:00Z')
    await made('transfer', '2025-07-01T10:00:00Z')
  })
  afterAll(() => club.db.deleteFrom('match_graphics').where('match_id', 'is', null).execute())

  const BOTH = [
    'Bąk juniorów',
    'urodziny',
    'transfer',
    'Kos z Rysiem',
    'skład z Rysiem',
    'wynik z Turem',
    'Kos z Turem',
  ]

  it.each([
    ['among the others by their own age', '', BOTH],
    ['alone', '?match=none', ['urodziny', 'transfer']],
    ['of a season', '?season=2025&match=none', ['urodziny', 'transfer']],
    ['of the season before', '?season=2024&match=none', []],
    ['of a kind', '?kind=post', ['urodziny', 'transfer']],
    ['of another kind', '?kind=goal&match=none', []],
    ['not with an opponent', '?opponent=1&kind=post', []],
    ['not with a team', '?team=1&kind=post', []],
  ])('stand %s', async (_, query, found) => expect(names(await gallery(query))).toEqual(found))

  it('come in pages with the others, none twice and none lost', async () => expect(await paged()).toEqual(BOTH))

  it('have seasons of their own to be narrowed to', async () => {
    await club.db
      .updateTable('match_graphics')
      .set({ created_at: new Date('2031-01-01') })
      .where('caption', '=', 'urodziny')
      .execute()
    expect((await anna.get('/api/gallery/choices')).json().seasons).toEqual([2030, 2025, 2024])
  })
})

it('offers what has graphics, in alphabetical order, those who have left too', async () => {
  await anna.delete(`/api/players/${ids.Kos}`)
  expect((await anna.get('/api/gallery/choices')).json()).toEqual({
    seasons: [2025, 2024],
    players: [
      { id: ids.Bąk, name: 'Jan Bąk' },
      { id: ids.Kos, name: 'Jan Kos' },
    ],
    opponents: [
      { id: ids['Ryś Łomża'], name: 'Ryś Łomża' },
      { id: ids['Tur Ełk'], name: 'Tur Ełk' },
    ],
  })
})

it('marks what was put right since, and leaves out what was deleted', async () => {
  const [first, second] = (await gallery()).graphics
  await club.db
    .updateTable('match_graphics')
    .set({ corrected_at: new Date() })
    .where('id', '=', second?.id ?? 0)
    .execute()
  await anna.delete(`/api/graphics/${first?.id}`)
  const [now] = (await gallery()).graphics
  expect(now).toMatchObject({ id: second?.id, isCorrected: true })
})

it('knows whom the graphics of an older version were about', () =>
  migratedFrom(
    club.db,
    '0021-background-focus',
    async (tx) => {
      await tx.insertInto('graphic_kinds').values({ name: 'goal' }).execute()
      await tx
        .insertInto('matches')
        .values({
          team_id: 1,
          opponent_id: null,
          is_home: true,
          lineup: '{}',
          scorers: '[]',
          cells: JSON.stringify({ 'event:a': { playerId: 7 }, 'event:b': { playerId: 'x' } }),
        })
        .execute()
      const graphic = (event_id: string | null) => ({
        match_id: 1,
        type: 'goal' as const,
        event_id,
        url: `/${event_id}`,
      })
      await tx.insertInto('match_graphics').values(['a', 'b', 'c', null].map(graphic)).execute()
    },
    async (tx) => {
      const rows = await tx.selectFrom('match_graphics').select('player_id').orderBy('id').execute()
      expect(rows.map(({ player_id }) => player_id)).toEqual([7, null, null, null])
    },
  ))
