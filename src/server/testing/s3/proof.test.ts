import { afterAll, beforeAll, expect, it } from 'vitest'
import { authorization, encodePath, encodeQuery, sha256, timestamp } from '#server/storage/s3-signature.ts'
import { S3Server } from './s3-server.ts'

let server: S3Server
beforeAll(async () => {
  server = await S3Server.start()
})
afterAll(() => server.goAway())

interface Sent {
  path: string
  query: Record<string, string>
  headers: Record<string, string>
  body: string
}

/** Signs one request and sends it as `change` has left it. */
async function send(change: (sent: Sent) => Partial<Sent> = () => ({}), at = new Date()): Promise<string> {
  const { env } = server
  const { host, origin } = new URL(env.S3_ENDPOINT ?? '')
  const body = 'treść'
  const signed = {
    method: 'PUT',
    path: '/klub/files/ź (1)+~.txt',
    query: { b: '/', a: 'x y' },
    headers: { host, 'x-amz-content-sha256': sha256(body), 'x-amz-date': timestamp(at), 'x-amz-meta-note': 'a  b' },
    payloadHash: sha256(body),
  }
  const keys = {
    accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
    region: env.S3_REGION ?? '',
  }
  const proof = { authorization: authorization(signed, keys, timestamp(at)) }
  const sent: Sent = { ...signed, headers: { ...signed.headers, ...proof }, body }
  const { path, query, headers, body: content } = { ...sent, ...change(sent) }
  const { host: _, ...rest } = headers
  const url = `${origin}${encodePath(path)}?${encodeQuery(query)}`
  const response = await fetch(url, { method: 'PUT', headers: rest, body: content })
  return `${response.status} ${/<Code>(\w+)/.exec(await response.text())?.[1] ?? ''}`.trim()
}

it('a request as it was signed is taken', async () => {
  expect(await send()).toBe('200')
  expect(server.objects.get('files/ź (1)+~.txt').bytes.toString()).toBe('treść')
})

it.each<[string, (sent: Sent) => Partial<Sent>, string]>([
  ['another path', () => ({ path: '/klub/files/other' }), '403 SignatureDoesNotMatch'],
  ['another query', ({ query }) => ({ query: { ...query, a: 'y' } }), '403 SignatureDoesNotMatch'],
  ['another body', () => ({ body: 'inna' }), '400 XAmzContentSHA256Mismatch'],
  [
    'another header',
    ({ headers }) => ({ headers: { ...headers, 'x-amz-meta-note': 'c' } }),
    '403 SignatureDoesNotMatch',
  ],
  ['a header more', ({ headers }) => ({ headers: { ...headers, 'x-amz-acl': 'public-read' } }), '403 AccessDenied'],
  ['no proof', ({ headers }) => ({ headers: { ...headers, authorization: '' } }), '403 AccessDenied'],
])('one with %s is refused', async (_, change, answer) => {
  expect(await send(change)).toBe(answer)
})

it('one of an hour ago is refused', async () => {
  expect(await send(undefined, new Date(Date.now() - 3_600_000))).toBe('403 RequestTimeTooSkewed')
})
