import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { LeagueAnswer } from '#contract/league.ts'
import type { MatchDocumentAnswer } from '#contract/match-document.ts'
import type { CellValue } from '#domain/match/document/document.ts'
import { withResults, withTeam } from '#domain/table/change-league.ts'
import { wholeLeague } from '#domain/table/club-matches.ts'
import { type LeagueDocument, newTeam } from '#domain/table/league.ts'
import { EventReader } from '#server/testing/event-reader.ts'
import { type Caller, openTestClub, type TestClub } from '#server/testing/test-club.ts'
import { eventually } from '#testing/eventually.ts'

let club: TestClub
let admin: Caller
let anna: Caller
let ewa: Caller
let fan: Caller
let tur: number
let rys: number
beforeAll(async () => {
  club = await openTestClub({ env: { TIME_ZONE: 'Europe/Warsaw' } })
  await club.app.listen({ port: 0, host: '127.0.0.1' })
  admin = await club.signUp('Szef')
  anna = await club.staff('Anna', 'user', admin)
  ewa = await club.staff('Ewa', 'user', admin)
  fan = club.visitor()
  await admin.post('/api/opponents/import', { opponents: [{ name: 'Tur Ełk' }, { name: 'Ryś Łomża' }] })
  const opponents: { id: number; name: string }[] = (await admin.get('/api/opponents')).json()
  tur = opponents.find(({ name }) => name === 'Tur Ełk')?.id ?? 0
  rys = opponents.find(({ name }) => name === 'Ryś Łomża')?.id ?? 0
  await admin.post('/api/settings', { key: 'clubName', value: 'Orły Dębno' })
})
afterAll(() => club.close())
beforeEach(async () => {
  for (const table of ['leagues', 'push_outbox', 'public_matches', 'matches'] as const)
    await club.db.deleteFrom(table).execute()
})

const SEASON = 2026

async function play(opponentId: number, day: string, ruling: [number, number] | null, more: object = {}) {
  const wanted = { key: randomUUID(), opponentId, matchDate: day, competition: 'IV liga', round: '1', ...more }
  const match: MatchDocumentAnswer = (await anna.post('/api/matches', wanted)).json()
  if (!ruling) return
  const [ours, theirs] = ruling
  const to: CellValue = { ours, theirs }
  const changes = { ruling: { base: 0, from: null, to } }
  const response = await anna.post(`/api/matches/${match.id}/changes`, { device: 'telefon', changes })
  expect(response.statusCode, response.body).toBe(200)
}

async function add(competition = 'IV liga', season = SEASON): Promise<LeagueAnswer> {
  const response = await anna.post('/api/leagues', { season, competition })
  expect(response.statusCode, response.body).toBe(201)
  return response.json()
}
const read = async (id: number): Promise<LeagueAnswer> => (await anna.get(`/api/leagues/${id}`)).json()
const put = (by: Caller, { id, version }: Pick<LeagueAnswer, 'id' | 'version'>, document: LeagueDocument) =>
  by.send('PUT', `/api/leagues/${id}`, { version, document } as object)
const told = ({ rows }: Pick<LeagueAnswer, 'rows'>) =>
  rows.map(({ place, team, points, played, isOwn }) => `${place} ${team}${isOwn ? '*' : ''} ${played} ${points}`)
const refusal = ({ statusCode, body }: { statusCode: number; body: string }) => [statusCode, JSON.parse(body).message]
const result = (round: number, home: string, away: string, homeScore: number, awayScore: number) => ({
  ...{ round, home, away, homeScore, awayScore },
})

/** The document with results added, as the screen makes it. */
function added(league: LeagueAnswer, ...results: ReturnType<typeof result>[]): LeagueDocument {
  const { teams } = wholeLeague(league.document, league.clubName, league.matches)
  return withResults(league.document, teams, results)
}

describe('a league', () => {
  it('has the club’s own results of its season and its competition, however it is spelled', async () => {
    await play(tur, '2026-08-01', [2, 0])
    await play(rys, '2026-09-01', [1, 1], { competition: 'IV LIGA, 2. kolejka', round: null, isHome: false })
    await play(rys, '2027-04-01', null, { round: '12' })
    await play(tur, '2026-06-30', [9, 0])
    await play(tur, '2027-07-01', [9, 0])
    await play(rys, '2026-10-01', [9, 0], { competition: 'Puchar Polski' })
    const league = await add('iv  liga')
    expect(told(league)).toEqual(['1 Orły Dębno* 2 4', '2 Ryś Łomża 1 1', '3 Tur Ełk 1 0'])
    expect(league.matches.map(({ round, score }) => [round, score])).toEqual([
      [1, { home: 2, away: 0 }],
      [2, { home: 1, away: 1 }],
      [12, null],
    ])
  })

  it('counts what others played, points that were taken away, and nothing of who withdrew', async () => {
    await play(tur, '2026-08-01', [2, 0])
    const league = await add()
    const document = added(league, result(1, 'Ryś Łomża', 'Bóbr', 3, 0), result(2, 'Tur Ełk', 'Ryś Łomża', 1, 0))
    const rysie = newTeam('Ryś Łomża', { deducted: 1, note: 'Brak lekarza' })
    const saved = await put(anna, league, withTeam(document, document.teams, 'Ryś Łomża', rysie))
    expect(saved.statusCode, saved.body).toBe(200)
    expect(told(saved.json())).toEqual(['1 Orły Dębno* 1 3', '2 Tur Ełk 2 3', '3 Ryś Łomża 2 2', '4 Bóbr 1 0'])
    expect(saved.json().rows[2]).toMatchObject({ deducted: 1, note: 'Brak lekarza', crest: null })
    const gone = withTeam(document, document.teams, 'Ryś Łomża', { ...rysie, isWithdrawn: true })
    expect(told((await put(anna, saved.json(), gone)).json())).toEqual([
      ...['1 Orły Dębno* 1 3', '2 Bóbr 0 0', '3 Tur Ełk 1 0', '4 Ryś Łomża 0 -1'],
    ])
  })

  it('is one for a team, a season and a competition, also when two make it at once', async () => {
    const both = await Promise.all(
      [anna, ewa].map((by) => by.post('/api/leagues', { season: SEASON, competition: 'Klasa A' })),
    )
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
    expect(refusal(await anna.post('/api/leagues', { season: SEASON, competition: 'KLASA A.' }))).toEqual([
      409,
      'Tabela „KLASA A.” już jest',
    ])
    await add('Klasa A', SEASON + 1)
  })

  it('is listed with its season, and names what matches tell of', async () => {
    await play(tur, '2026-08-01', null)
    await play(tur, '2026-08-09', null, { competition: 'Puchar Polski' })
    await play(tur, '2026-08-16', null, { competition: 'Liga halowa' })
    await play(tur, '2024-08-09', null, { competition: 'Klasa A' })
    const { id } = await add()
    const list = async (query: string) => (await anna.get(`/api/leagues${query}`)).json()
    expect(await list('?season=2026')).toEqual({
      season: 2026,
      seasons: [2026, 2024],
      leagues: [{ id, competition: 'IV liga' }],
      competitions: ['Liga halowa'],
    })
    expect(await list('?season=2024')).toMatchObject({ leagues: [], competitions: ['Klasa A'] })
    expect(await list('')).toHaveProperty('season')
  })

  it('is deleted by an admin alone', async () => {
    const { id } = await add()
    expect((await anna.delete(`/api/leagues/${id}`)).statusCode).toBe(403)
    expect((await admin.delete(`/api/leagues/${id}`)).statusCode).toBe(204)
    expect(refusal(await anna.get(`/api/leagues/${id}`))).toEqual([404, 'Nie ma takiej tabeli'])
  })

  it('goes with its team', async () => {
    const { id: teamId } = (await admin.post('/api/teams', { name: 'Rezerwy' })).json()
    const made = await anna.post('/api/leagues', { teamId, season: SEASON, competition: 'Klasa B' })
    expect(made.json().teamId).toBe(teamId)
    expect((await admin.delete(`/api/teams/${teamId}`)).statusCode).toBe(204)
    expect((await anna.get(`/api/leagues/${made.json().id}`)).statusCode).toBe(404)
  })
})

describe('two people at once', () => {
  it('lose nothing: the second is told who was first', async () => {
    const league = await add()
    expect((await put(anna, league, added(league, result(1, 'A1', 'B1', 1, 0)))).statusCode).toBe(200)
    const late = await put(ewa, league, added(league, result(1, 'C1', 'D1', 1, 0)))
    expect(refusal(late)).toEqual([409, 'Tę tabelę zapisał(a) w międzyczasie Anna'])
    const now = await read(league.id)
    expect(now).toMatchObject({ version: 2, updatedBy: 'Anna', document: { results: [{ home: 'A1' }] } })
    expect((await put(ewa, now, added(now, result(1, 'C1', 'D1', 1, 0)))).json().rows).toHaveLength(5)
  })

  it('save at the same moment: one is taken', async () => {
    const league = await add()
    const both = await Promise.all(
      [anna, ewa].map((by, at) => put(by, league, added(league, result(1, 'A1', 'B1', at, 0)))),
    )
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect((await read(league.id)).version).toBe(2)
  })

  it('see what the other has saved', async () => {
    const reader = await EventReader.open(`${club.app.listeningOrigin}/api/events`, { cookie: ewa.cookie })
    await add()
    expect(await reader.next()).toMatchObject({ event: 'catalogue', data: { list: 'leagues' } })
    reader.close()
  })
})

describe('what is not taken', () => {
  const team = newTeam('A1')
  it.each([
    ['a team twice', { teams: [team, team] }, 'Każda drużyna ma inną nazwę, a wasza jest jedna'],
    [
      'two teams of the club',
      { teams: ['A1', 'B1'].map((name) => newTeam(name, { isOwn: true })) },
      'Każda drużyna ma inną nazwę, a wasza jest jedna',
    ],
    ['an unknown team', { results: [result(1, 'A1', 'B1', 1, 0)] }, 'Wyniki i tabela: tylko drużyny z listy'],
    [
      'a team against itself',
      { teams: [team], results: [result(1, 'A1', 'A1', 1, 0)] },
      'Drużyna nie gra sama ze sobą',
    ],
    ['too many teams', { teams: Array.from({ length: 41 }, (_, at) => newTeam(`A${at}`)) }, 'Drużyny: najwyżej 40'],
    ['an unknown rule', { rule: 'x' }, 'Zasada kolejności: pzpn, difference, uefa'],
    [
      'round 0',
      { teams: [team, newTeam('B1')], results: [result(0, 'A1', 'B1', 1, 0)] },
      'Kolejka: liczba całkowita od 1 do 99',
    ],
  ])('%s', async (_, change, message) => {
    const league = await add()
    const [status, said] = refusal(await put(anna, league, { ...league.document, ...change } as LeagueDocument))
    expect([status, said]).toEqual([400, expect.stringContaining(message)])
    expect((await read(league.id)).version).toBe(1)
  })

  it('a competition without a name', async () => {
    expect((await anna.post('/api/leagues', { season: SEASON, competition: ' 12. kolejka' })).statusCode).toBe(400)
    expect((await anna.post('/api/leagues', { season: 12, competition: 'IV liga' })).statusCode).toBe(400)
  })
})

describe('the table for fans', () => {
  const table = (query = '', headers = {}) => fan.get(`/api/public/table${query}`, headers)

  it('is there as soon as it is saved, with a mark by which it is asked for again', async () => {
    expect((await table()).json()).toEqual({ season: null, competitions: [], table: null })
    await play(tur, '2026-08-01', [2, 0])
    const league = await add()
    await eventually(async () => expect((await table()).json().table?.rows).toHaveLength(2))
    await put(anna, league, added(league, result(3, 'Ryś Łomża', 'Tur Ełk', 4, 0)))
    await eventually(async () => expect((await table()).json().table?.rows).toHaveLength(3))
    const answer = await table()
    expect(answer.json()).toMatchObject({
      season: 2026,
      competitions: ['IV liga'],
      table: { competition: 'IV liga', round: 3, rows: [{ team: 'Ryś Łomża' }, { isOwn: true }, { team: 'Tur Ełk' }] },
    })
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=2, s-maxage=2, stale-while-revalidate=10',
      'access-control-allow-origin': '*',
    })
    const again = await table('', { 'if-none-match': answer.headers.etag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    await play(rys, '2026-08-09', [0, 5])
    await eventually(async () => expect((await table()).headers.etag).not.toBe(answer.headers.etag))
  })

  it('is that of the newest season, or the one asked for', async () => {
    await add('Klasa A', 2025)
    await add('IV liga', 2026)
    await add('Puchar ligi', 2026)
    const asked = async (query: string) => (await table(query)).json().table?.competition
    await eventually(async () => expect(await asked('?season=2026&competition=puchar%20LIGI')).toBe('Puchar ligi'))
    expect(await asked('')).toBe('IV liga')
    expect(await asked('?season=2025')).toBe('Klasa A')
    expect(await asked('?competition=Klasa%20A')).toBe('Klasa A')
    expect(await asked('?season=1999')).toBeUndefined()
    expect(refusal(await table('?competition=Ekstraklasa'))).toEqual([404, 'Nie ma takiej tabeli'])
    expect(refusal(await table('?team=999'))).toEqual([404, 'Nie ma takiej drużyny'])
  })
})
