import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Db } from '#server/db/client.ts'
import { countRequests, type RequestCounts, restOfMinute } from './request-counts.ts'

const SHARE_EVERY_MS = 1_000

type Answer = Parameters<FastifyRateLimitStore['incr']>[1]

/** The plugin's idea of a store. Routes of one `groupId` share a limit, since it is part of the key. */
const storeOf = (counts: RequestCounts) =>
  class Store implements FastifyRateLimitStore {
    incr(key: string, answer: Answer, _window: number, max: number): void {
      const now = Date.now()
      const tell = (current: number) => answer(null, { current, ttl: restOfMinute(now) })
      const current = counts.add(key, max, now)
      if (typeof current === 'number') tell(current)
      else current.then(tell, (error: Error) => answer(error))
    }

    child(): Store {
      return this
    }
  }

/** What one address may ask for in a minute, counted over all instances. A route says how much by `rateLimit`. */
export const requestLimits = fp(async (app: FastifyInstance, { db }: { db: Db }) => {
  const counts = countRequests(db)
  await app.register(rateLimit, { global: false, store: storeOf(counts) })
  const share = () =>
    void counts.share(Date.now()).catch((error: unknown) => app.log.error({ err: error }, 'sharing of request counts'))
  const timer = setInterval(share, SHARE_EVERY_MS)
  app.addHook('onClose', async () => clearInterval(timer))
})
