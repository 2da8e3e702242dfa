import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SeasonFigures } from '#contract/figures.ts'
import type { CellValue } from '#domain/match/document/document.ts'
import { type Caller, openTestClub, type TestClub } from '#server/testing/test-club.ts'

let club: TestClub
let anna: Caller
let players: number[]
let opponentId: number

async function play(facts: object, cells: Record<string, CellValue>): Promise<void> {
  const wanted = { key: randomUUID(), opponentId, isCurrent: false, ...facts }
  const { id } = (await anna.post('/api/matches', wanted)).json()
  const changes = Object.fromEntries(Object.entries(cells).map(([key, to]) => [key, { base: 0, from: null, to }]))
  const response = await anna.post(`/api/matches/${id}/changes`, { device: 'd', changes })
  expect(response.statusCode, response.body).toBe(200)
}

const OVER = { matchTimeState: 'finished', matchTimerActive: false, matchTimerStartTime: null, matchTimerElapsed: 0 }
const at = Date.parse('2026-08-15T16:00:00Z')

beforeAll(async () => {
  club = await openTestClub({ env: { TIME_ZONE: 'Europe/Warsaw' } })
  anna = await club.signUp('Anna')
  await anna.post('/api/opponents/import', { opponents: [{ name: 'Tur Ełk' }] })
  opponentId = (await anna.get('/api/opponents')).json()[0].id
  const squad = ['Kos', 'Lis', 'Żuk'].map((lastName, index) => ({ firstName: 'Jan', lastName, number: index + 1 }))
  await anna.post('/api/players/import', { players: squad })
  const known: { id: number; number: number }[] = (await anna.get('/api/players')).json()
  players = known.sort((one, other) => one.number - other.number).map(({ id }) => id)
  const [kos = 0, lis = 0, zuk = 0] = players
  await play(
    { matchDate: '2026-08-15', competition: 'Klasa A' },
    {
      'player:gk-1': kos,
      'player:def-1': lis,
      clock: OVER,
      'event:a': { kind: 'goal', side: 'ours', at, minute: "10'", playerId: lis, otherId: kos },
      'event:b': { kind: 'substitution', side: 'ours', at: at + 1, minute: "60'", playerId: lis, otherId: zuk },
      'event:c': { kind: 'yellowCard', side: 'ours', at: at + 2, minute: "70'", playerId: zuk },
    },
  )
  await play({ matchDate: '2026-09-01', competition: 'KLASA A' }, { clock: OVER, extraGoals: { ours: 0, theirs: 2 } })
  await play({ matchDate: '2026-09-09', competition: 'Puchar' }, { ruling: { ours: 3, theirs: 0 } })
  await play({ matchDate: '2026-10-01', competition: 'Klasa A' }, { 'player:gk-1': kos })
  await play({ matchDate: '2026-06-01', competition: 'Klasa A' }, { clock: OVER, 'player:gk-1': kos })
})
afterAll(() => club.close())

const read = async (query: string): Promise<SeasonFigures> => (await anna.get(`/api/figures?${query}`)).json()

describe('the figures of a season', () => {
  it('count what was played in it, by player', async () => {
    const { players: figures, balance, form } = await read('season=2026')
    expect(balance).toEqual({ played: 3, won: 2, drawn: 0, lost: 1, scored: 4, conceded: 2, cleanSheets: 1 })
    expect(form.map(({ outcome }) => outcome)).toEqual(['won', 'lost', 'won'])
    expect(
      figures.map(({ lastName, goals, assists, minutes, yellowCards }) => [
        lastName,
        goals,
        assists,
        minutes,
        yellowCards,
      ]),
    ).toEqual([
      ['Lis', 1, 0, 60, 0],
      ['Kos', 0, 1, 90, 0],
      ['Żuk', 0, 0, 30, 1],
    ])
  })

  it('are those of one competition, in any spelling', async () => {
    const { points, goalsByMinute } = await read('season=2026&competition=klasa%20a')
    expect(points.map((point) => point.points)).toEqual([3, 3])
    expect(goalsByMinute[0]).toEqual({ label: '1–15', ours: 1, theirs: 0 })
  })

  it('of a season without a match are empty', async () => {
    expect(await read('season=2019')).toMatchObject({ players: [], form: [], points: [], balance: { played: 0 } })
  })

  it('are for fans too, names of those who left with them', async () => {
    await anna.delete(`/api/players/${players[1]}`)
    const response = await club.visitor().get('/api/public/figures?season=2026')
    expect(response.headers.etag).toBeTruthy()
    expect(response.json().players[0]).toMatchObject({ lastName: 'Lis', goals: 1 })
  })
})
