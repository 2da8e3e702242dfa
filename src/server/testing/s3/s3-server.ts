import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { Objects, type StoredObject } from './objects.ts'
import { type Account, refuseUnproven } from './proof.ts'
import { Refused, xmlText } from './refusal.ts'
import { Uploads } from './uploads.ts'

const BUCKET = 'klub'
const ACCOUNT: Account = { accessKeyId: 'KLUCZ', secretAccessKey: 'tajny/klucz+klubu', region: 'eu-central-1' }

/** Some two pages of anything already show whether pages are read. */
const PAGE_SIZE = 5

interface Answer {
  status: number
  headers?: Record<string, string | number>
  content?: string | Buffer
}

type Matches = (line: string) => boolean
type Trouble = (response: ServerResponse) => void

interface Held {
  matches: Matches
  arrive: () => void
  released: Promise<void>
}

/** A strict S3 in memory: one bucket, path-style addresses, signatures of version 4 checked on every request. */
export class S3Server {
  readonly objects = new Objects(PAGE_SIZE)
  readonly uploads = new Uploads(this.objects, PAGE_SIZE)
  /** `PUT files/…`, in the order in which they came. */
  readonly requests: string[] = []
  private readonly troubles: Array<{ matches: Matches; trouble: Trouble }> = []
  private readonly held: Held[] = []
  private server: Server | null = null
  private port = 0

  static async start(): Promise<S3Server> {
    const store = new S3Server()
    await store.comeBack()
    return store
  }

  get env(): Record<string, string> {
    return {
      S3_ENDPOINT: `http://127.0.0.1:${this.port}`,
      S3_BUCKET: BUCKET,
      S3_REGION: ACCOUNT.region,
      S3_ACCESS_KEY_ID: ACCOUNT.accessKeyId,
      S3_SECRET_ACCESS_KEY: ACCOUNT.secretAccessKey,
    }
  }

  async comeBack(): Promise<void> {
    this.server = createServer((request, response) => void this.serve(request, response))
    this.server.listen(this.port, '127.0.0.1')
    await once(this.server, 'listening')
    this.port = (this.server.address() as AddressInfo).port
  }

  async goAway(): Promise<void> {
    const { server } = this
    if (!server) return
    this.server = null
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }

  /** The next requests, or the next of a kind, end in this instead of an answer. */
  troubleNext(count: number, trouble: Trouble, matches: Matches = () => true): void {
    for (let time = 0; time < count; time++) this.troubles.push({ matches, trouble })
  }

  answerNext(count: number, status: number, code: string): void {
    this.troubleNext(count, (response) => this.refuse(response, new Refused(status, code)))
  }

  /** Lets the first request of this kind wait; `arrived` once it is there. */
  hold(matches: Matches): { arrived: Promise<void>; release: () => void } {
    let release = () => {}
    let arrive = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    const arrived = new Promise<void>((resolve) => (arrive = resolve))
    this.held.push({ matches, arrive, released })
    return { arrived, release }
  }

  private async waitIfHeld(line: string): Promise<void> {
    const held = takeFirst(this.held, line)
    held?.arrive()
    await held?.released
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      const body = await buffer(request)
      const url = new URL(request.url ?? '', 'http://s3')
      const [, bucket, ...rest] = url.pathname.split('/')
      const key = rest.map(decodeURIComponent).join('/')
      const line = `${request.method} ${key}${url.search}`
      this.requests.push(line)
      const troubled = takeFirst(this.troubles, line)
      if (troubled) return troubled.trouble(response)
      await this.waitIfHeld(line)
      if (request.method !== 'GET' && request.headers['transfer-encoding'])
        throw new Refused(411, 'MissingContentLength')
      refuseUnproven(request, body, ACCOUNT, Date.now())
      if (bucket !== BUCKET) throw new Refused(404, 'NoSuchBucket')
      const { status, headers = {}, content = '' } = this.answer(request, key, url.searchParams, body)
      response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : content)
    } catch (error) {
      this.refuse(response, error)
    }
  }

  private refuse(response: ServerResponse, error: unknown): void {
    const { status, code, message } =
      error instanceof Refused ? error : new Refused(500, 'InternalError', String(error))
    const content = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${xmlText(message)}</Message></Error>`
    response.writeHead(status, { 'content-type': 'application/xml' })
    response.end(response.req.method === 'HEAD' ? undefined : content)
  }

  private answer(request: IncomingMessage, key: string, query: URLSearchParams, body: Buffer): Answer {
    const type = request.headers['content-type'] ?? 'application/octet-stream'
    const uploadId = query.get('uploadId') ?? ''
    switch (`${request.method} ${subjectOf(key, query)}`) {
      case 'HEAD bucket':
        return { status: 200 }
      case 'GET page':
        return xml(this.objects.list(query))
      case 'GET uploads':
        return xml(this.uploads.list(query))
      case 'POST uploads':
        return xml(this.uploads.begin(key, type))
      case 'PUT upload':
        return stored(this.uploads.putPart(key, uploadId, Number(query.get('partNumber')), body))
      case 'POST upload':
        return xml(this.uploads.join(key, uploadId, body.toString()))
      case 'DELETE upload':
        this.uploads.abort(key, uploadId)
        return { status: 204 }
      case 'PUT object':
        return stored(this.objects.put(key, body, type).etag)
      case 'HEAD object':
      case 'GET object':
        return found(this.objects.get(key), request.headers.range ?? '')
      case 'DELETE object':
        this.objects.all.delete(key)
        return { status: 204 }
      default:
        throw new Refused(501, 'NotImplemented', `${request.method} ${request.url}`)
    }
  }
}

function takeFirst<T extends { matches: Matches }>(waiting: T[], line: string): T | undefined {
  const at = waiting.findIndex(({ matches }) => matches(line))
  return at === -1 ? undefined : waiting.splice(at, 1)[0]
}

function subjectOf(key: string, query: URLSearchParams): string {
  if (query.has('uploadId')) return 'upload'
  if (query.has('uploads')) return 'uploads'
  if (query.get('list-type') === '2') return 'page'
  return key ? 'object' : 'bucket'
}

const xml = (content: string): Answer => ({ status: 200, headers: { 'content-type': 'application/xml' }, content })
const stored = (etag: string): Answer => ({ status: 200, headers: { etag } })

function found({ bytes, contentType, etag, modified }: StoredObject, range: string): Answer {
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range) ?? []
  const content = from && to ? bytes.subarray(Number(from), Number(to) + 1) : bytes
  const headers = {
    'content-type': contentType,
    'content-length': content.length,
    'last-modified': new Date(modified).toUTCString(),
    etag,
  }
  if (!from) return { status: 200, headers, content }
  const place = `bytes ${from}-${Number(from) + content.length - 1}/${bytes.length}`
  return { status: 206, headers: { ...headers, 'content-range': place }, content }
}
