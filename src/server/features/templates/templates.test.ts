import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { KIND_NAMES } from '#graphic/kinds/kinds.ts'
import { newElement } from '#graphic/template/element.ts'
import { ELEMENT_TYPES } from '#graphic/template/element-kinds.ts'
import { drawPhoto } from '#server/testing/drawn-uploads.ts'
import { formWith } from '#server/testing/form.ts'
import { queriesOf } from '#server/testing/queries-of.ts'
import { type Caller, openTestClub, type TestClub } from '#server/testing/test-club.ts'

let club: TestClub
let admin: Caller
let background: Buffer
beforeAll(async () => {
  club = await openTestClub()
  admin = await club.signUp('Anna')
  background = await drawPhoto(120, 150)
})
afterAll(() => club.close())
beforeEach(() => club.db.deleteFrom('templates').execute())

type Parts = Parameters<typeof formWith>[0]
const add = async (data: object, more: Parts = {}) =>
  (
    await admin.upload('/api/templates', formWith({ templateData: data, templateBackground: background, ...more }))
  ).json()
const put = (id: number, parts: Parts) => admin.upload(`/api/templates/${id}`, formWith(parts), 'PUT')
/** Visitors are not told who saved. */
const asShown = (template: object) => ({ ...template, updatedBy: null })
const list = async (query = '') => (await club.visitor().get(`/api/templates${query}`)).json()
const defaults = async () => (await list()).filter((template: { isDefault: boolean }) => template.isDefault)

describe('templates', () => {
  it('are added and read, one and all, by type only when a type is named', async () => {
    const goal = await add({ name: ' Gol domowy ', type: 'goal', look: 'poster', isDefault: true })
    const result = await add({ name: 'Wynik', type: 'result', isDefault: true })
    expect(goal).toMatchObject({ name: 'Gol domowy', isDefault: true, elements: [], look: 'poster', isStarter: false })
    expect(await list()).toEqual([asShown(goal), asShown(result)])
    expect(await list('?type=result')).toEqual([asShown(result)])
    for (const query of ['?type=', '?type=goal&type=result', '?other=1']) expect(await list(query)).toHaveLength(2)
    expect((await admin.get(`/api/templates/${goal.id}`)).json()).toEqual(goal)
  })

  it.each([
    ['no background', { templateData: { name: 'A', type: 'goal' } }, 400, 'Dodaj tło szablonu'],
    ['no name', { templateData: { type: 'goal' } }, 400, 'Nazwa szablonu: od 1 do 100 znaków'],
    ['an unknown type', { templateData: { name: 'A', type: 'video' } }, 400, `Typ szablonu: ${KIND_NAMES.join(', ')}`],
    ['a broken flag', { templateData: { name: 'A', type: 'goal', isDefault: 'yes' } }, 400, 'isDefault'],
    [
      'a background that is none',
      { templateData: { name: 'A', type: 'goal' }, templateBackground: Buffer.from('x') },
      415,
      'obraz',
    ],
  ])('are refused with %s', async (_, parts, status, message) => {
    const response = await admin.upload('/api/templates', formWith(parts))
    expect([response.statusCode, response.json().message]).toEqual([status, expect.stringContaining(message)])
  })

  it('change their elements alone when templateData is empty, whatever way that is said', async () => {
    const { id, version: _v, updatedAt: _a, ...before } = await add({ name: 'A', type: 'lineup', isDefault: true })
    const elements = ELEMENT_TYPES.map((type, index) => newElement(type, `e${index}`, index, '/files/x.png'))
    for (const templateData of ['', '{}', {}]) {
      expect((await put(id, { templateData, elements: [] })).json()).toMatchObject(before)
      expect((await put(id, { templateData, elements })).json()).toMatchObject({ ...before, elements })
    }
    const asObject = Object.fromEntries(elements.map((element, index) => [`key${index}`, element]))
    expect((await put(id, { elements: asObject })).json().elements).toEqual(elements)
    expect((await put(id, { templateData: { name: 'B' } })).json()).toMatchObject({ name: 'B', elements })
  })

  it.each([
    [
      [{ type: 'text' }, { type: 'text', fontSize: 300 }],
      'Element 2: pole „fontSize”: dozwolona jest liczba od 8 do 200; przyszło 300',
    ],
    [{ a: { type: 'blob' } }, 'Element 1: pole „type”'],
    ['"text"', 'Część „elements” musi być listą'],
    ['[', 'Część „elements” nie jest poprawnym JSON-em'],
  ])('refuse the elements %j and say why', async (elements, message) => {
    const { id } = await add({ name: 'A', type: 'goal' })
    const response = await put(id, { elements })
    expect([response.statusCode, response.json().message]).toEqual([400, expect.stringContaining(message)])
    expect((await list())[0].elements).toEqual([])
  })

  it('have one default a type: a new one clears the old, and a change of type takes the flag along', async () => {
    const first = await add({ name: 'A', type: 'goal', isDefault: true })
    const second = await add({ name: 'B', type: 'goal', isDefault: true })
    expect(await defaults()).toEqual([asShown(second)])
    await put(first.id, { templateData: { isDefault: true } })
    expect((await defaults()).map(({ id }: { id: number }) => id)).toEqual([first.id])
    const result = await add({ name: 'C', type: 'result', isDefault: true })
    await put(first.id, { templateData: { type: 'result' } })
    expect((await defaults()).map(({ id }: { id: number }) => id)).toEqual([first.id, second.id])
    expect((await admin.get(`/api/templates/${result.id}`)).json().isDefault).toBe(false)
  })

  it('have a default of each type they are of: the first is it, and the oldest of the rest takes over', async () => {
    const names = async () => (await defaults()).map(({ name }: { name: string }) => name)
    const first = await add({ name: 'A', type: 'goal' })
    expect(first.isDefault, 'the first of its type').toBe(true)
    const second = await add({ name: 'B', type: 'goal' })
    await add({ name: 'C', type: 'goal' })
    expect(await names()).toEqual(['A'])
    expect((await put(first.id, { templateData: { isDefault: false } })).json().isDefault).toBe(false)
    expect(await names(), 'after it was unset').toEqual(['B'])
    expect((await put(second.id, { templateData: { type: 'result' } })).json().isDefault).toBe(true)
    expect(await names(), 'after it was retyped').toEqual(['A', 'B'])
    expect((await put(second.id, { templateData: { isDefault: false } })).json().isDefault, 'the only one').toBe(true)
    expect(await names()).toEqual(['A', 'B'])
  })

  it('have a default however many are unset at once', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, (_, index) => add({ name: `T${index}`, type: 'goal' })))
    await Promise.all(all.map(({ id }) => put(id, { templateData: { isDefault: false } })))
    expect(await defaults()).toHaveLength(1)
  })

  it('never have two defaults of a type, however many set one at once', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, (_, index) => add({ name: `T${index}`, type: 'goal' })))
    const answers = await Promise.all(all.map(({ id }) => put(id, { templateData: { isDefault: true } })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200))
    expect(await defaults()).toHaveLength(1)
    const twice = club.db.updateTable('templates').set({ is_default: true }).execute()
    await expect(twice).rejects.toMatchObject({ code: '23505' })
  })

  it('are deleted unless they are the default', async () => {
    const { id } = await add({ name: 'A', type: 'goal', isDefault: true })
    await add({ name: 'B', type: 'goal' })
    const refused = await admin.delete(`/api/templates/${id}`)
    expect([refused.statusCode, refused.json()]).toEqual([409, { message: 'Nie można usunąć domyślnego szablonu' }])
    await put(id, { templateData: { isDefault: false } })
    expect((await admin.delete(`/api/templates/${id}`)).statusCode).toBe(204)
    expect((await admin.get(`/api/templates/${id}`)).statusCode).toBe(404)
  })

  it('five hundred of them are one query', async () => {
    const background = `/files/${'a'.repeat(64)}.jpg`
    const rows = Array.from({ length: 500 }, (_, index) => ({ name: `T${index}`, type: 'goal' as const, background }))
    await club.db.insertInto('templates').values(rows).execute()
    const queries = queriesOf('templates')
    expect(await list()).toHaveLength(500)
    expect(queries.end()).toHaveLength(1)
  })
})
