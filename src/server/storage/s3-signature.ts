import { createHash, createHmac } from 'node:crypto'

export interface SigningKeys {
  accessKeyId: string
  secretAccessKey: string
  region: string
}

export interface SignableRequest {
  method: string
  /** From the root, not encoded. */
  path: string
  query: Record<string, string>
  /** By names in small letters; all of them are signed. */
  headers: Record<string, string>
  payloadHash: string
}

const ALGORITHM = 'AWS4-HMAC-SHA256'

export const sha256 = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex')

const hmac = (key: Buffer | string, text: string): Buffer => createHmac('sha256', key).update(text).digest()

const inAscii = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Everything but letters, digits and `-._~`, as the signature's definition wants it. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)

export const encodePath = (path: string): string => path.split('/').map(encode).join('/')

export const encodeQuery = (query: Record<string, string>): string =>
  Object.entries(query)
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .sort(([a], [b]) => inAscii(a, b))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')

/** `20260704T181500Z` */
export const timestamp = (now: Date): string => now.toISOString().replace(/[-:]|\.\d{3}/g, '')

/** The header that proves, by AWS Signature Version 4, who sends this request and that it is as it was sent. */
export function authorization(
  { method, path, query, headers, payloadHash }: SignableRequest,
  { accessKeyId, secretAccessKey, region }: SigningKeys,
  at: string,
  service = 's3',
): string {
  const names = Object.keys(headers).sort(inAscii)
  const lines = names.map((name) => `${name}:${(headers[name] ?? '').trim().replace(/ +/g, ' ')}\n`).join('')
  const signedNames = names.join(';')
  const canonical = [method, encodePath(path), encodeQuery(query), lines, signedNames, payloadHash].join('\n')
  const day = at.slice(0, 8)
  const scope = `${day}/${region}/${service}/aws4_request`
  const key = [day, region, service, 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${secretAccessKey}`)
  const signature = hmac(key, [ALGORITHM, at, scope, sha256(canonical)].join('\n')).toString('hex')
  return `${ALGORITHM} Credential=${accessKeyId}/${scope}, SignedHeaders=${signedNames}, Signature=${signature}`
}
