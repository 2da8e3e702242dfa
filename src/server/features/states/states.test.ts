import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Caller, openTestClub, type TestClub } from '#server/testing/test-club.ts'

let club: TestClub
let anna: Caller
let ewa: Caller
beforeAll(async () => {
  club = await openTestClub()
  anna = await club.signUp('Anna')
  ewa = await club.staff('Ewa', 'user', anna)
})
afterAll(() => club.close())
beforeEach(() => club.db.deleteFrom('user_states').execute())

const put = (who: Caller, key: string, data: unknown) => who.send('PUT', `/api/states/${key}`, { data } as object)
const get = (who: Caller, key: string) => who.get(`/api/states/${key}`)
const keys = async () => (await club.db.selectFrom('user_states').select('state_key').execute()).map((r) => r.state_key)

describe('a state', () => {
  it('is kept, replaced and forgotten', async () => {
    expect((await get(anna, 'template:7')).statusCode).toBe(404)
    const first = await put(anna, 'template:7', { elements: [{ text: 'Źdźbło' }] })
    expect([first.statusCode, first.json().data]).toEqual([200, { elements: [{ text: 'Źdźbło' }] }])
    expect((await get(anna, 'template:7')).json()).toEqual(first.json())
    const second = await put(anna, 'template:7', { elements: [] })
    expect((await get(anna, 'template:7')).json()).toEqual(second.json())
    expect(second.json().updatedAt >= first.json().updatedAt).toBe(true)
    for (const time of ['once', 'again'])
      expect((await anna.delete('/api/states/template:7')).statusCode, time).toBe(204)
    expect((await get(anna, 'template:7')).statusCode).toBe(404)
  })

  it('is its owner’s alone: not even an admin sees, changes or deletes it', async () => {
    await put(ewa, 'draft', { of: 'Ewa' })
    expect((await get(anna, 'draft')).statusCode).toBe(404)
    await put(anna, 'draft', { of: 'Anna' })
    expect((await get(ewa, 'draft')).json().data).toEqual({ of: 'Ewa' })
    await anna.delete('/api/states/draft')
    expect((await get(ewa, 'draft')).json().data).toEqual({ of: 'Ewa' })
  })

  it('goes with its account', async () => {
    const ola = await club.staff('Ola', 'user', anna)
    await put(ola, 'draft', {})
    const { id } = (await ola.get('/api/user')).json()
    expect((await anna.delete(`/api/users/${id}`)).statusCode).toBe(204)
    expect(await keys()).toEqual([])
  })

  it.each([
    ['a list', 'k', { data: [] }, 400, 'Pole „data” musi być obiektem'],
    ['a text', 'k', { data: 'x' }, 400, 'Pole „data” musi być obiektem'],
    ['nothing', 'k', {}, 400, 'Pole „data” musi być obiektem'],
    ['a NUL', 'k', { data: { text: 'a\0' } }, 400, 'NUL'],
    ['half a letter', 'k', { data: { text: '\ud83d' } }, 400, 'niepełny znak'],
    ['half a letter in a name', 'k', { data: { '\udc00': 1 } }, 400, 'niepełny znak'],
    ['a megabyte', 'k', { data: { text: 'x'.repeat(1024 * 1024) } }, 413, 'Przesłane dane są za duże'],
    ['a key with other letters', 'ż', { data: {} }, 400, 'Klucz stanu'],
    ['a key with a slash', 'a%2Fb', { data: {} }, 400, 'Klucz stanu'],
    ['a key that is too long', 'k'.repeat(101), { data: {} }, 400, 'Klucz stanu'],
  ])('is refused with %s', async (_, key, body, status, message) => {
    const response = await anna.send('PUT', `/api/states/${key}`, body)
    expect([response.statusCode, response.json().message]).toEqual([status, expect.stringContaining(message)])
    expect(await keys()).toEqual([])
  })

  it('may hold almost a megabyte under a key of a hundred letters', async () => {
    const key = 'k'.repeat(100)
    const data = { text: 'x'.repeat(1024 * 1024 - 100) }
    expect((await put(anna, key, data)).statusCode).toBe(200)
    expect((await get(anna, key)).json().data).toEqual(data)
  })

  it('beyond fifty drives out its owner’s oldest, however many come at once', async () => {
    await put(ewa, 'of-ewa', {})
    for (let index = 0; index < 50; index++) await put(anna, `k${index}`, {})
    await put(anna, 'k0', { again: true })
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => put(anna, `new${index}`, {})))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200))
    const left = await keys()
    expect(left).toHaveLength(51)
    expect(left).toEqual(expect.arrayContaining(['of-ewa', 'k0', 'k9', 'new0', 'new7']))
    for (let index = 1; index <= 8; index++) expect(left).not.toContain(`k${index}`)
  })
})
