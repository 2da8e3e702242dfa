import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestClub, type TestClub } from '#server/testing/test-club.ts'

const clubs: Record<string, TestClub> = {}
beforeAll(async () => {
  clubs.plain = await openTestClub()
  clubs.proxied = await openTestClub({ env: { TRUST_PROXY: '1' } })
  clubs.named = await openTestClub({ env: { PUBLIC_URL: 'https://grafiki.example', TRUST_PROXY: '1' } })
})
afterAll(async () => {
  for (const club of Object.values(clubs)) await club.close()
})

const HOST = { host: 'klub.example' }
const TLS = { 'x-forwarded-proto': 'https' }
const IN_BROWSER = { 'sec-fetch-site': 'same-origin' }
const fetchedFrom = (site: string, origin: string) => ({ 'sec-fetch-site': site, origin })

const change = (club: string, headers: object) =>
  clubs[club]?.visitor().send('POST', '/api/logout', undefined, { ...HOST, ...headers })

describe('a change from elsewhere is refused', () => {
  it.each([
    ['plain', { origin: 'http://evil.example' }],
    ['plain', { origin: 'null' }],
    ['plain', { origin: 'http://klub.example:81' }],
    ['plain', { origin: 'https://klub.example' }],
    ['plain', { 'sec-fetch-site': 'cross-site' }],
    ['plain', { 'sec-fetch-site': 'same-site' }],
    ['plain', fetchedFrom('cross-site', 'http://klub.example')],
    ['proxied', { ...TLS, origin: 'http://klub.example' }],
    ['named', { origin: 'http://grafiki.example' }],
    ['named', { origin: 'http://klub.example' }],
    ['named', { ...TLS, origin: 'https://klub.example' }],
    ['named', fetchedFrom('same-origin', 'http://klub.example')],
    ['named', { 'sec-fetch-site': 'cross-site' }],
  ])('%s %j', async (club, headers) => {
    const response = await change(club, headers)
    expect([response?.statusCode, response?.json().message]).toEqual([403, 'Żądanie z innej strony zostało odrzucone'])
  })
})

describe('a change from here is taken', () => {
  it.each([
    ['plain', {}],
    ['plain', { origin: 'http://klub.example' }],
    ['plain', { origin: 'http://klub.example:80' }],
    ['plain', IN_BROWSER],
    ['plain', fetchedFrom('same-origin', 'https://klub.example')],
    ['proxied', { ...TLS, origin: 'https://klub.example' }],
    ['proxied', { ...TLS, origin: 'https://inny.example', 'x-forwarded-host': 'inny.example' }],
    ['named', {}],
    ['named', IN_BROWSER],
    ['named', { origin: 'https://grafiki.example' }],
    ['named', { ...TLS, origin: 'https://grafiki.example:443' }],
  ])('%s %j', async (club, headers) => {
    expect((await change(club, headers))?.statusCode).toBe(204)
  })
})
