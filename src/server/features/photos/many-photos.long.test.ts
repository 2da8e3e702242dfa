import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Photo } from '#contract/photo.ts'
import { AppProcess, signUpOver, temporaryFolder } from '#server/testing/app-process.ts'

/** Of 24 megapixels each, into one match. */
const PHOTOS = Number(process.env.PHOTOS ?? 120)
const AT_ONCE = 3
const PIECE = 2 * 1024 * 1024
const MEGABYTE = 1024 * 1024
/** Collections of garbage do not come at the same moment in two runs. */
const FLAT_WITHIN = 80 * MEGABYTE

const folder = temporaryFolder()
let app: AppProcess
let headers: Record<string, string>
let originals: Buffer[]
beforeAll(async () => {
  app = await AppProcess.startAtRest({ DATA_DIR: folder.path })
  headers = await signUpOver(app.url, 'Anna')
  originals = await Promise.all([40, 90, 140, 190].map(original))
}, 240_000)
afterAll(async () => {
  await app.kill('SIGTERM')
  folder.remove()
})

const original = (shade: number): Promise<Buffer> => {
  const noise = { type: 'gaussian' as const, mean: shade, sigma: 14 }
  return sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#000', noise } })
    .jpeg({ quality: 82 })
    .toBuffer()
}

/** Steps of the quantisation that show in a picture at half its size, beside the one of its brightness. */
const STEPS = 9

/** Another photograph of the same size, for nothing: one step of its quantisation is another. */
function variant(index: number): Buffer {
  const bytes = Buffer.from(originals[index % originals.length] ?? Buffer.alloc(0))
  const table = bytes.indexOf(Buffer.from([0xff, 0xdb])) + 5
  const nth = Math.floor(index / originals.length)
  const at = table + 1 + (nth % STEPS)
  bytes[at] = Math.min(255, (bytes[at] ?? 1) + 1 + Math.floor(nth / STEPS))
  return bytes
}

async function call<Answer>(
  method: string,
  path: string,
  body?: object | Buffer,
): Promise<{ status: number; json: Answer }> {
  const isPiece = Buffer.isBuffer(body)
  const response = await fetch(`${app.url}${path}`, {
    method,
    headers: {
      cookie: headers.cookie ?? '',
      ...(body && { 'content-type': isPiece ? 'application/octet-stream' : 'application/json' }),
    },
    ...(body && { body: isPiece ? new Uint8Array(body) : JSON.stringify(body) }),
  })
  return { status: response.status, json: (await response.json()) as Answer }
}

/** The line is cut in the middle of a piece. */
const cutOff = (path: string, piece: Buffer): Promise<void> =>
  new Promise((resolve) => {
    const sent = request(`${app.url}${path}`, {
      method: 'PATCH',
      headers: { ...headers, 'content-type': 'application/octet-stream', 'content-length': piece.length },
    })
    sent.on('error', () => resolve())
    sent.on('close', () => resolve())
    sent.write(piece.subarray(0, piece.length / 2), () => sent.destroy())
  })

interface Begun {
  upload: { id: string; offset: number }
}

async function send(index: number, matchId: number): Promise<Photo> {
  const file = variant(index)
  const begin = async () =>
    (await call<Begun>('POST', '/api/photos/uploads', { matchId, fingerprint: `DSC_${index}`, size: file.length })).json
  let { upload } = await begin()
  for (let pieces = 0; upload.offset < file.length; pieces++) {
    const path = `/api/photos/uploads/${upload.id}?offset=${upload.offset}`
    const piece = file.subarray(upload.offset, upload.offset + PIECE)
    if (index % 10 === 3 && pieces === 1) {
      await cutOff(path, piece)
      upload = (await begin()).upload
      continue
    }
    const { status, json } = await call<{ offset: number }>('PATCH', path, piece)
    expect(status).toBe(200)
    upload = { ...upload, offset: json.offset }
    // Its answer was lost: it comes a second time.
    if (index % 10 === 7) expect((await call<{ offset: number }>('PATCH', path, piece)).json.offset).toBe(upload.offset)
  }
  const { status, json } = await call<Photo>('POST', `/api/photos/uploads/${upload.id}/finish`)
  expect([200, 201]).toContain(status)
  return json
}

/** Of the app itself; what decodes is a process of its own, and goes when it has nothing to do. */
const memory = (): number =>
  1024 * Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${app.child.pid}/status`, 'utf8'))?.[1])

async function listed(matchId: number): Promise<Photo[]> {
  const all: Photo[] = []
  for (let next: number | null = null; ; ) {
    const before: string = next === null ? '' : `&before=${next}`
    const path = `/api/photos?match=${matchId}&limit=100${before}`
    const page: { photos: Photo[]; next: number | null } = (await call<typeof page>('GET', path)).json
    all.push(...page.photos)
    next = page.next
    if (next === null) return all
  }
}

it(`${PHOTOS} photographs of 24 megapixels come into one match: none is lost, none is doubled, memory stays flat`, async () => {
  const opponents = [{ name: 'Tur' }]
  await call('POST', '/api/opponents/import', { opponents })
  const match = await call<{ id: number }>('POST', '/api/matches', { key: randomUUID(), opponentId: 1 })
  const matchId = match.json.id
  const begun = Date.now()
  const kept: Photo[] = []
  const readings: number[] = []
  let next = 0
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (next < PHOTOS) {
        kept.push(await send(next++, matchId))
        if (kept.length % Math.max(1, Math.floor(PHOTOS / 5)) === 0) readings.push(memory())
      }
    }),
  )
  const seconds = (Date.now() - begun) / 1000
  const photos = await listed(matchId)
  expect(photos).toHaveLength(PHOTOS)
  expect(new Set(photos.map(({ picture }) => picture)).size).toBe(PHOTOS)
  for (const { picture } of photos) {
    const file = Buffer.from(await (await fetch(`${app.url}${picture}`)).arrayBuffer())
    expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width: 3000, height: 2000 })
  }
  const megabytes = readings.map((bytes) => Math.round(bytes / MEGABYTE))
  process.stdout.write(
    `${PHOTOS} photos of ${Math.round((originals[0]?.length ?? 0) / MEGABYTE)} MB in ${Math.round(seconds)} s; ` +
      `memory of the app on the way: ${megabytes.join(', ')} MB\n`,
  )
  expect((readings.at(-1) ?? 0) - (readings[0] ?? 0)).toBeLessThan(FLAT_WITHIN)
}, 1_800_000)
