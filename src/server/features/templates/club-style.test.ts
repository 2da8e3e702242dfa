import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Setting } from '#contract/setting.ts'
import { KIND_NAMES } from '#graphic/kinds/kinds.ts'
import { PLAIN_STYLE } from '#graphic/style/club-style.ts'
import { LOOK_NAMES } from '#graphic/template/look-name.ts'
import { STARTER_DRAWING } from '#server/db/starter-drawing.ts'
import { latinWoff2 } from '#server/testing/fonts/font-files.ts'
import { formWith } from '#server/testing/form.ts'
import { type Caller, openTestClub, type TestClub } from '#server/testing/test-club.ts'
import { eventually } from '#testing/eventually.ts'
import { putInStarterTemplates, redrawOldStarters, type StarterMeans } from './starter-templates.ts'

let club: TestClub
let admin: Caller
let means: StarterMeans

/** The order itself stands for its picture. */
const inWords = () => ({
  graphic: () => Promise.reject(new Error('Only backgrounds are drawn here')),
  background: async (...order: unknown[]) =>
    `/files/${createHash('sha256').update(JSON.stringify(order)).digest('hex')}.webp`,
})

beforeAll(async () => {
  club = await openTestClub({ studio: inWords })
  admin = await club.signUp('Anna')
  means = { db: club.db, files: club.files, renderers: club.renderers }
})
afterAll(() => club.close())
beforeEach(async () => {
  await club.db.deleteFrom('templates').execute()
  await club.db.deleteFrom('starter_kinds').execute()
  await club.db.deleteFrom('starter_looks').execute()
  await club.db.deleteFrom('settings').execute()
  await putInStarterTemplates(means)
  await redrawOldStarters(means)
})

const YELLOW = { primary: '#ffd500', accent: '#0c0c0c', ink: null }

const put = (body: object, by = admin) => by.send('PUT', '/api/club-style', body)
const rows = () => club.db.selectFrom('templates').selectAll().orderBy('id').execute()
const defaults = async () => (await rows()).filter((row) => row.is_default)
const lastEntry = async () =>
  Number(
    (
      await club.db
        .selectFrom('live_events')
        .select(({ fn }) => fn.max('id').as('id'))
        .executeTakeFirst()
    )?.id ?? 0,
  )
const entriesSince = async (id: number) =>
  (await club.db.selectFrom('live_events').selectAll().where('id', '>', String(id)).orderBy('id').execute()).map(
    ({ kind, subject }) => `${kind} ${subject}`,
  )

async function setCrest(colour: string): Promise<void> {
  const crest = await sharp({ create: { width: 40, height: 40, channels: 3, background: colour } })
    .png()
    .toBuffer()
  await admin.post('/api/settings', {
    key: 'clubLogo',
    value: `data:image/png;base64,${crest.toString('base64')}`,
  })
}

const colourIn = async (caller: Caller, key: string) =>
  ((await caller.get('/api/settings')).json() as Setting[]).find((one) => one.key === key)?.colours?.primary

/** What visitors see is kept in memory until the live channel tells of the change. */
const expectColour = (caller: Caller, key: string, colour: string | undefined) =>
  eventually(async () => expect(await colourIn(caller, key)).toBe(colour))

describe('a look for all kinds at once', () => {
  it.each(LOOK_NAMES)('makes the starters of %s the defaults, and takes nothing from the list', async (look) => {
    const before = await rows()
    const since = await lastEntry()
    const answer = await put({ style: {}, look })
    expect(answer.statusCode, answer.body).toBe(200)
    expect((await defaults()).map(({ type, look: own }) => `${type} ${own}`).sort()).toEqual(
      KIND_NAMES.map((kind) => `${kind} ${look}`).sort(),
    )
    expect((await rows()).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
    expect(await entriesSince(since)).toEqual(['catalogue templates', 'setting clubStyle'])
  })

  it('leaves a template of the club’s own where it is, no longer the default', async () => {
    await club.db
      .updateTable('templates')
      .set({ is_starter: false, name: 'Nasz gol', background: '/files/own.webp' })
      .where('type', '=', 'goal')
      .where('is_default', '=', true)
      .execute()
    await put({ style: {}, look: 'cover' })
    const own = (await rows()).find(({ name }) => name === 'Nasz gol')
    expect(own).toMatchObject({ is_default: false, background: '/files/own.webp' })
    expect((await defaults()).find(({ type }) => type === 'goal')).toMatchObject({ look: 'cover', is_starter: true })
  })

  it('makes a starter again that the club has deleted, and draws all its formats', async () => {
    await club.db.deleteFrom('templates').where('look', '=', 'classic').where('type', 'in', ['goal', 'table']).execute()
    await put({ style: {}, look: 'classic' })
    const made = (await defaults()).filter(({ type }) => ['goal', 'table'].includes(type))
    expect(made.map(({ name }) => name).sort()).toEqual(['Klasyka: gol', 'Klasyka: tabela'])
    expect(await defaults()).toHaveLength(KIND_NAMES.length)
    await redrawOldStarters(means)
    for (const { type, backgrounds } of await defaults()) {
      expect([type, Object.keys(backgrounds).sort()]).toEqual([type, ['landscape', 'square', 'story']])
    }
  })

  it('without a look leaves the defaults as they are', async () => {
    const before = await defaults()
    const since = await lastEntry()
    await put({ style: { hasSponsors: false } })
    expect(await defaults()).toEqual(before)
    expect(await entriesSince(since)).toEqual(['setting clubStyle'])
  })
})

describe('two people at once', () => {
  it('one has their style and look whole, the other is told who was first', async () => {
    const ewa = await club.staff('Ewa', 'admin', admin)
    const sent = await Promise.all([
      put({ style: { pattern: 'vertical' }, look: 'poster', version: 0 }),
      put({ style: { pattern: 'checks' }, look: 'silhouette', version: 0 }, ewa),
    ])
    expect(sent.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const [won, lost] = sent.map((answer) => answer.json()).sort((one) => ('key' in one ? -1 : 1))
    const { pattern } = JSON.parse(won.value)
    const look = pattern === 'vertical' ? 'poster' : 'silhouette'
    expect(new Set((await defaults()).map((row) => row.look))).toEqual(new Set([look]))
    expect(await defaults()).toHaveLength(KIND_NAMES.length)
    expect(lost).toMatchObject({ message: expect.stringContaining('w międzyczasie'), current: { value: won.value } })
  })

  it('whoever saves on top of what they saw is heard', async () => {
    const { version } = (await put({ style: { pattern: 'vertical' } })).json()
    expect((await put({ style: { pattern: 'checks' }, version })).json()).toMatchObject({ version: version + 1 })
    expect((await put({ style: { pattern: 'diagonal' }, version })).statusCode).toBe(409)
  })
})

describe('colours set by hand', () => {
  it('stand in place of the crest’s for everybody who asks, and go again', async () => {
    await setCrest('#1030c0')
    const { primary } = (await admin.get('/api/club-style/crest-colours')).json().colours
    await expectColour(club.visitor(), 'clubLogo', primary)
    await put({ style: { colours: YELLOW } })
    for (const caller of [admin, club.visitor()]) await expectColour(caller, 'clubLogo', '#ffd500')
    expect(await colourIn(admin, 'clubStyle')).toBe('#ffd500')
    expect((await admin.get('/api/club-style/crest-colours')).json()).toMatchObject({ colours: { primary } })
    await put({ style: {} })
    await expectColour(club.visitor(), 'clubLogo', primary)
    expect(await colourIn(admin, 'clubStyle')).toBeUndefined()
  })

  it('are a club’s that has no crest, too', async () => {
    await admin.post('/api/settings', { key: 'clubName', value: 'Orły' })
    await expectColour(club.visitor(), 'clubName', undefined)
    await put({ style: { colours: YELLOW } })
    await expectColour(club.visitor(), 'clubName', '#ffd500')
    expect((await club.visitor().get('/manifest.webmanifest')).json().theme_color).toBe('#ffd500')
  })

  it('colour the icons, under an address of their own', async () => {
    await setCrest('#1030c0')
    const iconOf = async () => (await club.visitor().get('/manifest.webmanifest')).json().icons[2].src as string
    const red = await iconOf()
    await put({ style: { colours: YELLOW } })
    const yellow = await iconOf()
    expect(yellow).not.toBe(red)
    const { data } = await sharp((await club.visitor().get(yellow)).rawPayload)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([...data.subarray(0, 3)]).toEqual([0xff, 0xd5, 0x00])
    expect((await club.visitor().get(red)).statusCode).toBe(404)
  })

  it('have the starters drawn anew, a restart in between or not, and nothing of the club’s own', async () => {
    await club.db.updateTable('templates').set({ is_starter: false }).where('look', '=', 'cover').execute()
    const before = await rows()
    await put({ style: { colours: YELLOW, pattern: 'vertical', texture: 'paper' } })
    await redrawOldStarters(means)
    const after = await rows()
    for (const [at, row] of after.entries()) {
      const isSame =
        row.background === before[at]?.background && row.backgrounds.story === before[at]?.backgrounds.story
      expect([row.name, isSame]).toEqual([row.name, row.look === 'cover'])
    }
    await put({ style: {} })
    await redrawOldStarters(means)
    expect((await rows()).map(({ background }) => background)).toEqual(before.map(({ background }) => background))
  })

  it('are not drawn anew for what no background shows', async () => {
    await put({ style: { hasSponsors: false, fonts: { display: 'gothic' } } })
    expect((await rows()).every(({ drawing }) => drawing === STARTER_DRAWING)).toBe(true)
    await put({ style: { texture: 'none' } })
    expect((await rows()).every(({ drawing }) => drawing === 1)).toBe(true)
  })
})

describe('what is refused', () => {
  it.each([
    [{ style: { colours: { ...YELLOW, ink: '#ffffff' } } }, 'kontrast 1,4:1'],
    [{ style: { colours: { ...YELLOW, primary: 'żółty' } } }, '#rrggbb'],
    [{ style: { pattern: 'dots' } }, 'Wzór'],
    [{ style: {}, look: 'baroque' }, 'Układ'],
    [{ style: { fonts: { display: `club:${'0'.repeat(64)}:700` } } }, 'Tej czcionki klubu już nie ma'],
  ])('%j is said in words and changes nothing', async (body, words) => {
    const before = await rows()
    const answer = await put(body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toContain(words)
    expect(await rows()).toEqual(before)
    expect((await admin.get('/api/settings/clubStyle')).statusCode).toBe(404)
  })

  it('a font that the style uses is not deleted', async () => {
    const font = (await admin.upload('/api/fonts', formWith({ font: latinWoff2() }))).json()
    await put({ style: { fonts: { display: font.fontFamily } } })
    const refused = await admin.delete(`/api/fonts/${font.id}`)
    expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('używa styl klubu')])
    await put({ style: {} })
    expect((await admin.delete(`/api/fonts/${font.id}`)).statusCode).toBe(204)
  })

  it('whatever a backup may have brought, browsers get a whole style', async () => {
    for (const [stored, sent] of [
      ['nonsense', PLAIN_STYLE],
      ['{"pattern":"checks"}', { ...PLAIN_STYLE, pattern: 'checks' }],
    ] as const) {
      await club.db.deleteFrom('settings').execute()
      await club.db.insertInto('settings').values({ key: 'clubStyle', value: stored }).execute()
      const { value } = (await admin.get('/api/settings/clubStyle')).json()
      expect(JSON.parse(value)).toEqual(sent)
    }
  })

  it('a style by its key goes through the same gate', async () => {
    const by = (value: string) => admin.post('/api/settings', { key: 'clubStyle', value })
    expect((await by('{"pattern":"dots"}')).statusCode).toBe(400)
    expect((await by(JSON.stringify({ ...PLAIN_STYLE, colours: YELLOW }))).statusCode).toBe(201)
    expect((await rows()).every(({ drawing }) => drawing === 1)).toBe(true)
    await redrawOldStarters(means)
    expect((await admin.delete('/api/settings/clubStyle')).statusCode).toBe(204)
    expect((await rows()).every(({ drawing }) => drawing === 1)).toBe(true)
  })
})

it('a backup brings back the style, and the defaults with it', async () => {
  const { value } = (await put({ style: { colours: YELLOW, pattern: 'checks' }, look: 'poster' })).json()
  const { name } = await club.backups.create({ kind: 'manual', comment: null })
  await put({ style: {}, look: 'classic' })
  await club.backups.restore(name)
  expect((await admin.get('/api/settings/clubStyle')).json()).toMatchObject({ value, colours: { primary: '#ffd500' } })
  expect(new Set((await defaults()).map(({ look }) => look))).toEqual(new Set(['poster']))
})
