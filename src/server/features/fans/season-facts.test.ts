import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { type Caller, openTestClub, type TestClub } from '#server/testing/test-club.ts'
import { eventually } from '#testing/eventually.ts'

let club: TestClub
let anna: Caller
let id: number

beforeAll(async () => {
  club = await openTestClub()
  anna = await club.signUp('Anna')
  await anna.post('/api/opponents/import', { opponents: [{ name: 'Tur Ełk' }] })
  const opponentId = (await anna.get('/api/opponents')).json()[0].id
  const facts = { matchDate: '2026-08-15', competition: 'Klasa A', round: '2', venue: 'Orlik' }
  id = (await anna.post('/api/matches', { key: randomUUID(), opponentId, isCurrent: false, ...facts })).json().id
})
afterAll(() => club.close())

// Nothing grows old while the clock stands: what is kept goes by news alone.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const read = async (path: string) => (await club.visitor().get(path)).json()
const listed = async () => (await read('/api/public/matches')).matches[0]

it('fans are told the competition, the round and the place, in the list and in the match', async () => {
  const facts = { competition: 'Klasa A', round: '2', venue: 'Orlik' }
  expect(await listed()).toMatchObject(facts)
  expect(await read(`/api/public/matches/${id}`)).toMatchObject(facts)
})

it('another competition drops the answers that are kept; one that is cleared is none', async () => {
  expect(await listed()).toMatchObject({ competition: 'Klasa A' })
  const { etag } = (await club.visitor().get('/api/public/matches')).headers
  const change = (from: string, to: string, base: number) =>
    anna.post(`/api/matches/${id}/changes`, { device: 'd', changes: { competition: { base, from, to } } })
  const { match } = (await change('Klasa A', 'Puchar Polski', 1)).json()
  await eventually(async () => expect(await (async () => (await listed()).competition)()).toBe('Puchar Polski'))
  const again = await club.visitor().get('/api/public/matches', { 'if-none-match': etag })
  expect([again.statusCode, again.headers.etag === etag]).toEqual([200, false])
  await change('Puchar Polski', '', match.version)
  await eventually(async () => expect(await (async () => (await listed()).competition)()).toBeNull())
})
