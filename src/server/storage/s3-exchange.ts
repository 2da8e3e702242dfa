import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { authorization, encodePath, encodeQuery, sha256, timestamp } from './s3-signature.ts'

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

/** One signed request over a kept connection; its answer, the body not yet read. */
export function openExchange(settings: S3Settings): Exchange {
  const endpoint = new URL(settings.endpoint)
  const { request: open, Agent } = endpoint.protocol === 'https:' ? https : http
  const agent = new Agent({ keepAlive: true })
  const base = `${endpoint.pathname.replace(/\/$/, '')}/${settings.bucket}`

  function signedHeaders({ method, query = {}, headers = {}, body }: S3Request, path: string): Record<string, string> {
    const at = timestamp(new Date())
    const payloadHash = sha256(body ?? '')
    const all = { ...headers, host: endpoint.host, 'x-amz-content-sha256': payloadHash, 'x-amz-date': at }
    const proof = authorization({ method, path, query, headers: all, payloadHash }, settings, at)
    const hasBody = method === 'PUT' || method === 'POST'
    return { ...all, authorization: proof, ...(hasBody && { 'content-length': String(body?.length ?? 0) }) }
  }

  return (request) =>
    new Promise((resolve, reject) => {
      const { method, key, query = {}, body, patienceMs = PATIENCE_MS } = request
      const path = key === undefined ? base : `${base}/${key}`
      const search = encodeQuery(query)
      const call = open({
        method,
        protocol: endpoint.protocol,
        hostname: endpoint.hostname.replace(/^\[|\]$/g, ''),
        port: endpoint.port,
        path: `${encodePath(path)}${search && `?${search}`}`,
        headers: signedHeaders(request, path),
        agent,
        timeout: patienceMs,
      })
      call.on('timeout', () => call.destroy(new Error(`nothing moved for ${patienceMs} ms`)))
      call.on('error', reject)
      call.on('response', resolve)
      call.end(body)
    })
}
