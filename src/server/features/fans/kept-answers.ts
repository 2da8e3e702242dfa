import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import type { LiveHub } from '#server/live/hub.ts'
import type { LiveEntry } from '#server/live/live-log.ts'

/** A running minute may be this old. */
const FRESH_MS = 2_000
const KEPT_MAX = 1_000

interface Answer {
  /** Encoded once: text with Polish letters would be encoded anew for everybody who asks. */
  body: Buffer
  headers: Record<string, string>
  until: number
}

const HEADERS = {
  'cache-control': 'public, max-age=2, s-maxage=2, stale-while-revalidate=10',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}

/** An answer that is no JSON. */
export class TextAnswer {
  constructor(
    readonly type: string,
    readonly text: string,
  ) {}
}

function answerOf(value: unknown): Answer {
  const [type, text] =
    value instanceof TextAnswer ? [value.type, value.text] : ['application/json; charset=utf-8', JSON.stringify(value)]
  const body = Buffer.from(text)
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { body, headers: { ...HEADERS, 'content-type': type, etag }, until: Date.now() + FRESH_MS }
}

function send(request: Pick<FastifyRequest, 'headers'>, reply: FastifyReply, { body, headers }: Answer): FastifyReply {
  reply.headers(headers)
  return request.headers['if-none-match'] === headers.etag ? reply.code(304).send() : reply.send(body)
}

/** The crowd asks the same few things at once: each is worked out once, and again when something has changed. */
export function keepAnswers(live: LiveHub, isNews: (entry: LiveEntry) => boolean) {
  const kept = new Map<string, Answer>()
  const making = new Map<string, Promise<Answer>>()
  let generation = 0
  live.onEntries((entries) => {
    if (!entries.some(isNews)) return
    kept.clear()
    making.clear()
    generation++
  })

  async function make(key: string, read: () => Promise<unknown>): Promise<Answer> {
    const asked = generation
    const answer = answerOf(await read())
    if (asked === generation) keep(key, answer)
    return answer
  }

  function keep(key: string, answer: Answer): void {
    if (!live.isConnected()) return
    if (kept.size >= KEPT_MAX) kept.clear()
    kept.set(key, answer)
  }

  function keptFor(key: string): Answer | undefined {
    const found = kept.get(key)
    return found && found.until > Date.now() && live.isConnected() ? found : undefined
  }

  function answerFor(key: string, read: () => Promise<unknown>): Answer | Promise<Answer> {
    const found = keptFor(key)
    if (found) return found
    const promise = making.get(key) ?? make(key, read).finally(() => making.delete(key))
    making.set(key, promise)
    return promise
  }

  return {
    /** Who asks for the very address that was just answered well needs no second look at it. */
    sendKept(request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void {
      const found = keptFor(request.url)
      if (found) send(request, reply, found)
      else done()
    },
    /** To the type of the route's schema these bytes are as good as sent by it. */
    async send(
      request: Pick<FastifyRequest, 'headers' | 'url'>,
      typedReply: unknown,
      key: string,
      read: () => Promise<unknown>,
    ): Promise<never> {
      const asked = generation
      const answer = await answerFor(key, read)
      if (asked === generation) keep(request.url, answer)
      return send(request, typedReply as FastifyReply, answer) as never
    },
  }
}
