import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connectDatabase, type Db } from '#server/db/client.ts'
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts'
import { countRequests, type RequestCounts } from './request-counts.ts'

const NOW = 1_750_000_020_000
const READS = 3_000
let database: TestDatabase
let db: Db
let one: RequestCounts
let other: RequestCounts
beforeAll(async () => {
  database = await createTestDatabase()
  db = connectDatabase(database.url, () => {})
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})
beforeEach(async () => {
  await db.deleteFrom('request_counts').execute()
  one = countRequests(db)
  other = countRequests(db)
})

async function add(counts: RequestCounts, times: number, subject = 'a', max = READS, now = NOW): Promise<number> {
  let last = 0
  for (let time = 0; time < times; time++) last = await counts.add(subject, max, now)
  return last
}
const kept = () => db.selectFrom('request_counts').select(['minute', 'subject', 'count']).orderBy('subject').execute()

describe('a large limit', () => {
  it('is counted without the database, and known everywhere after the next exchange', async () => {
    expect(await add(one, 2_000)).toBe(2_000)
    expect(await add(other, 1_000)).toBe(1_000)
    expect(await kept()).toEqual([])
    await one.share(NOW)
    await other.share(NOW)
    await one.share(NOW)
    expect([await add(one, 1), await add(other, 1)]).toEqual([3_001, 3_001])
  })

  it('is known even where the address has been quiet or was never seen', async () => {
    await add(one, 2_999)
    await add(other, 1)
    await one.share(NOW)
    await other.share(NOW)
    expect(await add(other, 1)).toBe(3_001)
    const newcomer = countRequests(db)
    await add(newcomer, 1, 'b')
    await newcomer.share(NOW)
    expect(await add(newcomer, 1)).toBe(3_000)
  })

  it('costs nothing for those who are far from it', async () => {
    for (let n = 0; n < 50; n++) await add(one, 100, `phone ${n}`)
    await one.share(NOW)
    expect(await kept()).toEqual([])
  })

  it('adds each request up once, however often and from however many they are exchanged', async () => {
    const many = Array.from({ length: 6 }, () => countRequests(db))
    for (let round = 0; round < 10; round++) {
      for (const counts of many) for (const subject of ['x', 'y', 'z']) await add(counts, 40, subject)
      await Promise.all(many.map((counts) => counts.share(NOW)))
    }
    for (const counts of many) await counts.share(NOW)
    expect((await kept()).map(({ subject, count }) => [subject, count])).toEqual([
      ['x', 2_400],
      ['y', 2_400],
      ['z', 2_400],
    ])
    expect(await add(many[0] as RequestCounts, 1, 'x')).toBe(2_401)
  })
})

describe('a small limit', () => {
  it('is exact over all instances at every moment', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => [one.add('a', 60, NOW), other.add('a', 60, NOW)]).flat(),
    )
    expect(answers.filter((count) => count <= 60)).toHaveLength(60)
    await one.share(NOW)
    await other.share(NOW)
    expect((await kept()).map(({ count }) => count)).toEqual([80])
  })

  it('once used up here is not asked about again', async () => {
    await add(one, 61, 'a', 60)
    const before = await kept()
    expect(await add(one, 10, 'a', 60)).toBeGreaterThan(60)
    expect(await kept()).toEqual(before)
  })
})

it('every minute begins anew, and the old ones are forgotten', async () => {
  await add(one, 2_000)
  await one.share(NOW)
  await add(one, 1, 'a', 60)
  const later = NOW + 2 * 60_000
  await one.share(later)
  expect(await kept()).toEqual([])
  expect(await add(one, 1, 'a', READS, later)).toBe(1)
})
