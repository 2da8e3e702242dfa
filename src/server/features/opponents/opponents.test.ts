import { afterAll, beforeAll, expect, it } from 'vitest'
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

const list = async () => (await club.visitor().get('/api/opponents')).json()

it('opponents are added, renamed, given another crest, and deleted', async () => {
  const crest = await drawPhoto(50, 50)
  const created = await admin.upload(
    '/api/opponents',
    formWith({ opponentData: { name: ' Żubr Ełk ' }, opponentLogo: crest }),
  )
  expect(created.statusCode).toBe(201)
  const { id, logo } = created.json()
  expect(created.json()).toMatchObject({ name: 'Żubr Ełk', logo: expect.stringMatching(/^\/files\//) })

  const put = async (parts: Parameters<typeof formWith>[0]) =>
    (await admin.upload(`/api/opponents/${id}`, formWith(parts), 'PUT')).json()
  expect(await put({ opponentData: { name: 'Tur Ełk' } })).toMatchObject({ name: 'Tur Ełk', logo })
  const renewed = await put({ opponentLogo: await drawPhoto(51, 51) })
  expect([renewed.name, renewed.logo === logo]).toEqual(['Tur Ełk', false])
  expect(await list()).toEqual([renewed])

  expect((await admin.delete(`/api/opponents/${id}`)).statusCode).toBe(204)
  expect(await list()).toEqual([])
  expect((await admin.delete(`/api/opponents/${id}`)).json().message).toBe('Nie ma takiego przeciwnika')
})

it.each([
  ['no crest', { opponentData: { name: 'Tur' } }, 400, 'Dodaj herb drużyny przeciwnej'],
  ['no name', { opponentData: { name: ' ' } }, 400, 'Nazwa przeciwnika: od 1 do 100 znaków'],
  ['too long a name', { opponentData: { name: 'x'.repeat(101) } }, 400, 'Nazwa przeciwnika: od 1 do 100 znaków'],
  ['no data at all', {}, 400, 'Nazwa przeciwnika'],
  ['a crest that is none', { opponentData: { name: 'Tur' }, opponentLogo: Buffer.from('<svg/>') }, 415, 'obraz'],
])('an opponent with %s is refused', async (_, parts, status, message) => {
  const response = await admin.upload('/api/opponents', formWith(parts as Record<string, object>))
  expect([response.statusCode, response.json().message]).toEqual([status, expect.stringContaining(message)])
})

it('a list is added whole, without crests, and those the club has are left as they are', async () => {
  const crest = await drawPhoto(53, 53)
  const known = (
    await admin.upload('/api/opponents', formWith({ opponentData: { name: 'Bóbr Tczew' }, opponentLogo: crest }))
  ).json()
  const names = [' Sokół Łeba ', 'bobr  TCZEW', 'Żbik Hel', 'sokol łeba']
  const send = () => admin.post('/api/opponents/import', { opponents: names.map((name) => ({ name })) })
  expect((await send()).json()).toEqual({ added: 2 })
  expect((await send()).json(), 'a list that is sent twice').toEqual({ added: 0 })
  const added = (await list()).filter(({ logo }: { logo: string | null }) => logo === null)
  expect(added.map(({ name }: { name: string }) => name)).toEqual(['Sokół Łeba', 'Żbik Hel'])
  expect(await list()).toContainEqual(known)

  const { id } = added[0]
  const renamed = await admin.upload(`/api/opponents/${id}`, formWith({ opponentData: { name: 'Sokół' } }), 'PUT')
  expect(renamed.json()).toMatchObject({ name: 'Sokół', logo: null })
  const crested = await admin.upload(`/api/opponents/${id}`, formWith({ opponentLogo: crest }), 'PUT')
  expect(crested.json().logo).toBe(known.logo)
})

it.each([
  ['empty', [], 'Lista przeciwników jest pusta'],
  ['too long', Array(101).fill({ name: 'Tur' }), 'Na raz można dodać najwyżej 100 przeciwników'],
  ['with a bad name', [{ name: 'Tur Olecko' }, { name: ' ' }], 'Nazwa przeciwnika: od 1 do 100 znaków'],
])('a list that is %s is refused whole', async (_, opponents, message) => {
  const before = await list()
  const response = await admin.post('/api/opponents/import', { opponents })
  expect([response.statusCode, response.json().message]).toEqual([400, expect.stringContaining(message)])
  expect(await list()).toEqual(before)
})

it('other names are kept, unless another opponent goes by one of them', async () => {
  await admin.post('/api/opponents/import', { opponents: [{ name: 'Wilk Hel' }, { name: 'Jeż Puck' }] })
  const idOf = async (wanted: string) => (await list()).find(({ name }: { name: string }) => name === wanted).id
  const [wilk, jez] = [await idOf('Wilk Hel'), await idOf('Jeż Puck')]
  const put = (id: number, data: object) =>
    admin.upload(`/api/opponents/${id}`, formWith({ opponentData: data }), 'PUT')
  expect((await put(wilk, { aliases: ['MKS Wilk', 'Wilk II'] })).json().aliases).toEqual(['MKS Wilk', 'Wilk II'])
  expect((await put(wilk, { name: 'Wilki Hel' })).json()).toMatchObject({ aliases: ['MKS Wilk', 'Wilk II'] })
  const refused = await put(jez, { aliases: ['Jeże', 'WILK II'] })
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    '„WILK II” to już nazwa innego przeciwnika: Wilki Hel',
  ])
  const crest = await drawPhoto(54, 54)
  const added = formWith({ opponentData: { name: 'Nowy', aliases: ['jez puck'] }, opponentLogo: crest })
  expect((await admin.upload('/api/opponents', added)).statusCode).toBe(409)
  await admin.delete(`/api/opponents/${wilk}`)
  expect((await put(jez, { aliases: ['WILK II'] })).json().aliases).toEqual(['WILK II'])
  expect((await put(jez, { aliases: [] })).json().aliases).toEqual([])
})

it('a deleted opponent of a played match keeps its name there', async () => {
  const logo = await drawPhoto(52, 52)
  const { id } = (
    await admin.upload('/api/opponents', formWith({ opponentData: { name: 'Ryś' }, opponentLogo: logo }))
  ).json()
  await club.db
    .insertInto('matches')
    .values({ team_id: 1, opponent_id: id, is_home: true, lineup: '[]', scorers: '[]' })
    .execute()
  await admin.delete(`/api/opponents/${id}`)
  const row = await club.db
    .selectFrom('matches')
    .innerJoin('opponents', 'opponents.id', 'matches.opponent_id')
    .select('opponents.name')
    .executeTakeFirstOrThrow()
  expect(row.name).toBe('Ryś')
})

it('fans are told of a match against an opponent without a crest', async () => {
  await admin.post('/api/opponents/import', { opponents: [{ name: 'Kuna Reda' }] })
  const { id } = (await list()).find(({ name }: { name: string }) => name === 'Kuna Reda')
  const lineup = { opponentId: id, isHome: true, matchDate: '2026-05-16', matchTime: '15:00' }
  const saved = await admin.post('/api/settings', { key: 'lineup_positions_global', value: JSON.stringify(lineup) })
  expect(saved.statusCode).toBe(201)
  const { matches } = (await club.visitor().get('/api/public/matches')).json()
  expect(matches).toEqual([expect.objectContaining({ awayTeam: 'Kuna Reda', opponentLogo: null })])
})
