import { FileStoreAway } from './file-store-away.ts'
import type { Bucket } from './s3-bucket.ts'
import { isNoSuchUpload, type S3Client } from './s3-client.ts'
import { elements, escapeXml, textOf } from './s3-xml.ts'

/** S3 takes 10,000 parts, all but the last of one size: enough for 156 GB, with one part in memory. */
export const PART_BYTES = 16 * 1024 * 1024
const PARTS_MAX = 10_000
/** S3 may take minutes to join the parts of a large file. */
const JOIN_PATIENCE_MS = 300_000

async function* inParts(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let length = 0
  for await (const chunk of bytes) {
    for (let at = 0; at < chunk.length; ) {
      const piece = chunk.subarray(at, at + PART_BYTES - length)
      held.push(piece)
      length += piece.length
      at += piece.length
      if (length < PART_BYTES) continue
      yield Buffer.concat(held)
      held = []
      length = 0
    }
  }
  if (length > 0) yield Buffer.concat(held)
}

const partList = (etags: readonly string[]): Buffer => {
  const parts = etags.map(
    (etag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${escapeXml(etag)}</ETag></Part>`,
  )
  return Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`)
}

const isGone = (error: unknown): boolean => error instanceof FileStoreAway && isNoSuchUpload(error.cause)

async function sendPart(
  client: S3Client,
  key: string,
  uploadId: string,
  number: number,
  body: Buffer,
): Promise<string> {
  if (number > PARTS_MAX) throw new Error(`${key} is larger than ${PARTS_MAX * PART_BYTES} bytes`)
  const answer = await client.call({ method: 'PUT', key, query: { partNumber: String(number), uploadId }, body })
  return answer?.headers.etag ?? ''
}

/** Joined already, if the answer to that got lost: then the upload is gone and the file is there. */
async function join({ client, look }: Bucket, key: string, uploadId: string, etags: string[]): Promise<void> {
  try {
    const query = { uploadId }
    await client.call({ method: 'POST', key, query, body: partList(etags), patienceMs: JOIN_PATIENCE_MS })
  } catch (error) {
    if (!isGone(error) || (await look(key)) === null) throw error
  }
}

async function abort({ client }: Bucket, key: string, uploadId: string): Promise<void> {
  try {
    await client.call({ method: 'DELETE', key, query: { uploadId } })
  } catch (error) {
    if (!isGone(error)) throw error
  }
}

async function begin({ client }: Bucket, key: string, contentType: string): Promise<string> {
  const headers = { 'content-type': contentType }
  const answer = await client.call({ method: 'POST', key, query: { uploads: '' }, headers })
  const uploadId = textOf(answer?.body.toString() ?? '', 'UploadId')
  if (!uploadId) throw new FileStoreAway(new Error(`no upload was begun for ${key}`))
  return uploadId
}

/** A file of any size, as it comes. It is there when all of it is, and not before. */
export async function putInParts(bucket: Bucket, key: string, bytes: AsyncIterable<Buffer>, contentType: string) {
  const { client } = bucket
  const uploadId = await begin(bucket, key, contentType)
  try {
    const etags: string[] = []
    for await (const part of inParts(bytes)) etags.push(await sendPart(client, key, uploadId, etags.length + 1, part))
    await join(bucket, key, uploadId, etags)
  } catch (error) {
    // What cannot be taken back now, with the store away, is taken back once it is stale.
    await abort(bucket, key, uploadId).catch(() => {})
    throw error
  }
}

/** Takes back uploads that were begun before `moment` and never ended, say because a machine was switched off. */
export async function abortUploadsBefore(bucket: Bucket, prefix: string, moment: number): Promise<number> {
  let aborted = 0
  let query: Record<string, string> = { uploads: '', prefix }
  for (;;) {
    const page = (await bucket.client.call({ method: 'GET', query }))?.body.toString() ?? ''
    for (const upload of elements(page, 'Upload')) {
      if (Date.parse(textOf(upload, 'Initiated')) >= moment) continue
      await abort(bucket, textOf(upload, 'Key'), textOf(upload, 'UploadId'))
      aborted++
    }
    if (textOf(page, 'IsTruncated') !== 'true') return aborted
    query = {
      ...query,
      'key-marker': textOf(page, 'NextKeyMarker'),
      'upload-id-marker': textOf(page, 'NextUploadIdMarker'),
    }
  }
}
