import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { buffer, text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { FileStoreAway } from './file-store-away.ts'
import { type Exchange, openExchange, type S3Request, type S3Settings } from './s3-exchange.ts'
import { textOf } from './s3-xml.ts'

const ATTEMPTS = 4
const FIRST_WAIT_MS = 100
/** Whoever waits for a picture does not wait longer than this for yet another attempt. */
const NO_MORE_AFTER_MS = 15_000

export interface S3Answer {
  headers: IncomingHttpHeaders
  body: Buffer
}

interface Calling extends S3Request {
  attempts?: number
}

export interface S3Client {
  /** The whole answer; null: there is no such thing. */
  call(request: Calling): Promise<S3Answer | null>
  /** As `call`, with the body still to be read. */
  open(request: Calling): Promise<IncomingMessage | null>
}

/** What the store said to a request that it did not fulfil. */
export class S3Refusal extends Error {
  override readonly name = 'S3Refusal'

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super([status, code, message].filter(Boolean).join(' '))
  }

  get isPassing(): boolean {
    return (
      (this.status >= 500 && this.status !== 501) ||
      this.status === 429 ||
      ['RequestTimeout', 'InternalError', 'SlowDown'].includes(this.code)
    )
  }
}

/** An answer that is waited for: the store is there and knows of no such upload any more. */
export const isNoSuchUpload = (error: unknown): boolean => error instanceof S3Refusal && error.code === 'NoSuchUpload'

const refusalOf = (status: number, body: string): S3Refusal =>
  new S3Refusal(status, textOf(body, 'Code'), textOf(body, 'Message'))

/** S3 may begin to answer 200 to a long work that then fails. */
function refuseBelatedError({ method }: S3Request, body: Buffer): void {
  const xml = method === 'POST' ? body.toString() : ''
  if (/^\s*(<\?xml[^>]*>\s*)?<Error>/.test(xml)) throw refusalOf(500, xml)
}

async function judge(response: IncomingMessage): Promise<IncomingMessage | null> {
  const { statusCode: status = 0 } = response
  if (status >= 200 && status < 300) return response
  const refusal = refusalOf(status, await text(response))
  // The answer to HEAD has no body, so it names no code.
  if (status === 404 && ['', 'NoSuchKey', 'NotFound'].includes(refusal.code)) return null
  throw refusal
}

async function withRetries<T>(attempts: number, attempt: () => Promise<T>): Promise<T> {
  const since = Date.now()
  for (let count = 1; ; count++) {
    try {
      return await attempt()
    } catch (error) {
      const isFinal = error instanceof S3Refusal && !error.isPassing
      if (isFinal || count >= attempts || Date.now() - since > NO_MORE_AFTER_MS) throw error
      await setTimeout(FIRST_WAIT_MS * 2 ** (count - 1) * (0.5 + Math.random()))
    }
  }
}

/** A connection refused at several addresses of one name has a code, but no message. */
const reasonOf = (cause: unknown): string => {
  const { message, code } = cause as { message?: string; code?: string }
  return message || code || String(cause)
}

/** Says once that the store is away and once that it is back, not with each of a thousand requests. */
function newsOf(log: (message: string) => void) {
  let isAway = false
  return {
    away(cause: unknown) {
      if (!isAway) log(`file store: away: ${reasonOf(cause)}`)
      isAway = true
    },
    back() {
      if (isAway) log('file store: back')
      isAway = false
    },
  }
}

export function connectS3(settings: S3Settings, log: (message: string) => void): S3Client {
  const exchange: Exchange = openExchange(settings)
  const news = newsOf(log)

  async function tried<T>({ attempts = ATTEMPTS }: Calling, attempt: () => Promise<T>): Promise<T> {
    try {
      const result = await withRetries(attempts, attempt)
      news.back()
      return result
    } catch (error) {
      if (!isNoSuchUpload(error)) news.away(error)
      throw new FileStoreAway(error)
    }
  }

  return {
    open: (request) => tried(request, async () => judge(await exchange(request))),
    call: (request) =>
      tried(request, async () => {
        const response = await judge(await exchange(request))
        if (!response) return null
        const body = await buffer(response)
        refuseBelatedError(request, body)
        return { headers: response.headers, body }
      }),
  }
}
