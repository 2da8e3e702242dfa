import fc from 'fast-check'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { drawGraphicRequest } from '#contract/graphic.ts'
import { cellSchema } from '#contract/match-changes.ts'
import { opponentChange, opponentData } from '#contract/opponent.ts'
import { playerChange, playerData } from '#contract/player-data.ts'
import { saveSettingRequest } from '#contract/setting.ts'
import { sharedMatchValues } from '#contract/shared-match.ts'
import { sponsorChange, sponsorData } from '#contract/sponsor-data.ts'
import { templateFile } from '#contract/template-file.ts'
import { baseVersion, templateChange, templateData } from '#contract/template-input.ts'
import { SHARED_MATCH_KEYS } from '#domain/club/settings.ts'
import { LIST_CELLS, PLAIN_CELLS } from '#domain/match/document/keys.ts'
import { KIND_NAMES } from '#graphic/kinds/kinds.ts'
import { ELEMENT_KINDS } from '#graphic/template/element-kinds.ts'
import { runs } from '#testing/property-runs.ts'
import type { DeclaredRoute } from './plugins/session.ts'
import { formWith } from './testing/form.ts'
import { type Caller, openTestClub, type TestClub } from './testing/test-club.ts'
import { edgeText, garbage, valuesOf } from './testing/values-of-schema.ts'

/** A whole backup is made with each. */
const COSTLY = ['POST /api/backups']
/** Four schemas in one, with the match behind them; five fields that meet in one query. */
const WIDE = ['POST /api/settings', 'POST /api/matches/:id/changes', 'GET /api/public/matches']
const runsOf = (route: DeclaredRoute) => {
  if (COSTLY.includes(nameOf(route))) return runs(4)
  return runs(WIDE.includes(nameOf(route)) ? 60 : 10)
}

/** Each request takes some milliseconds, and ten times as many are sent in `npm run test:long`. */
const LONGEST_MS = 1_800_000

let club: TestClub
let admin: Caller
let picture: Buffer
beforeAll(async () => {
  club = await openTestClub()
  // Out of the walk's reach, so that it does not end its own session.
  await sql`select setval('sessions_id_seq', 1234567890)`.execute(club.db)
  admin = await club.signUp('Anna')
  picture = await sharp({ create: { width: 4, height: 5, channels: 3, background: '#0a5' } })
    .png()
    .toBuffer()
  await admin.post('/api/opponents/import', { opponents: [{ name: 'Tur' }, { name: 'Sęp' }] })
  await admin.post('/api/players/import', { players: [{ firstName: 'Jan', lastName: 'Kos', number: 1 }] })
  for (const type of KIND_NAMES) {
    const parts = { templateData: { name: type, type }, templateBackground: picture }
    await admin.upload('/api/templates', formWith(parts))
  }
  await admin.post('/api/matches', { key: '1f0c5a1e-6f0b-4a53-9c57-2f4c1de1a001', opponentId: 1 })
})
afterAll(() => club.close())

type Parts = Record<string, unknown>
type Payload = { json: unknown } | { parts: Parts } | null

const partsOf = (parts: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<Payload> =>
  fc.record(parts).map((record) => ({ parts: record }))
const file = fc.constant('picture')

const element = fc.oneof(
  garbage,
  fc
    .constantFrom(...Object.keys(ELEMENT_KINDS))
    .chain((type) =>
      fc
        .dictionary(fc.constantFrom('x', 'width', 'text', 'src', 'zIndex', 'color'), garbage)
        .map((rest) => ({ id: 'e', type, ...rest })),
    ),
)
const elements = fc.option(fc.array(element, { maxLength: 3 }), { nil: undefined })

const setting = fc.constantFrom(...SHARED_MATCH_KEYS).chain((key) =>
  fc.record({
    key: fc.oneof(
      { weight: 20, arbitrary: fc.constant<unknown>(key) },
      { weight: 1, arbitrary: valuesOf(saveSettingRequest.shape.key) },
    ),
    value: valuesOf(sharedMatchValues[key]).map((value) => JSON.stringify(value)),
    version: fc.option(valuesOf(saveSettingRequest.shape.version), { nil: undefined, freq: 2 }),
  }),
)

const cellKeys = [
  ...PLAIN_CELLS,
  ...LIST_CELLS.map((list) => `${list}:${list === 'bench' ? 1 : 'a'}`),
  'none',
  'event:',
]

const cellValue = (key: string): fc.Arbitrary<unknown> => {
  const schema = cellSchema(key)
  return fc.oneof(...(schema ? [{ weight: 4, arbitrary: valuesOf(schema) }] : []), { weight: 1, arbitrary: garbage })
}

const matchChange = fc.uniqueArray(fc.constantFrom(...cellKeys), { maxLength: 4 }).chain((keys) =>
  fc.record({
    device: edgeText,
    changes: fc.record(
      Object.fromEntries(
        keys.map((key) => [
          key,
          fc.record({ base: fc.constantFrom<unknown>(0, 1, 'x'), from: garbage, to: cellValue(key) }),
        ]),
      ),
    ),
  }),
)

const { cells: _cells, ...drawn } = drawGraphicRequest.shape

/** Mostly of the one opponent and on the club's own templates, so that something is drawn. */
const graphicOrder = fc.uniqueArray(fc.constantFrom(...cellKeys), { maxLength: 4 }).chain((keys) =>
  fc.record({
    ...Object.fromEntries(Object.entries(drawn).map(([name, schema]) => [name, valuesOf(schema)])),
    kind: fc.constantFrom(...KIND_NAMES),
    templateId: fc.constantFrom<unknown>(undefined, undefined, 1, 2, 'x'),
    cells: fc.record({
      ...Object.fromEntries(keys.map((key) => [key, cellValue(key)])),
      opponentId: fc.constantFrom<unknown>(1, 1, 1, 99),
    }),
  }),
)

/** What routes read that take a form, or look at the body themselves. */
const BODIES: Record<string, fc.Arbitrary<Payload>> = {
  'POST /api/settings': setting.map((json) => ({ json })),
  'POST /api/players': partsOf({ playerData: valuesOf(playerData), playerImage: file }),
  'PUT /api/players/:id': partsOf({ playerData: valuesOf(playerChange) }),
  'PUT /api/players/:id/cutouts/:photo': partsOf({ cutout: file, madeFrom: edgeText }),
  'POST /api/opponents': partsOf({ opponentData: valuesOf(opponentData), opponentLogo: file }),
  'PUT /api/opponents/:id': partsOf({ opponentData: valuesOf(opponentChange) }),
  'POST /api/templates': partsOf({ templateData: valuesOf(templateData), templateBackground: file, elements }),
  'PUT /api/templates/:id': partsOf({
    templateData: valuesOf(templateChange),
    elements,
    version: valuesOf(baseVersion),
  }),
  'POST /api/templates/import': partsOf({ template: valuesOf(templateFile) }),
  'POST /api/pictures': partsOf({ picture: edgeText }),
  'PUT /api/photos/:id/cutout': partsOf({ cutout: file }),
  'POST /api/sponsors': partsOf({ sponsorData: valuesOf(sponsorData), sponsorLogo: file }),
  'PUT /api/sponsors/:id': partsOf({ sponsorData: valuesOf(sponsorChange) }),
  'POST /api/fonts': partsOf({ font: edgeText }),
}
/** Whose schema says less than the route takes: each cell has its own. */
const CLOSER: Record<string, fc.Arbitrary<Payload>> = {
  'POST /api/matches/:id/changes': matchChange.map((json) => ({ json })),
  'POST /api/graphics': graphicOrder.map((json) => ({ json })),
}
const WITHOUT_BODY = [
  'POST /api/logout',
  'POST /api/templates/:id/duplicate',
  'POST /api/backups/:name/restore',
  'POST /api/matches/:id/current',
  'POST /api/matches/current',
  'POST /api/photos/uploads/:id/finish',
]
/** Bytes, not values: their tests are those of crafted archives, and of photos in pieces. */
const OF_BYTES = ['POST /api/backups/upload', 'PATCH /api/photos/uploads/:id']

const schemaOf = (route: DeclaredRoute, part: 'body' | 'querystring' | 'params') =>
  route.schema?.[part] as z.ZodObject | undefined

const nameOf = ({ method, url }: DeclaredRoute) => `${method} ${url}`
const isWriter = ({ method }: DeclaredRoute) => ['POST', 'PUT', 'PATCH'].includes(method)

function payloads(route: DeclaredRoute): fc.Arbitrary<Payload> {
  const body = schemaOf(route, 'body')
  return (
    BODIES[nameOf(route)] ??
    CLOSER[nameOf(route)] ??
    (body ? valuesOf(body).map((json) => ({ json })) : fc.constant(null))
  )
}

function addresses(route: DeclaredRoute): fc.Arbitrary<string> {
  const names = [...route.url.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const shape = schemaOf(route, 'params')?.shape ?? {}
  const part = (name: string) =>
    fc.oneof({ weight: 4, arbitrary: fc.constant('1') }, { weight: 4, arbitrary: valuesOf(shape[name] as z.ZodType) })
  const parts = fc.record(Object.fromEntries(names.map((name) => [name, part(name)])))
  const asked = schemaOf(route, 'querystring')
  return fc.tuple(parts, asked ? valuesOf(asked) : fc.constant({})).map(([given, query]) => {
    const path = route.url.replace(/:(\w+)/g, (_, name: string) => percent(given[name]))
    const pairs = Object.entries(query ?? {}).filter(([, value]) => value !== undefined)
    return `${path}?${pairs.map(([name, value]) => `${percent(name)}=${percent(value)}`).join('&')}`
  })
}

/** Half a letter has no code. */
const percent = (value: unknown) => encodeURIComponent(String(value).replace(/\p{Surrogate}/gu, '?'))

function send({ method, url }: Pick<DeclaredRoute, 'method' | 'url'>, payload: Payload) {
  if (payload && 'parts' in payload) {
    const parts = Object.entries(payload.parts).flatMap(([name, part]) => {
      if (part === undefined) return []
      return [[name, part === 'picture' ? picture : JSON.stringify(part)] as const]
    })
    return admin.upload(url, formWith(Object.fromEntries(parts)), method as 'POST')
  }
  const headers = payload ? { 'content-type': 'application/json' } : {}
  return admin.send(method as 'POST', url, payload ? JSON.stringify(payload.json) : undefined, headers)
}

/** Without an end, or the end of the walk. */
const LEFT_OUT = ['/api/events', '/api/public/live', '/api/logout']
const isWalked = ({ method, url }: DeclaredRoute) =>
  !['HEAD', 'OPTIONS'].includes(method) && !LEFT_OUT.includes(url) && !url.startsWith('/api/docs')

describe('what a schema lets through, and what it does not', () => {
  it('is known for every route that takes a body', () => {
    const unknown = club.app.declaredRoutes().filter((route) => isWriter(route) && !schemaOf(route, 'body'))
    expect(unknown.map(nameOf).sort()).toEqual([...Object.keys(BODIES), ...WITHOUT_BODY, ...OF_BYTES].sort())
  })

  it(
    'never becomes a fault',
    async () => {
      // What is needed by others is deleted last.
      const routes = club.app.declaredRoutes().filter(isWalked)
      const inOrder = [...routes].sort((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'))
      expect(inOrder.length).toBeGreaterThan(40)
      const faults: string[] = []
      for (const route of inOrder) {
        const property = fc.asyncProperty(addresses(route), payloads(route), async (url, payload) => {
          const response = await send({ method: route.method, url }, payload)
          expect(response.statusCode, response.body.slice(0, 200)).toBeLessThan(500)
        })
        const outcome = await fc.check(property, runsOf(route))
        if (outcome.failed) faults.push(`${nameOf(route)}: ${fc.defaultReportMessage(outcome)}`)
      }
      expect(faults.join('\n\n')).toBe('')
      expect((await admin.get('/api/user')).statusCode, 'the walker was refused from some point on').toBe(200)
    },
    LONGEST_MS,
  )
})
