import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { MatchDocumentAnswer } from '#contract/match-document.ts'
import { type MatchClock, NEW_CLOCK } from '#domain/match/clock.ts'
import type { ClockStage } from '#domain/match/clock-stage.ts'
import type { CellValue } from '#domain/match/document/document.ts'
import { stepClock } from '#domain/match/press-clock.ts'
import { undoPress } from '#domain/match/undo-press.ts'
import { type Caller, openTestClub, type TestClub } from '#server/testing/test-club.ts'

let club: TestClub
let anna: Caller
let opponentId: number
let kos: number
let bak: number
beforeAll(async () => {
  club = await openTestClub()
  anna = await club.signUp('Anna')
  await anna.post('/api/opponents/import', { opponents: [{ name: 'Tur Ełk' }] })
  opponentId = (await anna.get('/api/opponents')).json()[0].id
  const squad = [
    { firstName: 'Jan', lastName: 'Kos', number: 7 },
    { firstName: 'Adam', lastName: 'Bąk', number: 10 },
  ]
  await anna.post('/api/players/import', { players: squad })
  const players: { id: number; lastName: string }[] = (await anna.get('/api/players')).json()
  kos = players.find(({ lastName }) => lastName === 'Kos')?.id ?? 0
  bak = players.find(({ lastName }) => lastName === 'Bąk')?.id ?? 0
})
afterAll(() => club.close())

let id: number
let clock: MatchClock
beforeEach(async () => {
  await club.db.deleteFrom('matches').execute()
  const wanted = { key: randomUUID(), opponentId, isHome: false }
  id = ((await anna.post('/api/matches', wanted)).json() as MatchDocumentAnswer).id
  clock = NEW_CLOCK
})

async function change(values: Record<string, unknown>): Promise<void> {
  const known: MatchDocumentAnswer = (await anna.get(`/api/matches/${id}`)).json()
  const changes = Object.fromEntries(
    Object.entries(values).map(([key, to]) => [
      key,
      { base: known.stamps[key]?.version ?? 0, from: known.cells[key] ?? null, to: to as CellValue },
    ]),
  )
  const response = await anna.post(`/api/matches/${id}/changes`, { device: 'telefon', changes })
  expect(response.statusCode, response.body).toBe(200)
}

async function press(...stages: ClockStage[]): Promise<void> {
  for (const stage of stages) {
    clock = stepClock(clock, stage, Date.now())
    await change({ clock })
  }
}

async function undo(): Promise<void> {
  clock = undoPress(clock, Date.now()) ?? clock
  await change({ clock })
}

const goal = (facts: object = {}) => ({ kind: 'goal', side: 'ours', at: Date.now(), minute: "12'", ...facts })

const outbox = () =>
  club.db
    .selectFrom('push_outbox')
    .select(['kind', 'subject', 'payload'])
    .where('match_id', '=', id)
    .orderBy('id')
    .execute()

it('tells half-time once, though extra time has a break too, and each end as what it is', async () => {
  await press('firstHalf')
  await change({ 'event:a': goal({ playerId: kos }), 'event:b': goal({ side: 'theirs' }) })
  await press('halftime', 'secondHalf', 'finished', 'extraFirstHalf', 'extraHalftime', 'extraSecondHalf', 'penalties')
  await change({ shootout: { ours: 5, theirs: 4 } })
  await press('finished')
  const score = '1:1'
  expect((await outbox()).slice(2)).toEqual([
    { kind: 'half-time', subject: 'halftime', payload: { score } },
    { kind: 'full-time', subject: 'finished', payload: { score, period: 'regular', isOver: true, shootout: null } },
    {
      kind: 'full-time',
      subject: 'extraFirstHalf',
      payload: { score, period: 'extraFirstHalf', isOver: false, shootout: null },
    },
    { kind: 'full-time', subject: 'penalties', payload: { score, period: 'penalties', isOver: false, shootout: null } },
    {
      kind: 'full-time',
      subject: 'finished',
      payload: { score, period: 'penalties', isOver: true, shootout: { home: 4, away: 5 } },
    },
  ])
})

it('tells a shoot-out that is written down after the end', async () => {
  await press('firstHalf', 'halftime', 'secondHalf', 'penalties', 'finished')
  await change({ shootout: { ours: 0, theirs: 0 } })
  await change({ shootout: { ours: 3, theirs: 1 } })
  const told = (await outbox()).map(({ payload }) => (payload as { shootout?: object | null }).shootout)
  expect(told).toEqual([undefined, null, null, { home: 1, away: 3 }])
})

it('tells no whistle again that was undone and blown once more, unless the score is another', async () => {
  await press('firstHalf', 'halftime')
  await undo()
  await press('halftime')
  expect(await outbox()).toHaveLength(1)
  await undo()
  await change({ 'event:a': goal() })
  await press('halftime')
  expect((await outbox()).map(({ kind, payload }) => [kind, payload])).toEqual([
    ['half-time', { score: '0:0' }],
    ['goal', expect.objectContaining({ score: '0:1' })],
    ['half-time', { score: '0:1' }],
  ])
})

it('does not call an abandoned match ended', async () => {
  await press('firstHalf')
  await change({ course: 'abandoned', clock: stepClock(clock, 'finished', Date.now()) })
  expect(await outbox()).toEqual([])
})

it('names the player of a goal that is taken back, also when the player has left the club', async () => {
  const lis = { firstName: 'Ewa', lastName: 'Lis', number: 8 }
  await anna.post('/api/players/import', { players: [lis] })
  const players: { id: number; lastName: string }[] = (await anna.get('/api/players')).json()
  const playerId = players.find(({ lastName }) => lastName === 'Lis')?.id ?? 0
  const scored = goal({ playerId, minute: "30'" })
  await change({ 'event:a': scored })
  expect((await anna.delete(`/api/players/${playerId}`)).statusCode).toBe(204)
  await change({ 'event:b': goal({ playerId: kos, at: Date.now() + 600_000, minute: "44'" }) })
  await change({ 'event:a': { ...scored, isTakenBack: true } })
  expect(await outbox()).toMatchObject([
    { kind: 'goal', subject: 'a', payload: { player: lis, score: '0:1' } },
    { kind: 'goal', subject: 'b', payload: { player: { lastName: 'Kos' }, score: '0:2' } },
    { kind: 'goal-taken-back', subject: 'a', payload: { player: lis, minute: "30'", score: '0:1' } },
  ])
})

it('tells a goal that was another’s as corrected, and of a renamed player nothing', async () => {
  await change({ 'event:a': goal({ playerId: kos }) })
  await club.db.updateTable('players').set({ last_name: 'Kos-Bielecki' }).where('id', '=', kos).execute()
  await change({ competition: 'Puchar Polski' })
  expect(await outbox()).toHaveLength(1)
  await change({ 'event:a': goal({ playerId: bak }) })
  expect((await outbox()).slice(1)).toMatchObject([
    { kind: 'goal-corrected', subject: 'a', payload: { player: { lastName: 'Bąk' } } },
  ])
})
