import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Player } from '#contract/player.ts'
import type { Team } from '#contract/team.ts'
import { drawPhoto } from '#server/testing/drawn-uploads.ts'
import { EventReader } from '#server/testing/event-reader.ts'
import { formWith } from '#server/testing/form.ts'
import { type Caller, openTestClub, type TestClub } from '#server/testing/test-club.ts'

const FIRST = { id: 1, name: 'Pierwsza drużyna', isDefault: true }

let club: TestClub
let admin: Caller
let photo: Buffer
let tur: number
beforeAll(async () => {
  club = await openTestClub()
  await club.app.listen({ port: 0, host: '127.0.0.1' })
  admin = await club.signUp('Szef')
  photo = await drawPhoto(40, 50)
  await admin.post('/api/opponents/import', { opponents: [{ name: 'Tur Ełk' }] })
  tur = (await admin.get('/api/opponents')).json()[0].id
})
afterAll(() => club.close())
beforeEach(async () => {
  await put(1, { isDefault: true })
  await club.db.deleteFrom('matches').execute()
  await club.db.deleteFrom('players').execute()
  await club.db.deleteFrom('teams').where('is_default', '=', false).execute()
})

const add = async (name: string): Promise<number> => {
  const response = await admin.post('/api/teams', { name })
  expect(response.statusCode, response.body).toBe(201)
  return response.json().id
}
const put = (id: number, change: object) => admin.send('PUT', `/api/teams/${id}`, change)
const teams = async (): Promise<Team[]> => (await admin.get('/api/teams')).json()
const names = async () => (await teams()).map(({ name }) => name)
const refusal = ({ statusCode, body }: { statusCode: number; body: string }) => [statusCode, JSON.parse(body).message]

describe('the teams', () => {
  it('are one at first, and come in the order of the club', async () => {
    expect(await teams()).toEqual([FIRST])
    const reserves = await add('Rezerwy')
    const women = await add('  Kobiety ')
    expect(await names()).toEqual(['Pierwsza drużyna', 'Rezerwy', 'Kobiety'])
    expect((await put(women, { place: 0 })).statusCode).toBe(200)
    expect(await names()).toEqual(['Kobiety', 'Pierwsza drużyna', 'Rezerwy'])
    expect((await put(reserves, { place: 1, name: 'Druga drużyna' })).json()).toEqual({
      id: reserves,
      name: 'Druga drużyna',
      isDefault: false,
    })
    expect(await names()).toEqual(['Kobiety', 'Druga drużyna', 'Pierwsza drużyna'])
  })

  it('have names that differ by more than capitals, also when two are added at once', async () => {
    const reserves = await add('Łączna')
    expect(refusal(await admin.post('/api/teams', { name: 'łĄCZNA' }))).toEqual([409, 'Drużyna „łĄCZNA” już jest'])
    expect((await put(reserves, { name: 'pierwsza Drużyna' })).statusCode).toBe(409)
    expect((await put(reserves, { name: 'ŁĄCZNA' })).statusCode).toBe(200)
    const both = await Promise.all(['Juniorzy', 'JUNIORZY'].map((name) => admin.post('/api/teams', { name })))
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
  })

  it.each([[{ name: '' }], [{ name: 'x'.repeat(61) }], [{ isDefault: false }], [{ place: -1 }], [{}]])(
    'are not changed to %j',
    async (change) => {
      expect((await put(1, change)).statusCode).toBe(400)
      expect(await teams()).toEqual([FIRST])
    },
  )

  it('have one default at any time', async () => {
    const women = await add('Kobiety')
    expect((await put(women, { isDefault: true })).json()).toMatchObject({ isDefault: true })
    expect((await teams()).map(({ isDefault }) => isDefault)).toEqual([false, true])
    await Promise.all([put(1, { isDefault: true }), put(women, { isDefault: true }), put(1, { isDefault: true })])
    expect((await teams()).filter(({ isDefault }) => isDefault)).toHaveLength(1)
  })

  it('tell every browser of a change', async () => {
    const reader = await EventReader.open(`${club.app.listeningOrigin}/api/events`, { cookie: admin.cookie })
    await add('Kobiety')
    expect(await reader.next()).toMatchObject({ event: 'catalogue', data: { list: 'teams' } })
    reader.close()
  })
})

describe('a team', () => {
  it('stays while it is the default one or has matches', async () => {
    expect(refusal(await admin.delete('/api/teams/1'))).toEqual([
      409,
      'Nie można usunąć domyślnej drużyny. Najpierw ustaw inną jako domyślną',
    ])
    const women = await add('Kobiety')
    await admin.post('/api/matches', { key: randomUUID(), opponentId: tur, teamId: women })
    expect(refusal(await admin.delete(`/api/teams/${women}`))).toEqual([
      409,
      'Nie można usunąć drużyny, która ma mecze',
    ])
  })

  it('goes with a draft that nobody finished, and leaves nobody without a team', async () => {
    const women = await add('Kobiety')
    const draft = (await admin.post(`/api/matches/current?team=${women}`)).json()
    const squad = [
      { firstName: 'Ewa', lastName: 'Lis', number: 8, teamIds: [women] },
      { firstName: 'Ola', lastName: 'Żuk', number: 4, teamIds: [women, 1] },
      { firstName: 'Jan', lastName: 'Kos', number: 9 },
    ]
    await admin.post('/api/players/import', { players: squad })
    expect((await admin.delete(`/api/teams/${women}`)).statusCode).toBe(204)
    expect((await admin.get(`/api/matches/${draft.id}`)).statusCode).toBe(404)
    const players: Player[] = (await admin.get('/api/players')).json()
    expect(players.map(({ teamIds }) => teamIds)).toEqual([[1], [1], [1]])
    expect(await teams()).toEqual([FIRST])
  })
})

describe('a player', () => {
  const form = (data: object) => formWith({ playerData: data, playerImage: photo })
  const kos = { firstName: 'Jan', lastName: 'Kos', number: 9 }

  it('is in the default team unless it is said, and stays where they are unless it is said', async () => {
    const women = await add('Kobiety')
    const { id, teamIds } = (await admin.upload('/api/players', form(kos))).json()
    expect(teamIds).toEqual([1])
    const change = async (data: object) =>
      (await admin.upload(`/api/players/${id}`, formWith({ playerData: data }), 'PUT')).json().teamIds
    expect(await change({ teamIds: [women, 1, women] })).toEqual([1, women])
    expect(await change({ number: 10 })).toEqual([1, women])
    expect(await change({ teamIds: [women] })).toEqual([women])
    expect((await admin.get('/api/players')).json()[0].teamIds).toEqual([women])
    expect((await admin.upload('/api/players', form({ ...kos, teamIds: [women] }))).json().teamIds).toEqual([women])
  })

  it.each([
    ['no team', [], 'Drużyny: wybierz co najmniej jedną'],
    ['an unknown team', [1, 999], 'Nie ma takiej drużyny'],
    ['something else', 'x', 'Drużyny: wybierz co najmniej jedną'],
  ])('is not put into %s', async (_name, teamIds, message) => {
    expect(refusal(await admin.upload('/api/players', form({ ...kos, teamIds })))).toEqual([400, message])
    const { id } = (await admin.upload('/api/players', form(kos))).json()
    const response = await admin.upload(`/api/players/${id}`, formWith({ playerData: { number: 3, teamIds } }), 'PUT')
    expect(refusal(response)).toEqual([400, message])
    expect((await admin.get('/api/players')).json()).toMatchObject([{ number: 9, teamIds: [1] }])
  })

  it('who is put into a team that is just being deleted is in some team all the same', async () => {
    const players = (await Promise.all([form(kos), form(kos)].map((one) => admin.upload('/api/players', one)))).map(
      (response): number => response.json().id,
    )
    const women = await add('Kobiety')
    await Promise.all([
      admin.delete(`/api/teams/${women}`),
      ...players.map((id) => admin.upload(`/api/players/${id}`, formWith({ playerData: { teamIds: [women] } }), 'PUT')),
    ])
    const found: Player[] = (await admin.get('/api/players')).json()
    expect(found.map(({ teamIds }) => teamIds)).toEqual([[1], [1]])
  })
})
