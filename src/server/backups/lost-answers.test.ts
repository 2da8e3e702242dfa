import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PostgresRelay } from '#server/testing/postgres-relay.ts'
import { type Caller, openTestClub, type TestClub } from '#server/testing/test-club.ts'
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts'
import { untilSo } from '#testing/eventually.ts'

let database: TestDatabase
let relay: PostgresRelay
let club: TestClub
let admin: Caller
beforeAll(async () => {
  database = await createTestDatabase()
  relay = await PostgresRelay.start(database.url)
  club = await openTestClub({ databaseUrl: relay.url })
  admin = await club.signUp('Anna')
})
afterAll(async () => {
  await club.close()
  await relay.close()
  await database.drop()
})

beforeEach(async () => {
  await sql`delete from opponents; insert into opponents (name) values ('Stary')`.execute(club.db)
})

const create = () => admin.post('/api/backups', {})
const names = async () => (await club.db.selectFrom('opponents').select('name').execute()).map(({ name }) => name)
const listed = async () => (await club.backups.list()).map(({ name }) => name)

/** A backup, and something that its restore would undo. */
async function changedSince(): Promise<string> {
  const { name } = (await create()).json()
  await sql`update opponents set name = 'Nowy'`.execute(club.db)
  return name
}

describe('a restore whose connection breaks', () => {
  it('at the answer to its commit is told as done, since it is', async () => {
    const name = await changedSince()
    relay.loseAnswer('drop schema', 'COMMIT')
    const response = await admin.post(`/api/backups/${name}/restore`)
    expect(relay.isDone).toBe(true)
    expect([response.statusCode, response.json()]).toEqual([200, { restorePoint: expect.any(String), signedOut: [] }])
    expect(await names()).toEqual(['Stary'])
    expect(await listed()).toContain(response.json().restorePoint)
    expect((await club.backups.status()).lastFailure).toBeNull()
  })

  it('before its commit is told as failed, and leaves no restore point', async () => {
    const name = await changedSince()
    const before = await listed()
    relay.loseQuestion('drop schema')
    const response = await admin.post(`/api/backups/${name}/restore`)
    expect(relay.isDone).toBe(true)
    expect(response.statusCode).toBe(503)
    expect(await names()).toEqual(['Nowy'])
    expect(await listed()).toEqual(before)
    expect((await club.backups.status()).lastFailure).toMatchObject({ task: 'restore' })
  })

  it('after its commit is told as done', async () => {
    const name = await changedSince()
    relay.loseQuestion('pg_advisory_unlock')
    expect((await admin.post(`/api/backups/${name}/restore`)).statusCode).toBe(200)
    expect(relay.isDone).toBe(true)
    expect(await names()).toEqual(['Stary'])
  })
})

describe('a backup that is there', () => {
  it.each(['pg_advisory_unlock', 'update "backup_runs" set "progress" = $1, "ended_at"'])(
    'is told as made, though the connection breaks at %s',
    async (question) => {
      relay.loseQuestion(question)
      const response = await create()
      expect(relay.isDone).toBe(true)
      expect(response.statusCode, response.body).toBe(201)
      expect(await listed()).toContain(response.json().name)
      expect((await club.backups.status()).lastFailure).toBeNull()
    },
  )

  it('is told as made by the status, though nobody was left to record it', async () => {
    const { name } = (await create()).json()
    await sql`update backup_runs set ended_at = null where backup_name = ${name}`.execute(club.db)
    const { running, lastFailure, lastSuccess } = await club.backups.status()
    expect([running, lastFailure, typeof lastSuccess]).toEqual([null, null, 'string'])
  })

  it('is told as made, though it was taken for cut off while the connection was lost', async () => {
    const holdUp = await club.db.startTransaction().execute()
    await sql`lock table templates in access exclusive mode`.execute(holdUp)
    const making = create()
    const cutOff = () =>
      sql`update backup_runs set ended_at = now(), failure = 'Przerwane' where ended_at is null returning id`.execute(
        club.db,
      )
    await untilSo(async () => (await cutOff()).rows.length === 1)
    await holdUp.rollback().execute()
    expect((await making).statusCode).toBe(201)
    expect((await club.backups.status()).lastFailure).toBeNull()
  })

  it('and one that is not there is told as cut off', async () => {
    const { name } = (await create()).json()
    await club.backups.remove(name)
    await sql`update backup_runs set ended_at = null where backup_name = ${name}`.execute(club.db)
    expect((await club.backups.status()).lastFailure?.message).toContain('Przerwane')
  })
})
