import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { asChanges, playedMatch } from '#server/testing/played-match.ts'
import { repeatMatch } from '#server/testing/repeat-match.ts'
import { type Caller, openTestClub, type TestClub } from '#server/testing/test-club.ts'
import { queriesOf } from './testing/queries-of.ts'

const SEASONS = 20
const SQUAD = 18

let club: TestClub
let anna: Caller
let matchId: number
let leagueId: number
/** How many queries each call took while there was one match. */
let before: number[]

const LISTS: Array<[path: (ids: { matchId: number; leagueId: number }) => string, most: number]> = [
  [() => '/api/matches', 1],
  [() => '/api/matches?limit=100', 1],
  [() => '/api/matches?season=2026', 1],
  // First in which spellings the competition stands, then the matches.
  [() => '/api/matches?competition=Klasa%20A&search=orlik', 2],
  [() => '/api/matches?team=1', 2],
  [() => '/api/matches/choices', 1],
  [() => '/api/matches/choices?team=1', 2],
  [(ids) => `/api/matches/${ids.matchId}/page`, 1],
  [(ids) => `/api/matches/${ids.matchId}/graphics`, 1],
  [() => '/api/leagues?season=2026', 1],
  [(ids) => `/api/leagues/${ids.leagueId}`, 2],
  [() => '/api/figures?season=2026', 3],
  [() => '/api/photos', 1],
  [(ids) => `/api/photos?match=${ids.matchId}`, 1],
  [() => '/api/photos?player=1', 1],
  [() => '/api/photos/choices', 2],
  [() => '/api/gallery', 1],
  [() => '/api/gallery/choices', 1],
  [() => '/api/public/matches', 2],
  [() => '/api/public/table?season=2026', 2],
  [() => '/api/public/figures?season=2026', 3],
  [() => '/api/public/calendar.ics', 2],
]

async function askedFor(path: string): Promise<number> {
  const caller = path.startsWith('/api/public') ? club.visitor() : anna
  const queries = queriesOf('matches', 'leagues', 'teams', 'players', 'match_graphics', 'photos')
  const response = await caller.get(path)
  expect(response.statusCode, path).toBe(200)
  return queries.end().length
}

beforeAll(async () => {
  // What is kept for fans grows old only when the test says so.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T12:00:00Z') })
  club = await openTestClub({ env: { TIME_ZONE: 'Europe/Warsaw' } })
  anna = await club.signUp('Anna')
  await anna.post('/api/opponents/import', { opponents: [{ name: 'Tur Ełk' }] })
  const opponentId = (await anna.get('/api/opponents')).json()[0].id
  const squad = Array.from({ length: SQUAD }, (_, n) => ({ firstName: 'Jan', lastName: `Kos ${n}`, number: n + 1 }))
  await anna.post('/api/players/import', { players: squad })
  const players: { id: number }[] = (await anna.get('/api/players')).json()
  const facts = { matchDate: '2026-08-15', competition: 'Klasa A', round: '2', venue: 'Orlik' }
  matchId = (await anna.post('/api/matches', { key: randomUUID(), opponentId, isCurrent: false, ...facts })).json().id
  await anna.post(`/api/matches/${matchId}/changes`, asChanges(playedMatch(players.map(({ id }) => id))))
  leagueId = (await anna.post('/api/leagues', { season: 2026, competition: 'Klasa A' })).json().id
  before = []
  for (const [path] of LISTS) before.push(await askedFor(path({ matchId, leagueId })))
  const lines = Array.from({ length: SEASONS * 12 }, (_, n) => ({
    ...{ date: `${2026 - Math.floor(n / 12)}-09-${10 + (n % 12)}T15:00:00Z`, opponentId, opponentName: `Rywal ${n}` },
    ...{ competition: n % 3 ? 'Klasa A' : `Puchar ${n % 9}`, round: String(n % 30), venue: 'Orlik' },
  }))
  await repeatMatch(club.db, matchId, lines)
  vi.setSystemTime('2026-11-17T12:00:10Z')
})
afterAll(async () => {
  await club.close()
  vi.useRealTimers()
})

it.each(LISTS.map(([path, most], index) => ({ path, most, index })))(
  '$index: a list takes as many queries with a long history as with a short one, $most at most',
  async ({ path, most, index }) => {
    const [short, long] = [before[index], await askedFor(path({ matchId, leagueId }))]
    expect([short, path({ matchId, leagueId })]).toEqual([long, path({ matchId, leagueId })])
    expect(long).toBeGreaterThan(0)
    expect(long).toBeLessThanOrEqual(most)
  },
)

it('the history was long: seasons and competitions are found, each once', async () => {
  const { seasons, competitions } = (await anna.get('/api/matches/choices?team=1')).json()
  expect(seasons).toEqual(Array.from({ length: SEASONS }, (_, n) => 2026 - n))
  expect(competitions).toEqual(['Klasa A', 'Puchar 0', 'Puchar 3', 'Puchar 6'])
})
