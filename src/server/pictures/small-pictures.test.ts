import { mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openCopyFolder } from '#server/storage/copy-folder.ts'
import { type CopyStore, copyKey } from '#server/storage/copy-store.ts'
import { NO_DISK } from '#server/storage/disk-space.ts'
import { openDiskStore } from '#server/storage/disk-store.ts'
import type { FileStore } from '#server/storage/file-store.ts'
import { drawPhoto } from '#server/testing/drawn-uploads.ts'
import { untilSo } from '#testing/eventually.ts'
import { openDecoders } from './decoders.ts'
import { type RunJob, runJob } from './jobs/jobs.ts'
import { type SmallPictures, smallPictures } from './small-pictures.ts'

let root: string
let files: FileStore
let copies: CopyStore
/** How many came to the decoders, and how many were begun there. */
let came: number
let begun: number
let held: Promise<void>
let letGo: () => void
let failures: unknown[]
const here = () => new AbortController().signal

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'jedenastka-small-'))
  files = await openDiskStore(join(root, 'files'))
  copies = await openCopyFolder(join(root, 'copies'))
  came = 0
  begun = 0
  failures = []
  held = new Promise((resolve) => {
    letGo = resolve
  })
})
afterEach(() => rmSync(root, { recursive: true }))

/** As after a start: nothing in memory. Each job begins at once and ends when it is let go. */
const opened = (more: Partial<Parameters<typeof smallPictures>[0]> = {}): SmallPictures => {
  const run: RunJob = (name, args) => {
    begun++
    return held.then(() => runJob(name, args))
  }
  const decoders = openDecoders(run)
  const copy: typeof decoders.copy = (...order) => {
    came++
    return decoders.copy(...order)
  }
  const onFailure = (error: unknown) => failures.push(error)
  return smallPictures({ files, copies, disk: NO_DISK, decoders: { ...decoders, copy }, onFailure, ...more })
}
const stored = async () => files.put(await drawPhoto(900, 600), 'jpg')

it('hundreds who ask for one picture are served by one work, each size for itself', async () => {
  const small = opened()
  const name = await stored()
  const all = Array.from({ length: 200 }, (_, n) => small.get(`asker ${n}`, name, n % 2 ? 160 : 480, here()))
  letGo()
  const got = await Promise.all(all)
  expect(begun).toBe(2)
  const widths = got.slice(0, 2).map(async (copy) => (await sharp(copy ?? undefined).metadata()).width)
  expect(await Promise.all(widths)).toEqual([480, 160])
})

it('nobody’s turn is spent on what nobody waits for, but on what one of two waits for it is', async () => {
  const small = opened()
  const names = [await stored(), await stored(), await stored(), await stored()] as const
  const [busy, also] = [small.get('Anna', names[0], 480, here()), small.get('Iza', names[3], 480, here())]
  await untilSo(() => came === 2)
  const leaving = new AbortController()
  const unwanted = small.get('Anna', names[1], 480, leaving.signal)
  const [left, stayed] = [small.get('Anna', names[2], 480, leaving.signal), small.get('Ewa', names[2], 480, here())]
  await untilSo(() => came === 4)
  leaving.abort()
  letGo()
  await expect(unwanted).rejects.toMatchObject({ status: 503 })
  expect((await Promise.all([busy, also, left, stayed])).every((copy) => copy !== null)).toBe(true)
  expect(begun).toBe(3)
  expect(await small.get('Ewa', names[1], 480, here()), 'who comes back is served').not.toBeNull()
})

it('what was made is there after a restart, and is made anew once it is spoilt or gone', async () => {
  letGo()
  const name = await stored()
  const first = await opened().get('Anna', name, 480, here())
  expect(await opened().get('Anna', name, 480, here())).toEqual(first)
  expect(begun).toBe(1)
  truncateSync(join(root, 'copies', name.slice(0, 2), copyKey(name, 480)), 500)
  expect(await opened().get('Anna', name, 480, here())).toEqual(first)
  expect(begun).toBe(2)
  rmSync(join(root, 'copies'), { recursive: true })
  expect(await opened().get('Anna', name, 480, here())).toEqual(first)
  expect([begun, failures]).toEqual([3, []])
})

it('of a picture that is not there nothing is made', async () => {
  expect(await opened().get('Anna', `${'0'.repeat(64)}.jpg`, 480, here())).toBeNull()
  expect(begun).toBe(0)
})

const onDisk = () =>
  readdirSync(join(root, 'copies'), { recursive: true }).filter((file) => String(file).endsWith('-160')).length

it('keeps no more than is allowed', async () => {
  letGo()
  const small = opened({ maxBytes: 4_000 })
  const sizes: number[] = []
  for (let n = 0; n < 12; n++) {
    const copy = await small.get('Anna', await stored(), 160, here())
    sizes.push(copy?.length ?? 0)
  }
  const most = 4_000 + 4_000 / 16 + Math.max(...sizes)
  expect(sizes.reduce((sum, bytes) => sum + bytes)).toBeGreaterThan(2 * most)
  let kept = 0
  for await (const { bytes } of copies.list()) kept += bytes
  expect(kept).toBeGreaterThan(0)
  expect(kept).toBeLessThanOrEqual(most)
})

it('a disk that is short takes no copies, and one that refuses them is told of; the picture is served', async () => {
  letGo()
  const short = opened({ disk: { ...NO_DISK, hasRoomFor: async () => false } })
  expect(await short.get('Anna', await stored(), 160, here())).not.toBeNull()
  expect([onDisk(), failures]).toEqual([0, []])
  const refusing = opened({ copies: { ...copies, write: () => Promise.reject(new Error('read-only')) } })
  expect(await refusing.get('Anna', await stored(), 160, here())).not.toBeNull()
  expect(failures).toMatchObject([{ message: 'read-only' }])
})
