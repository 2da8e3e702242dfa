import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import fp from 'fastify-plugin'
import type { Db } from '#server/db/client.ts'
import { ApiError } from './api-error.ts'
import { askerOf } from './asker.ts'
import { countRequests, type RequestCounts, restOfMinute } from './request-counts.ts'

const SHARE_EVERY_MS = 1_000

/** How often one account, or one address without an account, may ask in a minute. Routes of one group share the limit. */
interface RequestLimit {
  max: number
  group: string
}

declare module 'fastify' {
  interface FastifyContextConfig {
    requestLimit?: RequestLimit
  }
}

const tooMany = (now: number) =>
  new ApiError(429, 'Za dużo prób. Spróbuj ponownie później', {
    headers: { 'retry-after': String(Math.ceil(restOfMinute(now) / 1000)) },
  })

/** Without a promise where the count is known at once: the reads of a whole crowd come through here. */
const limiting =
  (counts: RequestCounts, { max, group }: RequestLimit): onRequestHookHandler =>
  (request, _reply, done) => {
    const now = Date.now()
    const pass = (current: number) => (current > max ? done(tooMany(now)) : done())
    const current = counts.add(`${askerOf(request)} ${group}`, max, now)
    if (typeof current === 'number') pass(current)
    else current.then(pass, done)
  }

/** What one address may ask for in a minute, counted over all instances. A route says how much by `requestLimit`. */
export const requestLimits = fp(async (app: FastifyInstance, { db }: { db: Db }) => {
  const counts = countRequests(db)
  app.addHook('onRoute', (route) => {
    const limit = route.config?.requestLimit
    if (limit) route.onRequest = [limiting(counts, limit), ...[route.onRequest ?? []].flat()]
  })
  let sharing = false
  const share = async () => {
    if (sharing) return
    sharing = true
    await counts
      .share(Date.now())
      .catch((error: unknown) => app.log.error({ err: error }, 'sharing of request counts'))
      .finally(() => {
        sharing = false
      })
  }
  const timer = setInterval(() => void share(), SHARE_EVERY_MS)
  app.addHook('onClose', async () => clearInterval(timer))
})
