import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '#domain/day.ts'
import { readConfig } from '#server/config.ts'
import { tidyCopies } from '#server/pictures/tidy-copies.ts'
import { S3Server } from '#server/testing/s3/s3-server.ts'
import { openCopyBucket } from './copy-bucket.ts'
import { openCopyFolder } from './copy-folder.ts'
import { type CopyStore, copyKey, type KeptCopy } from './copy-store.ts'
import type { FileStore } from './file-store.ts'
import { openBucket } from './s3-bucket.ts'
import type { S3Settings } from './s3-exchange.ts'

interface TestedStore {
  copies: CopyStore
  age(key: string, days: number): Promise<void>
  close(): Promise<void>
}

async function inFolder(): Promise<TestedStore> {
  const root = join(mkdtempSync(join(tmpdir(), 'jedenastka-copies-')), 'copies')
  return {
    copies: await openCopyFolder(root),
    async age(key, days) {
      const at = new Date(Date.now() - days * DAY_MS)
      await utimes(join(root, key.slice(0, 2), key), at, at)
    },
    close: async () => rmSync(join(root, '..'), { recursive: true }),
  }
}

async function inBucket(): Promise<TestedStore> {
  const server = await S3Server.start()
  return {
    copies: openCopyBucket(openBucket(readConfig(server.env).s3 as S3Settings, () => {})),
    async age(key, days) {
      server.objects.get(`copies/${key}`).modified = Date.now() - days * DAY_MS
    },
    close: () => server.goAway(),
  }
}

const picture = (letter: string): string => `${letter.repeat(64)}.jpg`
const [A, B, C] = ['a', 'b', 'c'].map((letter) => copyKey(picture(letter), 480)) as [string, string, string]

const filesWith = (...names: string[]): FileStore =>
  ({
    async *list() {
      for (const name of names) yield { name, modified: 0 }
    },
  }) as unknown as FileStore

describe.each([
  ['in a folder', inFolder],
  ['in a bucket', inBucket],
])('small copies %s', (_, open) => {
  let store: TestedStore
  beforeAll(async () => {
    store = await open()
  })
  afterAll(() => store.close())

  async function listed(): Promise<KeptCopy[]> {
    const all: KeptCopy[] = []
    for await (const copy of store.copies.list()) all.push(copy)
    return all.sort((one, other) => one.key.localeCompare(other.key))
  }
  const keys = async () => (await listed()).map(({ key }) => key)

  it('are read as they were written, and absent before and after', async () => {
    expect(await store.copies.read(A)).toBeNull()
    await store.copies.write(A, Buffer.from('first'))
    await store.copies.write(A, Buffer.from('second'))
    expect(String(await store.copies.read(A))).toBe('second')
    expect(await listed()).toMatchObject([{ key: A, bytes: 6 }])
    await store.copies.remove(A)
    await store.copies.remove(A)
    expect([await store.copies.read(A), await keys()]).toEqual([null, []])
  })

  it('that were used longest ago go first where they are too many, and those of pictures that are gone', async () => {
    for (const key of [A, B, C]) await store.copies.write(key, Buffer.alloc(100))
    await store.age(A, 30)
    await store.age(B, 20)
    await store.age(C, 10)
    expect(await store.copies.read(A)).toHaveLength(100)
    await tidyCopies(store.copies, filesWith(picture('a'), picture('b'), picture('c')), 250)
    expect(await keys()).toEqual([A, C])
    await tidyCopies(store.copies, filesWith(picture('c')), 250)
    expect(await keys()).toEqual([C])
  })
})

it('the whole folder may be deleted while the app runs, and what a crash left half written goes at a start', async () => {
  const root = mkdtempSync(join(tmpdir(), 'jedenastka-copies-'))
  const copies = await openCopyFolder(root)
  rmSync(root, { recursive: true })
  expect(await copies.read(A)).toBeNull()
  await copies.write(A, Buffer.from('anew'))
  expect(String(await copies.read(A))).toBe('anew')
  const half = join(root, '.half.part')
  writeFileSync(half, 'x')
  await utimes(half, new Date(0), new Date(0))
  await openCopyFolder(root)
  expect([existsSync(half), readdirSync(root)]).toEqual([false, ['aa']])
  rmSync(root, { recursive: true })
})
