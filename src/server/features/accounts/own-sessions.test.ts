import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { OwnSession } from '#contract/own-session.ts'
import { EventReader } from '#server/testing/event-reader.ts'
import { type Caller, openTestClub, PASSWORD, type TestClub } from '#server/testing/test-club.ts'

const PHONE =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'

let club: TestClub
let anna: Caller
let phone: Caller
beforeAll(async () => {
  club = await openTestClub()
  await club.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => club.close())
beforeEach(async () => {
  await sql`truncate users, throttled_attempts restart identity cascade`.execute(club.db)
  anna = await club.signUp('Anna')
  phone = club.visitor()
  phone.headers = { 'user-agent': PHONE }
  await phone.post('/api/login', { username: 'Anna', password: PASSWORD })
})

const list = async (caller: Caller): Promise<OwnSession[]> => (await caller.get('/api/user/sessions')).json()
const isSignedIn = async (caller: Caller) => (await caller.get('/api/user')).statusCode === 200
const idOf = async (device: string) => (await list(anna)).find((session) => session.device === device)?.id
const streamOf = (caller: Caller) =>
  EventReader.open(`${club.app.listeningOrigin}/api/events`, { cookie: caller.cookie })

it('a person sees where they are signed in, in words, and which place is this one', async () => {
  expect(await list(anna)).toEqual([
    expect.objectContaining({ device: 'Chrome, Android', isCurrent: false }),
    expect.objectContaining({ device: 'Nieznane urządzenie', isCurrent: true }),
  ])
  expect((await list(phone)).map(({ isCurrent }) => isCurrent)).toEqual([true, false])
})

it('a session was seen when it last asked, written every ten minutes at most, and lasts thirty days from then', async () => {
  const seen = async () => {
    const row = await club.db
      .selectFrom('sessions')
      .selectAll()
      .where('user_agent', '=', PHONE)
      .executeTakeFirstOrThrow()
    return { ago: Date.now() - row.last_seen_at.getTime(), left: row.expires_at.getTime() - Date.now() }
  }
  const MINUTE = 60_000
  await sql`update sessions set last_seen_at = now() - interval '9 minutes'`.execute(club.db)
  await isSignedIn(phone)
  expect((await seen()).ago).toBeGreaterThan(8 * MINUTE)
  await sql`update sessions set last_seen_at = now() - interval '11 minutes', expires_at = now() + interval '1 day'`.execute(
    club.db,
  )
  await isSignedIn(phone)
  expect((await seen()).ago).toBeLessThan(MINUTE)
  expect((await seen()).left).toBeGreaterThan(29 * 24 * 60 * MINUTE)
})

it('a session that is due to be written is none the worse for an address that is not there', async () => {
  await sql`update sessions set last_seen_at = now() - interval '1 hour'`.execute(club.db)
  expect((await phone.get('/api/nothing')).statusCode).toBe(404)
  expect(await isSignedIn(phone)).toBe(true)
})

it('where nothing can be written, what is there can still be read', async () => {
  await sql`create function refuse_write() returns trigger language plpgsql as
    $$ begin raise exception 'no space left on device' using errcode = '53100'; end $$`.execute(club.db)
  await sql`create trigger full_disk before update on sessions execute function refuse_write()`.execute(club.db)
  await sql`alter table sessions disable trigger full_disk`.execute(club.db)
  await sql`update sessions set last_seen_at = now() - interval '1 hour'`.execute(club.db)
  await sql`alter table sessions enable trigger full_disk`.execute(club.db)
  expect(await isSignedIn(phone)).toBe(true)
  await sql`drop function refuse_write cascade`.execute(club.db)
})

it('an ended session is over at once, with its live stream, and no other is', async () => {
  const [stream, own] = [await streamOf(phone), await streamOf(anna)]
  expect((await anna.delete(`/api/user/sessions/${await idOf('Chrome, Android')}`)).statusCode).toBe(204)
  expect(await stream.next()).toBeNull()
  expect([await isSignedIn(phone), await isSignedIn(anna)]).toEqual([false, true])
  await anna.post('/api/settings', { key: 'clubName', value: 'Orły' })
  expect(await own.next()).toMatchObject({ event: 'setting' })
  own.close()
})

it('all others end together, and those of other people go on', async () => {
  const ewa = await club.staff('Ewa', 'user', anna)
  const another = await club.logIn('Anna')
  expect((await anna.delete('/api/user/sessions')).statusCode).toBe(204)
  const left = await Promise.all([anna, phone, another, ewa].map(isSignedIn))
  expect(left).toEqual([true, false, false, true])
})

it('the session of somebody else is none of ours', async () => {
  const ewa = await club.staff('Ewa', 'user', anna)
  const response = await ewa.delete(`/api/user/sessions/${await idOf('Chrome, Android')}`)
  expect(response.statusCode).toBe(404)
  expect(await isSignedIn(phone)).toBe(true)
})
