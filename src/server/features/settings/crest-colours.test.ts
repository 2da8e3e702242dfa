import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { formWith } from '#server/testing/form.ts'
import { type Caller, openTestClub, type TestClub } from '#server/testing/test-club.ts'

let club: TestClub
let admin: Caller
beforeAll(async () => {
  club = await openTestClub()
  admin = await club.signUp('Anna')
})
afterAll(() => club.close())

const RED = '#b3151f'
const GREEN = '#14532d'

async function saveCrest(background: string) {
  const clubLogo = await sharp({ create: { width: 40, height: 50, channels: 4, background } })
    .png()
    .toBuffer()
  return admin.upload('/api/settings', formWith({ key: 'clubLogo', clubLogo }))
}

const crestIn = (settings: Array<{ key: string }>) => settings.find(({ key }) => key === 'clubLogo')

it('a crest comes with its colours, to everybody and everywhere', async () => {
  const saved = (await saveCrest(RED)).json()
  expect(saved.colours.primary).toBe(RED)
  const visitor = club.visitor()
  const answers = [
    (await admin.get('/api/settings/clubLogo')).json(),
    crestIn((await admin.get('/api/settings')).json()),
    (await visitor.get('/api/settings/clubLogo')).json(),
    crestIn((await visitor.get('/api/settings')).json()),
  ]
  expect(answers.map(({ value, colours }) => ({ value, colours }))).toEqual(
    Array(4).fill({ value: saved.value, colours: saved.colours }),
  )
  await admin.post('/api/settings', { key: 'clubName', value: 'Orły' })
  expect((await visitor.get('/api/settings/clubName')).json()).not.toHaveProperty('colours')
})

it('another crest has others at once', async () => {
  await saveCrest(GREEN)
  expect((await club.visitor().get('/api/settings/clubLogo')).json().colours.primary).toBe(GREEN)
  expect(crestIn((await club.visitor().get('/api/settings')).json())).toMatchObject({ colours: { primary: GREEN } })
})

it('they are not in a backup, and worked out again after it is restored', async () => {
  const { name } = await club.backups.create({ kind: 'manual', comment: null })
  await club.db.deleteFrom('crest_colours').execute()
  await club.backups.restore(name)
  expect(await club.db.selectFrom('crest_colours').selectAll().execute()).toEqual([])
  expect((await club.visitor().get('/api/settings/clubLogo')).json().colours.primary).toBe(GREEN)
  expect(await club.db.selectFrom('crest_colours').selectAll().execute()).toHaveLength(1)
})

it('a crest whose picture is lost has none', async () => {
  const value = `/files/${'a'.repeat(64)}.png`
  await club.db.updateTable('settings').set({ value }).where('key', '=', 'clubLogo').execute()
  const response = await club.visitor().get('/api/settings/clubLogo')
  expect([response.statusCode, response.json().value, response.json().colours]).toEqual([200, value, undefined])
})
