import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NEW_LEAGUE } from '#domain/table/league.ts'
import { type Caller, openTestClub, PASSWORD, type TestClub } from './testing/test-club.ts'

type Answer = number | number[]
interface Row {
  url?: string
  body?: object
  visitor: Answer
  user: Answer
  admin: Answer
}

const NO_UPLOAD = '3f0c5a1e-6f0b-4a53-9c57-2f4c1de1a001'

/** Who may do what: DECISIONS in one table. The body, where there is one, is acceptable to the route. */
const TABLE: Record<string, Row | Row[]> = {
  'GET /api/user': { visitor: 401, user: 200, admin: 200 },
  'PUT /api/user/password': [
    { body: { currentPassword: 'inne', newPassword: PASSWORD }, visitor: 401, user: 400, admin: 400 },
    { body: {}, visitor: 401, user: 400, admin: 400 },
  ],
  'GET /api/user/sessions': { visitor: 401, user: 200, admin: 200 },
  'DELETE /api/user/sessions': { visitor: 401, user: 204, admin: 204 },
  'DELETE /api/user/sessions/:id': [
    { url: '/api/user/sessions/999', visitor: 401, user: 404, admin: 404 },
    // Another's is as good as none.
    { url: '/api/user/sessions/1', visitor: 401, user: 404, admin: [] },
    { url: '/api/user/sessions/x', visitor: 401, user: 400, admin: 400 },
  ],
  'GET /api/setup': { visitor: 200, user: 200, admin: 200 },
  'POST /api/login': { body: { username: 'nikt', password: 'x' }, visitor: 401, user: 401, admin: 401 },
  'POST /api/logout': [],
  'POST /api/register': [
    { body: { username: 'Zofia', password: PASSWORD, role: 'admin' }, visitor: 403, user: 403, admin: 201 },
    { body: {}, visitor: 400, user: 403, admin: 400 },
  ],
  'GET /api/users': { visitor: 401, user: 403, admin: 200 },
  'PATCH /api/users/:id': [
    { url: '/api/users/999', body: { role: 'user' }, visitor: 401, user: 403, admin: 404 },
    { url: '/api/users/abc', body: { role: 7 }, visitor: 401, user: 403, admin: 400 },
  ],
  'DELETE /api/users/:id': { url: '/api/users/999', visitor: 401, user: 403, admin: 404 },
  'GET /api/settings': { visitor: 200, user: 200, admin: 200 },
  'GET /api/settings/:settingKey': [
    { url: '/api/settings/clubName', visitor: 200, user: 200, admin: 200 },
    { url: '/api/settings/lineup_positions_global', visitor: 401, user: 200, admin: 200 },
    { url: '/api/settings/scorer_settings_global', visitor: 401, user: 404, admin: 404 },
    { url: '/api/settings/anything', visitor: 401, user: 404, admin: 404 },
  ],
  'POST /api/settings': [
    ...['lineup_positions_global', 'lineup_settings_global', 'scorer_settings_global', 'result_settings_global'].map(
      (key) => ({ body: { key, value: '{}' }, visitor: 401, user: [200, 201], admin: 200 }),
    ),
    { body: { key: 'clubName', value: 'Orły' }, visitor: 401, user: 403, admin: 200 },
    { body: { key: 'disableRegistration', value: 'false' }, visitor: 401, user: 403, admin: 201 },
    { body: { key: 'another', value: 'x' }, visitor: 401, user: 403, admin: 201 },
    { body: {}, visitor: 401, user: 400, admin: 400 },
  ],
  'DELETE /api/settings/:settingKey': [
    { url: '/api/settings/scorer_settings_global', visitor: 401, user: 204, admin: 404 },
    { url: '/api/settings/clubName', visitor: 401, user: 403, admin: 204 },
  ],
  'GET /api/teams': { visitor: 401, user: 200, admin: 200 },
  'POST /api/teams': [
    { body: { name: 'Rezerwy' }, visitor: 401, user: 403, admin: 201 },
    { body: {}, visitor: 401, user: 403, admin: 400 },
  ],
  'PUT /api/teams/:id': [
    { url: '/api/teams/999', body: { isDefault: true }, visitor: 401, user: 403, admin: 404 },
    { url: '/api/teams/x', body: {}, visitor: 401, user: 403, admin: 400 },
  ],
  'DELETE /api/teams/:id': { url: '/api/teams/999', visitor: 401, user: 403, admin: 404 },
  'GET /api/players': { visitor: 200, user: 200, admin: 200 },
  'POST /api/players': { body: {}, visitor: 401, user: 403, admin: 400 },
  'POST /api/players/import': [
    {
      body: { players: [{ firstName: 'Jan', lastName: 'Kos', number: 7 }] },
      visitor: 401,
      user: 403,
      admin: 200,
    },
    { body: {}, visitor: 401, user: 403, admin: 400 },
  ],
  'PUT /api/players/:id': { url: '/api/players/999', body: {}, visitor: 401, user: 403, admin: 400 },
  'DELETE /api/players/:id': { url: '/api/players/999', visitor: 401, user: 403, admin: 404 },
  'PUT /api/players/:id/cutouts/:photo': [
    { url: '/api/players/999/cutouts/lineup', body: {}, visitor: 401, user: 403, admin: 400 },
    { url: '/api/players/999/cutouts/back', body: {}, visitor: 401, user: 403, admin: 400 },
  ],
  'DELETE /api/players/:id/cutouts/:photo': [
    { url: '/api/players/999/cutouts/scorer', visitor: 401, user: 403, admin: 404 },
    { url: '/api/players/x/cutouts/scorer', visitor: 401, user: 403, admin: 400 },
  ],
  'GET /api/opponents': { visitor: 200, user: 200, admin: 200 },
  'POST /api/opponents': { body: {}, visitor: 401, user: 403, admin: 400 },
  'POST /api/opponents/import': [
    { body: { opponents: [{ name: 'Tur Ełk' }] }, visitor: 401, user: 403, admin: 200 },
    { body: {}, visitor: 401, user: 403, admin: 400 },
  ],
  'PUT /api/opponents/:id': { url: '/api/opponents/999', body: {}, visitor: 401, user: 403, admin: 400 },
  'DELETE /api/opponents/:id': { url: '/api/opponents/999', visitor: 401, user: 403, admin: 404 },
  'GET /api/templates': [
    { visitor: 200, user: 200, admin: 200 },
    { url: '/api/templates?type=', visitor: 200, user: 200, admin: 200 },
    { url: '/api/templates?type=video', visitor: 400, user: 400, admin: 400 },
  ],
  'GET /api/templates/:id': [
    { url: '/api/templates/999', visitor: 404, user: 404, admin: 404 },
    { url: '/api/templates/x', visitor: 400, user: 400, admin: 400 },
  ],
  'POST /api/templates': { body: {}, visitor: 401, user: 403, admin: 400 },
  'PUT /api/templates/:id': { url: '/api/templates/999', body: {}, visitor: 401, user: 403, admin: 400 },
  'POST /api/templates/:id/duplicate': [
    { url: '/api/templates/999/duplicate', visitor: 401, user: 403, admin: 404 },
    { url: '/api/templates/x/duplicate', visitor: 401, user: 403, admin: 400 },
  ],
  'GET /api/templates/:id/export': [
    { url: '/api/templates/999/export', visitor: 401, user: 403, admin: 404 },
    { url: '/api/templates/x/export', visitor: 401, user: 403, admin: 400 },
  ],
  'POST /api/templates/import': { body: {}, visitor: 401, user: 403, admin: 400 },
  'DELETE /api/templates/:id': { url: '/api/templates/999', visitor: 401, user: 403, admin: 404 },
  'POST /api/pictures': { body: {}, visitor: 401, user: 403, admin: 400 },
  'GET /api/photos': [
    { visitor: 401, user: 200, admin: 200 },
    { url: '/api/photos?match=x', visitor: 401, user: 400, admin: 400 },
  ],
  'PATCH /api/photos': [
    { body: { ids: [999], matchId: null }, visitor: 401, user: 200, admin: 200 },
    { body: { ids: [999] }, visitor: 401, user: 400, admin: 400 },
  ],
  'POST /api/photos/deletion': [
    { body: { ids: [999] }, visitor: 401, user: 200, admin: 200 },
    { body: { ids: [] }, visitor: 401, user: 400, admin: 400 },
  ],
  'GET /api/photos/named': [
    { url: '/api/photos/named?ids=998,999', visitor: 401, user: 200, admin: 200 },
    { url: '/api/photos/named?ids=x', visitor: 401, user: 400, admin: 400 },
  ],
  'GET /api/photos/choices': { visitor: 401, user: 200, admin: 200 },
  'GET /api/photos/:id': { url: '/api/photos/999', visitor: 401, user: 404, admin: 404 },
  'PATCH /api/photos/:id': [
    { url: '/api/photos/999', body: { focus: { x: 1, y: 2 } }, visitor: 401, user: 404, admin: 404 },
    { url: '/api/photos/999', body: { focus: { x: 101, y: 2 } }, visitor: 401, user: 400, admin: 400 },
  ],
  'DELETE /api/photos/:id': { url: '/api/photos/999', visitor: 401, user: 404, admin: 404 },
  'PUT /api/photos/:id/cutout': { url: '/api/photos/999/cutout', body: {}, visitor: 401, user: 400, admin: 400 },
  'DELETE /api/photos/:id/cutout': { url: '/api/photos/999/cutout', visitor: 401, user: 404, admin: 404 },
  'POST /api/photos/uploads': [
    { body: { matchId: null, fingerprint: 'a.jpg', size: 9 }, visitor: 401, user: 201, admin: 201 },
    { body: { matchId: null, fingerprint: '', size: 0 }, visitor: 401, user: 400, admin: 400 },
  ],
  'GET /api/photos/uploads/:id': [
    { url: `/api/photos/uploads/${NO_UPLOAD}`, visitor: 401, user: 404, admin: 404 },
    { url: '/api/photos/uploads/x', visitor: 401, user: 400, admin: 400 },
  ],
  'PATCH /api/photos/uploads/:id': {
    url: `/api/photos/uploads/${NO_UPLOAD}?offset=0`,
    body: {},
    visitor: 401,
    user: 415,
    admin: 415,
  },
  'POST /api/photos/uploads/:id/finish': {
    url: `/api/photos/uploads/${NO_UPLOAD}/finish`,
    visitor: 401,
    user: 404,
    admin: 404,
  },
  'GET /api/sponsors': { visitor: 401, user: 200, admin: 200 },
  'POST /api/sponsors': { body: {}, visitor: 401, user: 403, admin: 400 },
  'PUT /api/sponsors/:id': { url: '/api/sponsors/999', body: {}, visitor: 401, user: 403, admin: 400 },
  'DELETE /api/sponsors/:id': [
    { url: '/api/sponsors/999', visitor: 401, user: 403, admin: 404 },
    { url: '/api/sponsors/x', visitor: 401, user: 403, admin: 400 },
  ],
  'GET /api/club-style/crest-colours': { visitor: 401, user: 403, admin: 200 },
  'PUT /api/club-style': [
    { body: { style: {} }, visitor: 401, user: 403, admin: 200 },
    { body: {}, visitor: 401, user: 403, admin: 400 },
  ],
  'GET /api/fonts': { visitor: 200, user: 200, admin: 200 },
  'POST /api/fonts': { body: {}, visitor: 401, user: 403, admin: 400 },
  'DELETE /api/fonts/:id': [
    { url: '/api/fonts/999', visitor: 401, user: 403, admin: 404 },
    { url: '/api/fonts/x', visitor: 401, user: 403, admin: 400 },
  ],
  'GET /api/states/:stateKey': [
    { url: '/api/states/absent', visitor: 401, user: 404, admin: 404 },
    { url: '/api/states/a.b', visitor: 401, user: 400, admin: 400 },
  ],
  'PUT /api/states/:stateKey': [
    { url: '/api/states/template:1', body: { data: {} }, visitor: 401, user: 200, admin: 200 },
    { url: '/api/states/template:1', body: {}, visitor: 401, user: 400, admin: 400 },
  ],
  'DELETE /api/states/:stateKey': { url: '/api/states/template:1', visitor: 401, user: 204, admin: 204 },
  'POST /api/generate-graphic': [
    { body: { type: 'goal', base64Image: 'x' }, visitor: 401, user: 400, admin: 400 },
    { body: {}, visitor: 401, user: 400, admin: 400 },
  ],
  'POST /api/graphics': [
    { body: { kind: 'lineup', cells: {} }, visitor: 401, user: 400, admin: 400 },
    { body: {}, visitor: 401, user: 400, admin: 400 },
  ],
  'DELETE /api/graphics/:id': { url: '/api/graphics/999', visitor: 401, user: 404, admin: 404 },
  'GET /api/gallery': [
    { visitor: 401, user: 200, admin: 200 },
    { url: '/api/gallery?kind=plakat', visitor: 401, user: 400, admin: 400 },
  ],
  'GET /api/gallery/choices': { visitor: 401, user: 200, admin: 200 },
  'GET /api/matches/current': { visitor: 401, user: 200, admin: 200 },
  'POST /api/matches/current': { visitor: 401, user: [200, 201], admin: 200 },
  'GET /api/matches': [
    { visitor: 401, user: 200, admin: 200 },
    { url: '/api/matches?limit=0', visitor: 401, user: 400, admin: 400 },
  ],
  'GET /api/figures': [
    { visitor: 401, user: 200, admin: 200 },
    { url: '/api/figures?season=x', visitor: 401, user: 400, admin: 400 },
  ],
  'GET /api/matches/choices': { visitor: 401, user: 200, admin: 200 },
  'POST /api/matches/import': [
    { body: {}, visitor: 401, user: 400, admin: 400 },
    { body: { added: [], changed: [] }, visitor: 401, user: 200, admin: 200 },
  ],
  'POST /api/matches': [
    {
      body: { key: '1f0c5a1e-6f0b-4a53-9c57-2f4c1de1a001', opponentId: 999 },
      visitor: 401,
      user: 404,
      admin: 404,
    },
    { body: {}, visitor: 401, user: 400, admin: 400 },
  ],
  'GET /api/matches/:id': [
    { url: '/api/matches/999', visitor: 401, user: 404, admin: 404 },
    { url: '/api/matches/x', visitor: 401, user: 400, admin: 400 },
  ],
  'POST /api/matches/:id/changes': [
    { url: '/api/matches/999/changes', body: { device: 'd', changes: {} }, visitor: 401, user: 404, admin: 404 },
    { url: '/api/matches/999/changes', body: {}, visitor: 401, user: 400, admin: 400 },
  ],
  'POST /api/matches/:id/current': { url: '/api/matches/999/current', visitor: 401, user: 404, admin: 404 },
  'GET /api/matches/:id/graphics': { url: '/api/matches/999/graphics', visitor: 401, user: 200, admin: 200 },
  'GET /api/matches/:id/season': [
    { url: '/api/matches/999/season', visitor: 401, user: 404, admin: 404 },
    { url: '/api/matches/x/season', visitor: 401, user: 400, admin: 400 },
  ],
  'GET /api/matches/:id/page': [
    { url: '/api/matches/999/page', visitor: 401, user: 404, admin: 404 },
    { url: '/api/matches/x/page', visitor: 401, user: 400, admin: 400 },
  ],
  'POST /api/matches/:id/merge': [
    { url: '/api/matches/999/merge', body: { into: 998 }, visitor: 401, user: 403, admin: 404 },
    { url: '/api/matches/999/merge', body: {}, visitor: 401, user: 403, admin: 400 },
  ],
  'DELETE /api/matches/:id': { url: '/api/matches/999', visitor: 401, user: 403, admin: 404 },
  'GET /api/leagues': [
    { visitor: 401, user: 200, admin: 200 },
    { url: '/api/leagues?team=999', visitor: 401, user: 404, admin: 404 },
    { url: '/api/leagues?season=12', visitor: 401, user: 400, admin: 400 },
  ],
  'POST /api/leagues': [
    { body: { season: 2026, competition: 'IV liga' }, visitor: 401, user: 201, admin: 409 },
    { body: {}, visitor: 401, user: 400, admin: 400 },
  ],
  'GET /api/leagues/:id': [
    { url: '/api/leagues/999', visitor: 401, user: 404, admin: 404 },
    { url: '/api/leagues/x', visitor: 401, user: 400, admin: 400 },
  ],
  'PUT /api/leagues/:id': [
    { url: '/api/leagues/999', body: { version: 1, document: NEW_LEAGUE }, visitor: 401, user: 404, admin: 404 },
    { url: '/api/leagues/999', body: {}, visitor: 401, user: 400, admin: 400 },
  ],
  'DELETE /api/leagues/:id': { url: '/api/leagues/999', visitor: 401, user: 403, admin: 404 },
  'PUT /api/competitions': [
    { body: { name: 'Nieznane', kind: 'cup' }, visitor: 401, user: 404, admin: 404 },
    { body: { name: 'Nieznane' }, visitor: 401, user: 400, admin: 400 },
  ],
  'GET /api/time': { visitor: 200, user: 200, admin: 200 },
  'GET /api/backups': { visitor: 401, user: 403, admin: 200 },
  'GET /api/backups/status': { visitor: 401, user: 403, admin: 200 },
  'POST /api/backups': { body: { comment: 'x' }, visitor: 401, user: 403, admin: 201 },
  'POST /api/backups/upload': { body: {}, visitor: 401, user: 403, admin: 415 },
  'POST /api/backups/:name/restore': [
    { url: '/api/backups/jedenastka-20260101-000000-00000000/restore', visitor: 401, user: 403, admin: 404 },
    { url: '/api/backups/..%2f..%2fetc/restore', visitor: 401, user: 403, admin: 400 },
  ],
  'GET /api/backups/:name/download': {
    url: '/api/backups/jedenastka-20260101-000000-00000000/download',
    visitor: 401,
    user: 403,
    admin: 404,
  },
  'DELETE /api/backups/:name': [
    { url: '/api/backups/jedenastka-20260101-000000-00000000', visitor: 401, user: 403, admin: 404 },
    { url: '/api/backups/anything', visitor: 401, user: 403, admin: 400 },
  ],
  'GET /api/public/matches': [
    { visitor: 200, user: 200, admin: 200 },
    { url: '/api/public/matches?limit=0', visitor: 400, user: 400, admin: 400 },
  ],
  'GET /api/public/matches/:id': { url: '/api/public/matches/999', visitor: 404, user: 404, admin: 404 },
  'GET /api/public/matches/:id/events': [
    { url: '/api/public/matches/999/events', visitor: 404, user: 404, admin: 404 },
    { url: '/api/public/matches/x/events', visitor: 400, user: 400, admin: 400 },
  ],
  'GET /api/public/calendar.ics': { visitor: 200, user: 200, admin: 200 },
  'GET /api/public/figures': [
    { visitor: 200, user: 200, admin: 200 },
    { url: '/api/public/figures?team=999', visitor: 404, user: 404, admin: 404 },
  ],
  'GET /api/public/teams': { visitor: 200, user: 200, admin: 200 },
  'GET /api/public/team': { visitor: 200, user: 200, admin: 200 },
  'GET /api/public/table': [
    { visitor: 200, user: 200, admin: 200 },
    { url: '/api/public/table?team=999', visitor: 404, user: 404, admin: 404 },
    { url: '/api/public/table?season=x', visitor: 400, user: 400, admin: 400 },
  ],
  'GET /api/public/club': { visitor: 200, user: 200, admin: 200 },
  'GET /api/public/live': [],
  'POST /api/public/push/register': [
    { body: { token: 'abc', deviceId: 'd', platform: 'ios' }, visitor: 200, user: 200, admin: 200 },
    { body: { token: ' ' }, visitor: 400, user: 400, admin: 400 },
  ],
  'POST /api/public/push/unregister': { body: { token: 'abc' }, visitor: 204, user: 204, admin: 204 },
  'OPTIONS /api/public/*': { url: '/api/public/push/register', visitor: 204, user: 204, admin: 204 },
  'GET /api/devices': { visitor: 401, user: 403, admin: 200 },
  'GET /api/events': { visitor: 401, user: [], admin: [] },
  'GET /files/:name': { url: `/files/${'a'.repeat(64)}.png`, visitor: 404, user: 404, admin: 404 },
  'GET /files/:size/:name': [
    { url: `/files/160/${'a'.repeat(64)}.png`, visitor: 404, user: 404, admin: 404 },
    { url: `/files/161/${'a'.repeat(64)}.png`, visitor: 404, user: 404, admin: 404 },
  ],
  'GET /healthz': { visitor: 200, user: 200, admin: 200 },
  'GET /readyz': { visitor: 200, user: 200, admin: 200 },
  'GET /manifest.webmanifest': { visitor: 200, user: 200, admin: 200 },
  'GET /apple-touch-icon.png': { visitor: 200, user: 200, admin: 200 },
  'GET /app-icons/:crest/:icon': [
    { url: '/app-icons/default/any-192.png', visitor: 200, user: 200, admin: 200 },
    { url: `/app-icons/${'a'.repeat(64)}.png/any-192.png`, visitor: 404, user: 404, admin: 404 },
    { url: '/app-icons/default/any-193.png', visitor: 404, user: 404, admin: 404 },
  ],
  'GET /api/openapi.json': { visitor: 200, user: 200, admin: 200 },
}

const rows = Object.entries(TABLE).flatMap(([route, entry]) => [entry].flat().map((row) => ({ route, row })))

let club: TestClub
let callers: Record<'visitor' | 'user' | 'admin', Caller>
beforeAll(async () => {
  club = await openTestClub()
  const admin = await club.signUp('Anna')
  const user = await club.staff('Ewa', 'user', admin)
  callers = { visitor: club.visitor(), user, admin }
  await admin.post('/api/settings', { key: 'clubName', value: 'Klub' })
  await admin.post('/api/settings', { key: 'lineup_positions_global', value: '{}' })
})
afterAll(() => club.close())

describe('the permission table', () => {
  it('has every registered route, and no other', () => {
    const registered = club.app
      .declaredRoutes()
      .filter(({ method, url }) => method !== 'HEAD' && !url.startsWith('/api/docs'))
      .map(({ method, url }) => `${method} ${url}`)
    expect(registered.sort()).toEqual(Object.keys(TABLE).sort())
  })

  it('lets only reading documentation be declared without a row', () => {
    const docs = club.app.declaredRoutes().filter(({ url }) => url.startsWith('/api/docs'))
    expect(docs.length).toBeGreaterThan(0)
    expect(docs.every(({ method, access }) => ['GET', 'HEAD'].includes(method) && access === 'anyone')).toBe(true)
  })

  it.each(rows)('$route $row', async ({ route, row }) => {
    const [method, path = ''] = route.split(' ')
    for (const who of ['visitor', 'user', 'admin'] as const) {
      const allowed = [row[who]].flat()
      if (allowed.length === 0) continue
      const response = await callers[who].send(method as 'GET', row.url ?? path, row.body)
      expect(allowed, `${who}: ${response.statusCode} ${response.body}`).toContain(response.statusCode)
    }
  })

  it('lets everybody log out', async () => {
    for (const who of ['visitor', 'user', 'admin'] as const) {
      expect((await callers[who].post('/api/logout')).statusCode).toBe(204)
    }
  })
})
