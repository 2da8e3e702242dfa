import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sentTemplate, type Template } from '#contract/template.ts'
import { DEFAULT_CLUB_COLOURS } from '#domain/club/club-colours.ts'
import { DEFAULT_FORMATION } from '#domain/lineup/default-formation.ts'
import { cellsOf } from '#domain/match/document/cells-of-state.ts'
import { EMPTY_MATCH, type MatchState } from '#domain/match/document/match-state.ts'
import { withFollowing } from '#domain/match/document/shown-match.ts'
import { newEvent } from '#domain/match/events/match-event.ts'
import { FORMAT_NAMES, FORMATS, type FormatName } from '#graphic/formats.ts'
import { graphicOf } from '#graphic/graphic-of.ts'
import { KIND_NAMES, type KindName, kindFacts } from '#graphic/kinds/kinds.ts'
import { DEFAULT_CREST } from '#graphic/match-view.ts'
import { defaultCrest } from '#server/pictures/default-crest.ts'
import { encodePng } from '#server/rendering/encode-png.ts'
import { renderScene } from '#server/rendering/render-scene.ts'
import { readStored } from '#server/storage/read-stored.ts'
import { drawPhoto } from '#server/testing/drawn-uploads.ts'
import { formWith } from '#server/testing/form.ts'
import { type Caller, openTestClub, type TestClub } from '#server/testing/test-club.ts'

let club: TestClub
let user: Caller
let opponentId: number
let players: number[]
const templates = new Map<KindName, Template>()

beforeAll(async () => {
  club = await openTestClub()
  user = await club.signUp('Anna')
  await user.post('/api/settings', { key: 'clubName', value: 'Orły Dębno' })
  const opponentLogo = await drawPhoto(60, 60)
  opponentId = (
    await user.upload('/api/opponents', formWith({ opponentData: { name: 'Tur Ełk' }, opponentLogo }))
  ).json().id
  const squad = ['Kos', 'Sowa', 'Bąk'].map((lastName, index) => ({ firstName: 'Jan', lastName, number: index + 1 }))
  await user.post('/api/players/import', { players: squad })
  players = (await user.get('/api/players')).json().map(({ id }: { id: number }) => id)
  for (const type of KIND_NAMES) {
    const parts = { templateData: { name: type, type }, templateBackground: await drawPhoto(120, 150) }
    templates.set(type, sentTemplate.parse((await user.upload('/api/templates', formWith(parts))).json()))
  }
})
afterAll(() => club.close())

const goal = (id: string, playerId: number | null, minute: string) =>
  newEvent({ id, kind: 'goal', side: playerId === null ? 'theirs' : 'ours', playerId, minute, at: 0 })

const state = (more: Partial<MatchState> = {}): MatchState => ({
  ...EMPTY_MATCH,
  selectedOpponent: opponentId,
  matchDate: '2026-11-15',
  matchTime: '15:00',
  positions: DEFAULT_FORMATION.map((slot, index) => ({ ...slot, playerId: players[index] ?? null })),
  ...more,
})

const draw = (kind: KindName, match: MatchState, more: object = {}) =>
  user.post('/api/graphics', { kind, cells: cellsOf(match), ...more })

const bytesAt = async (url: string) => {
  const stored = await club.files.open(url.slice('/files/'.length))
  if (!stored) throw new Error(`${url} is not in the store`)
  return buffer(stored.stream)
}

/** As the browser has the club: from the API's own answers. */
async function expectedPng(kind: KindName, match: MatchState, format: FormatName): Promise<Buffer> {
  const catalogue = {
    players: (await user.get('/api/players')).json(),
    opponents: (await user.get('/api/opponents')).json(),
    templates: sentTemplate.array().parse((await user.get('/api/templates')).json()),
    club: { name: 'Orły Dębno', crest: null, colours: DEFAULT_CLUB_COLOURS },
  }
  const scene = graphicOf(await kindFacts(kind).load(), withFollowing(match), catalogue).scene(format)
  if (!scene) throw new Error(`There is no template for ${kind}`)
  const read = async (src: string) => (src === DEFAULT_CREST ? defaultCrest() : readStored(club.files, src))
  return encodePng(await renderScene(scene, read))
}

describe('a graphic that the server draws', () => {
  it.each(FORMAT_NAMES)('is the picture that the state gives, in the format %s', async (format) => {
    const match = state({ events: [goal('a', players[0] ?? 0, "12'")] })
    const response = await draw('goal', match, { format })
    expect(response.statusCode, response.body).toBe(201)
    const { url, bytes, ...rest } = response.json()
    const { width, height } = FORMATS[format]
    expect(rest).toEqual({ width, height, kind: 'goal', format })
    const stored = await bytesAt(url)
    expect(stored.length).toBe(bytes)
    expect(Buffer.compare(stored, await expectedPng('goal', match, format))).toBe(0)
  })

  it('is a portrait where no format is named', async () => {
    expect((await draw('lineup', state())).json()).toMatchObject({ format: 'portrait', width: 1200, height: 1500 })
  })

  it('shows the state that was sent, not the one that is stored meanwhile', async () => {
    const key = '1f0c5a1e-6f0b-4a53-9c57-2f4c1de1a777'
    const { id } = (await user.post('/api/matches', { key, opponentId, matchDate: '2026-11-15' })).json()
    const early = state({ events: [goal('a', players[0] ?? 0, "12'")] })
    const before = (await draw('result', early)).json().url
    const change = (to: object) => ({ base: 0, from: null, to })
    const changes = { 'event:b': change({ kind: 'goal', side: 'theirs', at: 1, minute: "80'" }) }
    await user.post(`/api/matches/${id}/changes`, { device: 'd', changes })
    expect((await draw('result', early, { matchId: id })).json().url).toBe(before)
    const [listed] = (await user.get(`/api/matches/${id}/graphics`)).json()
    expect(listed).toMatchObject({ url: before, kind: 'result', format: 'portrait', createdBy: 'Anna' })
    // The goal that it shows is in nobody's list: fans are not shown it.
    expect(listed.isCorrected).toBe(true)
    expect([listed.caption, listed.altText]).toEqual([
      expect.stringContaining('Orły Dębno'),
      expect.stringContaining('Tur Ełk'),
    ])
  })

  it('is one graphic when it is asked for again under its name', async () => {
    const requestId = '1f0c5a1e-6f0b-4a53-9c57-2f4c1de1a002'
    const ask = async (minute: string) =>
      (await draw('goal', state({ events: [goal('a', players[0] ?? 0, minute)] }), { requestId })).json().url
    const first = await ask("21'")
    expect([await ask("21'"), await ask("22'")]).toEqual([first, first])
  })

  it('takes the template that is asked for, and refuses one that is unknown or of another kind', async () => {
    const parts = {
      templateData: { name: 'Inny', type: 'result', look: 'poster' },
      templateBackground: await drawPhoto(9, 9),
    }
    const { id: templateId } = (await user.upload('/api/templates', formWith(parts))).json()
    const usual = (await draw('result', state())).json().url
    const other = (await draw('result', state(), { templateId })).json().url
    expect(other).not.toBe(usual)
    const chosen = state({ selectedTemplates: { result: templateId } })
    expect((await draw('result', chosen)).json().url).toBe(other)
    expect((await draw('result', chosen, { templateId: templates.get('result')?.id })).json().url).toBe(usual)
    const refused = async (kind: KindName, id: number | undefined) => {
      const response = await draw(kind, state(), { templateId: id })
      return [response.statusCode, response.json().message]
    }
    expect(await refused('result', 999)).toEqual([404, 'Nie ma takiego szablonu'])
    expect(await refused('result', templates.get('lineup')?.id)).toEqual([
      400,
      'To nie jest szablon grafiki „Wynik meczu”',
    ])
  })

  it.each([
    ['an opponent', 'lineup', { selectedOpponent: null }, 'Najpierw wybierz przeciwnika'],
    ['an opponent that is still there', 'lineup', { selectedOpponent: 999 }, 'Najpierw wybierz przeciwnika'],
    ['a goal', 'opponent-goal', { isOpponentGoal: true }, 'Najpierw dodaj gola albo ustaw wynik'],
    ['a scorer', 'goal', {}, 'Wybierz strzelca bramki'],
  ] as const)('is not made without %s', async (_, kind, more, message) => {
    const response = await draw(kind, state(more))
    expect([response.statusCode, response.json().message]).toEqual([400, message])
  })

  it('comes without a picture that cannot be read', async () => {
    const scored = state({ events: [goal('a', players[1] ?? 0, "12'")] })
    const without = (await draw('goal', scored)).json().url
    const garbage = await club.files.put(Buffer.from('no picture'), 'png')
    for (const name of [garbage, `${'a'.repeat(64)}.png`]) {
      await club.db
        .updateTable('players')
        .set({ scorer_image: `/files/${name}` })
        .where('id', '=', players[1] ?? 0)
        .execute()
      const response = await draw('goal', scored)
      expect([response.statusCode, response.json().url]).toEqual([201, without])
    }
  })

  it('publishes the line-up with the first format, and tells fans of it once', async () => {
    const key = '1f0c5a1e-6f0b-4a53-9c57-2f4c1de1a778'
    const { id } = (await user.post('/api/matches', { key, opponentId, matchDate: '2026-12-15' })).json()
    for (const format of FORMAT_NAMES) {
      expect((await draw('lineup', state(), { format, matchId: id })).statusCode).toBe(201)
    }
    const pushes = await club.db.selectFrom('push_outbox').select('kind').where('match_id', '=', id).execute()
    expect(pushes).toEqual([{ kind: 'lineup-published' }])
    const { graphics } = (await club.visitor().get(`/api/public/matches/${id}`)).json()
    expect(graphics.map(({ kind, format }: { kind: string; format: string }) => [kind, format])).toEqual(
      FORMAT_NAMES.toReversed().map((format) => ['lineup', format]),
    )
  })

  it('counts with those that browsers send, for one account', async () => {
    const hasty = await club.staff('Hasty', 'user', user)
    for (let n = 0; n < 60; n++) expect((await hasty.post('/api/graphics', {})).statusCode).toBe(400)
    expect((await hasty.post('/api/graphics', {})).statusCode).toBe(429)
    expect((await hasty.post('/api/generate-graphic', { base64Image: 'x', type: 'goal' })).statusCode).toBe(429)
  })

  it('is asked for in a few KB', async () => {
    expect(JSON.stringify({ kind: 'lineup', cells: cellsOf(state()) }).length).toBeLessThan(4_000)
    const response = await user.post('/api/graphics', { kind: 'lineup', cells: {}, more: 'x'.repeat(300_000) })
    expect(response.statusCode).toBe(413)
  })
})
