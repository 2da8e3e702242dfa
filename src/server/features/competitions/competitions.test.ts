import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CompetitionChange } from '#contract/competition.ts'
import type { MatchDocumentAnswer } from '#contract/match-document.ts'
import type { StaffMatch } from '#contract/staff-match.ts'
import { EventReader } from '#server/testing/event-reader.ts'
import { type Caller, openTestClub, type TestClub } from '#server/testing/test-club.ts'

let club: TestClub
let admin: Caller
let anna: Caller
let ewa: Caller
let opponentId: number
beforeAll(async () => {
  club = await openTestClub({ env: { TIME_ZONE: 'Europe/Warsaw' } })
  await club.app.listen({ port: 0, host: '127.0.0.1' })
  admin = await club.signUp('Szef')
  anna = await club.staff('Anna', 'user', admin)
  ewa = await club.staff('Ewa', 'user', admin)
  await admin.post('/api/opponents/import', { opponents: [{ name: 'Tur Ełk' }] })
  opponentId = (await admin.get('/api/opponents')).json()[0].id
})
afterAll(() => club.close())
beforeEach(async () => {
  for (const table of ['competitions', 'leagues', 'push_outbox', 'public_matches', 'matches'] as const)
    await club.db.deleteFrom(table).execute()
})

async function make(competition: string, facts: object = {}): Promise<MatchDocumentAnswer> {
  const wanted = { key: randomUUID(), opponentId, isCurrent: false, matchDate: '2026-08-01', competition, ...facts }
  const response = await anna.post('/api/matches', wanted)
  expect(response.statusCode, response.body).toBe(201)
  return response.json()
}
const addLeague = async (competition: string, facts: object = {}): Promise<number> =>
  (await anna.post('/api/leagues', { season: 2026, competition, ...facts })).json().id
const league = async (id: number) => (await anna.get(`/api/leagues/${id}`)).json()
const put = (change: CompetitionChange, by = anna) => by.send('PUT', '/api/competitions', change)
const choices = async (query = '') => (await anna.get(`/api/matches/choices${query}`)).json()
const kinds = async (query = '') =>
  (await choices(query)).competitionKinds.map(({ name, kind, matches }: Record<string, string>) =>
    [name, kind, matches].join(' '),
  )
const listed = async (query = ''): Promise<StaffMatch[]> => (await anna.get(`/api/matches${query}`)).json().matches
const places = async () =>
  (await listed()).map(({ competition, round }) => [competition, round].join(' | ')).sort((a, b) => (a < b ? -1 : 1))
const refusal = ({ statusCode, body }: { statusCode: number; body: string }) => [statusCode, JSON.parse(body).message]

describe('the kind of a competition', () => {
  it('is what its name says, until somebody says otherwise', async () => {
    for (const name of ['IV liga', 'IV LIGA, 3. kolejka', 'Puchar Polski', 'Liga letnia', 'Liga letnia'])
      await make(name)
    await addLeague('Klasa B')
    expect(await kinds()).toEqual([
      'IV liga league 2',
      'Klasa B league 0',
      'Liga letnia league 2',
      'Puchar Polski cup 1',
    ])
    const saved = await put({ name: 'LIGA letnia', kind: 'friendly' })
    expect([saved.statusCode, saved.json()]).toEqual([200, { name: 'Liga letnia', kind: 'friendly', matches: 2 }])
    expect(await kinds()).toContain('Liga letnia friendly 2')
    expect((await choices()).competitions).toEqual(['IV liga', 'IV LIGA, 3. kolejka', 'Liga letnia', 'Puchar Polski'])
  })

  it('is the same for all teams, and counted by team', async () => {
    const { id: teamId } = (await admin.post('/api/teams', { name: 'Rezerwy' })).json()
    await make('Liga letnia', { teamId })
    await make('Liga letnia')
    await put({ name: 'Liga letnia', kind: 'friendly' })
    expect(await kinds(`?team=${teamId}`)).toEqual(['Liga letnia friendly 1'])
  })

  it('chooses matches, figures and what a table can be started of', async () => {
    const over = { clock: { base: 0, from: null, to: { matchTimeState: 'finished' } } }
    for (const name of ['IV liga', 'Puchar Polski', 'Liga letnia', 'liga LETNIA, 2. kolejka']) {
      const { id } = await make(name)
      expect((await anna.post(`/api/matches/${id}/changes`, { device: 'd', changes: over })).statusCode).toBe(200)
    }
    await make('', { competition: null })
    await put({ name: 'Liga letnia', kind: 'friendly' })
    const names = async (query: string) => (await listed(query)).map(({ competition }) => competition).sort()
    expect(await names('?kind=league')).toEqual(['IV liga'])
    expect(await names('?kind=friendly')).toEqual(['Liga letnia', 'liga LETNIA, 2. kolejka'])
    expect(await names('?kind=cup&competition=IV%20liga')).toEqual([])
    expect(await names('?competition=liga%20letnia')).toHaveLength(2)
    const played = async (query: string, by = anna) => (await by.get(`/api/${query}`)).json().balance.played as number
    expect(await played('figures?season=2026')).toBe(4)
    expect(await played('figures?season=2026&kind=league')).toBe(1)
    expect(await played('public/figures?season=2026&kind=friendly', club.visitor())).toBe(2)
    expect((await anna.get('/api/leagues?season=2026')).json().competitions).toEqual(['IV liga'])
    for (const address of ['matches', 'figures', 'public/figures'])
      expect((await anna.get(`/api/${address}?kind=derby`)).statusCode, address).toBe(400)
  })
})

describe('another name', () => {
  it('is written into every match and table, and no round is lost', async () => {
    await make('IV liga', { round: '1' })
    await make('IV LIGA, 2. kolejka')
    await make('Puchar Polski', { round: '1/8 finału' })
    const tables = [await addLeague('IV liga'), await addLeague('iv liga', { season: 2025 })]
    const saved = await put({ name: 'iv liga', newName: ' IV liga  podlaska ' })
    expect(saved.json()).toEqual({ name: 'IV liga podlaska', kind: 'league', matches: 2 })
    expect(await places()).toEqual([...['IV liga podlaska | 1', 'IV liga podlaska | 2', 'Puchar Polski | 1/8 finału']])
    for (const id of tables) expect(await league(id)).toMatchObject({ competition: 'IV liga podlaska', version: 1 })
    expect((await league(tables[0] ?? 0)).matches).toHaveLength(2)
    expect(refusal(await put({ name: 'IV liga', newName: 'V liga' }))[0]).toBe(404)
  })

  it('leaves the kind as it was, and fans alone', async () => {
    const { id } = await make('Puchar lata')
    await club.db.updateTable('matches').set({ is_listed: false }).where('id', '=', id).execute()
    const fanMatches = async () => (await club.visitor().get('/api/public/matches')).json()
    const before = await fanMatches()
    await club.db.deleteFrom('push_outbox').execute()
    await put({ name: 'Puchar lata', newName: 'Lato 2026' })
    expect(await kinds()).toEqual(['Lato 2026 cup 1'])
    expect(await listed()).toMatchObject([{ id, competition: 'Lato 2026', isListed: false }])
    expect(await fanMatches()).toEqual(before)
    expect(await club.db.selectFrom('push_outbox').selectAll().execute()).toEqual([])
  })

  it('may be another spelling of the same, with another kind', async () => {
    await make('iv LIGA')
    await addLeague('iv LIGA')
    expect((await put({ name: 'iv LIGA', newName: 'IV liga', kind: 'friendly' })).statusCode).toBe(200)
    expect([await places(), await kinds()]).toEqual([['IV liga | '], ['IV liga friendly 1']])
  })

  it('that another competition has makes one of the two, of the other’s kind', async () => {
    await make('Sparing')
    await make('Sparingi')
    const table = await addLeague('Sparing', { season: 2025 })
    await addLeague('Sparingi')
    await put({ name: 'Sparingi', kind: 'cup' })
    expect((await put({ name: 'Sparing', newName: 'SPARINGI' })).json()).toEqual({
      ...{ name: 'Sparingi', kind: 'cup', matches: 2 },
    })
    expect(await kinds()).toEqual(['Sparingi cup 2'])
    expect((await league(table)).competition).toBe('Sparingi')
  })

  it('is refused where a team would have two tables of it in a season, and nothing is changed', async () => {
    await make('Klasa A')
    await addLeague('Klasa A')
    await addLeague('Klasa B')
    expect(refusal(await put({ name: 'Klasa A', newName: 'klasa b', kind: 'cup' }))).toEqual([
      409,
      'W sezonie 2026/27 są dwie tabele: „Klasa A” i „Klasa B”. Najpierw usuń jedną z nich',
    ])
    expect([await places(), await kinds()]).toEqual([['Klasa A | '], ['Klasa A league 1', 'Klasa B league 0']])
  })

  it.each([
    { name: 'Klasa A' },
    { name: ' ', kind: 'cup' },
    { name: 'Klasa A', kind: 'derby' },
    { name: 'Klasa A', newName: '' },
    { name: 'Klasa A', newName: '12. kolejka' },
    { name: 'Klasa A', newName: 'x'.repeat(81) },
  ])('is refused for %j', async (wrong) => {
    await make('Klasa A')
    expect(refusal(await put(wrong as CompetitionChange))).toEqual([400, expect.stringMatching(/\S/)])
    expect(await kinds()).toEqual(['Klasa A league 1'])
  })
})

describe('two people at once', () => {
  it('give two names: the first is taken, the second is told', async () => {
    for (let count = 0; count < 5; count++) await make('Klasa A')
    const both = await Promise.all([
      put({ name: 'Klasa A', newName: 'Klasa okręgowa' }),
      put({ name: 'Klasa A', newName: 'Okręgówka' }, ewa),
    ])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404])
    expect(new Set(await places()).size).toBe(1)
  })

  it('rename and change a match: neither is lost', async () => {
    const matches = await Promise.all(Array.from({ length: 5 }, () => make('Klasa A')))
    const changes = { venue: { base: 0, from: null, to: 'Orlik' } }
    const answers = await Promise.all([
      put({ name: 'Klasa A', newName: 'Klasa okręgowa' }),
      ...matches.map(({ id }) => ewa.post(`/api/matches/${id}/changes`, { device: 'd', changes })),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
    expect((await listed()).map(({ competition, venue }) => [competition, venue])).toEqual(
      matches.map(() => ['Klasa okręgowa', 'Orlik']),
    )
  })

  it('see what the other has changed', async () => {
    const { id } = await make('Klasa A')
    const reader = await EventReader.open(`${club.app.listeningOrigin}/api/events`, { cookie: ewa.cookie })
    await put({ name: 'Klasa A', newName: 'Klasa B' })
    expect(await reader.next()).toMatchObject({ event: 'match', data: { id } })
    expect(await reader.next()).toMatchObject({ event: 'catalogue', data: { list: 'competitions' } })
    reader.close()
  })
})
