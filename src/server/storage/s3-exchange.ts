import { webcrypto } from 'node:crypto'
import http, { type ClientRequestArgs, type IncomingMessage } from 'node:http'
import https from 'node:https'
import { authorization, encodePath, encodeQuery, timestamp } from './s3-signature.ts'

export interface S3Settings {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

export interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE'
  /** None: the bucket itself. */
  key?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Buffer
  /** How long nothing at all may move on the connection. */
  patienceMs?: number
}

export type Exchange = (request: S3Request) => Promise<IncomingMessage>

const PATIENCE_MS = 10_000

/** Off the main thread: while megabytes are hashed, the app goes on answering. */
const hashOf = async (body: Buffer): Promise<string> =>
  Buffer.from(await webcrypto.subtle.digest('SHA-256', body)).toString('hex')

/** One signed request over a kept connection; its answer, the body not yet read. */
export function openExchange(settings: S3Settings): Exchange {
  const endpoint = new URL(settings.endpoint)
  const { request: open, Agent } = endpoint.protocol === 'https:' ? https : http
  const agent = new Agent({ keepAlive: true })
  const base = `${endpoint.pathname.replace(/\/$/, '')}/${settings.bucket}`

  async function signed({ method, key, query = {}, headers = {}, body }: S3Request): Promise<ClientRequestArgs> {
    const path = key === undefined ? base : `${base}/${key}`
    const search = encodeQuery(query)
    const payloadHash = await hashOf(body ?? Buffer.alloc(0))
    const at = timestamp(new Date())
    const all = { ...headers, host: endpoint.host, 'x-amz-content-sha256': payloadHash, 'x-amz-date': at }
    const proof = authorization({ method, path, query, headers: all, payloadHash }, settings, at)
    const hasBody = method === 'PUT' || method === 'POST'
    const length = hasBody && { 'content-length': body?.length ?? 0 }
    return {
      method,
      path: `${encodePath(path)}${search && `?${search}`}`,
      headers: { ...all, authorization: proof, ...length },
    }
  }

  return async (request) => {
    const { patienceMs = PATIENCE_MS, body } = request
    const signedRequest = await signed(request)
    return new Promise((resolve, reject) => {
      const call = open({
        ...signedRequest,
        protocol: endpoint.protocol,
        hostname: endpoint.hostname.replace(/^\[|\]$/g, ''),
        port: endpoint.port,
        agent,
        timeout: patienceMs,
      })
      call.on('timeout', () => call.destroy(new Error(`nothing moved for ${patienceMs} ms`)))
      call.on('error', reject)
      call.on('response', resolve)
      call.end(body)
    })
  }
}
