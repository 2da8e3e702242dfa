import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { S3Server } from '#server/testing/s3/s3-server.ts'
import { openDiskStore } from './disk-store.ts'
import type { FileStore } from './file-store.ts'
import { openBucket } from './s3-bucket.ts'
import type { S3Settings } from './s3-exchange.ts'
import { openS3Store } from './s3-store.ts'

const HOUR = 60 * 60 * 1000

interface TestedStore {
  files: FileStore
  age(name: string, ms: number): Promise<void>
  /** What is not ours may lie beside our files. */
  leaveSomethingElse(): Promise<void>
  breakIt(): Promise<void>
  close(): Promise<void>
}

async function onDisk(): Promise<TestedStore> {
  const folder = mkdtempSync(join(tmpdir(), 'jedenastka-store-'))
  const root = join(folder, 'files')
  const files = await openDiskStore(root)
  return {
    files,
    async age(name, ms) {
      const at = new Date(Date.now() - ms)
      await utimes(join(root, name.slice(0, 2), name), at, at)
    },
    async leaveSomethingElse() {
      await (await openDiskStore(join(root, 'ab', 'deeper'))).put(Buffer.from('else'), 'png')
    },
    breakIt: async () => rmSync(root, { recursive: true }),
    close: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

async function inBucket(): Promise<TestedStore> {
  const server = await S3Server.start()
  const files = openS3Store(openBucket(readConfig(server.env).s3 as S3Settings, () => {}))
  return {
    files,
    async age(name, ms) {
      server.objects.get(`files/${name}`).modified = Date.now() - ms
    },
    async leaveSomethingElse() {
      server.objects.put('files/readme & more.txt', Buffer.from('else'), 'text/plain')
      server.objects.put(`elsewhere/${'a'.repeat(64)}.png`, Buffer.from('else'), 'image/png')
    },
    breakIt: () => server.goAway(),
    close: () => server.goAway(),
  }
}

describe.each([
  ['the disk', onDisk],
  ['a bucket', inBucket],
] as const)('files on %s', (_, open) => {
  let store: TestedStore
  let files: FileStore
  beforeAll(async () => {
    store = await open()
    files = store.files
  })
  afterAll(() => store.close())

  const names = async () => {
    const found: string[] = []
    for await (const { name } of files.list()) found.push(name)
    return found.sort()
  }
  const modifiedAt = async (wanted: string) => {
    for await (const { name, modified } of files.list()) if (name === wanted) return modified
    throw new Error(`${wanted} is not listed`)
  }
  const read = async (name: string) => {
    const file = await files.open(name)
    return file && { size: file.size, bytes: await buffer(file.stream) }
  }

  it('are named by their content and come back byte for byte, the large and the empty ones too', async () => {
    for (const bytes of [Buffer.from('zażółć'), Buffer.alloc(0), Buffer.alloc(5 * 1024 * 1024, 'ź')]) {
      const name = await files.put(bytes, 'png')
      expect(name).toBe(`${createHash('sha256').update(bytes).digest('hex')}.png`)
      const back = await read(name)
      expect(back?.size).toBe(bytes.length)
      expect(back?.bytes.equals(bytes)).toBe(true)
    }
  })

  it('are told apart from what is not there', async () => {
    const name = await files.put(Buffer.from('here'), 'jpg')
    const absent = `${'0'.repeat(64)}.jpg`
    expect([await files.has(name), await files.has(absent)]).toEqual([true, false])
    expect(await files.open(absent)).toBeNull()
    expect(await files.removeIf(absent, () => true)).toBe(false)
  })

  it('are all listed, however many, and nothing besides', async () => {
    const before = await names()
    await store.leaveSomethingElse()
    const added = await Promise.all(Array.from({ length: 23 }, (_, n) => files.put(Buffer.from(`n${n}`), 'webp')))
    expect(await names()).toEqual([...before, ...added].sort())
  })

  it('are kept once, and their age begins anew when they come again', async () => {
    const bytes = Buffer.from('again')
    const name = await files.put(bytes, 'png')
    await store.age(name, HOUR)
    expect(Date.now() - (await modifiedAt(name))).toBeGreaterThan(HOUR / 2)
    const count = (await names()).length
    expect(await files.put(bytes, 'png')).toBe(name)
    expect((await names()).length).toBe(count)
    expect(Date.now() - (await modifiedAt(name))).toBeLessThan(HOUR / 2)
    expect(await files.removeIf(name, (modified) => Date.now() - modified > HOUR / 2)).toBe(false)
    await store.age(name, HOUR)
    expect(await files.removeIf(name, (modified) => Date.now() - modified > HOUR / 2)).toBe(true)
    expect(await files.has(name)).toBe(false)
  })

  it('put at the same time by many are whole', async () => {
    const bytes = Buffer.alloc(300_000, 'w')
    const given = await Promise.all(Array.from({ length: 20 }, () => files.put(bytes, 'png')))
    expect(new Set(given).size).toBe(1)
    expect((await read(given[0] ?? ''))?.bytes.equals(bytes)).toBe(true)
  })

  it('can be stored, it says, until they cannot', async () => {
    await files.check()
    await store.breakIt()
    await expect(files.check()).rejects.toThrow()
  })
})
