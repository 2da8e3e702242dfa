import { randomUUID } from 'node:crypto'
import { md5, type Objects } from './objects.ts'
import { Refused, xmlText } from './refusal.ts'

interface Upload {
  id: string
  key: string
  contentType: string
  initiated: number
  parts: Map<number, Buffer>
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const PART_MIN_BYTES = 5 * 1024 * 1024

const partsNamed = (xml: string): Array<{ number: number; etag: string }> =>
  [...xml.matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, part = '']) => ({
    number: Number(/<PartNumber>(\d+)</.exec(part)?.[1]),
    etag: (/<ETag>([^<]*)</.exec(part)?.[1] ?? '').replace(/&#34;|&quot;/g, '"'),
  }))

/** Multipart uploads: each part apart, nothing to see before they are joined. */
export class Uploads {
  readonly all = new Map<string, Upload>()

  constructor(
    private readonly objects: Objects,
    private readonly pageSize: number,
  ) {}

  begin(key: string, contentType: string): string {
    const id = randomUUID()
    this.all.set(id, { id, key, contentType, initiated: Date.now(), parts: new Map() })
    return `${HEAD}<InitiateMultipartUploadResult><Key>${xmlText(key)}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`
  }

  private get(key: string, id: string): Upload {
    const upload = this.all.get(id)
    if (upload?.key !== key) throw new Refused(404, 'NoSuchUpload', 'The specified multipart upload does not exist.')
    return upload
  }

  putPart(key: string, id: string, number: number, bytes: Buffer): string {
    if (number < 1 || number > 10_000) throw new Refused(400, 'InvalidArgument', 'part numbers are 1 to 10000')
    this.get(key, id).parts.set(number, bytes)
    return `"${md5(bytes)}"`
  }

  join(key: string, id: string, xml: string): string {
    const { parts, contentType } = this.get(key, id)
    const named = partsNamed(xml)
    if (named.length === 0) throw new Refused(400, 'MalformedXML')
    const bodies = named.map(({ number, etag }, index) => {
      const bytes = parts.get(number)
      if (number <= (named[index - 1]?.number ?? 0)) throw new Refused(400, 'InvalidPartOrder')
      if (!bytes || etag !== `"${md5(bytes)}"`) throw new Refused(400, 'InvalidPart')
      return bytes
    })
    this.refuseOddSizes(bodies)
    const digests = Buffer.concat(bodies.map((bytes) => Buffer.from(md5(bytes), 'hex')))
    const { etag } = this.objects.put(key, Buffer.concat(bodies), contentType, `"${md5(digests)}-${bodies.length}"`)
    this.all.delete(id)
    return `${HEAD}<CompleteMultipartUploadResult><Key>${xmlText(key)}</Key><ETag>${xmlText(etag)}</ETag></CompleteMultipartUploadResult>`
  }

  /** AWS wants 5 MiB at least, others want all of one size. */
  private refuseOddSizes(bodies: readonly Buffer[]): void {
    const whole = bodies.slice(0, -1)
    if (whole.some(({ length }) => length < PART_MIN_BYTES)) throw new Refused(400, 'EntityTooSmall')
    if (whole.some(({ length }) => length !== whole[0]?.length)) throw new Refused(400, 'InvalidPart')
  }

  abort(key: string, id: string): void {
    this.all.delete(this.get(key, id).id)
  }

  /** ListMultipartUploads */
  list(query: URLSearchParams): string {
    const prefix = query.get('prefix') ?? ''
    const mark = `${query.get('key-marker') ?? ''} ${query.get('upload-id-marker') ?? ''}`
    const place = ({ key, id }: Upload) => `${key} ${id}`
    const found = [...this.all.values()]
      .filter((upload) => upload.key.startsWith(prefix) && place(upload) > mark)
      .sort((a, b) => (place(a) < place(b) ? -1 : 1))
    const page = found.slice(0, this.pageSize)
    const last = page.at(-1)
    const next = `<NextKeyMarker>${xmlText(last?.key ?? '')}</NextKeyMarker><NextUploadIdMarker>${last?.id ?? ''}</NextUploadIdMarker>`
    const uploads = page.map(
      ({ key, id, initiated }) =>
        `<Upload><Key>${xmlText(key)}</Key><UploadId>${id}</UploadId><Initiated>${new Date(initiated).toISOString()}</Initiated></Upload>`,
    )
    return `${HEAD}<ListMultipartUploadsResult><IsTruncated>${found.length > page.length}</IsTruncated>${next}${uploads.join('')}</ListMultipartUploadsResult>`
  }
}
