import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StaffMatch } from '#contract/staff-match.ts'
import { drawPhoto } from '#server/testing/drawn-uploads.ts'
import { type Caller, openTestClub, type TestClub } from '#server/testing/test-club.ts'

let club: TestClub
let anna: Caller
let opponents: Map<string, number>

const MATCHES = [
  { opponent: 'Łoś Źródła', matchDate: '2026-06-30', competition: 'Klasa A', round: '30' },
  { opponent: 'Łoś Źródła', matchDate: '2026-07-01', competition: 'Klasa A', round: '1' },
  { opponent: 'Ryś Łomża', matchDate: '2026-08-15', competition: 'Puchar Powiatu', round: '1/8 finału' },
  { opponent: 'Ryś Łomża', matchDate: '2027-05-20', competition: 'Klasa A', round: '28', venue: 'Orlik przy Lipowej' },
]

beforeAll(async () => {
  club = await openTestClub({ env: { TIME_ZONE: 'Europe/Warsaw' } })
  anna = await club.signUp('Anna')
  await anna.post('/api/opponents/import', { opponents: [{ name: 'Łoś Źródła' }, { name: 'Ryś Łomża' }] })
  const known: { id: number; name: string }[] = (await anna.get('/api/opponents')).json()
  opponents = new Map(known.map(({ id, name }) => [name, id]))
  for (const { opponent, ...facts } of MATCHES) {
    const wanted = { key: randomUUID(), opponentId: opponents.get(opponent), isCurrent: false, ...facts }
    expect((await anna.post('/api/matches', wanted)).statusCode).toBe(201)
  }
})
afterAll(() => club.close())

const list = async (query: Record<string, string>): Promise<StaffMatch[]> =>
  (await anna.get(`/api/matches?${new URLSearchParams(query)}`)).json().matches
const days = async (query: Record<string, string>) => (await list(query)).map(({ matchDate }) => matchDate)

describe('the list of matches', () => {
  it.each([
    [{ season: '2025' }, ['2026-06-30']],
    [{ season: '2026' }, ['2027-05-20', '2026-08-15', '2026-07-01']],
    [{ season: '2026', competition: 'Klasa A' }, ['2027-05-20', '2026-07-01']],
    [{ stage: 'played' }, []],
    [{ stage: 'ahead', search: 'puchar' }, ['2026-08-15']],
    [{ search: 'los ZRODLA' }, ['2026-07-01', '2026-06-30']],
    [{ search: 'łomża lipowej' }, ['2027-05-20']],
    [{ search: '%' }, []],
  ])('of %j', async (query, expected) => {
    expect(await days(query)).toEqual(expected)
  })

  it('is paged within what was chosen', async () => {
    const first = (await anna.get('/api/matches?season=2026&limit=2')).json()
    const rest = (await anna.get(`/api/matches?season=2026&limit=2&before=${first.next}`)).json()
    expect([...first.matches, ...rest.matches].map(({ round }: StaffMatch) => round)).toEqual(['28', '1/8 finału', '1'])
    expect(rest.next).toBeNull()
  })

  it.each(['season=99', 'season=x', 'stage=over', `search=${'x'.repeat(81)}`, 'team=0'])(
    'refuses %s',
    async (query) => {
      expect((await anna.get(`/api/matches?${query}`)).statusCode).toBe(400)
    },
  )

  it('has seasons and competitions to choose from', async () => {
    const { seasons, competitions } = (await anna.get('/api/matches/choices')).json()
    expect(seasons).toEqual(expect.arrayContaining([2026, 2025]))
    expect(competitions).toEqual(['Klasa A', 'Puchar Powiatu'])
  })

  it('shows a picture of each moment', async () => {
    const [match] = await list({ season: '2025' })
    const make = async (facts: object) => {
      const base64Image = `data:image/jpeg;base64,${(await drawPhoto(40, 50)).toString('base64')}`
      const made = await anna.post('/api/generate-graphic', { base64Image, matchId: match?.id, ...facts })
      expect(made.statusCode, made.body).toBe(201)
      return made.json().url as string
    }
    const lineup = await make({ type: 'lineup' })
    const result = await make({ type: 'result' })
    await make({ type: 'result', format: 'story' })
    expect((await list({ season: '2025' }))[0]?.pictures).toEqual([result, lineup])
  })
})
