import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FixtureImport } from '#contract/fixture-import.ts'
import type { StaffMatch } from '#contract/staff-match.ts'
import { type Caller, openTestClub, type TestClub } from '#server/testing/test-club.ts'

let club: TestClub
let admin: Caller
let anna: Caller
let tur: number
beforeAll(async () => {
  club = await openTestClub({ env: { TIME_ZONE: 'Europe/Warsaw' } })
  admin = await club.signUp('Szef')
  anna = await club.staff('Anna', 'user', admin)
})
afterAll(() => club.close())
beforeEach(async () => {
  for (const table of ['push_outbox', 'public_matches', 'matches', 'opponents'] as const)
    await club.db.deleteFrom(table).execute()
  await admin.post('/api/opponents/import', { opponents: [{ name: 'Tur Ełk' }] })
  tur = (await admin.get('/api/opponents')).json()[0].id
})

type Added = FixtureImport['added'][number]

const fixture = (facts: Partial<Added> = {}): Added => ({
  key: randomUUID(),
  opponent: { opponentId: tur },
  isHome: true,
  day: '2026-09-05',
  time: '16:00',
  competition: 'Klasa A',
  round: '4',
  venue: null,
  course: 'regular',
  score: null,
  ...facts,
})
const send = (wanted: Partial<FixtureImport>, by = admin) =>
  by.post('/api/matches/import', { added: [], changed: [], ...wanted })
const listed = async (): Promise<StaffMatch[]> => (await anna.get('/api/matches')).json().matches

describe('a list of fixtures', () => {
  it('is saved whole, with new opponents, and again it adds nothing', async () => {
    const wanted = {
      aliases: [{ opponentId: tur, alias: 'TUR II EŁK' }],
      added: [
        fixture({ score: { home: 2, away: 1 } }),
        fixture({ opponent: { newName: 'Ryś Łomża' }, isHome: false, course: 'postponed', day: null, time: null }),
        fixture({ opponent: { newName: 'RYŚ ŁOMŻA' }, day: '2027-04-10', time: null, round: null }),
      ],
    }
    expect((await send(wanted)).json()).toEqual({ added: 3, changed: 0, opponents: 1 })
    expect((await send(wanted)).json()).toEqual({ added: 0, changed: 0, opponents: 0 })
    const matches = await listed()
    expect(matches).toHaveLength(3)
    expect(matches.map(({ isCurrent }) => isCurrent)).toEqual([false, false, false])
    expect(matches.find(({ opponentId }) => opponentId === tur)).toMatchObject({
      status: 'finished',
      homeScore: 2,
      awayScore: 1,
      round: '4',
    })
    expect(matches.find(({ status }) => status === 'postponed')).toMatchObject({ isHome: false, matchDate: null })
    const opponents: { name: string; aliases: string[] }[] = (await anna.get('/api/opponents')).json()
    expect(opponents.map(({ name, aliases }) => [name, aliases])).toEqual([
      ['Ryś Łomża', []],
      ['Tur Ełk', ['TUR II EŁK']],
    ])
  })

  it('changes what it was decided to change, without telling fans of old news', async () => {
    await send({ added: [fixture()] })
    const [match] = await listed()
    const change = { id: match?.id ?? 0, version: match?.version ?? 0, facts: { score: { home: 0, away: 3 } } }
    expect((await send({ changed: [change] }, anna)).json()).toEqual({ added: 0, changed: 1, opponents: 0 })
    expect(await listed()).toMatchObject([{ status: 'finished', homeScore: 0, awayScore: 3 }])
    expect(await club.db.selectFrom('push_outbox').selectAll().execute()).toEqual([])
    expect((await send({ changed: [change] }, anna)).statusCode).toBe(200)
  })

  it('is not saved over what somebody did meanwhile, not even in part', async () => {
    await send({ added: [fixture()] })
    const [match] = await listed()
    const stale = { id: match?.id ?? 0, version: (match?.version ?? 0) - 1, facts: { day: '2026-09-06' } }
    const response = await send({ added: [fixture({ day: '2026-10-01' })], changed: [stale] })
    expect([response.statusCode, response.json().message]).toEqual([409, expect.stringContaining('Ktoś zmienił')])
    expect(await listed()).toMatchObject([{ matchDate: '2026-09-05' }])
  })

  it('with a new opponent is an admin’s to save', async () => {
    const response = await send({ added: [fixture({ opponent: { newName: 'Żubr Hajnówka' } })] }, anna)
    expect([response.statusCode, await listed()]).toEqual([403, []])
    expect((await anna.get('/api/opponents')).json()).toHaveLength(1)
  })

  it.each([
    { day: '2026-02-30' },
    { time: '24:30' },
    { score: { home: -1, away: 0 } },
    { competition: 'x'.repeat(81) },
    { opponent: { newName: ' ' } },
    { key: 'x' },
  ])('is refused whole for %j', async (wrong) => {
    const response = await send({ added: [fixture(), { ...fixture(), ...wrong } as Added] })
    expect([response.statusCode, await listed()]).toEqual([400, []])
  })

  it('of another team’s match is refused', async () => {
    const response = await send({ changed: [{ id: 999, version: 1, facts: { time: '12:00' } }] })
    expect(response.statusCode).toBe(404)
  })
})
