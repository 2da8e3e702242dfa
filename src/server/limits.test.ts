import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { someOf } from '#testing/property-runs.ts'
import { limits } from './features/accounts/throttle.ts'
import { type Caller, openTestClub, PASSWORD, type TestClub } from './testing/test-club.ts'

let club: TestClub
beforeAll(async () => {
  club = await openTestClub({ env: { TRUST_PROXY: '1' } })
  await club.app.listen({ port: 0, host: '127.0.0.1' })
  await club.signUp('Anna')
})
afterAll(() => club.close())
beforeEach(async () => {
  await sql`truncate throttled_attempts`.execute(club.db)
  // The minute in which requests are counted stands still.
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => void vi.useRealTimers())

interface Limited {
  most: number
  ask(caller: Caller): Promise<{ statusCode: number }>
}

/** Everything that is counted by address. */
const BY_ADDRESS: Record<string, Limited> = {
  loginFromAddress: {
    most: 50,
    ask: (caller) => caller.post('/api/login', { username: crypto.randomUUID(), password: 'źle' }),
  },
  signUpFromAddress: {
    most: 100,
    ask: (caller) => caller.post('/api/register', { username: 'Ewa', password: PASSWORD, role: 'admin' }),
  },
  'fan-reads': { most: 3_000, ask: (caller) => caller.get('/api/public/club') },
  'fan-registrations': {
    most: 60,
    ask: (caller) => caller.post('/api/public/push/unregister', { token: 'x' }),
  },
  'fan-streams': {
    most: 600,
    ask: async ({ address }) => {
      const stop = new AbortController()
      const url = `${club.app.listeningOrigin}/api/public/live`
      const { status } = await fetch(url, { headers: { 'x-forwarded-for': address }, signal: stop.signal })
      stop.abort()
      return { statusCode: status }
    },
  },
}

/** Each with addresses of the one family or of the other; with both in `npm run test:long`. */
const LIMITED = Object.entries(BY_ADDRESS)

/** Asks as often as is allowed, from each of the addresses in turn, then once more. */
async function statusAfterAll({ most, ask }: Limited, addresses: readonly string[]): Promise<number[]> {
  const statusFrom = async (address = '') => {
    const caller = club.visitor()
    caller.address = address
    return (await ask(caller)).statusCode
  }
  const allowed = Array.from({ length: most }, (_, time) => statusFrom(addresses[time % addresses.length]))
  expect(await Promise.all(allowed), 'refused too early').not.toContain(429)
  return Promise.all(addresses.map(statusFrom))
}

describe('limits by address', () => {
  it('are all in the table', () => {
    const open = club.app.declaredRoutes().filter(({ access }) => access === 'anyone')
    const groups = open.flatMap(({ config }) => config?.requestLimit?.group ?? [])
    const throttled = Object.keys(limits).filter((name) => name.endsWith('FromAddress'))
    expect(Object.keys(BY_ADDRESS).sort()).toEqual([...new Set([...groups, ...throttled])].sort())
  })

  it.each(someOf(LIMITED, 2))('%s counts an IPv6 network of 64 bits as one', async (_name, limited) => {
    const network = ['2001:db8:7:9::1', '2001:db8:7:9:ffff::2', '2001:0db8:0007:0009:1:2:3:4']
    expect(await statusAfterAll(limited, network)).toEqual([429, 429, 429])
    const neighbour = club.visitor()
    neighbour.address = '2001:db8:7:a::1'
    expect((await limited.ask(neighbour)).statusCode).not.toBe(429)
  })

  it.each(someOf(LIMITED, 2, 1))('%s counts IPv4 alike, however it is written', async (_name, limited) => {
    expect(await statusAfterAll(limited, ['10.4.4.4', '::ffff:10.4.4.4', '::ffff:a04:404'])).toEqual([429, 429, 429])
  })
})
