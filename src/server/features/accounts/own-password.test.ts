import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Caller, openTestClub, PASSWORD, type TestClub } from '#server/testing/test-club.ts'

const NEW_PASSWORD = 'nowe-hasło'

let club: TestClub
let ewa: Caller
beforeAll(async () => {
  club = await openTestClub()
})
afterAll(() => club.close())
beforeEach(async () => {
  await sql`truncate users, settings, throttled_attempts restart identity cascade`.execute(club.db)
  ewa = await club.staff('Ewa', 'user', await club.signUp('Anna'))
})

const change = async (caller: Caller, currentPassword: string, newPassword = NEW_PASSWORD) => {
  const response = await caller.send('PUT', '/api/user/password', { currentPassword, newPassword })
  return [response.statusCode, response.body && response.json().message]
}
const statusOf = async (caller: Caller) => (await caller.get('/api/user')).statusCode

it('a password changed by its owner, admin or not, is the only one from then on', async () => {
  expect(await change(ewa, PASSWORD)).toEqual([204, ''])
  await club.logIn('Ewa', NEW_PASSWORD)
  const withOld = await club.visitor().post('/api/login', { username: 'Ewa', password: PASSWORD })
  expect(withOld.statusCode).toBe(401)
  expect(await change(await club.logIn('Anna'), PASSWORD)).toEqual([204, ''])
})

it('the session that changed it goes on, those elsewhere end, and nobody else is touched', async () => {
  const elsewhere = await club.logIn('Ewa')
  const anna = await club.logIn('Anna')
  await change(ewa, PASSWORD)
  expect([await statusOf(ewa), await statusOf(elsewhere), await statusOf(anna)]).toEqual([200, 401, 200])
})

it('a wrong current password changes nothing, and a bad new one is told by its field', async () => {
  const elsewhere = await club.logIn('Ewa')
  expect(await change(ewa, 'nie-to')).toEqual([400, 'Obecne hasło jest nieprawidłowe'])
  expect(await change(ewa, '')).toEqual([400, 'Hasło jest wymagane'])
  expect(await change(ewa, PASSWORD, 'krótk')).toEqual([400, 'Hasło musi mieć co najmniej 6 znaków'])
  expect(await change(ewa, PASSWORD, 'x'.repeat(201))).toEqual([400, 'Hasło może mieć najwyżej 200 znaków'])
  expect(await statusOf(elsewhere)).toBe(200)
  await club.logIn('Ewa')
})

it.each(['known', 'unknown'])(
  'wrong current passwords on a device that is %s count as failed logins',
  async (device) => {
    if (device === 'unknown') ewa.device = ''
    for (let index = 0; index < 10; index++) await change(ewa, 'nie-to')
    expect(await change(ewa, PASSWORD)).toEqual([429, expect.stringContaining('Za dużo prób')])
    const login = await ewa.post('/api/login', { username: 'ewa', password: PASSWORD })
    expect(login.statusCode).toBe(429)
  },
)

it('a change leaves no failed attempt behind', async () => {
  await change(ewa, 'nie-to')
  await change(ewa, PASSWORD)
  const left = await club.db
    .selectFrom('throttled_attempts')
    .where('scope', 'in', ['login-account', 'login-device'])
    .selectAll()
    .execute()
  expect(left).toEqual([])
})
