import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { SeasonFacts } from '#graphic/season-facts.ts'
import { asChanges, playedMatch } from '#server/testing/played-match.ts'
import { type Caller, openTestClub, type TestClub } from '#server/testing/test-club.ts'

let club: TestClub
let anna: Caller
let players: number[]
let opponents: Record<string, number>
let first: number
let last: number

async function add(opponent: string, matchDate: string, facts: object, cells?: Parameters<typeof asChanges>[0]) {
  const wanted = { key: randomUUID(), opponentId: opponents[opponent], matchDate, isCurrent: false, ...facts }
  const { id } = (await anna.post('/api/matches', wanted)).json()
  if (cells) {
    const changed = await anna.post(`/api/matches/${id}/changes`, asChanges(cells))
    expect(changed.statusCode, changed.body).toBe(200)
  }
  return id
}

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T12:00:00Z') })
  club = await openTestClub({ env: { TIME_ZONE: 'Europe/Warsaw' } })
  anna = await club.signUp('Anna')
  await anna.post('/api/settings', { key: 'clubName', value: 'Orły Dębno' })
  const names = ['Tur Ełk', 'Ryś Łomża', 'Żbik Narew']
  await anna.post('/api/opponents/import', { opponents: names.map((name) => ({ name })) })
  const listed: { id: number; name: string }[] = (await anna.get('/api/opponents')).json()
  opponents = Object.fromEntries(listed.map(({ id, name }) => [name, id]))
  const squad = Array.from({ length: 18 }, (_, n) => ({ firstName: 'Jan', lastName: `Kos ${n}`, number: n + 1 }))
  await anna.post('/api/players/import', { players: squad })
  players = (await anna.get('/api/players')).json().map(({ id }: { id: number }) => id)
  const league = { competition: 'IV liga' }
  first = await add('Tur Ełk', '2026-08-15', { ...league, round: '1' }, playedMatch(players))
  last = await add('Ryś Łomża', '2026-11-15', { ...league, round: '2' }, playedMatch(players))
  await add('Żbik Narew', '2026-11-28', { ...league, round: '4', venue: 'Orlik' })
  await add('Tur Ełk', '2026-11-21', { competition: 'Puchar Polski', round: '1/8 finału', isHome: false })
  const { id, version, document } = (await anna.post('/api/leagues', { season: 2026, ...league })).json()
  const results = [{ round: 2, home: 'Tur Ełk', away: 'Żbik Narew', homeScore: 0, awayScore: 4 }]
  const team = { opponentId: null, isOwn: false, deducted: 0, note: '', isWithdrawn: false }
  const teams = ['Tur Ełk', 'Żbik Narew'].map((name) => ({ ...team, name }))
  const saved = await anna.send('PUT', `/api/leagues/${id}`, { version, document: { ...document, teams, results } })
  expect(saved.statusCode, saved.body).toBe(200)
})
afterAll(async () => {
  await club.close()
  vi.useRealTimers()
})

const factsOf = async (id: number): Promise<SeasonFacts> => (await anna.get(`/api/matches/${id}/season`)).json()

it('has the table of the match’s league, our row marked', async () => {
  const { table } = await factsOf(last)
  expect(table).toMatchObject({ competition: 'IV liga', round: 2 })
  expect(table?.rows.map(({ place, team, points, isOwn }) => [place, team, points, isOwn])).toEqual([
    [1, 'Orły Dębno', 6, true],
    [2, 'Żbik Narew', 3, false],
    [3, 'Ryś Łomża', 0, false],
    [4, 'Tur Ełk', 0, false],
  ])
})

it('has the matches to come from today on, the next one first, each team on its side', async () => {
  const { fixtures } = await factsOf(last)
  expect(fixtures.map(({ day, home, away, isHome }) => [day, home.name, away.name, isHome])).toEqual([
    ['2026-11-21', 'Tur Ełk', 'Orły Dębno', false],
    ['2026-11-28', 'Orły Dębno', 'Żbik Narew', true],
  ])
  expect(fixtures[1]).toMatchObject({ competition: 'IV liga', round: '4', venue: 'Orlik' })
})

it('has the results of the match’s own round, ours among them', async () => {
  const told = async (id: number) =>
    (await factsOf(id)).round?.results.map(({ home, away, isOwn }) => [home.name, away.name, isOwn])
  expect(await told(last)).toEqual([
    ['Tur Ełk', 'Żbik Narew', false],
    ['Orły Dębno', 'Ryś Łomża', true],
  ])
  expect(await told(first)).toEqual([['Orły Dębno', 'Tur Ełk', true]])
})

it('knows what players had done before the match, not in it', async () => {
  expect((await factsOf(first)).careers).toEqual([])
  const careers = new Map((await factsOf(last)).careers.map((career) => [career.playerId, career]))
  expect(careers.get(players[9] ?? 0)).toMatchObject({ goals: 2, matches: 1 })
  expect(careers.get(players[12] ?? 0)).toMatchObject({ goals: 0, matches: 1 })
  expect(careers.has(players[16] ?? 0)).toBe(false)
})

it('counts no match that was decided on paper, as the figures do not', async () => {
  const ruled = { ...playedMatch(players), ruling: { ours: 3, theirs: 0 } }
  const id = await add('Żbik Narew', '2026-09-12', { competition: 'Puchar Polski' }, ruled)
  const of = async (match: number) => (await factsOf(match)).careers.find(({ playerId }) => playerId === players[9])
  expect(await of(last)).toMatchObject({ goals: 2, matches: 1 })
  expect(await anna.post(`/api/matches/${id}/changes`, asChanges({ ruling: null }))).toMatchObject({ statusCode: 200 })
  expect(await of(last)).toMatchObject({ goals: 4, matches: 2 })
})
