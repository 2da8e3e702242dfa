import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { drawPhoto } from '#server/testing/drawn-uploads.ts'
import { formWith } from '#server/testing/form.ts'
import { type Caller, openTestClub, type TestClub } from '#server/testing/test-club.ts'

let club: TestClub
let admin: Caller
beforeAll(async () => {
  club = await openTestClub()
  admin = await club.signUp('Anna')
})
afterAll(() => club.close())
beforeEach(() => club.db.deleteFrom('templates').execute())

const PIECES = {
  score: { shared: { color: '#ffcc00' }, formats: { story: { x: 10, y: 20, width: 80, height: 20 } } },
  date: { shared: { hidden: true } },
}

const add = async (data: object = {}) => {
  const parts = { templateData: { name: 'A', type: 'result', ...data }, templateBackground: await drawPhoto(120, 150) }
  return admin.upload('/api/templates', formWith(parts))
}
const put = (id: number, templateData: object) =>
  admin.upload(`/api/templates/${id}`, formWith({ templateData }), 'PUT')

it('what was changed of the layout’s pieces is kept with the template, copied and carried by its file', async () => {
  const { id, pieces, hasLayout } = (await add({ pieces: PIECES })).json()
  expect([pieces, hasLayout]).toEqual([PIECES, true])
  expect((await put(id, { name: 'B' })).json()).toMatchObject({ name: 'B', pieces: PIECES })
  expect((await put(id, { hasLayout: false })).json()).toMatchObject({ hasLayout: false, pieces: PIECES })
  expect((await admin.post(`/api/templates/${id}/duplicate`)).json()).toMatchObject({
    pieces: PIECES,
    hasLayout: false,
  })
  const file = (await admin.get(`/api/templates/${id}/export`)).body
  const taken = await admin.upload('/api/templates/import', formWith({ templateFile: Buffer.from(file) }))
  expect(taken.json()).toMatchObject({ pieces: PIECES, hasLayout: false })
  expect((await put(id, { pieces: {} })).json().pieces).toEqual({})
})

it('elements carry what was set for one format, and stay as they were without it', async () => {
  const plain = { id: 'a', type: 'text', text: 'Derby', x: 10, y: 10, width: 20, height: 10 }
  const tuned = { ...plain, id: 'b', name: 'Hasło', group: 'g', under: true, condition: 'home' }
  const formats = { story: { y: 40, fontSize: 60, hidden: true } }
  const { id } = (await add()).json()
  const elements = [plain, { ...tuned, formats }]
  const answer = await admin.upload(`/api/templates/${id}`, formWith({ elements }), 'PUT')
  const [first, second] = answer.json().elements
  expect(first).toMatchObject(plain)
  for (const name of ['formats', 'name', 'group', 'under', 'condition']) expect(first).not.toHaveProperty(name)
  expect(second).toMatchObject({ ...tuned, formats })
})

it('what a backup brought in crooked is sent whole', async () => {
  const { id } = (await add()).json()
  const crooked = {
    elements: JSON.stringify([{ type: 'text', text: 'Derby' }]),
    pieces: '{"score":{"shared":{"opacity":7}}}',
  }
  await club.db
    .updateTable('templates')
    .set(crooked as object)
    .where('id', '=', id)
    .execute()
  expect((await club.visitor().get(`/api/templates/${id}`)).json()).toMatchObject({
    elements: [{ id: 'element-1', type: 'text', text: 'Derby', fontSize: 24, zIndex: 1 }],
    pieces: { score: { shared: { opacity: 1 } } },
  })
})

it.each([
  ['a list', [], 'musi być obiektem'],
  ['an unknown part', { score: { portrait: {} } }, '„portrait”'],
  ['an unknown format', { score: { formats: { banner: {} } } }, '„banner”'],
  ['an unknown field', { score: { shared: { wobble: 1 } } }, '„wobble”'],
  ['a value out of bounds', { score: { shared: { opacity: 2 } } }, 'od 0 do 1'],
  ['a name that is none', { 'Zły Klucz': {} }, 'Zły Klucz'],
])('refuses changes of pieces that are %s', async (_, pieces, message) => {
  const answer = await add({ pieces })
  expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringContaining(message)])
})

it.each([
  ['an unknown format', { formats: { banner: {} } }, 'banner'],
  ['what the element says', { formats: { story: { text: 'x' } } }, '„text”'],
  ['a condition that there is not', { condition: 'rainy' }, '„condition”'],
])('refuses elements that tune %s', async (_, change, message) => {
  const { id } = (await add()).json()
  const elements = [{ id: 'a', type: 'text', ...change }]
  const answer = await admin.upload(`/api/templates/${id}`, formWith({ elements }), 'PUT')
  expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringContaining(message)])
})
