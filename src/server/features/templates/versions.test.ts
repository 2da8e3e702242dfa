import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newElement } from '#graphic/template/element.ts'
import { drawPhoto } from '#server/testing/drawn-uploads.ts'
import { formWith } from '#server/testing/form.ts'
import { type Caller, openTestClub, type TestClub } from '#server/testing/test-club.ts'
import { redrawStarterTemplates } from './starter-templates.ts'

let club: TestClub
let anna: Caller
let ola: Caller
let background: Buffer
beforeAll(async () => {
  club = await openTestClub()
  anna = await club.signUp('Anna')
  ola = await club.staff('Ola', 'admin', anna)
  background = await drawPhoto(120, 150)
})
afterAll(() => club.close())
beforeEach(() => club.db.deleteFrom('templates').execute())

type Parts = Parameters<typeof formWith>[0]
const add = async () => {
  const form = formWith({ templateData: { name: 'A', type: 'goal' }, templateBackground: background })
  return (await anna.upload('/api/templates', form)).json()
}
const put = (who: Caller, id: number, parts: Parts) => who.upload(`/api/templates/${id}`, formWith(parts), 'PUT')
const stored = async (id: number) => (await anna.get(`/api/templates/${id}`)).json()

describe('a template’s version', () => {
  it('goes up with every change, and says who and when', async () => {
    const added = await add()
    expect(added).toMatchObject({ version: 1, updatedBy: 'Anna' })
    const renamed = (await put(ola, added.id, { templateData: { name: 'B' } })).json()
    expect(renamed).toMatchObject({ version: 2, updatedBy: 'Ola', createdAt: added.createdAt })
    expect(renamed.updatedAt > added.updatedAt).toBe(true)
    const moved = (await put(anna, added.id, { templateData: {}, elements: [], version: '2' })).json()
    expect(moved).toMatchObject({ version: 3, updatedBy: 'Anna' })
    expect(await stored(added.id)).toEqual(moved)
  })

  it('is shown to visitors, the name of who saved it is not', async () => {
    const { id } = await add()
    const visitor = club.visitor()
    expect((await visitor.get(`/api/templates/${id}`)).json()).toMatchObject({ version: 1, updatedBy: null })
    expect((await visitor.get('/api/templates')).json()).toEqual([expect.objectContaining({ updatedBy: null })])
    expect((await anna.get('/api/templates')).json()).toEqual([expect.objectContaining({ updatedBy: 'Anna' })])
  })

  it('that is no longer the stored one is a conflict, and what is stored stays', async () => {
    const { id } = await add()
    const elements = [newElement('text', 'e', 0, '')]
    await put(ola, id, { elements, version: '1' })
    for (const version of ['0', '1', '3']) {
      const response = await put(anna, id, { elements: [], version })
      expect(response.statusCode).toBe(409)
      expect(response.json()).toEqual({
        message: 'Ten szablon zapisał(a) w międzyczasie Ola',
        current: expect.objectContaining({ id, version: 2, updatedBy: 'Ola', elements }),
      })
    }
    expect(await stored(id)).toMatchObject({ version: 2, elements })
    expect((await put(anna, id, { elements: [] })).json()).toMatchObject({ version: 3, elements: [] })
  })

  it('lets exactly one of many saves on it win', async () => {
    const { id } = await add()
    const saves = Array.from({ length: 8 }, () => put(anna, id, { elements: [], version: '1' }))
    const statuses = (await Promise.all(saves)).map(({ statusCode }) => statusCode)
    expect(statuses.sort()).toEqual([200, ...Array(7).fill(409)])
    expect((await stored(id)).version).toBe(2)
  })

  it.each(['', '-1', '1.5', 'x', '1e3', '99999999999', '{}'])('of %j is no version', async (version) => {
    const { id } = await add()
    const response = await put(anna, id, { elements: [], version })
    expect([response.statusCode, response.json().message]).toEqual([400, expect.stringContaining('Pole version')])
    expect((await stored(id)).version).toBe(1)
  })

  it('does not go up when a starter background is drawn anew', async () => {
    const { id } = await add()
    await club.db.updateTable('templates').set({ is_starter: true }).execute()
    const before = await stored(id)
    await redrawStarterTemplates(club)
    const after = await stored(id)
    expect(after.background).not.toBe(before.background)
    expect(after).toEqual({ ...before, background: after.background, backgrounds: after.backgrounds })
  })
})
