import type { LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DeclaredRoute } from './plugins/session.ts'
import { drawPhoto } from './testing/drawn-uploads.ts'
import { formWith } from './testing/form.ts'
import { type Caller, openTestClub, type TestClub } from './testing/test-club.ts'

const STREAMS = ['/api/events', '/api/public/live']

let club: TestClub
let admin: Caller
let user: Caller
let crest: string
beforeAll(async () => {
  club = await openTestClub()
  await club.app.listen({ port: 0, host: '127.0.0.1' })
  admin = await club.signUp('Anna')
  user = await club.staff('Ewa', 'user', admin)
  await admin.post('/api/settings', { key: 'clubName', value: 'Orły' })
  const opponent = await admin.upload(
    '/api/opponents',
    formWith({ opponentData: { name: 'Tur' }, opponentLogo: await drawPhoto(20, 20) }),
  )
  crest = opponent.json().logo.split('/').at(-1)
  await admin.upload(
    '/api/templates',
    formWith({ templateData: { name: 'Nasz', type: 'goal' }, templateBackground: await drawPhoto(40, 50) }),
  )
  await admin.post('/api/settings', { key: 'lineup_positions_global', value: '{"opponentId":1}' })
})
afterAll(() => club.close())

const PARTS: Record<string, () => string> = {
  name: () => crest,
  size: () => '160',
  settingKey: () => 'clubName',
  crest: () => 'default',
  icon: () => 'any-192.png',
}
const addressOf = ({ url }: DeclaredRoute) => url.replace(/:(\w+)/g, (_, name: string) => PARTS[name]?.() ?? '1')

/** Signing out comes last. */
const routes = () =>
  club.app
    .declaredRoutes()
    .filter(({ url, method }) => !STREAMS.includes(url) && method !== 'HEAD')
    .sort((a, b) => Number(a.url === '/api/logout') - Number(b.url === '/api/logout'))

const isKept = ({ headers }: LightMyRequestResponse) => headers['cache-control'] !== 'no-store'

async function answersOf(route: DeclaredRoute): Promise<LightMyRequestResponse[]> {
  // Each is due for a new cookie.
  await sql`update sessions set last_seen_at = now() - interval '1 hour'`.execute(club.db)
  const answers: LightMyRequestResponse[] = []
  for (const caller of [club.visitor(), user, admin])
    answers.push(await caller.send(route.method as 'GET', addressOf(route)))
  return answers
}

describe('what a cache may keep', () => {
  it('is never an answer that depends on who asks', async () => {
    const kept: string[] = []
    for (const route of routes()) {
      const answers = await answersOf(route)
      if (!answers.some(isKept)) continue
      const name = `${route.method} ${route.url}`
      kept.push(name)
      expect(route.access, name).toBe('anyone')
      expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size, name).toBe(1)
      for (const { headers } of answers) expect(headers['set-cookie'], name).toBeUndefined()
    }
    expect(kept).toEqual(
      expect.arrayContaining(['GET /api/public/matches', 'GET /files/:name', 'GET /app-icons/:crest/:icon']),
    )
  })

  it.each(STREAMS)('is never the stream %s', async (url) => {
    const stop = new AbortController()
    const headers = { cookie: (await club.logIn('Anna')).cookie }
    const response = await fetch(`${club.app.listeningOrigin}${url}`, { headers, signal: stop.signal })
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store, no-transform'])
    stop.abort()
  })

  it('is never what somebody may not see, or what is not there', async () => {
    for (const path of ['/api/users', '/api/nothing', '/files/x', '/api/public/matches/999']) {
      const response = await club.visitor().get(path)
      expect([response.statusCode >= 400, response.headers['cache-control']], path).toEqual([true, 'no-store'])
    }
  })
})
