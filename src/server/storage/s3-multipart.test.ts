import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { S3Server } from '#server/testing/s3/s3-server.ts'
import { type Bucket, openBucket } from './s3-bucket.ts'
import type { S3Settings } from './s3-exchange.ts'
import { abortUploadsBefore, PART_BYTES, putInParts } from './s3-multipart.ts'

const KEY = 'backups/a&b.zip'
let server: S3Server
let bucket: Bucket
let said: string[]
beforeEach(async () => {
  server = await S3Server.start()
  said = []
  bucket = openBucket(readConfig(server.env).s3 as S3Settings, (line) => said.push(line))
})
afterEach(() => server.goAway())

/** Numbered kilobytes, in pieces that fit no part. */
function* numbered(kilobytes: number) {
  for (let n = 0; n < kilobytes; n++) yield Buffer.from(`${n}`.padEnd(1000, '.'))
}
const upload = (kilobytes: number) => putInParts(bucket, KEY, Readable.from(numbered(kilobytes)), 'application/zip')
const whole = (kilobytes: number) => Buffer.concat([...numbered(kilobytes)])
const isJoining = (line: string) => /^POST .*uploadId/.test(line)
const parts = () => server.requests.filter((line) => line.includes('partNumber')).length

it.each([
  ['one part', 10, 1],
  ['three parts', Math.ceil((PART_BYTES * 2.4) / 1000), 3],
])('a file of %s arrives whole', async (_, kilobytes, count) => {
  await upload(kilobytes)
  expect(server.objects.get(KEY).bytes.equals(whole(kilobytes))).toBe(true)
  expect([parts(), server.uploads.all.size]).toEqual([count, 0])
})

it('is not there before it is whole', async () => {
  const last = server.hold(isJoining)
  const uploading = upload(20)
  await last.arrived
  expect(await bucket.look(KEY)).toBeNull()
  last.release()
  await uploading
  expect(await bucket.look(KEY)).toMatchObject({ size: 20_000 })
})

it('is taken back when its source fails', async () => {
  async function* failing() {
    yield* numbered(20_000)
    throw new Error('the database went away')
  }
  await expect(putInParts(bucket, KEY, failing(), 'application/zip')).rejects.toThrow('the database went away')
  expect([server.objects.all.size, server.uploads.all.size]).toEqual([0, 0])
})

it('survives stumbles, and a joining that fails after it has begun to answer', async () => {
  server.answerNext(2, 503, 'SlowDown')
  const belated = '\n\n<Error><Code>InternalError</Code></Error>'
  server.troubleNext(1, (response) => void response.writeHead(200).end(belated), isJoining)
  await upload(20)
  expect(server.objects.get(KEY).bytes.equals(whole(20))).toBe(true)
  expect(server.requests.filter(isJoining)).toHaveLength(2)
})

it('is done when it was joined and only the word of it got lost', async () => {
  const joining = server.hold(isJoining)
  const uploading = upload(20)
  await joining.arrived
  const [id = ''] = server.uploads.all.keys()
  server.objects.put(KEY, whole(20), 'application/zip')
  server.uploads.abort(KEY, id)
  joining.release()
  await uploading
  expect(await bucket.look(KEY)).toMatchObject({ size: 20_000 })
  expect(said).toEqual([])
})

it('of a machine that was switched off is taken back once it is stale, and no other', async () => {
  const now = Date.now()
  for (let n = 0; n < 12; n++) server.uploads.begin(`backups/${n}`, 'application/zip')
  for (const stored of server.uploads.all.values()) stored.initiated = now - 2_000
  server.uploads.begin('backups/fresh', 'application/zip')
  server.uploads.begin('elsewhere/old', 'application/zip')
  for (const stored of server.uploads.all.values()) if (stored.key === 'elsewhere/old') stored.initiated = 0
  expect(await abortUploadsBefore(bucket, 'backups/', now - 1_000)).toBe(12)
  expect([...server.uploads.all.values()].map(({ key }) => key).sort()).toEqual(['backups/fresh', 'elsewhere/old'])
})
