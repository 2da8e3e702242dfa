import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { fillGraphicNames } from './db/graphic-names.ts'
import { drawPhoto } from './testing/drawn-uploads.ts'
import { formWith } from './testing/form.ts'
import { type Caller, openTestClub, type TestClub } from './testing/test-club.ts'

vi.mock('#graphic/kinds/list.ts', async (original) => {
  const { KINDS } = await original<typeof import('#graphic/kinds/list.ts')>()
  const { ATTENDANCE } = await import('#graphic/testing/made-up-kind/kind.ts')
  return { KINDS: { ...KINDS, attendance: ATTENDANCE } }
})
vi.mock('#graphic/kinds/design-list.ts', async (original) => {
  const { DESIGNS } = await original<typeof import('#graphic/kinds/design-list.ts')>()
  const { ATTENDANCE_DESIGN } = await import('#graphic/testing/made-up-kind/design.ts')
  return { DESIGNS: { ...DESIGNS, attendance: ATTENDANCE_DESIGN } }
})

let club: TestClub
let user: Caller
beforeAll(async () => {
  club = await openTestClub()
  // As every start does: the database of the tests was made by the product as it is.
  await fillGraphicNames(club.db)
  user = await club.signUp('Anna')
})
afterAll(() => club.close())

describe('a kind that is a folder and a line of the list', () => {
  it('is taken by the database and the API as a type of templates, with data of its own', async () => {
    const background = await drawPhoto(40, 50)
    const parts = { templateData: { name: 'Trybuny', type: 'attendance' }, templateBackground: background }
    const added = await user.upload('/api/templates', formWith(parts))
    expect(added.statusCode, added.body).toBe(201)
    const elements = JSON.stringify([{ id: 'e1', type: 'dynamic', dataKey: 'spectators' }])
    const changed = await user.upload(
      `/api/templates/${added.json().id}`,
      formWith({ templateData: {}, elements }),
      'PUT',
    )
    expect(changed.json().elements).toMatchObject([{ dataKey: 'spectators' }])
    const listed = (await user.get('/api/templates?type=attendance')).json()
    expect(listed).toMatchObject([{ name: 'Trybuny', type: 'attendance', isDefault: true }])
  })

  it('is asked of its match before it is drawn, and filed when it is handed in', async () => {
    const asked = await user.post('/api/graphics', { kind: 'attendance', cells: {} })
    expect([asked.statusCode, asked.json().message]).toEqual([400, 'Wpisz miejsce meczu'])
    const base64Image = `data:image/jpeg;base64,${(await drawPhoto(40, 50)).toString('base64')}`
    const sent = await user.post('/api/generate-graphic', { base64Image, type: 'attendance' })
    expect(sent.statusCode, sent.body).toBe(201)
  })

  it('is described to callers', async () => {
    const description = (await club.visitor().get('/api/openapi.json')).json()
    const body = description.paths['/api/graphics'].post.requestBody.content['application/json'].schema
    expect(JSON.stringify(body)).toContain('attendance')
  })
})
