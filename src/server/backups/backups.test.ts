import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Backup } from '#contract/backup.ts'
import { fileUrl } from '#server/storage/file-store.ts'
import { EventReader } from '#server/testing/event-reader.ts'
import { type Caller, openTestClub, PASSWORD, type TestClub } from '#server/testing/test-club.ts'
import { untilSo } from '#testing/eventually.ts'
import { clubContents, tableContents } from './testing/club-contents.ts'
import { randomPng } from './testing/picture-bytes.ts'

let club: TestClub
let admin: Caller
beforeAll(async () => {
  club = await openTestClub()
  await club.app.listen({ port: 0, host: '127.0.0.1' })
  admin = await club.signUp('Anna')
  const url = fileUrl(await club.files.put(randomPng(2000), 'png'))
  await sql`insert into players (first_name, last_name, number, lineup_image) values ('Jan', 'Żak', 9, ${url})`.execute(
    club.db,
  )
  await sql`insert into opponents (name, logo) values ('Tur Ełk', '/x'), ('Żubr', '/y')`.execute(club.db)
})
afterAll(() => club.close())

const create = async (): Promise<Backup> => (await admin.post('/api/backups', {})).json()
const restore = async (name: string) => (await admin.post(`/api/backups/${name}/restore`)).json()

async function changePassword(username: string, password: string): Promise<void> {
  const users = (await admin.get('/api/users')).json() as Array<{ id: number; username: string }>
  await admin.patch(`/api/users/${users.find((user) => user.username === username)?.id}`, { password })
}

const nextId = async () => {
  const { rows } = await sql<{
    id: number
  }>`insert into opponents (name, logo) values ('x', '/y') returning id`.execute(club.db)
  return rows[0]?.id
}

/** Whether a statement that begins like this waits for somebody else's lock. */
async function isWaiting(statement: string): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and starts_with(query, ${statement})`.execute(
    club.db,
  )
  return rows.length > 0
}

describe('a restore', () => {
  it('lets only those stay signed in who may, and tells every open browser', async () => {
    const ewa = await club.staff('Ewa', 'user', admin)
    const ola = await club.staff('Ola', 'user', admin)
    const before = await tableContents(club.db)
    const created = await admin.post('/api/backups', { comment: 'Przed zmianą szablonów' })
    expect(created.statusCode, created.body).toBe(201)
    expect(created.json()).toMatchObject({ comment: 'Przed zmianą szablonów', kind: 'manual', missingPictures: 0 })
    expect(created.json().counts).toEqual({ players: 1, opponents: 2, templates: 0, matches: 0, users: 3, pictures: 1 })

    await changePassword('Ola', 'inne-haslo')
    const olaAgain = await club.logIn('Ola', 'inne-haslo')
    const zoe = await club.staff('Zoe', 'user', admin)
    await sql`delete from players`.execute(club.db)
    const reader = await EventReader.open(`${club.app.listeningOrigin}/api/events`, { cookie: ewa.cookie })
    const restored = await admin.post(`/api/backups/${created.json().name}/restore`)
    expect(restored.statusCode, restored.body).toBe(200)
    expect(restored.json().signedOut).toEqual(['Ola', 'Zoe'])
    expect(await tableContents(club.db)).toEqual(before)
    for (const kept of [admin, ewa]) expect((await kept.get('/api/user')).statusCode).toBe(200)
    for (const gone of [olaAgain, zoe, ola]) expect((await gone.get('/api/user')).statusCode).toBe(401)
    expect((await club.logIn('Ola', PASSWORD)).cookie).not.toBe('')
    expect(await reader.next()).toMatchObject({ event: 'resync' })
    reader.close()

    const list = (await admin.get('/api/backups')).json()
    expect(list.map(({ kind }: Backup) => kind)).toEqual(['restore-point', 'manual'])
    expect(list[0].name).toBe(restored.json().restorePoint)
  })

  it('can be undone by its restore point', async () => {
    const { name } = await create()
    await sql`update opponents set name = 'Nowy Żubr' where name = 'Żubr'`.execute(club.db)
    const changed = await tableContents(club.db)
    const { restorePoint } = await restore(name)
    expect(await tableContents(club.db)).not.toEqual(changed)
    await restore(restorePoint)
    expect(await tableContents(club.db)).toEqual(changed)
  })

  it('never gives an id out twice', async () => {
    const { name } = await create()
    const id = await nextId()
    await restore(name)
    expect(await nextId()).toBe(id)
  })

  it('keeps the session of somebody who signs in while it is under way', async () => {
    await sql`insert into matches (team_id, opponent_id, is_home) select t.id, o.id, true from teams t, opponents o limit 1`.execute(
      club.db,
    )
    const { name } = await create()
    const holdUp = await club.db.startTransaction().execute()
    // Stops it between the sessions that it has set aside and the accounts that it replaces.
    await sql`select 1 from matches for update`.execute(holdUp)
    const restored = admin.post(`/api/backups/${name}/restore`)
    await untilSo(() => isWaiting('delete from "public"."matches"'))
    let isSignedIn = false
    const signingIn = club.logIn('Anna').finally(() => {
      isSignedIn = true
    })
    await untilSo(async () => isSignedIn || (await isWaiting('select set_config')))
    await holdUp.rollback().execute()
    expect((await restored).statusCode).toBe(200)
    expect((await (await signingIn).get('/api/user')).statusCode).toBe(200)
  })

  it('leaves a device known to an account that comes back with the same password', async () => {
    const { name } = await create()
    const device = await club.logIn('Anna')
    await restore(name)
    for (let time = 0; time < 10; time++) await club.visitor().post('/api/login', { username: 'Anna', password: 'źle' })
    expect((await device.post('/api/login', { username: 'Anna', password: PASSWORD })).statusCode).toBe(200)
    expect((await club.visitor().post('/api/login', { username: 'Anna', password: PASSWORD })).statusCode).toBe(429)
    await club.db.deleteFrom('throttled_attempts').execute()
  })

  it('moves a club to another database and another folder', async () => {
    const { name } = await create()
    const file = (await admin.get(`/api/backups/${name}/download`)).rawPayload
    const other = await openTestClub()
    try {
      const boss = await other.signUp('Obcy')
      await other.app.listen({ port: 0, host: '127.0.0.1' })
      // Over a real connection: there the body is a stream.
      const headers = { 'content-type': 'application/zip', cookie: boss.cookie }
      const init = { method: 'POST', headers, body: new Uint8Array(file) }
      const upload = await fetch(`${other.app.listeningOrigin}/api/backups/upload`, init)
      expect(upload.status).toBe(201)
      const { name: uploaded } = (await upload.json()) as { name: string }
      const restored = await boss.post(`/api/backups/${uploaded}/restore`)
      expect(restored.json().signedOut).toEqual(['Obcy'])
      expect(await clubContents(other)).toEqual(await clubContents(club))
    } finally {
      await other.close()
    }
  })
})

it('counts whom the club still has: who was deleted is kept, but not counted', async () => {
  const before = (await create()).counts
  await sql`insert into players (first_name, last_name, number, deleted_at) values
    ('Jan', 'Obecny', 8, null), ('Jan', 'Dawny', 9, now())`.execute(club.db)
  await sql`insert into opponents (name, logo, deleted_at) values ('Dawni', '/x', now())`.execute(club.db)
  const { name, counts } = await create()
  expect(counts).toEqual({ ...before, players: before.players + 1 })
  expect((await admin.post(`/api/backups/${name}/restore`)).statusCode).toBe(200)
  const { rows } = await sql`select last_name from players where deleted_at is not null`.execute(club.db)
  expect(rows).toEqual([{ last_name: 'Dawny' }])
})

describe('one at a time', () => {
  it('a second backup is told to wait', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => admin.post('/api/backups', {})))
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    const refused = answers.find(({ statusCode }) => statusCode === 409)
    expect(refused?.json().message).toContain('Trwa już tworzenie albo przywracanie kopii')
  })

  it('says how it went last, and deletes', async () => {
    const { name } = await create()
    const status = (await admin.get('/api/backups/status')).json()
    expect(status).toMatchObject({ running: null, lastSuccess: expect.any(String), lastFailure: null })
    expect(status.disk.freeBytes).toBeGreaterThan(0)
    expect((await admin.delete(`/api/backups/${name}`)).statusCode).toBe(204)
    expect((await admin.delete(`/api/backups/${name}`)).statusCode).toBe(404)
    expect((await admin.get('/api/backups')).json().map((backup: Backup) => backup.name)).not.toContain(name)
  })
})
