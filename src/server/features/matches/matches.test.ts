import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { MatchDocumentAnswer } from '#contract/match-document.ts'
import type { StaffMatch } from '#contract/staff-match.ts'
import { MINUTE_MS } from '#domain/match/clock.ts'
import type { CellValue } from '#domain/match/document/document.ts'
import { itemKey } from '#domain/match/document/keys.ts'
import { drawPhoto } from '#server/testing/drawn-uploads.ts'
import { type Caller, openTestClub, type TestClub } from '#server/testing/test-club.ts'
import { eventually } from '#testing/eventually.ts'

let club: TestClub
let admin: Caller
let anna: Caller
let ewa: Caller
let fan: Caller
let tur: number
let rys: number
let kos: number
let picture: string
beforeAll(async () => {
  club = await openTestClub({ env: { TIME_ZONE: 'Europe/Warsaw' } })
  admin = await club.signUp('Szef')
  anna = await club.staff('Anna', 'user', admin)
  ewa = await club.staff('Ewa', 'user', admin)
  fan = club.visitor()
  await admin.post('/api/opponents/import', { opponents: [{ name: 'Tur Ełk' }, { name: 'Ryś Łomża' }] })
  await admin.post('/api/players/import', { players: [{ firstName: 'Jan', lastName: 'Kos', number: 7 }] })
  const opponents: { id: number; name: string }[] = (await admin.get('/api/opponents')).json()
  tur = opponents.find(({ name }) => name === 'Tur Ełk')?.id ?? 0
  rys = opponents.find(({ name }) => name === 'Ryś Łomża')?.id ?? 0
  kos = (await admin.get('/api/players')).json()[0].id
  picture = `data:image/jpeg;base64,${(await drawPhoto(40, 50)).toString('base64')}`
})
afterAll(() => club.close())
beforeEach(async () => {
  for (const table of ['push_outbox', 'public_matches', 'match_graphics', 'graphics', 'matches', 'settings'] as const)
    await club.db.deleteFrom(table).execute()
})

const make = async (wanted: object = {}, by = anna): Promise<MatchDocumentAnswer> => {
  const response = await by.post('/api/matches', { key: randomUUID(), opponentId: tur, ...wanted })
  expect(response.statusCode, response.body).toBe(201)
  return response.json()
}
const read = async (id: number, since = 0): Promise<MatchDocumentAnswer> =>
  (await anna.get(`/api/matches/${id}?since=${since}`)).json()

/** As a browser sends it that knows the match as `known`. */
async function change(by: Caller, known: MatchDocumentAnswer, values: Record<string, CellValue>, over?: string) {
  const changes = Object.fromEntries(
    Object.entries(values).map(([key, to]) => [
      key,
      { base: known.stamps[key]?.version ?? 0, from: known.cells[key] ?? null, to, over },
    ]),
  )
  const device = by === anna ? 'telefon' : 'laptop'
  const response = await by.post(`/api/matches/${known.id}/changes`, { device, changes })
  expect(response.statusCode, response.body).toBe(200)
  return response.json() as { match: MatchDocumentAnswer; conflicts: { key: string; theirs: CellValue; by: string }[] }
}

const goal = (facts: object = {}): CellValue => ({
  kind: 'goal',
  side: 'ours',
  at: Date.now(),
  minute: "12'",
  ...facts,
})
const clock = (state: string, minutesAgo = 10): CellValue => ({
  matchTimeState: state,
  matchTimerActive: state === 'firstHalf' || state === 'secondHalf',
  matchTimerStartTime: state === 'firstHalf' || state === 'secondHalf' ? Date.now() - minutesAgo * MINUTE_MS : null,
  matchTimerElapsed: 0,
  matchMinute: 0,
})
const listed = async (): Promise<StaffMatch[]> => (await anna.get('/api/matches')).json().matches
const forFans = async (id: number) => (await fan.get(`/api/public/matches/${id}`)).json()
const told = (id: number, facts: object) => eventually(async () => expect(await forFans(id)).toMatchObject(facts))

describe('a match', () => {
  it('is made on purpose, once however often it is sent, and is current where none is', async () => {
    const wanted = {
      key: randomUUID(),
      opponentId: tur,
      matchDate: '2026-07-04',
      matchTime: '17:00',
      competition: 'Liga',
    }
    const first = await anna.post('/api/matches', wanted)
    const again = await anna.post('/api/matches', wanted)
    expect([first.statusCode, again.statusCode]).toEqual([201, 200])
    expect(again.json()).toEqual(first.json())
    const next = await make({ opponentId: rys, matchDate: '2026-07-11' })
    expect(await listed()).toMatchObject([
      { id: next.id, opponentName: 'Ryś Łomża', isCurrent: false, matchDate: '2026-07-11', competition: null },
      { opponentName: 'Tur Ełk', isCurrent: true, status: 'scheduled', homeScore: null },
    ])
  })

  it.each([
    { matchDate: '0202-07-04' },
    { matchDate: '2026-02-30' },
    { matchTime: '25:00' },
    { opponentId: -1 },
    { key: 'x' },
  ])('is refused: %j', async (wrong) => {
    const response = await anna.post('/api/matches', { key: randomUUID(), opponentId: tur, ...wrong })
    expect(response.statusCode).toBe(400)
    expect(await listed()).toEqual([])
  })

  it('takes what two people do side by side, and asks about one thing set differently', async () => {
    const known = await make()
    const [one, other] = [itemKey('event', 'a'), itemKey('event', 'b')]
    await change(anna, known, { [one]: goal({ playerId: kos }), matchTime: '15:00', 'player:gk-1': kos })
    const { match, conflicts } = await change(ewa, known, { [other]: goal({ side: 'theirs' }), matchTime: '16:00' })
    expect(conflicts).toMatchObject([{ key: 'matchTime', mine: '16:00', theirs: '15:00', by: 'Anna' }])
    expect(Object.keys(match.cells)).toEqual(expect.arrayContaining([one, other, 'player:gk-1']))
    const insisted = await change(ewa, match, { matchTime: '16:00' }, 'Anna')
    expect(insisted.match.stamps.matchTime).toMatchObject({ by: 'Ewa', over: 'Anna', version: insisted.match.version })
    await told(known.id, { homeScore: 1, awayScore: 1, version: insisted.match.version })
    expect(Object.keys((await read(known.id, match.version)).cells)).toEqual(['matchTime'])
  })

  it('records a goal once when its answer was lost, and does not bring it back', async () => {
    const known = await make()
    await change(anna, known, { 'event:a': goal() })
    await change(ewa, await read(known.id), { 'event:a': goal({ isTakenBack: true }) })
    await change(anna, known, { 'event:a': goal() })
    await told(known.id, { homeScore: 0, events: [] })
  })

  it.each([
    { none: 1 },
    { 'event:a': { kind: 'offside', side: 'ours', at: 1 } },
    { matchDate: '0202-01-01' },
    { isHome: 'tak' },
    { 'event:': null, x: null, ruling: { ours: -1, theirs: 0 } },
  ])('refuses what is no cell of a match: %j', async (values) => {
    const { id } = await make()
    const changes = Object.fromEntries(Object.entries(values).map(([key, to]) => [key, { base: 0, from: null, to }]))
    const response = await anna.post(`/api/matches/${id}/changes`, { device: 'd', changes })
    expect([response.statusCode, response.json().message]).toEqual([
      400,
      expect.stringContaining('meczu nie przyjmuje'),
    ])
  })

  it('is not touched by what happens in another, and several run at once', async () => {
    const [first, second] = [await make(), await make({ opponentId: rys })]
    await change(anna, first, { clock: clock('firstHalf', 20), 'event:a': goal() })
    await change(ewa, second, { clock: clock('firstHalf', 5), 'event:b': goal({ side: 'theirs' }) })
    await told(first.id, { status: 'live', matchMinute: 20, homeScore: 1, awayScore: 0 })
    await told(second.id, { status: 'live', matchMinute: 5, homeScore: 0, awayScore: 1 })
  })

  it('tells its events of every kind, with side and score after each', async () => {
    const match = await make({ isHome: false })
    const at = Date.now()
    const card = { kind: 'redCard', side: 'theirs', at: at + 1, minute: "20'", name: 'M. Wrona' }
    const change2 = { kind: 'substitution', side: 'ours', at: at + 3, minute: "60'", playerId: kos, otherName: 'Gość' }
    await change(anna, match, {
      'event:a': goal({ at, playerId: kos }),
      'event:b': card,
      'event:c': { kind: 'ownGoal', side: 'theirs', at: at + 2, minute: "45+2'", playerId: kos },
      'event:d': change2,
    })
    await eventually(async () => expect((await forFans(match.id)).events).toHaveLength(4))
    expect((await forFans(match.id)).events).toMatchObject([
      { type: 'goal', side: 'away', score: '0:1', player: { lastName: 'Kos' } },
      { type: 'redCard', side: 'home', score: '0:1', player: null, playerName: 'M. Wrona' },
      { type: 'ownGoal', side: 'home', isOpponent: true, score: '1:1', player: { lastName: 'Kos' } },
      { type: 'substitution', side: 'away', score: '1:1', otherPlayerName: 'Gość' },
    ])
  })

  it('is postponed, abandoned, or decided on paper', async () => {
    const match = await make()
    await change(anna, match, { course: 'postponed' })
    await told(match.id, { status: 'postponed' })
    await change(anna, await read(match.id), { course: null, ruling: { ours: 3, theirs: 0 } })
    await told(match.id, { status: 'finished', homeScore: 3, awayScore: 0 })
  })
})

describe('the current match', () => {
  const setting = async (key: string) => {
    const response = await anna.get(`/api/settings/${key}`)
    return response.statusCode === 200 ? JSON.parse(response.json().value) : null
  }

  it('is what the shared settings show and change; another one leaves nothing of it behind', async () => {
    const match = await make({ matchDate: '2026-07-04' })
    await change(anna, match, { 'event:a': goal({ playerId: kos }), clock: clock('firstHalf') })
    expect(await setting('result_settings_global')).toMatchObject({ resultHomeScore: 1, scorers: [{ id: 'a' }] })
    expect(await setting('lineup_positions_global')).toMatchObject({ opponentId: tur, matchDate: '2026-07-04' })
    const value = JSON.stringify({
      resultHomeScore: 2,
      scorers: [{ id: 'b', isOpponent: false, minute: "30'", score: '' }],
    })
    await ewa.post('/api/settings', { key: 'result_settings_global', value })
    expect((await read(match.id)).cells).toMatchObject({
      'event:a': { isTakenBack: true },
      'event:b': { minute: "30'" },
      extraGoals: { ours: 1, theirs: 0 },
    })
    const next = await make({ opponentId: rys })
    expect((await ewa.post(`/api/matches/${next.id}/current`)).json()).toMatchObject({ id: next.id, isCurrent: true })
    expect(await setting('lineup_positions_global')).toMatchObject({ opponentId: rys })
    expect(await setting('result_settings_global')).toBeNull()
    expect(await setting('lineup_settings_global')).toBeNull()
    await told(match.id, { status: 'live', homeScore: 2 })
  })

  it('that had not begun is gone for the fans when everything is cleared; staff still find it', async () => {
    const match = await make()
    await told(match.id, { status: 'scheduled' })
    expect((await anna.delete('/api/settings/lineup_positions_global')).statusCode).toBe(204)
    await eventually(async () => expect((await fan.get(`/api/public/matches/${match.id}`)).statusCode).toBe(404))
    expect(await listed()).toMatchObject([{ id: match.id, isListed: false, isCurrent: false }])
  })
})

describe('what becomes of a match', () => {
  it('is told to fans, and to staff in their list', async () => {
    const match = await make({ matchDate: '2026-07-04' })
    const postponed = await change(anna, match, { course: 'postponed', matchDate: null })
    await told(match.id, { status: 'postponed' })
    const cancelled = await change(anna, postponed.match, { course: 'cancelled' })
    await told(match.id, { status: 'cancelled' })
    const decided = await change(anna, cancelled.match, { course: null, ruling: { ours: 0, theirs: 3 } })
    await told(match.id, { status: 'finished', homeScore: 0, awayScore: 3, isDecided: true })
    expect(await listed()).toMatchObject([{ isRuled: true, minute: null, shootout: null, homeScore: 0, awayScore: 3 }])
    await change(anna, decided.match, { ruling: null, isHome: false, shootout: { ours: 5, theirs: 4 } })
    await told(match.id, { status: 'scheduled', isDecided: false })
    expect(await listed()).toMatchObject([{ isRuled: false, shootout: { home: 4, away: 5 } }])
  })

  it('is told with extra time, its break, penalties and the shoot-out', async () => {
    const match = await make({ isHome: false })
    const extra = {
      ...(clock('secondHalf', 8) as object),
      matchPeriod: 'extraFirstHalf',
      matchTimerElapsed: 45 * MINUTE_MS,
    }
    const played = await change(anna, match, { clock: extra })
    await told(match.id, { status: 'live', matchTimeState: 'secondHalf', period: 'extraFirstHalf', matchMinute: 98 })
    const rests = { ...(clock('halftime') as object), matchPeriod: 'extraHalftime', matchTimerElapsed: 60 * MINUTE_MS }
    const atBreak = await change(anna, played.match, { clock: rests })
    await told(match.id, { status: 'halftime', matchTimeState: 'halftime', period: 'extraHalftime', shootout: null })
    const penalties = {
      ...rests,
      matchTimeState: 'secondHalf',
      matchPeriod: 'penalties',
      matchTimerElapsed: 75 * MINUTE_MS,
    }
    const shot = await change(anna, atBreak.match, { clock: penalties, shootout: { ours: 1, theirs: 2 } })
    await told(match.id, { status: 'live', period: 'penalties', matchMinute: 120, shootout: { home: 2, away: 1 } })
    await change(anna, shot.match, { clock: { ...penalties, matchTimeState: 'finished' } })
    await told(match.id, { status: 'finished', period: 'penalties', isDecided: false, shootout: { home: 2, away: 1 } })
    const [listedOne] = (await fan.get('/api/public/matches')).json().matches
    expect(listedOne).toMatchObject({ period: 'penalties', shootout: { home: 2, away: 1 } })
  })

  it('has the minute being played in the list', async () => {
    const match = await make()
    await change(anna, match, { clock: clock('secondHalf', 10) })
    expect(await listed()).toMatchObject([{ status: 'live', minute: "56'" }])
  })
})

describe('the line-up of last time', () => {
  it('is that of the last match played, not of one that is prepared', async () => {
    const played = await make({ matchDate: '2026-07-04' })
    await change(anna, played, { 'player:gk-1': kos, clock: clock('finished') })
    const ahead = await make({ matchDate: '2026-07-18' })
    await change(anna, ahead, { 'bench:1': 0, 'player:def-1': kos })
    const current = await make({ opponentId: rys, matchDate: '2026-07-11', isCurrent: true })
    const { documentId, lastLineup } = (await anna.get('/api/matches/current')).json()
    const placed = lastLineup.positions.filter(({ player }: { player: object | null }) => player)
    expect([documentId, placed.map(({ id }: { id: string }) => id)]).toEqual([current.id, ['gk-1']])
  })
})

describe('an admin', () => {
  it('deletes a match that was made in error, and merges two records of one', async () => {
    const [right, wrong] = [await make(), await make({ matchDate: '2026-07-05' })]
    await change(anna, right, { 'event:a': goal() })
    await change(anna, wrong, { 'event:b': goal({ at: Date.now() + 300_000 }), 'player:gk-1': kos })
    const made = { base64Image: picture, type: 'goal', matchId: wrong.id }
    expect((await anna.post('/api/generate-graphic', made)).statusCode).toBe(201)
    expect((await admin.post(`/api/matches/${wrong.id}/merge`, { into: right.id })).statusCode).toBe(204)
    await told(right.id, { homeScore: 2, events: [{ id: 'a' }, { id: 'b' }], graphics: [{ type: 'goal' }] })
    expect((await read(right.id)).cells['player:gk-1']).toBe(kos)
    expect((await admin.delete(`/api/matches/${right.id}`)).statusCode).toBe(204)
    expect(await listed()).toEqual([])
    expect((await anna.get('/api/settings/lineup_positions_global')).statusCode).toBe(404)
  })
})

describe('a graphic', () => {
  const send = async (facts: object) => {
    const response = await anna.post('/api/generate-graphic', { base64Image: picture, type: 'goal', ...facts })
    expect(response.statusCode, response.body).toBe(201)
    return response.json().url as string
  }
  const graphics = async (id: number) => (await anna.get(`/api/matches/${id}/graphics`)).json()

  it('is found by its kind, page by page', async () => {
    const match = await make()
    for (const type of ['lineup', 'goal', 'opponent-goal', 'result']) await send({ type, matchId: match.id })
    const page = async (query: string) => (await anna.get(`/api/matches/${match.id}/graphics?${query}`)).json()
    const [newest] = await page('types=goal,opponent-goal&limit=1')
    expect(newest).toMatchObject({ type: 'opponent-goal' })
    expect(await page(`types=goal,opponent-goal&limit=5&before=${newest.id}`)).toMatchObject([{ type: 'goal' }])
    expect((await anna.get(`/api/matches/${match.id}/graphics?types=gol`)).statusCode).toBe(400)
  })

  it('keeps its own words, and leaves the gallery with the goal that it shows', async () => {
    const match = await make()
    const added = await change(anna, match, { 'event:a': goal({ playerId: kos }) })
    const words = { caption: 'GOOOL!', altText: 'Gol Jana Kosa', sceneHash: 'abc', eventId: 'a' }
    const url = await send({ ...words, matchId: match.id, shows: { events: { a: `goal ours 12' ${kos} ` } } })
    expect(await graphics(match.id)).toMatchObject([{ ...words, url, isCorrected: false, createdBy: 'Anna' }])
    await told(match.id, { graphics: [{ url }] })
    const moved = await change(ewa, added.match, { 'event:a': goal({ playerId: kos, minute: "13'" }) })
    await told(match.id, { graphics: [] })
    expect(await graphics(match.id)).toMatchObject([{ url, isCorrected: true }])
    const back = await change(ewa, moved.match, { 'event:a': goal({ playerId: kos }) })
    await told(match.id, { graphics: [{ url }] })
    await change(ewa, back.match, { 'event:a': goal({ playerId: kos, isTakenBack: true }) })
    await told(match.id, { graphics: [] })
  })

  it('that staff delete answers "gone", and comes back when it is made again', async () => {
    const match = await make()
    const url = await send({ matchId: match.id })
    const [{ id }] = await graphics(match.id)
    expect((await fan.get(url)).statusCode).toBe(200)
    expect((await ewa.delete(`/api/graphics/${id}`)).statusCode).toBe(204)
    await eventually(async () => expect((await fan.get(url)).statusCode).toBe(410))
    expect((await fan.get(url)).headers['cache-control']).toBe('no-store')
    expect((await fan.get(url.replace('/files/', '/files/160/'))).statusCode).toBe(410)
    expect((await ewa.delete(`/api/graphics/${id}`)).statusCode).toBe(404)
    expect(await graphics(match.id)).toEqual([])
    await send({ matchId: match.id })
    await eventually(async () => expect((await fan.get(url)).statusCode).toBe(200))
  })

  it('of the line-up publishes it; what is changed after it is not public', async () => {
    const match = await make()
    await change(anna, match, { 'player:gk-1': kos })
    await told(match.id, { lineup: null })
    await send({ type: 'lineup' })
    await told(match.id, { lineup: { positions: [{ type: 'GK', player: { lastName: 'Kos' } }] } })
    await change(anna, await read(match.id), { 'player:gk-1': null, 'player:fwd-1': kos })
    await told(match.id, { version: 4, lineup: { positions: [{ type: 'GK', player: { lastName: 'Kos' } }] } })
  })
})
