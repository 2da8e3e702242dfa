import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Config } from '#server/config.ts'
import { ApiError } from './api-error.ts'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

const hostOf = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null)

/** A browser names the page that sends a change. Scripts and apps without a browser send neither header. */
function isFromElsewhere(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin } = request.headers
  if (origin === undefined) {
    const site = request.headers['sec-fetch-site']
    return site !== undefined && site !== 'same-origin' && site !== 'none'
  }
  if (publicUrl && origin === publicUrl) return false
  return hostOf(origin) !== request.host
}

export const originCheck = fp(async (app: FastifyInstance, { config }: { config: Config }) => {
  app.addHook('onRequest', (request, _reply, done) => {
    if (READING.has(request.method) || request.url.startsWith('/api/public/')) return done()
    if (!isFromElsewhere(request, config.publicUrl)) return done()
    done(new ApiError(403, 'Żądanie z innej strony zostało odrzucone'))
  })
})
