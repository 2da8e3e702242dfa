import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { pngBomb } from '#server/testing/drawn-uploads.ts'
import { formWith } from '#server/testing/form.ts'
import type { Flood, FloodRequest } from './flood.ts'

export interface Means {
  /** Of accounts without special rights, one for each flood that needs one, and of an admin. */
  users: readonly [string, string]
  admin: string
  /** Names of stored pictures. */
  stored: readonly string[]
}

const graphic = (cookie: string, png: Buffer): FloodRequest => ({
  method: 'POST',
  path: '/api/generate-graphic',
  headers: { cookie, 'content-type': 'application/json' },
  body: Buffer.from(
    JSON.stringify({ type: 'goal', filename: 'x.png', base64Image: `data:image/png;base64,${png.toString('base64')}` }),
  ),
})

async function upload(cookie: string, picture: Buffer): Promise<FloodRequest> {
  const form = new Response(formWith({ opponentData: { name: 'Zalew' }, opponentLogo: picture }))
  return {
    method: 'POST',
    path: '/api/opponents',
    headers: { cookie, 'content-type': form.headers.get('content-type') ?? '' },
    body: Buffer.from(await form.arrayBuffer()),
  }
}

/** As large as a graphic may be, and nothing that compresses. */
const noisyGraphic = async (): Promise<Buffer> =>
  sharp(randomBytes(1080 * 1920 * 3), { raw: { width: 1080, height: 1920, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer()

/** Many pixels in few bytes. */
const plainPhoto = (edge: number): Promise<Buffer> =>
  sharp({ create: { width: edge, height: edge, channels: 3, background: '#14633f' } })
    .jpeg()
    .toBuffer()

const ICONS = ['any-192.png', 'any-512.png', 'maskable-512.png', 'touch-180.png']
const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T
const stranger = (count: number) => ({ 'x-forwarded-for': `2001:db8::${(count % 60_000).toString(16)}` })

export async function floods({ users, admin, stored }: Means): Promise<Flood[]> {
  const bomb = graphic(users[0], pngBomb(7000, 7000, { bits: 16, rows: 7000 }))
  const noise = graphic(users[1], await noisyGraphic())
  const largest = await upload(admin, await plainPhoto(7000))
  const always = (one: FloodRequest) => () => one
  const get = (path: string, count: number): FloodRequest => ({ method: 'GET', path, headers: stranger(count) })
  return [
    { name: 'graphics of 7000x7000x16 bit', atOnce: 12, next: always(bomb) },
    { name: 'graphics as large as may be', atOnce: 12, next: always(noise) },
    { name: 'uploads of 49 megapixels', atOnce: 12, next: always(largest) },
    {
      name: 'icons of stored pictures',
      atOnce: 12,
      next: (count) => get(`/app-icons/${at(stored, count)}/${at(ICONS, count)}`, count),
    },
    {
      name: 'small copies of stored pictures',
      atOnce: 12,
      next: (count) => get(`/files/160/${at(stored, count)}`, count),
    },
    {
      name: 'wrong passwords from one network',
      atOnce: 12,
      next: (count) => ({
        method: 'POST',
        path: '/api/login',
        headers: { 'content-type': 'application/json', ...stranger(count) },
        body: Buffer.from(JSON.stringify({ username: `obcy-${count}`, password: 'zgaduje' })),
      }),
    },
  ]
}
