import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { MatchDocumentAnswer } from '#contract/match-document.ts'
import type { MatchPage } from '#contract/match-page.ts'
import { DEFAULT_FORMATION } from '#domain/lineup/default-formation.ts'
import { type Caller, openTestClub, type TestClub } from '#server/testing/test-club.ts'

let club: TestClub
let anna: Caller
let match: MatchDocumentAnswer
let players: { id: number; lastName: string }[]
const idOf = (name: string) => players.find(({ lastName }) => lastName === name)?.id ?? 0

beforeAll(async () => {
  club = await openTestClub()
  anna = await club.signUp('Anna')
  await anna.post('/api/opponents/import', { opponents: [{ name: 'Tur Ełk' }] })
  const squad = ['Kos', 'Bąk', 'Zięba'].map((lastName, at) => ({ firstName: 'Jan', lastName, number: at + 7 }))
  await anna.post('/api/players/import', { players: squad })
  players = (await anna.get('/api/players')).json()
  const facts = {
    matchDate: '2026-11-14',
    matchTime: '13:00',
    competition: 'IV liga',
    round: '12',
    venue: 'Boisko nr 2',
  }
  const wanted = {
    key: randomUUID(),
    opponentId: (await anna.get('/api/opponents')).json()[0].id,
    isHome: false,
    ...facts,
  }
  match = (await anna.post('/api/matches', wanted)).json()
  const event = (facts: object) => ({ side: 'ours', at: Date.now(), ...facts })
  const values = {
    [`player:${DEFAULT_FORMATION[0]?.id}`]: idOf('Kos'),
    [`bench:${idOf('Bąk')}`]: 1,
    'event:a': event({ kind: 'goal', minute: "12'", playerId: idOf('Kos') }),
    'event:b': event({ kind: 'goal', minute: "20'", isTakenBack: true }),
    'event:c': event({ kind: 'goal', minute: "30'", side: 'theirs', name: 'Wilk' }),
    'event:d': event({ kind: 'substitution', minute: "60'", playerId: idOf('Kos'), otherId: idOf('Bąk') }),
  }
  const changes = Object.entries(values).map(([key, to]) => [
    key,
    { base: match.stamps[key]?.version ?? 0, from: match.cells[key] ?? null, to },
  ])
  const sent = await anna.post(`/api/matches/${match.id}/changes`, {
    device: 'd',
    changes: Object.fromEntries(changes),
  })
  expect(sent.statusCode, sent.body).toBe(200)
})
afterAll(() => club.close())

const read = async (): Promise<MatchPage> => (await anna.get(`/api/matches/${match.id}/page`)).json()

it('tells what it was, and what happened in it', async () => {
  expect(await read()).toMatchObject({
    opponentName: 'Tur Ełk',
    isHome: false,
    matchDate: '2026-11-14',
    competition: 'IV liga',
    round: '12',
    venue: 'Boisko nr 2',
    homeScore: 1,
    awayScore: 1,
    status: 'scheduled',
    events: [
      { id: 'a', type: 'goal', side: 'away', score: '0:1', playerId: idOf('Kos'), player: { lastName: 'Kos' } },
      { id: 'c', type: 'goal', side: 'home', score: '1:1', playerId: null, playerName: 'Wilk' },
      { id: 'd', type: 'substitution', playerId: idOf('Kos'), otherPlayerId: idOf('Bąk') },
    ],
  })
})

it('shows staff a line-up that is not public yet, with the names of the day', async () => {
  await anna.delete(`/api/players/${idOf('Kos')}`)
  expect((await read()).lineup).toMatchObject({
    positions: [{ player: { id: idOf('Kos'), lastName: 'Kos', number: 7 } }],
    benchPlayers: [{ id: idOf('Bąk'), lastName: 'Bąk' }],
  })
  expect((await club.visitor().get(`/api/public/matches/${match.id}`)).json().lineup).toBeNull()
})
