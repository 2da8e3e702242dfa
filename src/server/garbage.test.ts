import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, openTestClub, type TestClub } from './testing/test-club.ts'

let club: TestClub
let admin: Caller
beforeAll(async () => {
  club = await openTestClub()
  admin = await club.signUp('Anna')
})
afterAll(() => club.close())

const deep = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
const json = { 'content-type': 'application/json' }
const multipart = { 'content-type': 'multipart/form-data; boundary=X' }

/** Each is wrong at every address that takes a body. */
const BODIES: Record<string, { payload: string | Buffer; headers: Record<string, string> }> = {
  'broken JSON': { payload: '{"a":', headers: json },
  'a bare string': { payload: '"x"', headers: json },
  null: { payload: 'null', headers: json },
  'a list': { payload: '[1,2,3]', headers: json },
  'wrong types': {
    payload: JSON.stringify({ username: 7, password: [], role: {}, key: 1, value: {}, version: 'x', comment: 7 }),
    headers: json,
  },
  'missing fields': { payload: '{}', headers: json },
  'NUL bytes': {
    payload: JSON.stringify({
      username: 'a\0b',
      password: 'sekret\0-123',
      role: 'user',
      key: 'clubName',
      value: 'a\0',
    }),
    headers: json,
  },
  'deep JSON': { payload: deep(100_000), headers: json },
  'a huge body': { payload: JSON.stringify({ key: 'x', value: 'x'.repeat(3 * 1024 * 1024) }), headers: json },
  'prototype poisoning': { payload: '{"__proto__":{"role":"admin"},"username":"x"}', headers: json },
  'huge numbers': { payload: '{"username":1e999,"version":1e999,"key":-1,"comment":-1}', headers: json },
  'broken UTF-8': { payload: Buffer.from([0x7b, 0xff, 0xfe, 0x22]), headers: json },
  'broken multipart': { payload: '--X\r\nContent-Disposition: form-data; name="key"\r\n\r\nclub', headers: multipart },
  'multipart without parts': { payload: '--X--\r\n', headers: multipart },
  'multipart without boundary': { payload: 'x', headers: { 'content-type': 'multipart/form-data' } },
  'multipart with NUL': {
    payload: '--X\r\nContent-Disposition: form-data; name="key"\r\n\r\na\0b\r\n--X--\r\n',
    headers: multipart,
  },
  'multipart with 100 fields': {
    payload: `${'--X\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(100)}--X--\r\n`,
    headers: multipart,
  },
  'plain text': { payload: 'hello', headers: { 'content-type': 'text/plain' } },
  'an unknown type': { payload: 'hello', headers: { 'content-type': 'application/x-unknown' } },
  'a nonsense type': { payload: 'hello', headers: { 'content-type': ';;;' } },
}

const COOKIES = [
  'jedenastka_session=',
  'jedenastka_session=x',
  `jedenastka_session=${'A'.repeat(43)}`,
  'jedenastka_session=%00',
  '=;;=',
  'a\u0001b',
]
const PATHS = ['%00', '%', '%ff', '..%2f..', 'x'.repeat(500), '1e9', "1';drop table users;--", '-1', 'ą']

function expectPolishRefusal(
  response: { statusCode: number; body: string; json(): { message: string } },
  what: string,
): void {
  expect(response.statusCode, `${what}: ${response.body.slice(0, 200)}`).toBeGreaterThanOrEqual(400)
  expect(response.statusCode, `${what}: ${response.body.slice(0, 200)}`).toBeLessThan(500)
  const { message } = response.json()
  expect(message, what).toMatch(/[a-ząćęłńóśźż]{3}/i)
  expect(message, what).not.toMatch(/\b(invalid|unexpected|error|expected|required|must|not found|too large)\b/i)
}

const READS_NO_BODY = ['/api/logout', '/api/matches/current']
const writers = () => club.app.declaredRoutes().filter(({ method }) => ['POST', 'PUT', 'PATCH'].includes(method))
const fill = (url: string, value: string) => url.replace(/:\w+/g, value)

describe('garbage', () => {
  it.each(Object.entries(BODIES))(
    '%s is refused in Polish wherever a body is read',
    async (name, { payload, headers }) => {
      const routes = writers().filter(({ url }) => !READS_NO_BODY.includes(url))
      expect(routes.length).toBeGreaterThan(3)
      for (const { method, url } of routes) {
        // A PATCH with nothing in it is an honest request that changes nothing, and a backup needs no comment.
        if (name === 'missing fields' && (method === 'PATCH' || url === '/api/backups')) continue
        if (name === 'null' && (method === 'PATCH' || url === '/api/backups')) continue
        const caller = url === '/api/login' ? club.visitor() : admin
        const response = await caller.send(method as 'POST', fill(url, '1'), payload, headers)
        expectPolishRefusal(response, `${method} ${url}`)
      }
    },
  )

  it.each(Object.entries(BODIES))(
    '%s never becomes a fault at the address without a body',
    async (_name, { payload, headers }) => {
      const response = await club.visitor().send('POST', '/api/logout', payload, headers)
      expect(response.statusCode).toBeLessThan(500)
    },
  )

  it.each(COOKIES)('the cookie %s is nobody', async (cookie) => {
    const visitor = club.visitor()
    visitor.cookie = cookie
    for (const { method, url, access } of club.app.declaredRoutes()) {
      if (access !== 'signedIn' && access !== 'admin') continue
      const response = await visitor.send(method as 'GET', fill(url, '1'))
      expect(response.statusCode, `${method} ${url}`).toBe(401)
    }
  })

  it.each(PATHS)('%s in a path is a 4xx', async (part) => {
    for (const { method, url } of club.app.declaredRoutes()) {
      if (!url.includes(':') || method === 'HEAD') continue
      // Where the part is an honest name: what is not there needs no deleting.
      if (url === '/api/states/:stateKey' && method === 'DELETE' && /^[\w-]{1,100}$/.test(part)) continue
      const response = await admin.send(method as 'GET', fill(url, part), method === 'PATCH' ? {} : undefined)
      expectPolishRefusal(response, `${method} ${url}`)
    }
  })

  it('a query full of nonsense harms nothing', async () => {
    const response = await admin.get('/api/settings?a[]=%00&b=%ff&__proto__=1')
    expect(response.statusCode).toBeLessThan(500)
  })

  it('a doubled parameter is refused', async () => {
    expectPolishRefusal(await admin.get('/api/public/matches?limit=1&limit=2'), 'limit')
    expectPolishRefusal(await admin.get('/api/public/matches?from=2026-01-01&from=2026-01-02'), 'from')
  })
})
