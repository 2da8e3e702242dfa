import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cleanUp } from '#server/housekeeping.ts'
import { type Caller, openTestClub, PASSWORD, type TestClub } from '#server/testing/test-club.ts'

const MOST = 10

let club: TestClub
let anna: Caller
beforeAll(async () => {
  club = await openTestClub()
})
afterAll(() => club.close())
beforeEach(async () => {
  await sql`truncate users, throttled_attempts restart identity cascade`.execute(club.db)
  anna = await club.signUp('Anna')
})

const statusOf = async (caller: Caller, password = PASSWORD, username = 'Anna') =>
  (await caller.post('/api/login', { username, password })).statusCode
const failures = async (caller: Caller, username = 'Anna') => {
  for (let time = 0; time < MOST; time++) await statusOf(caller, 'źle', username)
}
/** Somebody who comes back: the session is over, the device is the same. */
const signedOut = async (caller: Caller) => {
  await caller.post('/api/logout')
  return caller
}
const deviceCount = async () => (await club.db.selectFrom('known_devices').selectAll().execute()).length

describe('a device that has signed in before', () => {
  it('is not locked out by the failures of others', async () => {
    await signedOut(anna)
    await failures(club.visitor())
    expect(await statusOf(club.visitor())).toBe(429)
    expect(await statusOf(anna)).toBe(200)
  })

  it('leaves the count of strangers as it is when it signs in', async () => {
    await failures(club.visitor())
    expect(await statusOf(anna)).toBe(200)
    expect(await statusOf(club.visitor())).toBe(429)
  })

  it('is limited as well, and locks nobody else out', async () => {
    await failures(anna)
    expect(await statusOf(anna)).toBe(429)
    expect(await statusOf(club.visitor())).toBe(200)
    await sql`update throttled_attempts set at = at - interval '16 minutes'`.execute(club.db)
    expect(await statusOf(anna)).toBe(200)
  })

  it('is known to its own account only, and to several that share it', async () => {
    await club.staff('Ewa', 'user', anna)
    await failures(club.visitor(), 'Ewa')
    expect(await statusOf(anna, PASSWORD, 'Ewa')).toBe(429)
    await sql`truncate throttled_attempts`.execute(club.db)
    const before = anna.device
    expect(await statusOf(anna, PASSWORD, 'Ewa')).toBe(200)
    expect(anna.device).toBe(before)
    for (const name of ['Anna', 'Ewa']) {
      await failures(club.visitor(), name)
      expect(await statusOf(anna, PASSWORD, name)).toBe(200)
    }
  })

  it('is known by a token that the server made and keeps only the hash of', async () => {
    const token = anna.device.split('=')[1] ?? ''
    const [row] = await club.db.selectFrom('known_devices').selectAll().execute()
    expect(token).toHaveLength(43)
    expect(row?.token_hash).toHaveLength(32)
    expect(JSON.stringify(row)).not.toContain(token)
    const madeUp = club.visitor()
    madeUp.device = `jedenastka_device=${'A'.repeat(43)}`
    expect(await statusOf(madeUp)).toBe(200)
    expect(madeUp.device).not.toContain('AAAA')
  })
})

describe('a device is a stranger again', () => {
  const isStranger = async (caller: Caller, password: string) => {
    await sql`truncate throttled_attempts`.execute(club.db)
    await failures(club.visitor())
    return (await statusOf(caller, password)) === 429
  }

  it('when an admin has changed the password', async () => {
    const other = await club.staff('Ewa', 'admin', anna)
    await other.patch('/api/users/1', { password: 'nowe-hasło' })
    expect(await isStranger(anna, 'nowe-hasło')).toBe(true)
  })

  it('when its owner has changed the password on another one', async () => {
    const elsewhere = await club.logIn('Anna')
    const change = { currentPassword: PASSWORD, newPassword: 'nowe-hasło' }
    expect((await elsewhere.send('PUT', '/api/user/password', change)).statusCode).toBe(204)
    expect(await isStranger(anna, 'nowe-hasło')).toBe(true)
    expect(await isStranger(elsewhere, 'nowe-hasło')).toBe(false)
  })

  it('when twenty others came after it', async () => {
    for (let time = 0; time < 20; time++) await club.logIn('Anna')
    expect(await deviceCount()).toBe(20)
    expect(await isStranger(anna, PASSWORD)).toBe(true)
  })

  it('after a year, and with the account', async () => {
    const ewa = await club.staff('Ewa', 'user', anna)
    expect(ewa.device).not.toBe('')
    await sql`update known_devices set last_used_at = now() - interval '364 days'`.execute(club.db)
    await cleanUp(club.db)
    expect(await deviceCount()).toBe(2)
    await anna.delete('/api/users/2')
    expect(await deviceCount()).toBe(1)
    await sql`update known_devices set last_used_at = now() - interval '367 days'`.execute(club.db)
    await cleanUp(club.db)
    expect(await deviceCount()).toBe(0)
  })
})
