import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CHUNK_MAX_BYTES, CHUNK_MIN_BYTES, PHOTO_MAX_BYTES } from '#domain/photo/photo-limits.ts'
import { cleanUp } from '#server/housekeeping.ts'
import type { DiskBytes } from '#server/storage/disk-space.ts'
import { drawPhoto, pngBomb } from '#server/testing/drawn-uploads.ts'
import { type Caller, openTestClub, type TestClub } from '#server/testing/test-club.ts'
import { PhotoSender } from './testing/photo-sender.ts'

const GIGABYTE = 1024 ** 3
const ROOMY: DiskBytes = { free: 40 * GIGABYTE, total: 100 * GIGABYTE }
let disk = ROOMY

let club: TestClub
let admin: Caller
let ewa: Caller
let photo: Buffer
let matchId: number
beforeAll(async () => {
  club = await openTestClub({ measureDisk: async () => disk })
  admin = await club.signUp('Anna')
  ewa = await club.staff('Ewa', 'user', admin)
  // Of several pieces, even of the smallest.
  photo = await drawPhoto(900, 600)
  expect(photo.length).toBeGreaterThan(2.5 * CHUNK_MIN_BYTES)
  await admin.post('/api/opponents/import', { opponents: [{ name: 'Tur' }] })
  const made = await admin.post('/api/matches', { key: randomUUID(), opponentId: 1 })
  matchId = made.json().id
})
afterAll(() => club.close())
beforeEach(async () => {
  disk = ROOMY
  await club.db.deleteFrom('photos').execute()
  await club.db.deleteFrom('photo_uploads').execute()
})

const count = async () => (await admin.get('/api/photos')).json().photos.length
const sender = (file = photo, fingerprint?: string) => new PhotoSender(ewa, file, fingerprint, matchId)

/** Files of the store that are pieces of something on its way. */
const pieces = () =>
  readdirSync(`${club.dataDir}/files`, { recursive: true }).filter((name) => String(name).endsWith('.part')).length

describe('a photo that comes in pieces', () => {
  it('is in the library at the end, upright and bounded, and its pieces are gone', async () => {
    const sent = sender()
    expect((await sent.begin()).statusCode).toBe(201)
    const before = pieces()
    await sent.sendAll()
    expect(pieces()).toBeGreaterThan(before + 1)
    const answer = await sent.finish()
    expect([answer.statusCode, pieces()]).toEqual([201, before])
    expect(answer.json()).toMatchObject({
      matchId,
      opponentName: 'Tur',
      width: 900,
      height: 600,
      isFocusByHand: false,
      cutout: null,
      playerIds: [],
      createdBy: 'Ewa',
    })
    const file = await club.visitor().get(answer.json().picture)
    expect(await sharp(file.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 900, height: 600 })
  })

  it('taken with a camera that was turned stands upright, and says nothing of where and when', async () => {
    const turned = await sharp(photo).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const kept = await sender(turned).whole()
    expect([kept.width, kept.height]).toEqual([600, 900])
    const { exif, orientation } = await sharp((await ewa.get(kept.picture)).rawPayload).metadata()
    expect([exif, orientation]).toEqual([undefined, undefined])
  })

  it('larger than any graphic needs is kept at 3000 px', async () => {
    const large = await sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#285' } })
      .jpeg()
      .toBuffer()
    expect(await sender(large).whole()).toMatchObject({ width: 3000, height: 2000 })
  })

  it('with transparency stands on white', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    const png = await sharp({ create: { width: 60, height: 40, channels: 4, background: clear } })
      .png()
      .toBuffer()
    const kept = await sender(png).whole()
    const pixels = await sharp((await ewa.get(kept.picture)).rawPayload)
      .raw()
      .toBuffer()
    expect(Math.min(...pixels)).toBe(255)
  })
})

describe('on a bad line', () => {
  it('the answer to the first call is lost: the same upload is found again', async () => {
    const [first, again] = [sender(), sender()]
    await first.begin()
    const answer = await again.begin()
    expect([answer.statusCode, again.id, again.offset]).toEqual([200, first.id, 0])
  })

  it('the answer to a piece is lost: sent again it is told how much there is, and goes on from there', async () => {
    const sent = sender()
    await sent.begin()
    await sent.send()
    const again = await sent.send(0)
    expect([again.statusCode, again.json().offset]).toEqual([409, CHUNK_MIN_BYTES])
    expect((await sent.state()).json()).toEqual({ id: sent.id, offset: CHUNK_MIN_BYTES, size: photo.length })
    sent.offset = again.json().offset
    await sent.sendAll()
    expect((await sent.finish()).statusCode).toBe(201)
  })

  it('the page is loaded anew in the middle: the file that is chosen again goes on where it stopped', async () => {
    const before = sender()
    await before.begin()
    await before.send()
    const after = sender()
    const answer = await after.begin()
    expect([answer.statusCode, after.offset]).toEqual([200, CHUNK_MIN_BYTES])
    await after.sendAll()
    const kept = (await after.finish()).json()
    const direct = await new PhotoSender(ewa, photo, 'another.jpg').whole()
    expect(kept.picture).toBe(direct.picture)
  })

  it('a piece gets ahead of the one before it: it is not taken', async () => {
    const sent = sender()
    await sent.begin()
    const ahead = await sent.send(CHUNK_MIN_BYTES)
    expect([ahead.statusCode, ahead.json().offset]).toEqual([409, 0])
  })

  it('one piece is sent twice at the same moment: it is taken once', async () => {
    const sent = sender()
    await sent.begin()
    const answers = await Promise.all([sent.send(0), sent.send(0), sent.send(0)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
    sent.offset = CHUNK_MIN_BYTES
    await sent.sendAll()
    expect((await sent.finish()).statusCode).toBe(201)
  })

  it('the end is asked for before all has come: it says how much there is', async () => {
    const sent = sender()
    await sent.begin()
    await sent.send()
    const early = await sent.finish()
    expect([early.statusCode, early.json().offset]).toEqual([409, CHUNK_MIN_BYTES])
    expect(await count()).toBe(0)
  })

  it('the last answer is lost: asked again, it is the same photo', async () => {
    const sent = sender()
    const kept = await sent.whole()
    const again = await sent.finish()
    expect([again.statusCode, again.json()]).toEqual([200, kept])
    const late = await sent.send(0)
    expect([late.statusCode, late.json().offset]).toEqual([409, photo.length])
    expect(await count()).toBe(1)
  })

  it('the last call is made several times at once: there is one photo', async () => {
    const sent = sender()
    await sent.begin()
    await sent.sendAll()
    const answers = await Promise.all([sent.finish(), sent.finish(), sent.finish()])
    expect(answers.map(({ statusCode }) => statusCode).every((status) => status < 300)).toBe(true)
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
    expect(await count()).toBe(1)
  })

  it('all is sent once more, by somebody else: the photo is there already, and nothing is taken', async () => {
    const kept = await sender().whole()
    const answer = await new PhotoSender(admin, photo, undefined, matchId).begin()
    expect([answer.statusCode, answer.json()]).toEqual([200, { upload: null, photo: kept }])
  })

  it('the same picture under another name is the same photo, in another match it is another', async () => {
    const kept = await sender().whole()
    expect((await sender(photo, 'IMG_9.JPG').whole()).id).toBe(kept.id)
    const elsewhere = await new PhotoSender(ewa, photo, undefined, null).whole()
    expect(elsewhere.id).not.toBe(kept.id)
    expect(await new PhotoSender(admin, photo, 'copy.jpg', null).whole()).toMatchObject({ id: elsewhere.id })
    expect(await count()).toBe(2)
  })
})

describe('what is no photo', () => {
  const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(90_000)])

  it.each([
    ['a photo of an iPhone', heic, 415, 'Najbardziej zgodne'],
    ['a PDF', Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(70_000)]), 415, 'To nie jest zdjęcie'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'To nie jest zdjęcie'],
    ['a picture of 60 megapixels', pngBomb(10_000, 6_000), 413, 'megapikseli'],
  ])('%s is refused with its first piece', async (_, file, status, message) => {
    const sent = sender(file)
    await sent.begin()
    const answer = await sent.send()
    expect([answer.statusCode, answer.json().message]).toEqual([status, expect.stringContaining(message)])
    expect((await sent.state()).statusCode).toBe(404)
  })

  it('a JPEG that is cut off is refused at the end, its pieces go, and chosen again it begins anew', async () => {
    const sent = sender(photo.subarray(0, Math.floor(photo.length / 2)))
    await sent.begin()
    const before = pieces()
    await sent.sendAll()
    const answer = await sent.finish()
    expect([answer.statusCode, answer.json().message]).toEqual([415, expect.stringContaining('uszkodzony')])
    expect([await count(), pieces(), (await sent.finish()).statusCode]).toEqual([0, before, 404])
    expect((await sender().begin()).statusCode).toBe(201)
  })
})

describe('bounds', () => {
  it('a file of more than 40 MB is refused before it is sent', async () => {
    const body = { matchId, fingerprint: 'x', size: PHOTO_MAX_BYTES + 1 }
    const answer = await ewa.post('/api/photos/uploads', body)
    expect([answer.statusCode, answer.json().message]).toEqual([413, expect.stringContaining('40 MB')])
  })

  it.each([
    ['an empty piece', 0, Buffer.alloc(0), 400],
    ['a piece of a few bytes', 0, Buffer.alloc(9), 400],
    ['more than was announced', 0, Buffer.alloc(300_000), 400],
    ['a place that is none', 'x', Buffer.alloc(9), 400],
    ['a place before the beginning', -1, Buffer.alloc(9), 400],
    ['a piece that is too large', 0, Buffer.alloc(CHUNK_MAX_BYTES + 1), 413],
  ])('%s is refused', async (_, offset, piece, status) => {
    const sent = sender(photo.subarray(0, 200_000))
    await sent.begin()
    expect((await sent.sendBytes(offset, piece)).statusCode).toBe(status)
    expect((await sent.state()).json().offset).toBe(0)
  })

  it('a piece that is no bytes is refused', async () => {
    const sent = sender()
    await sent.begin()
    const answer = await ewa.patch(`/api/photos/uploads/${sent.id}?offset=0`, { a: 1 })
    expect(answer.statusCode).toBe(415)
  })

  it('a match that is not there has no photos', async () => {
    expect((await new PhotoSender(ewa, photo, 'x', 999).begin()).statusCode).toBe(404)
  })

  it('another’s upload is nobody’s', async () => {
    const sent = sender()
    await sent.begin()
    const stolen = new PhotoSender(admin, photo)
    stolen.id = sent.id
    const answers = [await stolen.state(), await stolen.send(), await stolen.finish()]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
  })

  it('one account has at most twenty on their way: the one that rested longest gives way', async () => {
    const all = Array.from({ length: 22 }, (_, index) => sender(photo, `DSC_${index}.JPG`))
    const before = pieces()
    await all[0]?.begin()
    await all[0]?.send()
    expect(pieces()).toBe(before + 1)
    for (const one of all.slice(1)) await one.begin()
    expect(pieces()).toBe(before)
    await new PhotoSender(admin, photo).begin()
    expect((await all[0]?.state())?.statusCode).toBe(404)
    expect((await all[2]?.state())?.statusCode).toBe(200)
    const left = await club.db.selectFrom('photo_uploads').select('id').execute()
    expect(left).toHaveLength(21)
  })

  it('one that nobody has finished for days is forgotten, before its pieces are', async () => {
    const sent = sender()
    await sent.begin()
    await club.db
      .updateTable('photo_uploads')
      .set({ created_at: new Date(Date.now() - 6.1 * 86_400_000) } as object)
      .execute()
    await cleanUp(club.db)
    expect((await sent.state()).statusCode).toBe(404)
  })

  it('a file that is another size under the same name begins anew', async () => {
    const sent = sender()
    await sent.begin()
    await sent.send()
    const other = sender(photo.subarray(0, photo.length - 5))
    await other.begin()
    expect([other.id, other.offset]).toEqual([sent.id, 0])
  })

  it('a piece is never served, whoever knows its name', async () => {
    const sent = sender()
    await sent.begin()
    await sent.send()
    const { parts } = await club.db.selectFrom('photo_uploads').select('parts').executeTakeFirstOrThrow()
    expect(parts).toHaveLength(1)
    expect((await club.visitor().get(`/files/${parts[0]}`)).statusCode).toBe(404)
  })
})

describe('a disk that is short', () => {
  /** A fiftieth of it, less by so much. */
  const lacking = (bytes: number): DiskBytes => ({ ...ROOMY, free: 2 * GIGABYTE - bytes })
  const refusal = [507, expect.stringContaining('Na dysku serwera kończy się miejsce')]

  it('takes no new photo, says why, and takes it once there is room', async () => {
    disk = lacking(1)
    const sent = sender()
    const answer = await sent.begin()
    expect([answer.statusCode, answer.json().message]).toEqual(refusal)
    expect(await club.db.selectFrom('photo_uploads').selectAll().execute()).toEqual([])
    disk = lacking(-photo.length + 1)
    expect((await sent.begin()).statusCode, 'the photo itself counts').toBe(507)
    disk = lacking(-photo.length)
    expect(await sent.whole()).toMatchObject({ width: 900 })
  })

  it('in the middle of one: what has come stays, and it goes on from there', async () => {
    const sent = sender()
    await sent.begin()
    await sent.send()
    disk = lacking(0)
    const answer = await sent.send()
    expect([answer.statusCode, answer.json().message]).toEqual(refusal)
    disk = ROOMY
    expect((await sent.state()).json().offset).toBe(CHUNK_MIN_BYTES)
    await sent.sendAll()
    expect((await sent.finish()).statusCode).toBe(201)
  })

  it('finishes what has come whole, since that makes room, and knows what it has', async () => {
    const sent = sender()
    await sent.begin()
    await sent.sendAll()
    disk = lacking(1)
    expect((await sent.finish()).statusCode).toBe(201)
    const again = await new PhotoSender(admin, photo, undefined, matchId).begin()
    expect([again.statusCode, again.json().upload]).toEqual([200, null])
  })

  it('goes on with everything else', async () => {
    disk = lacking(1)
    expect((await admin.post('/api/settings', { key: 'clubName', value: 'Orły' })).statusCode).toBe(201)
    expect((await club.visitor().get('/readyz')).statusCode).toBe(200)
  })
})
