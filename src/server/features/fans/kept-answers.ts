import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { LiveHub } from '#server/live/hub.ts'

/** A running minute may be this old. */
const FRESH_MS = 2_000
const KEPT_MAX = 1_000

interface Answer {
  body: string
  etag: string
  until: number
}

const HEADERS = {
  'cache-control': 'public, max-age=2, s-maxage=2, stale-while-revalidate=10',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'content-type': 'application/json; charset=utf-8',
}

/** The crowd asks the same few things at once: each is worked out once, and again when something has changed. */
export function keepAnswers(live: LiveHub) {
  const kept = new Map<string, Answer>()
  const making = new Map<string, Promise<Answer>>()
  let generation = 0
  live.onEntries(() => {
    kept.clear()
    making.clear()
    generation++
  })

  async function make(key: string, read: () => Promise<unknown>): Promise<Answer> {
    const asked = generation
    const body = JSON.stringify(await read())
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
    const answer = { body, etag, until: Date.now() + FRESH_MS }
    if (asked === generation && live.isConnected()) {
      if (kept.size >= KEPT_MAX) kept.clear()
      kept.set(key, answer)
    }
    return answer
  }

  function answerFor(key: string, read: () => Promise<unknown>): Answer | Promise<Answer> {
    const found = kept.get(key)
    if (found && found.until > Date.now() && live.isConnected()) return found
    const promise = making.get(key) ?? make(key, read).finally(() => making.delete(key))
    making.set(key, promise)
    return promise
  }

  /** Sends ready text. To the type of the route's schema it is as good as sent by it. */
  return async (
    request: Pick<FastifyRequest, 'headers'>,
    typedReply: unknown,
    key: string,
    read: () => Promise<unknown>,
  ): Promise<never> => {
    const reply = typedReply as FastifyReply
    const { body, etag } = await answerFor(key, read)
    reply.headers(HEADERS).header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send() as never
    return reply.serializer((text: unknown) => String(text)).send(body) as never
  }
}
