import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestClub, type TestClub } from './testing/test-club.ts'

let club: TestClub
const webDir = mkdtempSync(join(tmpdir(), 'jedenastka-web-'))
beforeAll(async () => {
  mkdirSync(join(webDir, 'assets'))
  writeFileSync(
    join(webDir, 'index.html'),
    '<meta property="csp-nonce" nonce="__CSP_NONCE__"><script src="/assets/a.js">',
  )
  writeFileSync(join(webDir, 'assets', 'a.js'), '1')
  writeFileSync(join(webDir, 'icon.svg'), '<svg/>')
  club = await openTestClub({
    webDir,
    env: { PUBLIC_URL: 'https://grafiki.example' },
    before: (app) => {
      app.get('/api/boom', { config: { access: 'anyone' } }, () => {
        throw new Error('select secret from /home/club')
      })
    },
  })
})
afterAll(async () => {
  await club.close()
  rmSync(webDir, { recursive: true })
})

describe('faults', () => {
  it('say nothing of their inside, but carry a number that the log has too', async () => {
    const response = await club.visitor().get('/api/boom')
    expect(response.statusCode).toBe(500)
    const { message, requestId } = response.json()
    expect(requestId).toBe(response.headers['x-request-id'])
    expect(message).toContain(requestId)
    expect(response.body).not.toMatch(/secret|home|at /)
  })

  it('unknown addresses are 404 in Polish', async () => {
    const response = await club.visitor().get('/api/nothing')
    expect([response.statusCode, response.json()]).toEqual([404, { message: 'Nie ma takiego adresu' }])
    expect((await club.visitor().post('/nothing')).statusCode).toBe(404)
    expect((await club.visitor().get('/assets/nothing.js')).statusCode).toBe(404)
  })
})

describe('pages', () => {
  it('come with a strict policy and a nonce that is new each time', async () => {
    const [first, second] = [await club.visitor().get('/lineup'), await club.visitor().get('/')]
    const policy = String(first.headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toContain('unsafe')
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
    expect(first.body).toContain(`nonce="${nonce}"`)
    expect(second.body).not.toContain(nonce)
    expect(first.headers['strict-transport-security']).toContain('max-age')
  })

  it('are not cached, their hashed assets are for ever', async () => {
    expect((await club.visitor().get('/')).headers['cache-control']).toBe('no-cache')
    const asset = await club.visitor().get('/assets/a.js')
    expect(asset.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript'),
    })
    expect((await club.visitor().get('/icon.svg')).headers['content-type']).toContain('image/svg+xml')
  })

  it('give nothing outside their folder', async () => {
    for (const path of ['/assets/..%2f..%2fetc%2fpasswd', '/assets/%2e%2e/index.html', '/../../etc/passwd']) {
      const response = await club.visitor().get(path)
      expect(response.body).not.toContain('root:')
      expect([200, 400, 403, 404]).toContain(response.statusCode)
    }
  })
})

describe('the cookies', () => {
  it('are hidden from scripts, bound to the site, and secure behind TLS', async () => {
    const response = await club.visitor().post('/api/register', { username: 'Anna', password: 'sekret-123' })
    const given = [response.headers['set-cookie'] ?? []].flat()
    expect(given.map((cookie) => cookie.split('=')[0])).toEqual(['jedenastka_session', 'jedenastka_device'])
    for (const cookie of given) expect(cookie).toMatch(/HttpOnly; Secure; SameSite=Lax$/)
  })
})

describe('the description of the API', () => {
  it('names every call and its schemas', async () => {
    const { paths } = (await club.visitor().get('/api/openapi.json')).json()
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining(['/api/login', '/api/settings', '/api/settings/{settingKey}', '/api/users/{id}']),
    )
    expect(paths['/api/login'].post.requestBody.content['application/json'].schema.required).toEqual([
      'username',
      'password',
    ])
  })

  it('is readable without internet', async () => {
    const page = await club.visitor().get('/api/docs/')
    expect(page.statusCode).toBe(200)
    expect(page.body).not.toMatch(/https?:\/\//)
    expect(page.headers['content-security-policy']).not.toContain('https:')
  })
})
