import { afterAll, beforeAll, expect, it } from 'vitest'
import { FORMAT_NAMES } from '#graphic/formats.ts'
import { type Caller, openTestClub, type TestClub } from '#server/testing/test-club.ts'

let club: TestClub
let admin: Caller
beforeAll(async () => {
  club = await openTestClub()
  admin = await club.signUp('Anna')
})
afterAll(() => club.close())

const save = (caller: Caller, value: string) => caller.post('/api/settings', { key: 'graphicFormats', value })

it('an admin chooses the formats that the club makes; staff read them, visitors do not', async () => {
  const user = await club.staff('Ola', 'user', admin)
  for (const formats of [['portrait'], ['story', 'portrait'], FORMAT_NAMES]) {
    const value = JSON.stringify(formats)
    expect((await save(admin, value)).json()).toMatchObject({ key: 'graphicFormats', value })
    expect((await user.get('/api/settings/graphicFormats')).json().value).toBe(value)
  }
  expect((await save(user, '["portrait"]')).statusCode).toBe(403)
  expect((await club.visitor().get('/api/settings/graphicFormats')).statusCode).toBe(401)
})

it.each(['[]', '{}', 'null', '"portrait"', '["portrait","portrait"]', '["banner"]', '[1]', 'portrait'])(
  'refuses %s',
  async (value) => {
    const response = await save(admin, value)
    expect([response.statusCode, response.json().message]).toEqual([
      400,
      expect.stringMatching(/graphicFormats|Format grafiki|JSON/),
    ])
  },
)
