import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fileUrl } from '#server/storage/file-store.ts'
import { openStores } from '#server/stores.ts'
import { S3Server } from '#server/testing/s3/s3-server.ts'
import { openTestClub, type TestClub } from '#server/testing/test-club.ts'
import { readConfig } from '../config.ts'
import { newBackupName } from './backup-shelf.ts'
import { LARGE_BYTES } from './hashing.ts'
import { clubContents, fileContents } from './testing/club-contents.ts'
import { randomPng } from './testing/picture-bytes.ts'

/** Around the size from which on memory is used again, and far beyond it. */
const SIZES = [1, LARGE_BYTES - 1, LARGE_BYTES, LARGE_BYTES + 1, 3_000_000, 700_000, 2_500_000, 300_000, 5_000_000, 10]

describe.each(['the disk', 'a bucket'])('on %s', (place) => {
  let server: S3Server | null = null
  let club: TestClub
  let pictures: string[]
  beforeAll(async () => {
    server = place === 'a bucket' ? await S3Server.start() : null
    club = await openTestClub({ env: server?.env })
    await club.signUp('Anna')
    pictures = []
    for (const size of SIZES) pictures.push(await club.files.put(randomPng(size), 'png'))
    const rows = pictures.map((name) => ({ url: fileUrl(name), type: 'goal' as const }))
    await club.db.insertInto('graphics').values(rows).execute()
  })
  afterAll(async () => {
    await club.close()
    await server?.goAway()
  })

  it('large pictures come back as they were', async () => {
    const before = await clubContents(club)
    const { name } = await club.backups.create({ kind: 'manual', comment: null })
    for (const picture of pictures) await club.files.removeIf(picture, () => true)
    expect(await fileContents(club.files)).toEqual({})
    await club.backups.restore(name)
    expect(await clubContents(club)).toEqual(before)
  })

  it('a shelf is done with a large piece when it asks for the next', async () => {
    const { shelf } = await openStores(readConfig({ DATA_DIR: club.dataDir, ...server?.env }), () => {})
    const large = SIZES.filter((size) => size >= LARGE_BYTES)
    const contents = large.map((size) => randomBytes(size))
    async function* archive() {
      const memory = Buffer.from(new SharedArrayBuffer(Math.max(...large)))
      for (const content of contents) {
        yield Buffer.from('header')
        yield memory.subarray(0, content.copy(memory))
      }
    }
    const name = newBackupName(new Date())
    await shelf.put(name, archive())
    const source = await shelf.open(name)
    const found = Buffer.alloc(source.size)
    await source.readInto(found, 0)
    await source.close()
    const expected = Buffer.concat(contents.flatMap((content) => [Buffer.from('header'), content]))
    expect(found.equals(expected)).toBe(true)
    await shelf.remove(name)
  })
})
