import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Refused } from './refusal.ts'

/**
 * Checks AWS Signature Version 4 as the server's side of it is documented: from the raw request alone, and with none of
 * the code that signs.
 */
export interface Account {
  accessKeyId: string
  secretAccessKey: string
  region: string
}

const SKEW_MAX_MS = 15 * 60 * 1000
const FORM =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/

const hex = (data: Buffer | string): string => createHash('sha256').update(data).digest('hex')
const mac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text, 'utf8').digest()

function percentEncode(text: string): string {
  let out = ''
  for (const byte of Buffer.from(text, 'utf8')) {
    const char = String.fromCharCode(byte)
    out += /[A-Za-z0-9._~-]/.test(char) ? char : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`
  }
  return out
}

function canonicalUri(rawPath: string): string {
  const canonical = rawPath
    .split('/')
    .map((segment) => percentEncode(decodeURIComponent(segment)))
    .join('/')
  if (canonical !== rawPath) throw new Refused(400, 'InvalidURI', `the path is not encoded as S3 wants it: ${rawPath}`)
  return canonical
}

function canonicalQuery(rawQuery: string): string {
  if (rawQuery === '') return ''
  const pairs = rawQuery.split('&').map((pair) => {
    const [name = '', value = ''] = pair.split('=').map(decodeURIComponent)
    return `${percentEncode(name)}=${percentEncode(value)}`
  })
  return pairs.sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))).join('&')
}

function headerValues(request: IncomingMessage, name: string): string {
  const values: string[] = []
  for (let at = 0; at < request.rawHeaders.length; at += 2) {
    if (request.rawHeaders[at]?.toLowerCase() === name) values.push(request.rawHeaders[at + 1] ?? '')
  }
  return values.map((value) => value.trim().replace(/\s+/g, ' ')).join(',')
}

function refuseUnsigned(request: IncomingMessage, signed: readonly string[]): void {
  const sensitive = Object.keys(request.headers).filter((name) => name === 'host' || name.startsWith('x-amz-'))
  const unsigned = sensitive.filter((name) => !signed.includes(name))
  if (unsigned.length > 0) throw new Refused(403, 'AccessDenied', `headers not signed: ${unsigned.join(', ')}`)
  if ([...signed].sort().join() !== signed.join()) throw new Refused(400, 'AuthorizationHeaderMalformed', 'unsorted')
}

function refuseOtherTime(at: string, day: string, now: number): void {
  const [, y, mo, d, h, mi, s] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(at) ?? []
  const sent = Date.parse(`${y}-${mo}-${d}T${h}:${mi}:${s}Z`)
  if (Number.isNaN(sent) || !at.startsWith(day)) throw new Refused(403, 'AccessDenied', `the date is ${at}`)
  if (Math.abs(now - sent) > SKEW_MAX_MS) throw new Refused(403, 'RequestTimeTooSkewed')
}

export function refuseUnproven(request: IncomingMessage, body: Buffer, account: Account, now: number): void {
  const [, keyId, day = '', region, names = '', signature] = FORM.exec(request.headers.authorization ?? '') ?? []
  if (!signature) throw new Refused(403, 'AccessDenied', 'no signature of version 4')
  if (keyId !== account.accessKeyId) throw new Refused(403, 'InvalidAccessKeyId')
  if (region !== account.region) throw new Refused(400, 'AuthorizationHeaderMalformed', `expecting ${account.region}`)
  const signed = names.split(';')
  refuseUnsigned(request, signed)
  const at = headerValues(request, 'x-amz-date')
  refuseOtherTime(at, day, now)
  const payload = headerValues(request, 'x-amz-content-sha256')
  if (payload !== hex(body)) throw new Refused(400, 'XAmzContentSHA256Mismatch')

  const [rawPath = '', rawQuery = ''] = (request.url ?? '').split('?')
  const canonical = [
    request.method,
    canonicalUri(rawPath),
    canonicalQuery(rawQuery),
    ...signed.map((name) => `${name}:${headerValues(request, name)}`),
    '',
    names,
    payload,
  ].join('\n')
  const scope = `${day}/${account.region}/s3/aws4_request`
  let key: Buffer = Buffer.from(`AWS4${account.secretAccessKey}`, 'utf8')
  for (const step of scope.split('/')) key = mac(key, step)
  const expected = mac(key, `AWS4-HMAC-SHA256\n${at}\n${scope}\n${hex(canonical)}`).toString('hex')
  if (expected !== signature) throw new Refused(403, 'SignatureDoesNotMatch')
}
