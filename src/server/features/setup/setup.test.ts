import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestClub, type TestClub } from '#server/testing/test-club.ts'

let club: TestClub
beforeAll(async () => {
  club = await openTestClub()
})
afterAll(() => club.close())

it('says whether the first account is still to be made', async () => {
  const ask = async () => (await club.visitor().get('/api/setup')).json()
  expect(await ask()).toEqual({ hasAccounts: false, hasGraphics: false })
  await club.signUp('Anna')
  expect(await ask()).toEqual({ hasAccounts: true, hasGraphics: false })
})
