import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { drawPhoto } from '#server/testing/drawn-uploads.ts'
import { openTestClub, type TestClub } from '#server/testing/test-club.ts'

const PHOTOS = 40

let club: TestClub
let address: string
let names: string[]
beforeAll(async () => {
  club = await openTestClub()
  address = await club.app.listen({ port: 0, host: '127.0.0.1' })
  const photo = await sharp(await drawPhoto(750, 500))
    .resize(3000, 2000)
    .jpeg()
    .toBuffer()
  const put = (_: unknown, n: number) => club.files.put(Buffer.concat([photo, Buffer.from([n])]), 'jpg')
  names = await Promise.all(Array.from({ length: PHOTOS }, put))
})
afterAll(() => club.close())

const copies = () =>
  readdirSync(`${club.dataDir}/copies`, { recursive: true }).filter((path) => String(path).endsWith('-1280')).length

it('a page that is left in the middle of a grid leaves the line: the next one is served before what it had asked for', async () => {
  const page = new AbortController()
  const ask = (name: string, signal?: AbortSignal) => fetch(`${address}/files/1280/${name}`, { signal: signal ?? null })
  const [last = '', ...others] = names
  const grid = others.map((name) => ask(name, page.signal))
  const left = Promise.allSettled(grid)
  expect((await Promise.any(grid)).status).toBe(200)
  page.abort()
  await left
  const next = await ask(last)
  expect(next.status).toBe(200)
  // Unread, it would hold its connection.
  await next.arrayBuffer()
  expect(copies()).toBeLessThan(PHOTOS / 2)
})
