import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { SPONSORS_MAX } from '#domain/club/sponsor.ts'
import { referencedFiles } from '#server/db/referenced-files.ts'
import { drawWhiteLogo } from '#server/testing/drawn-logos.ts'
import { drawPhoto } from '#server/testing/drawn-uploads.ts'
import { formWith } from '#server/testing/form.ts'
import { type Caller, openTestClub, type TestClub } from '#server/testing/test-club.ts'

let club: TestClub
let admin: Caller
let logo: Buffer
beforeAll(async () => {
  club = await openTestClub()
  admin = await club.signUp('Anna')
  logo = await drawPhoto(90, 40)
})
afterAll(() => club.close())
beforeEach(() => club.db.deleteFrom('sponsors').execute())

type Parts = Parameters<typeof formWith>[0]
const send = (parts: Parts) => admin.upload('/api/sponsors', formWith(parts))
const add = async (name: string) => (await send({ sponsorData: { name }, sponsorLogo: logo })).json()
const put = async (id: number, parts: Parts) =>
  (await admin.upload(`/api/sponsors/${id}`, formWith(parts), 'PUT')).json()
const list = async () => (await admin.get('/api/sponsors')).json()
const names = async () => (await list()).map(({ name }: { name: string }) => name)

it('sponsors are added, changed in parts, and deleted', async () => {
  const response = await send({ sponsorData: { name: ' Młyn Bystra ' }, sponsorLogo: logo })
  expect(response.statusCode).toBe(201)
  const added = response.json()
  const everywhere = { kinds: null, competition: null, season: null, isActive: true }
  expect(added).toMatchObject({ name: 'Młyn Bystra', logoWidth: 90, logoHeight: 40, ...everywhere })
  const { id } = added
  const where = { kinds: ['goal', 'result', 'goal'], competition: ' IV liga ', season: 2026, isActive: false }
  const changed = { ...added, kinds: ['goal', 'result'], competition: 'IV liga', season: 2026, isActive: false }
  expect(await put(id, { sponsorData: where })).toEqual(changed)
  expect(await put(id, { sponsorData: { name: 'Młyn' } })).toEqual({ ...changed, name: 'Młyn' })
  expect(await put(id, { sponsorData: { ...everywhere, competition: '' } })).toEqual({ ...added, name: 'Młyn' })
  const renewed = await put(id, { sponsorLogo: await drawPhoto(30, 60) })
  expect(renewed).toMatchObject({ name: 'Młyn', logoWidth: 30, logoHeight: 60 })
  expect(renewed.logo).not.toBe(added.logo)
  expect(await list()).toEqual([renewed])
  expect((await admin.delete(`/api/sponsors/${id}`)).statusCode).toBe(204)
  expect(await list()).toEqual([])
  expect((await admin.delete(`/api/sponsors/${id}`)).json().message).toBe('Nie ma takiego sponsora')
  expect((await put(id, { sponsorData: { name: 'Młyn' } })).message).toBe('Nie ma takiego sponsora')
})

it('they stand in the order in which they were added, until one is moved', async () => {
  const ids = []
  for (const name of ['A', 'B', 'C']) ids.push((await add(name)).id)
  expect(await names()).toEqual(['A', 'B', 'C'])
  await put(ids[2], { sponsorData: { place: 0 } })
  expect(await names()).toEqual(['C', 'A', 'B'])
  await put(ids[2], { sponsorData: { place: 99 } })
  await admin.delete(`/api/sponsors/${ids[0]}`)
  await add('D')
  expect(await names()).toEqual(['B', 'C', 'D'])
})

it('changes at the same moment leave every sponsor one place', async () => {
  const ids = []
  for (const name of ['A', 'B', 'C', 'D']) ids.push((await add(name)).id)
  await Promise.all(ids.map((id, index) => put(id, { sponsorData: { place: 3 - index } })))
  const rows = await club.db.selectFrom('sponsors').select('position').orderBy('position').execute()
  expect(rows.map(({ position }) => position)).toEqual([0, 1, 2, 3])
})

it('of a logo on nothing the empty margin is cut off, and it stays transparent', async () => {
  const bare = await sharp(await drawWhiteLogo().encode('png'))
    .trim()
    .toBuffer({ resolveWithObject: true })
  const [top, left] = [120, 200]
  const sent = await sharp(bare.data)
    .extend({ top, bottom: top, left, right: left, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer()
  const added = (await send({ sponsorData: { name: 'Biała Sól' }, sponsorLogo: sent })).json()
  expect(added.logo).toMatch(/\.png$/)
  expect(Math.abs(added.logoWidth - bare.info.width)).toBeLessThanOrEqual(2)
  expect(Math.abs(added.logoHeight - bare.info.height)).toBeLessThanOrEqual(2)
  const kept = await sharp((await admin.get(added.logo)).rawPayload).metadata()
  expect(kept).toMatchObject({ width: added.logoWidth, height: added.logoHeight, hasAlpha: true })
})

it('a logo of nothing at all is kept as it is', async () => {
  const empty = { width: 40, height: 20, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } }
  const sent = await sharp({ create: empty }).png().toBuffer()
  expect((await send({ sponsorData: { name: 'Nic' }, sponsorLogo: sent })).json()).toMatchObject({
    logoWidth: 40,
    logoHeight: 20,
  })
})

it.each([
  ['no logo', { sponsorData: { name: 'Młyn' } }, 400, 'Dodaj logo sponsora'],
  ['no name', { sponsorData: { name: ' ' } }, 400, 'Nazwa sponsora: od 1 do 80 znaków'],
  ['too long a name', { sponsorData: { name: 'x'.repeat(81) } }, 400, 'Nazwa sponsora: od 1 do 80 znaków'],
  ['no kind at all', { sponsorData: { name: 'Młyn', kinds: [] } }, 400, 'Grafiki: wybierz co najmniej jedną'],
  ['a season out of time', { sponsorData: { name: 'Młyn', season: 12 } }, 400, 'Sezon: liczba całkowita'],
  ['too long a competition', { sponsorData: { name: 'Młyn', competition: 'x'.repeat(81) } }, 400, 'Rozgrywki'],
  ['a logo that is none', { sponsorData: { name: 'Młyn' }, sponsorLogo: Buffer.from('<svg/>') }, 415, 'obraz'],
])('a sponsor with %s is refused', async (_, parts, status, message) => {
  const response = await send(parts as Parts)
  expect([response.statusCode, response.json().message]).toEqual([status, expect.stringContaining(message)])
  expect(await list()).toEqual([])
})

it('a library that is full takes no more', async () => {
  const row = { logo: '/files/x.png', logo_width: 1, logo_height: 1, kinds: null }
  const rows = Array.from({ length: SPONSORS_MAX }, (_, index) => ({ ...row, name: `S${index}` }))
  await club.db.insertInto('sponsors').values(rows).execute()
  const response = await send({ sponsorData: { name: 'Jeszcze jeden' }, sponsorLogo: logo })
  expect([response.statusCode, response.json().message]).toEqual([409, `Można mieć najwyżej ${SPONSORS_MAX} sponsorów`])
})

it('its logo is not collected while it is in the library', async () => {
  const { id, logo: address } = await add('Młyn')
  const name = address.split('/').at(-1)
  expect(await referencedFiles(club.db)).toContain(name)
  await admin.delete(`/api/sponsors/${id}`)
  expect(await referencedFiles(club.db)).not.toContain(name)
})

it('a kind that this version does not know is left out', async () => {
  await add('Młyn')
  await club.db
    .updateTable('sponsors')
    .set({ kinds: JSON.stringify(['goal', 'hologram']) })
    .execute()
  expect(await list()).toMatchObject([{ kinds: ['goal'] }])
})
