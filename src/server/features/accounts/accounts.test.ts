import { hash } from '@node-rs/argon2'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { formWith } from '#server/testing/form.ts'
import { openTestClub, PASSWORD, type TestClub } from '#server/testing/test-club.ts'

let club: TestClub
beforeAll(async () => {
  club = await openTestClub()
})
afterAll(() => club.close())
beforeEach(async () => {
  await sql`truncate users, settings, throttled_attempts restart identity cascade`.execute(club.db)
})

const message = (response: { json(): { message: string } }) => response.json().message

describe('sign-up', () => {
  it('makes the first account an admin whatever role it asks for, and signs it in', async () => {
    const visitor = club.visitor()
    const response = await visitor.post('/api/register', { username: 'Anna', password: PASSWORD, role: 'user' })
    expect(response.statusCode).toBe(201)
    expect(response.json()).toMatchObject({ id: 1, username: 'Anna', role: 'admin' })
    expect(response.body).not.toContain('argon2')
    expect((await visitor.get('/api/user')).json()).toMatchObject({ username: 'Anna', role: 'admin' })
  })

  it('makes exactly one admin when many sign up to an empty club at once', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f']
    await Promise.all(names.map((username) => club.visitor().post('/api/register', { username, password: PASSWORD })))
    const roles = await club.db.selectFrom('users').select('role').execute()
    expect(roles).toHaveLength(names.length)
    expect(roles.filter(({ role }) => role === 'admin')).toHaveLength(1)
  })

  it('refuses a visitor who asks for admin', async () => {
    await club.signUp('Anna')
    const response = await club.visitor().post('/api/register', { username: 'Ewa', password: PASSWORD, role: 'admin' })
    expect(response.statusCode).toBe(403)
    expect(await club.db.selectFrom('users').selectAll().execute()).toHaveLength(1)
  })

  it('refuses a name that differs only by case, Polish letters included', async () => {
    await club.signUp('Łukasz')
    const response = await club.visitor().post('/api/register', { username: ' łUKASZ ', password: PASSWORD })
    expect([response.statusCode, message(response)]).toEqual([409, 'Ta nazwa użytkownika jest już zajęta'])
  })

  it('is closed by the registration flag for visitors, not for admins', async () => {
    const admin = await club.signUp('Anna')
    await admin.post('/api/settings', { key: 'disableRegistration', value: 'true' })
    const refused = await club.visitor().post('/api/register', { username: 'Ewa', password: PASSWORD })
    expect([refused.statusCode, message(refused)]).toEqual([
      403,
      'Rejestracja nowych użytkowników jest obecnie wyłączona. Skontaktuj się z administratorem.',
    ])
    const made = await admin.post('/api/register', { username: 'Ewa', password: PASSWORD, role: 'admin' })
    expect([made.statusCode, made.json().role]).toEqual([201, 'admin'])
    expect((await admin.get('/api/user')).json().username).toBe('Anna')
  })

  it.each([
    [{ password: PASSWORD }, 'Nazwa użytkownika jest wymagana'],
    [{ username: '   ', password: PASSWORD }, 'Nazwa użytkownika jest wymagana'],
    [{ username: 'x'.repeat(51), password: PASSWORD }, 'Nazwa użytkownika może mieć najwyżej 50 znaków'],
    [{ username: 'Ewa', password: '12345' }, 'Hasło musi mieć minimum 6 znaków'],
    [{ username: 'Ewa', password: 'x'.repeat(201) }, 'Hasło może mieć najwyżej 200 znaków'],
  ])('answers %j with 400 and what is wrong', async (body, text) => {
    const response = await club.visitor().post('/api/register', body)
    expect([response.statusCode, message(response)]).toEqual([400, text])
  })

  it('names the field and the allowed values of a wrong role', async () => {
    const response = await club.visitor().post('/api/register', { username: 'Ewa', password: PASSWORD, role: 'king' })
    expect(response.statusCode).toBe(400)
    expect(message(response)).toMatch(/Pole „role”.*user.*admin/)
  })
})

describe('login', () => {
  it('takes the name in any case and rotates the session token', async () => {
    const admin = await club.signUp('Anna')
    const before = admin.cookie
    const response = await admin.post('/api/login', { username: 'ANNA', password: PASSWORD })
    expect(response.json()).toMatchObject({ username: 'Anna', role: 'admin' })
    expect(admin.cookie).not.toBe(before)
    const thief = club.visitor()
    thief.cookie = before
    expect((await thief.get('/api/user')).statusCode).toBe(401)
  })

  it('stores no token, only its hash', async () => {
    const admin = await club.signUp('Anna')
    const token = admin.cookie.split('=')[1] ?? ''
    const [row] = await club.db.selectFrom('sessions').selectAll().execute()
    expect(token).toHaveLength(43)
    expect(JSON.stringify(row)).not.toContain(token)
    expect(row?.token_hash).toHaveLength(32)
  })

  it('gives the same answer for a wrong name and a wrong password', async () => {
    await club.signUp('Anna')
    for (const username of ['Nieznana', 'Anna']) {
      const response = await club.visitor().post('/api/login', { username, password: 'nie to hasło' })
      expect([response.statusCode, message(response)]).toEqual([401, 'Nieprawidłowa nazwa użytkownika lub hasło'])
    }
  })

  it.each(['x', 'v=19$m=19456,t=2,p=1$a$b'])('is no fault where the stored hash is $argon2id$%s', async (rest) => {
    await club.signUp('Anna')
    await sql`update users set password_hash = ${`$argon2id$${rest}`}`.execute(club.db)
    const response = await club.visitor().post('/api/login', { username: 'Anna', password: PASSWORD })
    expect([response.statusCode, message(response)]).toEqual([401, 'Nieprawidłowa nazwa użytkownika lub hasło'])
  })

  it('does no work for a hash that costs more than ours ever do, be the password right', async () => {
    await club.signUp('Anna')
    const costly = await hash(PASSWORD, { memoryCost: 65 * 1024, timeCost: 1, parallelism: 1 })
    await sql`update users set password_hash = ${costly}`.execute(club.db)
    expect((await club.visitor().post('/api/login', { username: 'Anna', password: PASSWORD })).statusCode).toBe(401)
  })

  it('stops an account after 10 failures, also when they come at once, and says when to come back', async () => {
    await club.signUp('Anna')
    const tries = Array.from({ length: 20 }, (_, index) => {
      const visitor = club.visitor()
      visitor.address = `10.0.0.${index}`
      return visitor.post('/api/login', { username: 'anna', password: 'źle' })
    })
    const statuses = (await Promise.all(tries)).map((response) => response.statusCode)
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10)
    for (let left = 0; left < 10; left++) await club.visitor().post('/api/login', { username: 'Anna', password: 'źle' })
    const right = await club.visitor().post('/api/login', { username: 'Anna', password: PASSWORD })
    expect(right.statusCode).toBe(429)
    expect(Number(right.headers['retry-after'])).toBeGreaterThan(800)
    expect(message(right)).toContain('15 min')
  })

  it('stops an address after 50 failures, other addresses go on, and the window passes', async () => {
    await club.signUp('Anna')
    const crowd = club.visitor()
    crowd.address = '10.9.9.9'
    for (let index = 0; index < 50; index++) {
      const response = await crowd.post('/api/login', { username: `ktoś${index}`, password: 'źle' })
      expect(response.statusCode).toBe(401)
    }
    expect((await crowd.post('/api/login', { username: 'Anna', password: PASSWORD })).statusCode).toBe(429)
    expect((await club.visitor().post('/api/login', { username: 'Anna', password: PASSWORD })).statusCode).toBe(200)
    await sql`update throttled_attempts set at = at - interval '16 minutes'`.execute(club.db)
    expect((await crowd.post('/api/login', { username: 'Anna', password: PASSWORD })).statusCode).toBe(200)
  })

  it('counts failures only: good logins leave no trace', async () => {
    await club.signUp('Anna')
    for (let index = 0; index < 15; index++) await club.logIn('Anna')
    expect(
      await club.db.selectFrom('throttled_attempts').where('scope', 'like', 'login%').selectAll().execute(),
    ).toEqual([])
  })
})

describe('logout', () => {
  it('ends the session and takes the cookie', async () => {
    const admin = await club.signUp('Anna')
    const kept = admin.cookie
    expect((await admin.post('/api/logout')).statusCode).toBe(204)
    expect(admin.cookie).toBe('')
    admin.cookie = kept
    expect((await admin.get('/api/user')).statusCode).toBe(401)
  })

  it('is fine without a session', async () => {
    expect((await club.visitor().post('/api/logout')).statusCode).toBe(204)
  })
})

describe('users', () => {
  it('lists id, username, role and creation date only', async () => {
    const admin = await club.signUp('Anna')
    await club.staff('Ewa', 'user', admin)
    const list = (await admin.get('/api/users')).json()
    expect(list.map((user: object) => Object.keys(user).sort())).toEqual(
      Array(2).fill(['createdAt', 'id', 'role', 'username']),
    )
  })

  it.each([
    [{ username: 'ab' }, 'Nazwa użytkownika musi mieć co najmniej 3 znaki'],
    [{ password: '123' }, 'Hasło musi mieć co najmniej 6 znaków'],
  ])('refuses %j from an admin', async (change, text) => {
    const admin = await club.signUp('Anna')
    const body = { username: 'Ewa', password: PASSWORD, ...change }
    for (const response of [await admin.post('/api/register', body), await admin.patch('/api/users/1', change)]) {
      expect([response.statusCode, message(response)]).toEqual([400, text])
    }
  })

  it('ignores a blank password', async () => {
    const admin = await club.signUp('Anna')
    expect((await admin.patch('/api/users/1', { username: 'Ania', password: '   ' })).json().username).toBe('Ania')
    await club.logIn('ania')
  })

  it.each([[{}], [undefined], [{ password: '' }], [{ password: '  ' }], [{ unknown: 1 }]])(
    'takes %j as no change',
    async (change) => {
      const admin = await club.signUp('Anna')
      const [before] = (await admin.get('/api/users')).json()
      const response = await admin.patch('/api/users/1', change)
      expect([response.statusCode, response.json()]).toEqual([200, before])
      await club.logIn('Anna')
    },
  )

  it('takes a change as JSON only', async () => {
    const admin = await club.signUp('Anna')
    const response = await admin.send('PATCH', '/api/users/1', formWith({ username: 'Ania' }) as unknown as object)
    expect([response.statusCode, message(response)]).toEqual([415, 'Wyślij zmiany jako JSON'])
  })

  it('ends all sessions of an account whose password or role an admin changed, at once', async () => {
    const admin = await club.signUp('Anna')
    for (const change of [{ password: 'nowe-hasło' }, { role: 'admin' }]) {
      await admin.patch('/api/users/2', { password: PASSWORD, role: 'user' })
      const ewa = await club.staff('Ewa', 'user', admin).catch(() => club.logIn('Ewa'))
      expect((await ewa.get('/api/user')).statusCode).toBe(200)
      expect((await admin.patch('/api/users/2', change)).statusCode).toBe(200)
      expect((await ewa.get('/api/user')).statusCode).toBe(401)
    }
  })

  it('keeps the session that changed its own password, ends the others, and no session for a new name', async () => {
    const admin = await club.signUp('Anna')
    const elsewhere = await club.logIn('Anna')
    await admin.patch('/api/users/1', { username: 'Ania' })
    expect((await elsewhere.get('/api/user')).json().username).toBe('Ania')
    await admin.patch('/api/users/1', { password: 'nowe-hasło' })
    expect((await admin.get('/api/user')).statusCode).toBe(200)
    expect((await elsewhere.get('/api/user')).statusCode).toBe(401)
  })

  it('protects the own account and the last admin', async () => {
    const admin = await club.signUp('Anna')
    const own = await admin.delete('/api/users/1')
    expect([own.statusCode, message(own)]).toEqual([409, 'Nie możesz usunąć własnego konta'])
    const demoted = await admin.patch('/api/users/1', { role: 'user' })
    expect([demoted.statusCode, message(demoted)]).toEqual([
      409,
      'Nie można odebrać uprawnień ostatniemu administratorowi',
    ])
    const second = await club.staff('Ewa', 'admin', admin)
    expect((await second.patch('/api/users/1', { role: 'user' })).statusCode).toBe(200)
  })

  it('leaves one admin when two admins delete each other at the same moment', async () => {
    const anna = await club.signUp('Anna')
    const ewa = await club.staff('Ewa', 'admin', anna)
    const answers = await Promise.all([anna.delete('/api/users/2'), ewa.delete('/api/users/1')])
    expect(answers.map((response) => response.statusCode).sort()).toEqual([
      204,
      expect.toSatisfy((s) => s === 401 || s === 403),
    ])
    expect(await club.db.selectFrom('users').where('role', '=', 'admin').selectAll().execute()).toHaveLength(1)
  })

  it('knows bad and unknown ids', async () => {
    const admin = await club.signUp('Anna')
    for (const id of ['0', '-1', 'abc', '1.5', '01'])
      expect((await admin.delete(`/api/users/${id}`)).statusCode).toBe(400)
    for (const id of ['77', '9999999999']) expect((await admin.delete(`/api/users/${id}`)).statusCode).toBe(404)
  })

  it('refuses a taken name on a change', async () => {
    const admin = await club.signUp('Anna')
    await club.staff('Ewa', 'user', admin)
    expect((await admin.patch('/api/users/2', { username: 'ANNA' })).statusCode).toBe(409)
  })
})
