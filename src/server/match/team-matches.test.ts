import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MatchDocumentAnswer } from '#contract/match-document.ts'
import type { StaffMatch } from '#contract/staff-match.ts'
import { SHARED_MATCH_KEYS } from '#domain/club/settings.ts'
import { MINUTE_MS } from '#domain/match/clock.ts'
import type { CellValue } from '#domain/match/document/document.ts'
import { startLiveHub } from '#server/live/hub.ts'
import { drawPhoto } from '#server/testing/drawn-uploads.ts'
import { EventReader } from '#server/testing/event-reader.ts'
import { type Caller, openTestClub, type TestClub } from '#server/testing/test-club.ts'
import { eventually } from '#testing/eventually.ts'
import { watchMatchClock } from './auto-stop.ts'

let club: TestClub
let admin: Caller
let fan: Caller
let tur: number
let rys: number
let women: number
beforeAll(async () => {
  club = await openTestClub({ env: { TIME_ZONE: 'Europe/Warsaw' } })
  await club.app.listen({ port: 0, host: '127.0.0.1' })
  admin = await club.signUp('Szef')
  fan = club.visitor()
  await admin.post('/api/opponents/import', { opponents: [{ name: 'Tur Ełk' }, { name: 'Ryś Łomża' }] })
  const opponents: { id: number; name: string }[] = (await admin.get('/api/opponents')).json()
  tur = opponents.find(({ name }) => name === 'Tur Ełk')?.id ?? 0
  rys = opponents.find(({ name }) => name === 'Ryś Łomża')?.id ?? 0
  women = (await admin.post('/api/teams', { name: 'Kobiety' })).json().id
  const player = (lastName: string, number: number, teamIds: number[]) => ({
    firstName: 'A',
    lastName,
    number,
    teamIds,
  })
  await admin.post('/api/players/import', {
    players: [player('Kos', 1, [1]), player('Lis', 2, [women]), player('Żuk', 3, [1, women])],
  })
})
afterAll(() => club.close())
beforeEach(async () => {
  await admin.send('PUT', '/api/teams/1', { isDefault: true })
  for (const table of ['push_outbox', 'matches', 'settings'] as const) await club.db.deleteFrom(table).execute()
})

const make = async (wanted: object = {}): Promise<MatchDocumentAnswer> => {
  const response = await admin.post('/api/matches', { key: randomUUID(), opponentId: tur, ...wanted })
  expect(response.statusCode, response.body).toBe(201)
  return response.json()
}
const read = async (id: number): Promise<MatchDocumentAnswer> => (await admin.get(`/api/matches/${id}`)).json()
async function change(id: number, values: Record<string, CellValue>) {
  const known = await read(id)
  const changes = Object.fromEntries(
    Object.entries(values).map(([key, to]) => [
      key,
      { base: known.stamps[key]?.version ?? 0, from: known.cells[key] ?? null, to },
    ]),
  )
  const response = await admin.post(`/api/matches/${id}/changes`, { device: 'telefon', changes })
  expect(response.statusCode, response.body).toBe(200)
}
const running = (minutesAgo: number) => ({
  matchTimeState: 'firstHalf',
  matchTimerActive: true,
  matchTimerStartTime: Date.now() - minutesAgo * MINUTE_MS,
  matchTimerElapsed: 0,
  matchMinute: 0,
})
const goal = (): CellValue => ({ kind: 'goal', side: 'ours', at: Date.now(), minute: "12'" })
const texts = async () => {
  const rows = await club.db.selectFrom('settings').select(['key', 'value', 'version']).orderBy('key').execute()
  return rows.filter(({ key }) => (SHARED_MATCH_KEYS as readonly string[]).includes(key))
}
const shown = async (key: string) => {
  const response = await admin.get(`/api/settings/${key}`)
  return response.statusCode === 200 ? JSON.parse(response.json().value) : null
}
const current = async (query = '') => (await admin.get(`/api/matches/current${query}`)).json()
const listed = async (query = ''): Promise<StaffMatch[]> => (await admin.get(`/api/matches${query}`)).json().matches
const forFans = async (path: string) => (await fan.get(`/api/public/${path}`)).json()

describe('two teams that play at the same time', () => {
  it('each have their current match and their running clock', async () => {
    const [men, ladies] = [await make(), await make({ opponentId: rys, teamId: women })]
    expect([men.isCurrent, ladies.isCurrent]).toEqual([true, true])
    await change(men.id, { clock: running(33) })
    await change(ladies.id, { clock: running(7), 'event:a': goal() })
    expect(await current()).toMatchObject({ id: men.id, document: { teamId: 1 } })
    expect(await current(`?team=${women}`)).toMatchObject({ id: ladies.id, document: { teamId: women } })
    await eventually(async () => {
      expect(await forFans(`matches/${men.id}`)).toMatchObject({ status: 'live', matchMinute: 33, homeScore: 0 })
      expect(await forFans(`matches/${ladies.id}`)).toMatchObject({ status: 'live', matchMinute: 7, homeScore: 1 })
    })
    const next = await make({ opponentId: rys, teamId: women, isCurrent: true })
    expect(await current(`?team=${women}`)).toMatchObject({ id: next.id })
    expect(await current()).toMatchObject({ id: men.id })
    await admin.post(`/api/matches/${ladies.id}/current`)
    expect(
      (await listed())
        .filter(({ isCurrent }) => isCurrent)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([men.id, ladies.id].sort())
    expect((await listed(`?team=${women}`)).map(({ teamId }) => teamId)).toEqual([women, women])
  })

  it('have their forgotten clocks stopped, and the shared settings say so of the default team alone', async () => {
    const [men, ladies] = [await make(), await make({ teamId: women })]
    await change(men.id, { clock: running(10) })
    await change(ladies.id, { clock: running(121) })
    const live = await startLiveHub(club.db, club.databaseUrl, () => {})
    const stop = await watchMatchClock({ db: club.db, live, timeZone: 'Europe/Warsaw' }, () => {})
    await stop()
    await live.close()
    expect((await read(ladies.id)).cells.clock).toMatchObject({ matchTimeState: 'finished', matchTimerActive: false })
    expect(await shown('lineup_settings_global')).toMatchObject({ matchTimeState: 'firstHalf', matchTimerActive: true })
  })

  it('get an empty match each where there is none', async () => {
    const [mine, hers] = [
      await admin.post('/api/matches/current'),
      await admin.post(`/api/matches/current?team=${women}`),
    ]
    expect([mine.statusCode, hers.statusCode]).toEqual([201, 201])
    expect([mine.json().teamId, hers.json().teamId]).toEqual([1, women])
    expect((await admin.post(`/api/matches/current?team=${women}`)).json().id).toBe(hers.json().id)
    const made = await make({ teamId: women })
    expect(made).toMatchObject({ id: hers.json().id, teamId: women, isCurrent: true })
    expect((await current()).documentId).toBe(mine.json().id)
  })
})

describe('the four shared keys', () => {
  it('show and change the default team’s match, and nothing of another’s', async () => {
    const [men, ladies] = [await make(), await make({ opponentId: rys, teamId: women })]
    const before = await texts()
    await change(ladies.id, { clock: running(5), 'event:a': goal() })
    expect(await texts()).toEqual(before)
    const untouched = await read(ladies.id)
    const save = (key: string, value: object) => admin.post('/api/settings', { key, value: JSON.stringify(value) })
    await save('lineup_settings_global', running(20))
    await save('result_settings_global', { resultHomeScore: 3, scorers: [] })
    expect((await read(men.id)).cells).toMatchObject({ extraGoals: { ours: 3, theirs: 0 } })
    await admin.delete('/api/settings/lineup_settings_global')
    await admin.delete('/api/settings/lineup_positions_global')
    expect(await read(ladies.id)).toEqual(untouched)
    expect(await current(`?team=${women}`)).toMatchObject({ id: ladies.id })
    await save('lineup_positions_global', { opponentId: rys, matchDate: '2026-07-04' })
    expect((await current()).document).toMatchObject({ teamId: 1, cells: { opponentId: rys } })
    expect(await read(ladies.id)).toEqual(untouched)
    await admin.delete(`/api/matches/${ladies.id}`)
    expect(await shown('lineup_positions_global')).toMatchObject({ opponentId: rys })
  })

  it('show the other team’s match from the moment on when that is the default one', async () => {
    const men = await make()
    await change(men.id, { 'event:m': goal(), clock: running(33) })
    const ladies = await make({ opponentId: rys, teamId: women })
    await change(ladies.id, { clock: running(5) })
    await admin.send('PUT', `/api/teams/${women}`, { isDefault: true })
    expect(await shown('lineup_positions_global')).toMatchObject({ opponentId: rys })
    expect(await shown('result_settings_global')).toBeNull()
    await change(men.id, { 'event:n': goal() })
    expect(await shown('result_settings_global')).toBeNull()
    await change(ladies.id, { 'event:w': goal() })
    expect(await shown('result_settings_global')).toMatchObject({ resultHomeScore: 1 })
  })

  it('stand for the right match however changes and the choice of the default team meet', async () => {
    const [men, ladies] = [await make(), await make({ opponentId: rys, teamId: women })]
    const chooses = (id: number) => admin.send('PUT', `/api/teams/${id}`, { isDefault: true })
    for (let round = 0; round < 5; round++) {
      await Promise.all([
        change(men.id, { [`event:m${round}`]: goal() }),
        chooses(round % 2 === 0 ? women : 1),
        change(ladies.id, { [`event:w${round}`]: { ...(goal() as object), side: 'theirs' } }),
      ])
      const [opponentId, score] = round % 2 === 0 ? [rys, [0, round + 1]] : [tur, [round + 1, 0]]
      expect(await shown('lineup_positions_global')).toMatchObject({ opponentId })
      const { resultHomeScore = 0, resultAwayScore = 0 } = await shown('result_settings_global')
      expect([resultHomeScore, resultAwayScore]).toEqual(score)
    }
  })

  it('are what a graphic without the number of its match belongs to', async () => {
    await make({ opponentId: rys, teamId: women, matchDate: '2026-07-04' })
    const men = await make({ opponentId: rys, matchDate: '2026-07-11' })
    const base64Image = `data:image/jpeg;base64,${(await drawPhoto(40, 50)).toString('base64')}`
    const graphics = async () => (await admin.get(`/api/matches/${men.id}/graphics`)).json()
    await admin.post('/api/generate-graphic', { base64Image, type: 'goal' })
    expect(await graphics()).toHaveLength(1)
    const match = { opponentId: rys, matchDate: '2026-07-04' }
    await admin.post('/api/generate-graphic', { base64Image, type: 'result', match })
    expect(await graphics()).toHaveLength(2)
  })
})

describe('a match', () => {
  it('is made for a team that is there, and merged within its team', async () => {
    const unknown = await admin.post('/api/matches', { key: randomUUID(), opponentId: tur, teamId: 999 })
    expect([unknown.statusCode, unknown.json().message]).toEqual([404, 'Nie ma takiej drużyny'])
    const [men, ladies] = [await make(), await make({ teamId: women })]
    const merged = await admin.post(`/api/matches/${ladies.id}/merge`, { into: men.id })
    expect([merged.statusCode, merged.json().message]).toEqual([409, 'Można połączyć tylko mecze jednej drużyny'])
    for (const path of ['/api/matches?team=999', '/api/matches/current?team=999'])
      expect((await admin.get(path)).statusCode, path).toBe(404)
    expect((await admin.post('/api/matches/current?team=999')).statusCode).toBe(404)
  })

  it('remembers the eleven of its own team’s last one', async () => {
    const men = await make({ matchDate: '2026-07-04' })
    await change(men.id, { 'player:gk-1': 1 })
    await make({ isCurrent: true, matchDate: '2026-07-11' })
    await make({ teamId: women })
    expect((await current()).lastLineup.positions).toContainEqual(expect.objectContaining({ id: 'gk-1' }))
    expect((await current(`?team=${women}`)).lastLineup).toBeNull()
  })

  it('is told to browsers with its team, also when it is gone', async () => {
    const ladies = await make({ teamId: women })
    const reader = await EventReader.open(`${club.app.listeningOrigin}/api/events`, { cookie: admin.cookie })
    await admin.delete(`/api/matches/${ladies.id}`)
    expect(await reader.next()).toMatchObject({ event: 'match', data: { id: ladies.id, teamId: women, match: null } })
    reader.close()
  })
})

describe('fans', () => {
  it('ask for a team, and get the default one without', async () => {
    const [men, ladies] = [await make(), await make({ opponentId: rys, teamId: women })]
    await eventually(async () => expect((await forFans('matches')).matches).toMatchObject([{ id: men.id }]))
    expect((await forFans('matches')).matches).toMatchObject([{ teamId: 1, teamName: 'Pierwsza drużyna' }])
    expect((await forFans(`matches?team=${women}`)).matches).toMatchObject([
      { id: ladies.id, teamId: women, teamName: 'Kobiety' },
    ])
    expect(await forFans(`matches/${ladies.id}`)).toMatchObject({ teamName: 'Kobiety' })
    const squad = async (query: string) =>
      (await forFans(`team${query}`)).other.map((p: { lastName: string }) => p.lastName)
    expect(await squad('')).toEqual(['Kos', 'Żuk'])
    expect(await squad(`?team=${women}`)).toEqual(['Lis', 'Żuk'])
    expect(await forFans('teams')).toEqual({
      teams: [
        { id: 1, name: 'Pierwsza drużyna', isDefault: true },
        { id: women, name: 'Kobiety', isDefault: false },
      ],
    })
    await admin.send('PUT', `/api/teams/${women}`, { isDefault: true })
    await eventually(async () => expect((await forFans('matches')).matches).toMatchObject([{ id: ladies.id }]))
  })

  it.each(['matches?team=999', 'team?team=999', 'live?team=999'])(
    'hear that there is no such team: %s',
    async (path) => {
      const response = await fan.get(`/api/public/${path}`)
      expect([response.statusCode, response.json().message]).toEqual([404, 'Nie ma takiej drużyny'])
    },
  )

  it('hear live of the team they asked for alone', async () => {
    const [men, ladies] = [await make(), await make({ opponentId: rys, teamId: women })]
    const url = `${club.app.listeningOrigin}/api/public/live`
    const [first, second] = [await EventReader.open(url, {}), await EventReader.open(`${url}?team=${women}`, {})]
    expect(await first.next()).toMatchObject({ data: { id: men.id } })
    expect(await second.next()).toMatchObject({ data: { id: ladies.id } })
    await change(ladies.id, { 'event:a': goal() })
    await change(men.id, { 'event:b': goal() })
    expect(await first.next()).toMatchObject({ data: { id: men.id, events: [{ id: 'b' }] } })
    expect(await second.next()).toMatchObject({ data: { id: ladies.id, events: [{ id: 'a' }] } })
    await admin.delete(`/api/matches/${ladies.id}`)
    await change(men.id, { 'event:c': goal() })
    expect(await first.next()).toMatchObject({ data: { events: [{ id: 'b' }, { id: 'c' }] } })
    expect(await second.next()).toMatchObject({ event: 'removed', data: { id: ladies.id } })
    await admin.send('PUT', `/api/teams/${women}`, { isDefault: true })
    for (const reader of [first, second]) {
      expect(await reader.next()).toMatchObject({ event: 'resync' })
      reader.close()
    }
  })

  it('are notified of which team it is, where there are several', async () => {
    const ladies = await make({ teamId: women })
    await change(ladies.id, { 'event:a': goal() })
    const payloads = async () =>
      (await club.db.selectFrom('push_outbox').select('payload').execute()).map((row) => row.payload)
    expect(await payloads()).toMatchObject([{ id: 'a', team: { id: women, name: 'Kobiety' } }])
  })
})
