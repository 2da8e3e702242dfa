import { createHash } from 'node:crypto'
import { Refused, xmlText } from './refusal.ts'

export interface StoredObject {
  bytes: Buffer
  contentType: string
  etag: string
  modified: number
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://s3.amazonaws.com/doc/2006-03-01/"'

export const md5 = (bytes: Buffer): string => createHash('md5').update(bytes).digest('hex')

/** The objects of one bucket, listed in pages. */
export class Objects {
  readonly all = new Map<string, StoredObject>()

  constructor(private readonly pageSize: number) {}

  put(key: string, bytes: Buffer, contentType: string, etag = `"${md5(bytes)}"`): StoredObject {
    const object = { bytes, contentType, etag, modified: Date.now() }
    this.all.set(key, object)
    return object
  }

  get(key: string): StoredObject {
    const object = this.all.get(key)
    if (!object) throw new Refused(404, 'NoSuchKey', 'The specified key does not exist.')
    return object
  }

  /** ListObjectsV2 */
  list(query: URLSearchParams): string {
    const prefix = query.get('prefix') ?? ''
    const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString()
    const most = Math.min(this.pageSize, Number(query.get('max-keys') ?? this.pageSize))
    const keys = [...this.all.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
    const page = keys.slice(0, most)
    const isTruncated = keys.length > page.length
    const token = isTruncated ? Buffer.from(page.at(-1) ?? '').toString('base64') : null
    const contents = page.map((key) => {
      const { bytes, etag, modified } = this.get(key)
      return `<Contents><Key>${xmlText(key)}</Key><LastModified>${new Date(modified).toISOString()}</LastModified><ETag>${xmlText(etag)}</ETag><Size>${bytes.length}</Size><StorageClass>STANDARD</StorageClass></Contents>`
    })
    return `${HEAD}<ListBucketResult ${NAMESPACE}><Prefix>${xmlText(prefix)}</Prefix><KeyCount>${page.length}</KeyCount><MaxKeys>${most}</MaxKeys><IsTruncated>${isTruncated}</IsTruncated>${token ? `<NextContinuationToken>${token}</NextContinuationToken>` : ''}${contents.join('')}</ListBucketResult>`
  }
}
