import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '#domain/day.ts'
import { MINUTE_MS } from '#domain/match/clock.ts'
import { cleanUp } from '#server/housekeeping.ts'
import { drawPhoto } from '#server/testing/drawn-uploads.ts'
import { EventReader } from '#server/testing/event-reader.ts'
import { formWith } from '#server/testing/form.ts'
import { queriesOf } from '#server/testing/queries-of.ts'
import { type Caller, openTestClub, type TestClub } from '#server/testing/test-club.ts'
import { withoutCatchUp } from '#server/testing/without-catch-up.ts'
import { eventually } from '#testing/eventually.ts'

let club: TestClub
let staff: Caller
let fan: Caller
let opponentId: number
let kos: number
beforeAll(async () => {
  club = await withoutCatchUp(() => openTestClub())
  await club.app.listen({ port: 0, host: '127.0.0.1' })
  staff = await club.signUp('Anna')
  fan = club.visitor()
  await staff.post('/api/settings', { key: 'clubName', value: 'Orły Dębno' })
  const crest = await drawPhoto(20, 20)
  opponentId = (
    await staff.upload('/api/opponents', formWith({ opponentData: { name: 'Tur Ełk' }, opponentLogo: crest }))
  ).json().id
  const squad = [
    ['Jan', 'Kos', 9, 'Napastnik'],
    ['Adam', 'Bąk', 1, 'bramkarz'],
    ['Ola', 'Żuk', 4, 'OB'],
    ['Ewa', 'Lis', 8, null],
  ].map(([firstName, lastName, number, position]) => ({ firstName, lastName, number, position }))
  await staff.post('/api/players/import', { players: squad })
  kos = (await fan.get('/api/players')).json().find((player: { lastName: string }) => player.lastName === 'Kos').id
})
afterAll(() => club.close())

const save = async (key: string, value: object) => {
  const response = await staff.post('/api/settings', { key, value: JSON.stringify(value) })
  expect(response.statusCode, response.body).toBeLessThan(300)
}
const lineup = (more: object = {}) =>
  save('lineup_positions_global', {
    opponentId,
    isHome: false,
    matchDate: '2026-07-04',
    matchTime: '17:00',
    positions: [{ id: 'fwd-1', x: 0.35, y: 0.25, type: 'FWD', player: { id: kos } }],
    benchPlayers: [],
    ...more,
  })
const goal = (id: string, isOpponent = false) => ({
  id,
  isOpponent,
  minute: "12'",
  playerId: isOpponent ? null : kos,
  score: '',
})
const running = (minutes: number) => ({
  matchTimeState: 'firstHalf',
  matchTimerActive: true,
  matchTimerStartTime: Date.now() - minutes * MINUTE_MS,
  matchTimerElapsed: 0,
})
const matches = async (query = '') => (await fan.get(`/api/public/matches${query}`)).json()

describe('the fan API', () => {
  it('has no match that nobody prepared', async () => {
    expect(await matches()).toEqual({ matches: [], next: null })
  })

  it('shows the match as staff save it, and the minute as it runs', async () => {
    await lineup()
    await eventually(async () => expect((await matches()).matches).toHaveLength(1))
    expect((await matches()).matches).toEqual([
      {
        id: expect.any(Number),
        teamId: 1,
        teamName: 'Pierwsza drużyna',
        date: '2026-07-04T15:00:00.000Z',
        isHome: false,
        homeTeam: 'Tur Ełk',
        awayTeam: 'Orły Dębno',
        homeScore: 0,
        awayScore: 0,
        status: 'scheduled',
        matchTimeState: 'notStarted',
        period: 'regular',
        matchMinute: 0,
        shootout: null,
        isDecided: false,
        opponentLogo: expect.stringMatching(/^\/files\//),
        competition: null,
        round: null,
        venue: null,
        version: expect.any(Number),
      },
    ])
    await save('lineup_settings_global', running(33))
    await save('result_settings_global', {
      resultHomeScore: 1,
      resultAwayScore: 1,
      scorers: [goal('a'), goal('b', true)],
    })
    const live = { status: 'live', matchMinute: 33, homeScore: 1, awayScore: 1 }
    await eventually(async () => expect((await matches()).matches[0]).toMatchObject(live))
  })

  it('tells the goals, and forgets one that was taken back', async () => {
    const [{ id }] = (await matches()).matches
    const events = async () => (await fan.get(`/api/public/matches/${id}/events`)).json().events
    const unsaid = { playerName: null, otherPlayer: null, otherPlayerName: null, note: null }
    expect(await events()).toEqual([
      {
        id: 'a',
        type: 'goal',
        minute: "12'",
        isOpponent: false,
        side: 'away',
        player: { firstName: 'Jan', lastName: 'Kos', number: 9 },
        ...unsaid,
        score: '0:1',
      },
      { id: 'b', type: 'goal', minute: "12'", isOpponent: true, side: 'home', player: null, ...unsaid, score: '1:1' },
    ])
    await save('result_settings_global', { resultHomeScore: 0, resultAwayScore: 1, scorers: [goal('a')] })
    await eventually(async () => expect((await events()).map((event: { id: string }) => event.id)).toEqual(['a']))
  })

  it('keeps the line-up secret until its graphic is published', async () => {
    const [{ id }] = (await matches()).matches
    const details = async () => (await fan.get(`/api/public/matches/${id}`)).json()
    expect(await details()).toMatchObject({ lineup: null, graphics: [] })
    const picture = `data:image/jpeg;base64,${(await drawPhoto(40, 50)).toString('base64')}`
    const { url } = (await staff.post('/api/generate-graphic', { base64Image: picture, type: 'lineup' })).json()
    await eventually(async () => expect((await details()).graphics).toMatchObject([{ type: 'lineup', url }]))
    expect((await details()).lineup).toMatchObject({
      positions: [{ x: 0.35, y: 0.25, player: { lastName: 'Kos' } }],
      benchPlayers: [],
    })
    const outbox = await club.db
      .selectFrom('push_outbox')
      .select('kind')
      .where('kind', '=', 'lineup-published')
      .execute()
    expect(outbox).toHaveLength(1)
  })

  it('groups the team by positions, and knows the club', async () => {
    const team = (await fan.get('/api/public/team')).json()
    const names = Object.fromEntries(
      Object.entries(team).map(([group, players]) => [
        group,
        (players as Array<{ lastName: string }>).map((p) => p.lastName),
      ]),
    )
    expect(names).toEqual({ goalkeeper: ['Bąk'], defender: ['Żuk'], midfielder: [], forward: ['Kos'], other: ['Lis'] })
    expect((await fan.get('/api/public/club')).json()).toEqual({ name: 'Orły Dębno', crest: null })
  })

  it('pages newest first, by season and by day', async () => {
    const day = (date: string) => ({
      team_id: 1,
      opponent_id: opponentId,
      is_home: true,
      opponent_name: date,
      date: new Date(`${date}T12:00:00Z`),
      lineup: '{}',
      scorers: '[]',
    })
    const dates = ['2024-08-10', '2025-03-01', '2025-06-30', '2025-07-01', '2025-09-09']
    const rows = await club.db.insertInto('matches').values(dates.map(day)).returning('id').execute()
    await club.db
      .insertInto('public_matches')
      .values(rows.map(({ id }) => ({ match_id: id, status: 'finished' })))
      .execute()
    await lineup()
    const opponents = ({ matches: list }: { matches: Array<{ awayTeam: string }> }) =>
      list.map(({ awayTeam }) => awayTeam)
    expect(opponents(await matches('?season=2024'))).toEqual(['2025-06-30', '2025-03-01', '2024-08-10'])
    expect(opponents(await matches('?from=2025-06-30&to=2025-07-01'))).toEqual(['2025-07-01', '2025-06-30'])
    const seen: string[] = []
    let next: string | null = ''
    for (let page = 0; next !== null && page < 10; page++) {
      const answer = (await matches(`?limit=2&to=2025-12-31${next && `&before=${next}`}`)) as Awaited<
        ReturnType<typeof matches>
      >
      seen.push(...opponents(answer))
      next = answer.next
    }
    expect(seen).toEqual(dates.toReversed())
  })

  it.each(['1_2147483648', '-999999999999999_1', '999999999999999_1', '1_0', 'x'])(
    'refuses a place in the list that cannot be: %s',
    async (before) => {
      const response = await fan.get(`/api/public/matches?before=${before}`)
      expect([response.statusCode, response.json().message]).toEqual([
        400,
        'Pole „before”: wartość „next” z poprzedniej strony',
      ])
    },
  )

  it('is open to every page, answers 304, and asks the database once for the whole crowd', async () => {
    const first = await fan.get('/api/public/matches')
    expect(first.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': expect.stringContaining('s-maxage='),
      etag: expect.any(String),
    })
    expect((await fan.get('/api/public/matches', { 'if-none-match': first.headers.etag })).statusCode).toBe(304)
    await lineup({ matchTime: '18:00' })
    const queries = queriesOf('matches')
    await Promise.all(Array.from({ length: 50 }, () => fan.get('/api/public/matches?limit=3')))
    expect(queries.end().length).toBeLessThanOrEqual(3)
    const preflight = await fan.send('OPTIONS', '/api/public/push/register')
    expect(preflight.headers['access-control-allow-headers']).toContain('content-type')
    const elsewhere = await fan.send(
      'POST',
      '/api/public/push/register',
      { token: 'x' },
      { origin: 'https://kibice.example' },
    )
    expect(elsewhere.statusCode).toBe(200)
  })
})

describe('the live feed', () => {
  it('shows the match at once, a goal without looking for it, and what came while one was away', async () => {
    const url = `${club.app.listeningOrigin}/api/public/live`
    const reader = await EventReader.open(url, {})
    expect(await reader.next()).toMatchObject({ event: 'match', data: { awayTeam: 'Orły Dębno' } })
    await save('result_settings_global', { resultHomeScore: 0, resultAwayScore: 2, scorers: [goal('a'), goal('c')] })
    expect(await reader.next()).toMatchObject({
      event: 'match',
      data: { awayScore: 2, events: [{ id: 'a' }, { id: 'c' }] },
    })
    reader.close()
    await save('result_settings_global', {
      resultHomeScore: 1,
      resultAwayScore: 2,
      scorers: [goal('a'), goal('c'), goal('d', true)],
    })
    const back = await EventReader.open(url, { 'last-event-id': String(reader.lastId) })
    expect(await back.next()).toMatchObject({ event: 'match', data: { homeScore: 1 } })
    back.close()
  })

  it('tells a shoot-out and a score decided on paper as they are written down', async () => {
    const reader = await EventReader.open(`${club.app.listeningOrigin}/api/public/live`, {})
    await reader.next()
    const [{ id }] = (await matches()).matches
    const write = (cell: string, to: object) =>
      staff.post(`/api/matches/${id}/changes`, { device: 'telefon', changes: { [cell]: { base: 0, from: null, to } } })
    await write('shootout', { ours: 4, theirs: 3 })
    expect(await reader.next()).toMatchObject({ data: { shootout: { home: 3, away: 4 }, isDecided: false } })
    await write('ruling', { ours: 0, theirs: 3 })
    expect(await reader.next()).toMatchObject({ data: { homeScore: 3, awayScore: 0, isDecided: true } })
    reader.close()
  })

  it('says nothing of what shows nowhere outside, with two matches at once', async () => {
    const reader = await EventReader.open(`${club.app.listeningOrigin}/api/public/live`, {})
    await reader.next()
    const [{ id: first }] = (await matches()).matches
    const facts = { key: randomUUID(), opponentId, matchDate: '2026-07-11', isCurrent: false }
    const { id: second } = (await staff.post('/api/matches', facts)).json()
    expect(await reader.next()).toMatchObject({ data: { id: second } })
    let changes = 0
    const write = async (id: number, cell: string, to: unknown) => {
      changes++
      const body = { device: 'telefon', changes: { [cell]: { base: 0, from: null, to } } }
      expect((await staff.post(`/api/matches/${id}/changes`, body)).statusCode).toBe(200)
    }
    const scored = { kind: 'goal', side: 'ours', at: Date.now(), minute: "80'", device: 'telefon' }
    await write(first, 'bench:901', 1)
    await write(second, 'event:x', scored)
    expect(await reader.next()).toMatchObject({ data: { id: second, events: [{ id: 'x' }] } })
    await write(first, 'bench:902', 2)
    await write(second, 'bench:903', 3)
    await write(first, 'event:y', scored)
    expect(await reader.next(), `of ${changes} changes two are seen`).toMatchObject({
      data: { id: first, events: expect.arrayContaining([expect.objectContaining({ id: 'y' })]) },
    })
    expect((await staff.delete(`/api/matches/${second}`)).statusCode).toBe(204)
    expect(await reader.next()).toMatchObject({ event: 'removed', data: { id: second } })
    reader.close()
  })
})

describe('the push registry', () => {
  const register = async (body: object) => (await fan.post('/api/public/push/register', body)).json().id
  const rows = () => club.db.selectFrom('device_tokens').selectAll().orderBy('id').execute()

  it('keeps one row a token and one a device, however often and at once they register', async () => {
    await club.db.deleteFrom('device_tokens').execute()
    const ids = await Promise.all(
      Array.from({ length: 10 }, () => register({ token: 't1', deviceId: 'd1', platform: 'ios' })),
    )
    expect(new Set(ids).size).toBe(1)
    expect(await register({ token: 't2', deviceId: 'd1', platform: 'ios' })).toBe(ids[0])
    await register({ token: 't3', platform: 'android' })
    await register({ token: 't3', deviceId: 'd3', platform: 'android' })
    expect((await rows()).map(({ token, device_id }) => [token, device_id])).toEqual([
      ['t2', 'd1'],
      ['t3', 'd3'],
    ])
    expect((await staff.get('/api/devices')).json()).toEqual({
      total: 2,
      platforms: expect.arrayContaining([
        { platform: 'ios', devices: 1 },
        { platform: 'android', devices: 1 },
      ]),
    })
  })

  it('lets a device take over the token that came first without one', async () => {
    await club.db.deleteFrom('device_tokens').execute()
    await register({ token: 't4' })
    const id = await register({ token: 't5', deviceId: 'd5' })
    expect(await register({ token: 't4', deviceId: 'd5' })).toBe(id)
    expect((await rows()).map(({ token, device_id }) => [token, device_id])).toEqual([['t4', 'd5']])
  })

  it('lets go, twice if asked, and forgets devices unseen for 270 days', async () => {
    for (let time = 0; time < 2; time++) {
      expect((await fan.post('/api/public/push/unregister', { token: 't2' })).statusCode).toBe(204)
    }
    await club.db
      .updateTable('device_tokens')
      .set({ last_active: new Date(Date.now() - 271 * DAY_MS) })
      .execute()
    await cleanUp(club.db)
    expect(await rows()).toEqual([])
  })

  it('takes sixty registrations a minute from one address, then asks to wait', async () => {
    const crowd = club.visitor()
    crowd.address = '10.9.8.7'
    const register = (time: number) => crowd.post('/api/public/push/register', { token: `crowd-${time}` })
    let accepted = 0
    let response = await register(0)
    for (; response.statusCode !== 429 && accepted < 120; response = await register(accepted)) accepted++
    expect(response.statusCode).toBe(429)
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    expect(response.json().message).toBe('Za dużo prób. Spróbuj ponownie później')
    // A minute that begins on the way allows as many again.
    expect(accepted).toBeGreaterThanOrEqual(60)
  })
})
