import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MINUTE_MS } from '#domain/match/clock.ts'
import { drawPhoto } from '#server/testing/drawn-uploads.ts'
import { formWith } from '#server/testing/form.ts'
import { type Caller, openTestClub, type TestClub } from '#server/testing/test-club.ts'

let club: TestClub
let admin: Caller
let user: Caller
let tur: number
let rys: number
let kos: number
beforeAll(async () => {
  club = await openTestClub({ env: { TIME_ZONE: 'Europe/Warsaw' } })
  admin = await club.signUp('Anna')
  user = await club.staff('Ewa', 'user', admin)
  const opponent = async (name: string) =>
    (
      await admin.upload('/api/opponents', formWith({ opponentData: { name }, opponentLogo: await drawPhoto(20, 20) }))
    ).json().id
  tur = await opponent('Tur Ełk')
  rys = await opponent('Ryś Łomża')
  await admin.post('/api/players/import', { players: [{ firstName: 'Jan', lastName: 'Kos', number: 7 }] })
  kos = (await admin.get('/api/players')).json()[0].id
})
afterAll(() => club.close())
beforeEach(async () => {
  for (const table of ['push_outbox', 'public_matches', 'matches', 'settings'] as const)
    await club.db.deleteFrom(table).execute()
})

const KEYS = {
  lineup: 'lineup_positions_global',
  clock: 'lineup_settings_global',
  goal: 'scorer_settings_global',
  result: 'result_settings_global',
} as const

async function save(key: keyof typeof KEYS, value: object, version?: number) {
  const response = await user.post('/api/settings', { key: KEYS[key], value: JSON.stringify(value), version })
  expect(response.statusCode, response.body).toBeLessThan(300)
  return JSON.parse(response.json().value)
}
const read = async (key: keyof typeof KEYS) => {
  const response = await user.get(`/api/settings/${KEYS[key]}`)
  return { ...response.json(), content: JSON.parse(response.json().value ?? 'null') }
}
const matches = () =>
  club.db
    .selectFrom('matches')
    .innerJoin('public_matches', 'public_matches.match_id', 'matches.id')
    .selectAll('matches')
    .select(['status', 'match_time_state', 'match_minute', 'public_matches.home_score as public_home'])
    .orderBy('matches.id')
    .execute()

const running = (minutesAgo: number, state = 'firstHalf') => ({
  matchTimeState: state,
  matchTimerActive: true,
  matchTimerStartTime: Date.now() - minutesAgo * MINUTE_MS,
  matchTimerElapsed: 0,
  matchMinute: 0,
})
const goal = (id: string, isOpponent = false) => ({
  id,
  isOpponent,
  minute: "12'",
  playerId: isOpponent ? null : kos,
  score: '1:0',
})

describe('scores and scorers', () => {
  it('go from a result to the goal screen and back, with a version each', async () => {
    await save('goal', { templateId: 3, homeScore: 0, awayScore: 0, mine: 'kept' })
    await save('result', { templateId: 4, resultHomeScore: 2, resultAwayScore: 1, scorers: [goal('a')] })
    const scorer = await read('goal')
    expect(scorer).toMatchObject({
      updatedBy: 'Ewa',
      content: { templateId: 3, homeScore: 2, awayScore: 1, mine: 'kept' },
    })
    await save('goal', { homeScore: 3, awayScore: 1 }, scorer.version)
    expect((await read('result')).content).toMatchObject({ resultHomeScore: 3, templateId: 4, scorers: [{ id: 'a' }] })
  })

  it('stay when a save leaves them out', async () => {
    await save('result', { resultHomeScore: 1, scorers: [goal('a')] })
    expect(await save('result', { resultHomeScore: 1, isHalfTime: true })).toMatchObject({ scorers: [{ id: 'a' }] })
    expect(await save('result', { resultHomeScore: 0, scorers: [] })).toMatchObject({ scorers: [] })
  })

  it('of two who save at once never deadlock', async () => {
    const saves = Array.from({ length: 12 }, (_, index) =>
      index % 2 ? save('goal', { homeScore: index }) : save('result', { resultHomeScore: index }),
    )
    await Promise.all(saves)
    const [scorer, result] = [await read('goal'), await read('result')]
    expect(scorer.content.homeScore).toBe(result.content.resultHomeScore)
  })
})

describe('the current match', () => {
  it('is kept from the shared settings, and from nothing else', async () => {
    await save('result', { resultHomeScore: 1 })
    expect(await matches()).toEqual([])
    await save('lineup', {
      opponentId: tur,
      isHome: false,
      matchDate: '2026-07-04',
      matchTime: '17:30',
      positions: [{ id: 'gk-1', x: 0.5, y: 0.9, type: 'GK', player: { id: kos } }],
      benchPlayers: [],
    })
    await save('result', { resultHomeScore: 0, resultAwayScore: 1, scorers: [goal('a')] })
    const [match, ...more] = await matches()
    expect(more).toEqual([])
    expect(match).toMatchObject({
      opponent_id: tur,
      opponent_name: 'Tur Ełk',
      is_home: false,
      is_current: true,
      home_score: 0,
      away_score: 1,
      date: new Date('2026-07-04T15:30:00Z'),
      status: 'scheduled',
      scorers: [{ id: 'a', score: '0:1', player: { lastName: 'Kos' } }],
    })
    expect(match?.lineup).toMatchObject({
      positions: expect.arrayContaining([
        expect.objectContaining({ player: expect.objectContaining({ lastName: 'Kos' }) }),
      ]),
    })
  })

  it('is corrected at any time; another opponent on another day, after the whistle, is another match', async () => {
    await save('lineup', { opponentId: tur, matchDate: '2026-07-04' })
    await save('lineup', { opponentId: rys, matchDate: '2026-07-05' })
    expect(await matches()).toMatchObject([{ opponent_name: 'Ryś Łomża', match_day: '2026-07-05' }])
    await save('clock', running(10))
    await save('result', { resultHomeScore: 2, resultAwayScore: 0, scorers: [goal('a'), goal('b')] })
    await save('lineup', { opponentId: tur, matchDate: '2026-07-05' })
    await save('lineup', { opponentId: tur, matchDate: '2026-07-06' })
    expect(await matches()).toMatchObject([
      { opponent_name: 'Tur Ełk', match_day: '2026-07-06', home_score: 2, status: 'live', match_minute: 10 },
    ])
    await save('lineup', { opponentId: rys, matchDate: '2026-07-12' })
    expect(await matches()).toMatchObject([
      { opponent_name: 'Tur Ełk', is_current: false, home_score: 2, status: 'finished' },
      { opponent_name: 'Ryś Łomża', is_current: true, home_score: null, status: 'scheduled' },
    ])
  })

  it('keeps score and scorers when its opponent is put right after full time', async () => {
    await save('lineup', { opponentId: tur, matchDate: '2026-07-04' })
    await save('clock', { ...running(50), matchTimeState: 'finished', matchTimerActive: false, matchMinute: 93 })
    await save('result', { resultHomeScore: 2, resultAwayScore: 0, scorers: [goal('a'), goal('b')] })
    await save('lineup', { opponentId: rys, matchDate: '2026-07-04' })
    expect(await matches()).toMatchObject([{ opponent_name: 'Ryś Łomża', home_score: 2, status: 'finished' }])
    expect((await read('result')).content).toMatchObject({ resultHomeScore: 2, scorers: [{ id: 'a' }, { id: 'b' }] })
  })

  it('does not leave a copy for each letter of a day that is typed slowly', async () => {
    await save('lineup', { opponentId: tur, matchDate: '2026-07-04' })
    await save('clock', running(10))
    for (const matchDate of ['0002-07-05', '0020-07-05', '0202-07-05', '2026-07-05'])
      await save('lineup', { opponentId: tur, matchDate })
    expect(await matches()).toMatchObject([{ match_day: '2026-07-05' }])
  })

  it('starts from nothing when the one before it was over', async () => {
    await save('lineup', { opponentId: tur, matchDate: '2026-07-04' })
    await save('clock', { ...running(50), matchTimeState: 'finished', matchTimerActive: false, matchMinute: 93 })
    await save('result', { resultHomeScore: 2, resultAwayScore: 0, scorers: [goal('a'), goal('b')] })
    await save('lineup', { opponentId: rys, matchDate: '2026-07-11' })
    expect(await matches()).toMatchObject([
      { opponent_name: 'Tur Ełk', home_score: 2, status: 'finished', is_current: false },
      { opponent_name: 'Ryś Łomża', home_score: null, public_home: 0, status: 'scheduled', is_current: true },
    ])
    expect((await read('clock')).content.matchTimeState).toBe('notStarted')
    expect((await read('result')).content).toMatchObject({ resultHomeScore: 0, scorers: [] })
    expect((await read('goal')).content).toMatchObject({ homeScore: 0 })
  })

  it('loses a goal that is taken back, and the clock does not notice', async () => {
    await save('lineup', { opponentId: tur })
    await save('clock', running(10))
    const clock = await read('clock')
    await save('result', { resultHomeScore: 1, scorers: [goal('a')] })
    await save('result', { resultHomeScore: 0, scorers: [] })
    expect(await matches()).toMatchObject([{ home_score: 0, scorers: [], match_time_state: 'firstHalf' }])
    expect(await read('clock')).toEqual(clock)
  })

  it('is put away with its record by clear-all, in whatever order the keys go', async () => {
    for (const order of [
      ['lineup', 'goal', 'result'],
      ['result', 'goal', 'lineup'],
    ] as const) {
      await save('lineup', {
        opponentId: tur,
        positions: [{ id: 'gk-1', x: 0.5, y: 0.9, type: 'GK', player: { id: kos } }],
      })
      await save('result', { resultHomeScore: 1, scorers: [goal('a')], opponentId: tur })
      for (const key of order) expect((await user.delete(`/api/settings/${KEYS[key]}`)).statusCode).toBe(204)
      const last = (await matches()).at(-1)
      expect(last).toMatchObject({ is_current: false, home_score: 1, scorers: [{ id: 'a' }] })
      expect(JSON.stringify(last?.lineup)).toContain('Kos')
    }
    expect(await matches()).toHaveLength(2)
    const { lastLineup, id } = (await user.get('/api/matches/current')).json()
    expect(id).toBeNull()
    expect(JSON.stringify(lastLineup)).toContain('"lastName":"Kos"')
  })
})

describe('the outbox', () => {
  const outbox = async () =>
    (await club.db.selectFrom('push_outbox').select(['kind', 'subject']).orderBy('id').execute()).map(
      ({ kind, subject }) => `${kind} ${subject}`,
    )

  it('holds each thing that happens once, whatever else is saved around it', async () => {
    await save('lineup', { opponentId: tur })
    await save('clock', running(10))
    await save('result', { resultHomeScore: 1, scorers: [goal('a')] })
    await save('goal', { homeScore: 1 })
    await save('result', { resultHomeScore: 1, scorers: [goal('a')], isHalfTime: true })
    await save('lineup', { opponentId: tur, matchTime: '15:00' })
    await save('clock', { ...running(46), matchTimeState: 'halftime', matchTimerActive: false })
    await save('result', { resultHomeScore: 1, resultAwayScore: 1, scorers: [goal('a'), goal('b', true)] })
    await save('result', { resultHomeScore: 1, resultAwayScore: 0, scorers: [goal('a')] })
    await save('clock', running(1, 'secondHalf'))
    await save('clock', { ...running(1), matchTimeState: 'finished', matchTimerActive: false, matchMinute: 92 })
    await save('clock', { ...running(1), matchTimeState: 'finished', matchTimerActive: false, matchMinute: 92 })
    expect(await outbox()).toEqual([
      'goal a',
      'half-time halftime',
      'goal b',
      'goal-taken-back b',
      'full-time finished',
    ])
  })
})

describe('the clock', () => {
  it('cannot start in the future', async () => {
    const before = Date.now()
    const { matchTimerStartTime } = await save('clock', { ...running(0), matchTimerStartTime: before + 3_600_000 })
    expect(matchTimerStartTime).toBeGreaterThanOrEqual(before)
    expect(matchTimerStartTime).toBeLessThanOrEqual(Date.now())
  })

  it('is not rolled back by the copy inside the positions', async () => {
    await save('lineup', { opponentId: tur })
    await save('clock', running(30, 'secondHalf'))
    await save('lineup', { opponentId: tur, matchTimeState: 'notStarted', matchTimerActive: false, matchMinute: 0 })
    expect(await matches()).toMatchObject([{ match_time_state: 'secondHalf', match_minute: 75, status: 'live' }])
  })

  it('agrees with everybody about the time', async () => {
    const before = Date.now()
    const { now, timeZone } = (await club.visitor().get('/api/time')).json()
    expect(now).toBeGreaterThanOrEqual(before)
    expect(timeZone).toBe('Europe/Warsaw')
  })
})
