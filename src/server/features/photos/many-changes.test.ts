import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PHOTOS_AT_ONCE } from '#domain/photo/photo-limits.ts'
import { type Caller, openTestClub, type TestClub } from '#server/testing/test-club.ts'

let club: TestClub
let admin: Caller
let ewa: Caller
let players: number[]
let [first, second] = [0, 0]
beforeAll(async () => {
  club = await openTestClub()
  admin = await club.signUp('Anna')
  ewa = await club.staff('Ewa', 'user', admin)
  await admin.post('/api/opponents/import', { opponents: [{ name: 'Tur' }] })
  const squad = Array.from({ length: 45 }, (_, index) => ({ firstName: 'Jan', lastName: 'Kos', number: index + 1 }))
  await admin.post('/api/players/import', { players: squad })
  players = (await admin.get('/api/players')).json().map(({ id }: { id: number }) => id)
  const make = async () => (await admin.post('/api/matches', { key: randomUUID(), opponentId: 1 })).json().id
  first = await make()
  second = await make()
})
afterAll(() => club.close())
beforeEach(async () => {
  await club.db.deleteFrom('photos').execute()
})

/** Photos of these pictures, as they are stored. */
async function store(matchId: number | null, ...pictures: string[]): Promise<number[]> {
  const rows = pictures.map((name) => ({ match_id: matchId, picture: `/files/${name}.jpg`, width: 3, height: 2 }))
  const stored = await club.db.insertInto('photos').values(rows).returning('id').execute()
  return stored.map(({ id }) => id)
}

const change = (ids: number[], body: object, who = ewa) => who.patch('/api/photos', { ids, ...body })
const numbered = (count: number) => Array.from({ length: count }, (_, index) => `photo-${index}`)
async function read(id = 0): Promise<{ matchId: number | null; playerIds: number[] }> {
  return (await ewa.get(`/api/photos/${id}`)).json()
}
const matchesOf = async (ids: number[]) => (await Promise.all(ids.map(read))).map(({ matchId }) => matchId)

describe('many photos at once', () => {
  it('are moved to a match and to none; those that are gone are no error, and the answer says how many it were', async () => {
    const ids = await store(first, 'a', 'b', 'c')
    const [gone = 0, ...left] = ids
    await ewa.delete(`/api/photos/${gone}`)
    expect((await change(ids, { matchId: second })).json()).toEqual({ changed: 2, twins: 0 })
    expect(await matchesOf(left)).toEqual([second, second])
    expect((await change(left, { matchId: null })).json()).toEqual({ changed: 2, twins: 0 })
    expect(await matchesOf(left)).toEqual([null, null])
    expect((await change([gone], { matchId: second })).json()).toEqual({ changed: 0, twins: 0 })
  })

  it('a picture that the match has already stays where it is, and so does the second of two that are the same', async () => {
    await store(second, 'a')
    const [a = 0, b = 0] = await store(first, 'a', 'b')
    const [again = 0] = await store(null, 'b')
    expect((await change([again, b, a], { matchId: second })).json()).toEqual({ changed: 1, twins: 2 })
    expect(await matchesOf([a, b, again])).toEqual([first, second, null])
    expect((await change([b], { matchId: second })).json()).toEqual({ changed: 1, twins: 0 })
  })

  it('of a match that is not there nothing is moved', async () => {
    const ids = await store(first, 'a', 'b')
    const answer = await change(ids, { matchId: 99_999 })
    expect([answer.statusCode, answer.json().message]).toEqual([404, 'Nie ma takiego meczu'])
    expect(await matchesOf(ids)).toEqual([first, first])
  })

  it('are tagged and untagged; a tag that is there already stays', async () => {
    const ids = await store(first, 'a', 'b', 'c')
    const [jan = 0, adam = 0] = players
    await change(ids.slice(0, 1), { addPlayerIds: [jan] })
    expect((await change(ids, { addPlayerIds: [jan, adam] })).json()).toEqual({ changed: 3, twins: 0 })
    for (const id of ids) expect((await read(id)).playerIds).toEqual([jan, adam])
    expect((await change(ids, { removePlayerIds: [jan] })).json()).toEqual({ changed: 3, twins: 0 })
    for (const id of ids) expect((await read(id)).playerIds).toEqual([adam])
    const unknown = await change(ids, { removePlayerIds: [adam], addPlayerIds: [99_999] })
    expect([unknown.statusCode, unknown.json().message]).toEqual([400, 'Nie ma takiego zawodnika'])
    expect((await read(ids[0])).playerIds, 'half a change is none').toEqual([adam])
  })

  it('one photo has no more tags than a team has people', async () => {
    const ids = await store(first, 'a', 'b')
    await change(ids.slice(0, 1), { addPlayerIds: players.slice(0, 40) })
    const answer = await change(ids, { addPlayerIds: players.slice(40, 41) })
    expect([answer.statusCode, answer.json().message]).toEqual([400, 'Na zdjęciu można oznaczyć najwyżej 40 osób'])
    expect((await read(ids[1])).playerIds).toEqual([])
  })

  it('two people who tag at once lose nothing of each other’s', async () => {
    const ids = await store(first, ...numbered(30))
    const tagged = players.slice(0, 10)
    const answers = await Promise.all(
      tagged.map((player, index) =>
        change(index % 2 === 0 ? ids : ids.toReversed(), { addPlayerIds: [player] }, index % 2 === 0 ? ewa : admin),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(tagged.map(() => 200))
    for (const id of ids) expect((await read(id)).playerIds).toEqual(tagged.toSorted((one, other) => one - other))
  })

  it('moved and deleted by two at once they are one or the other, whole', async () => {
    const ids = await store(first, ...numbered(40))
    const [moved, deleted] = await Promise.all([
      change(ids, { matchId: second }),
      admin.post('/api/photos/deletion', { ids: ids.toReversed() }),
    ])
    expect(deleted.json()).toEqual({ deleted: 40 })
    expect([0, 40]).toContain(moved.json().changed)
    expect((await ewa.get('/api/photos')).json().photos).toEqual([])
  })

  it('the same pictures moved into one match from two sides at once are there once', async () => {
    const [ofFirst, ofNone] = [await store(first, ...numbered(20)), await store(null, ...numbered(20))]
    const answers = await Promise.all([
      change(ofFirst, { matchId: second }),
      change(ofNone.toReversed(), { matchId: second }, admin),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const counts = answers.map((answer) => answer.json())
    expect(counts.map(({ changed }) => changed).sort()).toEqual([0, 20])
    expect((await ewa.get(`/api/photos?match=${second}&limit=100`)).json().photos).toHaveLength(20)
  })

  it('are deleted, and the answer says how many there were', async () => {
    const ids = await store(first, 'a', 'b', 'c')
    expect((await ewa.post('/api/photos/deletion', { ids: [...ids.slice(0, 2), 99_999] })).json()).toEqual({
      deleted: 2,
    })
    expect((await ewa.get('/api/photos')).json().photos).toMatchObject([{ id: ids[2] }])
    expect((await ewa.post('/api/photos/deletion', { ids })).json()).toEqual({ deleted: 1 })
  })

  it('are so many as the gate lets through, and no more', async () => {
    const ids = await store(first, ...numbered(PHOTOS_AT_ONCE))
    expect((await change(ids, { matchId: second, addPlayerIds: players.slice(0, 3) })).json().changed).toBe(500)
    for (const answer of [
      await change([...ids, 99_999], { matchId: null }),
      await ewa.post('/api/photos/deletion', { ids: [...ids, 99_999] }),
    ]) {
      expect(answer.statusCode).toBe(400)
      expect(answer.json().message).toContain('najwyżej 500 zdjęć')
    }
    expect((await change([1.5], { matchId: null })).statusCode).toBe(400)
    expect((await change(ids, { playerIds: [1] })).json().message).toContain('Nie podano, co zmienić')
    expect((await ewa.post('/api/photos/deletion', { ids })).json()).toEqual({ deleted: 500 })
  })

  it('are read by their numbers, those that are there', async () => {
    const [a = 0, b = 0] = await store(first, 'a', 'b')
    const named = (await ewa.get(`/api/photos/named?ids=${b},99999,${a}`)).json()
    expect(named.map(({ id }: { id: number }) => id).sort()).toEqual([a, b])
    expect((await ewa.get(`/api/photos/named?ids=${numbered(501).map(() => 1)}`)).statusCode).toBe(400)
  })
})
