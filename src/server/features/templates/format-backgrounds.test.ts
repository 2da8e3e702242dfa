import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { referencedFiles } from '#server/db/referenced-files.ts'
import { drawPhoto } from '#server/testing/drawn-uploads.ts'
import { formWith } from '#server/testing/form.ts'
import { type Caller, openTestClub, type TestClub } from '#server/testing/test-club.ts'

let club: TestClub
let admin: Caller
let story: string
beforeAll(async () => {
  club = await openTestClub()
  admin = await club.signUp('Anna')
  story = (await admin.upload('/api/pictures', formWith({ picture: await drawPhoto(108, 192) }))).json().url
})
afterAll(() => club.close())
beforeEach(() => club.db.deleteFrom('templates').execute())

const add = async (data: object = {}) => {
  const parts = { templateData: { name: 'A', type: 'goal', ...data }, templateBackground: await drawPhoto(120, 150) }
  return admin.upload('/api/templates', formWith(parts))
}
const put = (id: number, parts: Parameters<typeof formWith>[0]) =>
  admin.upload(`/api/templates/${id}`, formWith(parts), 'PUT')

it('a template has a background for the formats that are named, which is never collected', async () => {
  const { id, backgrounds } = (await add({ backgrounds: { story } })).json()
  expect(backgrounds).toEqual({ story })
  expect(await referencedFiles(club.db)).toContain(story.slice('/files/'.length))
  expect((await club.visitor().get(`/api/templates/${id}`)).json().backgrounds).toEqual({ story })
  expect((await put(id, { templateData: { name: 'B' } })).json()).toMatchObject({ name: 'B', backgrounds: { story } })
  expect((await admin.post(`/api/templates/${id}/duplicate`)).json().backgrounds).toEqual({ story })
  expect((await put(id, { templateData: { backgrounds: {} } })).json().backgrounds).toEqual({})
})

it.each([
  ['a format that there is not', { banner: '/files/x' }],
  ['an address elsewhere', { story: 'https://example.com/a.png' }],
  ['a picture that was never stored', { story: `/files/${'a'.repeat(64)}.png` }],
  ['a list', ['/files/x']],
])('refuses %s', async (_, backgrounds) => {
  expect((await add({ backgrounds })).statusCode).toBe(400)
})

it('of a starter follow the club no longer once it has a picture of its own', async () => {
  const { id } = (await add({ backgrounds: { story } })).json()
  const asStarter = () => club.db.updateTable('templates').set({ is_starter: true }).execute()
  await asStarter()
  expect((await put(id, { templateData: { backgrounds: { story } } })).json().isStarter).toBe(true)
  expect((await put(id, { templateData: { backgrounds: { square: story } } })).json()).toMatchObject({
    isStarter: false,
    backgrounds: { square: story },
  })
  await asStarter()
  expect((await put(id, { templateBackground: await drawPhoto(12, 15) })).json()).toMatchObject({
    isStarter: false,
    backgrounds: {},
  })
})

it('the template keeps which point of its background stays in sight', async () => {
  const { id, focus } = (await add()).json()
  expect(focus).toEqual({ x: 50, y: 50 })
  const chosen = { x: 20, y: 90 }
  expect((await put(id, { templateData: { focus: chosen } })).json().focus).toEqual(chosen)
  expect((await put(id, { templateData: { name: 'B' } })).json().focus).toEqual(chosen)
  expect((await admin.post(`/api/templates/${id}/duplicate`)).json().focus).toEqual(chosen)
  const file = Buffer.from((await admin.get(`/api/templates/${id}/export`)).body)
  expect((await admin.upload('/api/templates/import', formWith({ templateFile: file }))).json().focus).toEqual(chosen)
  for (const wrong of [{ x: 101, y: 0 }, { x: 5 }, { x: 0.5, y: 1 }, 'middle']) {
    expect((await put(id, { templateData: { focus: wrong } })).statusCode).toBe(400)
  }
})

it('a stored picture can become the background, and the same one again changes nothing', async () => {
  const { id, background } = (await add({ backgrounds: { story } })).json()
  await club.db.updateTable('templates').set({ is_starter: true }).execute()
  const same = { templateData: { background, backgrounds: { story } } }
  expect((await put(id, same)).json()).toMatchObject({ background, isStarter: true })
  expect((await put(id, { templateData: { background: story } })).json()).toMatchObject({
    background: story,
    backgrounds: {},
    isStarter: false,
  })
  const lost = { templateData: { background: `/files/${'a'.repeat(64)}.png` } }
  expect((await put(id, lost)).json()).toEqual({ message: 'Nie ma zapisanego obrazu, który ma być tłem' })
  expect((await put(id, { templateData: { background: 'https://example.com/a.png' } })).statusCode).toBe(400)
})

it('go along in a template file, and one from before formats is taken as it is', async () => {
  const { id } = (await add({ backgrounds: { story } })).json()
  const file = (await admin.get(`/api/templates/${id}/export`)).json()
  expect([file.version, file.template.backgrounds, Object.keys(file.pictures)]).toEqual([
    2,
    { story },
    expect.arrayContaining([story]),
  ])
  const takeIn = async (content: object) =>
    admin.upload('/api/templates/import', formWith({ templateFile: Buffer.from(JSON.stringify(content)) }))
  const taken = (await takeIn(file)).json()
  expect((await club.visitor().get(taken.backgrounds.story)).statusCode).toBe(200)
  const { backgrounds: _b, pieces: _p, hasLayout: _h, ...old } = file.template
  expect((await takeIn({ ...file, version: 1, template: old })).json()).toMatchObject({
    backgrounds: {},
    pieces: {},
    hasLayout: true,
  })
  const lost = { ...file, pictures: { ...file.pictures, [story]: undefined } }
  expect((await takeIn(lost)).json().message).toContain('tło formatu story')
})
