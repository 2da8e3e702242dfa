import { Readable } from 'node:stream'
import { FileStoreAway } from './file-store-away.ts'
import { connectS3, type S3Client, S3Refusal } from './s3-client.ts'
import type { S3Settings } from './s3-exchange.ts'
import { elements, textOf } from './s3-xml.ts'

const CHECK_PATIENCE_MS = 3_000
const PROBE = 'probe'

export interface BucketItem {
  key: string
  size: number
  modified: number
  etag: string
}

export interface Bucket {
  client: S3Client
  put(key: string, bytes: Buffer, contentType: string): Promise<void>
  /** Null: it is not there. */
  look(key: string): Promise<{ size: number; modified: number } | null>
  read(key: string): Promise<{ size: number; modified: number; stream: Readable } | null>
  /** From `start` up to, but without, `end`. */
  readRange(key: string, start: number, end: number): Promise<Buffer>
  list(prefix: string): AsyncGenerator<BucketItem>
  remove(key: string): Promise<void>
  /** Throws when the bucket does not answer now. */
  check(): Promise<void>
  /** Lists, writes and deletes once, so that what is not allowed is told by name. */
  tryOut(): Promise<void>
}

/** What breaks off in the middle is the store's fault as well, and is told as such. */
async function* guarded(body: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* body
  } catch (error) {
    throw new FileStoreAway(error)
  }
}

const itemOf = (xml: string): BucketItem => ({
  key: textOf(xml, 'Key'),
  size: Number(textOf(xml, 'Size')),
  modified: Date.parse(textOf(xml, 'LastModified')),
  etag: textOf(xml, 'ETag'),
})

async function* listItems(client: S3Client, prefix: string): AsyncGenerator<BucketItem> {
  let query: Record<string, string> = { 'list-type': '2', prefix }
  for (;;) {
    const page = (await client.call({ method: 'GET', query }))?.body.toString() ?? ''
    yield* elements(page, 'Contents').map(itemOf)
    if (textOf(page, 'IsTruncated') !== 'true') return
    query = { ...query, 'continuation-token': textOf(page, 'NextContinuationToken') }
  }
}

async function readStream(client: S3Client, key: string): ReturnType<Bucket['read']> {
  const response = await client.open({ method: 'GET', key })
  if (!response) return null
  const stream = Readable.from(guarded(response), { objectMode: false })
  // A reader who leaves before he began would keep the connection.
  stream.once('close', () => response.destroy())
  const { 'content-length': size, 'last-modified': modified = '' } = response.headers
  return { size: Number(size), modified: Date.parse(modified), stream }
}

async function readRange(client: S3Client, key: string, start: number, end: number): Promise<Buffer> {
  const answer = await client.call({ method: 'GET', key, headers: { range: `bytes=${start}-${end - 1}` } })
  if (!answer) throw new FileStoreAway(new Error(`${key} is gone`))
  return answer.body
}

export function openBucket(settings: S3Settings, log: (message: string) => void): Bucket {
  const client = connectS3(settings, log)
  return {
    client,
    async put(key, body, contentType) {
      await client.call({ method: 'PUT', key, body, headers: { 'content-type': contentType } })
    },
    async look(key) {
      const { headers } = (await client.call({ method: 'HEAD', key })) ?? {}
      if (!headers) return null
      return { size: Number(headers['content-length']), modified: Date.parse(headers['last-modified'] ?? '') }
    },
    read: (key) => readStream(client, key),
    readRange: (key, start, end) => readRange(client, key, start, end),
    list: (prefix) => listItems(client, prefix),
    async remove(key) {
      await client.call({ method: 'DELETE', key })
    },
    async check() {
      const answer = await client.call({ method: 'HEAD', attempts: 1, patienceMs: CHECK_PATIENCE_MS })
      if (!answer) throw new FileStoreAway(new S3Refusal(404, 'NoSuchBucket', settings.bucket))
    },
    async tryOut() {
      const once = { attempts: 1, patienceMs: CHECK_PATIENCE_MS }
      await client.call({ ...once, method: 'GET', query: { 'list-type': '2', 'max-keys': '1' } })
      await client.call({ ...once, method: 'PUT', key: PROBE, body: Buffer.from('probe') })
      await client.call({ ...once, method: 'DELETE', key: PROBE })
    },
  }
}
