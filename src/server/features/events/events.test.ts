import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { cleanUp } from '#server/housekeeping.ts'
import { EventReader } from '#server/testing/event-reader.ts'
import { type Caller, openTestClub, type TestClub } from '#server/testing/test-club.ts'
import { withoutCatchUp } from '#server/testing/without-catch-up.ts'

const KEY = 'result_settings_global'

let here: TestClub
let there: TestClub
let admin: Caller
let user: Caller
const open: EventReader[] = []

beforeAll(async () => {
  here = await withoutCatchUp(() => openTestClub())
  there = await withoutCatchUp(() => openTestClub({ databaseUrl: here.databaseUrl }))
  await here.app.listen({ port: 0, host: '127.0.0.1' })
  await there.app.listen({ port: 0, host: '127.0.0.1' })
  admin = await here.signUp('Anna')
  user = await here.staff('Ewa', 'user', admin)
})
afterEach(() => {
  for (const reader of open.splice(0)) reader.close()
})
afterAll(async () => {
  await there.close()
  await here.close()
})

async function listen(club: TestClub, caller: Caller, lastEventId?: number): Promise<EventReader> {
  const headers = { cookie: caller.cookie, ...(lastEventId !== undefined && { 'last-event-id': String(lastEventId) }) }
  const reader = await EventReader.open(`${club.app.listeningOrigin}/api/events`, headers)
  open.push(reader)
  return reader
}

const save = (caller: Caller, value: object) => caller.post('/api/settings', { key: KEY, value: JSON.stringify(value) })

describe('the live channel', () => {
  it('is for signed-in staff', async () => {
    const response = await fetch(`${here.app.listeningOrigin}/api/events`)
    expect([response.status, await response.json()]).toEqual([401, { message: 'Zaloguj się, aby to zrobić' }])
  })

  it('brings a save and a deletion to every instance, none of which looks for it by itself', async () => {
    const readers = [await listen(here, user), await listen(there, admin)]
    const saved = (await save(admin, { n: 1 })).json()
    for (const reader of readers) {
      expect(await reader.next()).toMatchObject({ event: 'setting', data: { key: KEY, setting: saved } })
    }
    await there.app.inject({ method: 'DELETE', url: `/api/settings/${KEY}`, headers: { cookie: admin.cookie } })
    for (const reader of readers) expect(await reader.next()).toMatchObject({ data: { key: KEY, setting: null } })
  })

  it('tells of changed lists, several changes of one list at once', async () => {
    const reader = await listen(there, user)
    await admin.post('/api/players/import', { players: [{ firstName: 'Jan', lastName: 'Kos', number: 7 }] })
    expect(await reader.next()).toMatchObject({ event: 'catalogue', data: { list: 'players' } })
  })

  it('goes on after a dropped connection without missing anything', async () => {
    const reader = await listen(here, user)
    await save(admin, { n: 1 })
    await reader.next()
    const { lastId } = reader
    reader.close()
    await save(admin, { n: 2 })
    await save(admin, { n: 3 })
    const back = await listen(there, user, lastId)
    const frame = await back.next()
    expect(frame).toMatchObject({ event: 'setting', data: { setting: { value: '{"n":3}' } } })
  })

  it('gives a reader who saw nothing yet a place to go on from', async () => {
    const reader = await listen(here, user)
    reader.close()
    await save(admin, { n: 4 })
    const back = await listen(here, user, reader.lastId)
    expect(await back.next()).toMatchObject({ data: { setting: { value: '{"n":4}' } } })
  })

  it('tells a reader to read everything anew when what he missed is gone', async () => {
    const reader = await listen(here, user)
    reader.close()
    await save(admin, { n: 5 })
    await save(admin, { n: 6 })
    await sql`update live_events set at = now() - interval '2 days'`.execute(here.db)
    await cleanUp(here.db)
    for (const since of [reader.lastId, 999_999_999]) {
      expect(await (await listen(here, user, since)).next()).toMatchObject({ event: 'resync' })
    }
  })

  it('ends the streams of a session that ended, on every instance, and no other', async () => {
    const ola = await here.staff('Ola', 'user', admin)
    const streams = [await listen(here, ola), await listen(there, ola)]
    const bystander = await listen(there, user)
    const { id } = (await ola.get('/api/user')).json()
    await admin.delete(`/api/users/${id}`)
    for (const stream of streams) expect(await stream.next()).toBeNull()
    await save(admin, { n: 7 })
    expect(await bystander.next()).toMatchObject({ data: { setting: { value: '{"n":7}' } } })
  })

  it('keeps the order of many saves made at once, and shows the last', async () => {
    const reader = await listen(there, user)
    await Promise.all(Array.from({ length: 20 }, (_, n) => save(admin, { n })))
    const stored = (await user.get(`/api/settings/${KEY}`)).json()
    let before = 0
    for (;;) {
      const frame = await reader.next()
      expect(frame?.id).toBeGreaterThan(before)
      before = frame?.id ?? 0
      if (JSON.stringify(frame?.data).includes(`"version":${stored.version},`)) break
    }
  })

  it('catches up by itself when its database connection was cut', async () => {
    const reader = await listen(there, user)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`.execute(
      here.db,
    )
    await save(admin, { n: 8 })
    expect(await reader.next()).toMatchObject({ data: { setting: { value: '{"n":8}' } } })
  })
})
