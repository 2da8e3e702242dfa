import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Config } from '#server/config.ts'
import { ApiError } from './api-error.ts'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Written as a browser does: without the port that goes with the scheme. */
const originOf = (text: string): string | null => (URL.canParse(text) ? new URL(text).origin : null)

/**
 * A browser names the page that sends a change. Scripts and apps without a browser send neither header. Where the app
 * knows its address, that alone counts; else the browser's own comparison, which holds behind a proxy that does not
 * name the scheme; else the address that was asked.
 */
function isFromElsewhere({ headers, protocol, host }: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  if (publicUrl && origin !== undefined) return originOf(origin) !== publicUrl
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  return origin !== undefined && originOf(origin) !== originOf(`${protocol}://${host}`)
}

export const originCheck = fp(async (app: FastifyInstance, { config }: { config: Config }) => {
  app.addHook('onRequest', (request, _reply, done) => {
    if (READING.has(request.method) || request.url.startsWith('/api/public/')) return done()
    if (!isFromElsewhere(request, config.publicUrl)) return done()
    done(new ApiError(403, 'Żądanie z innej strony zostało odrzucone'))
  })
})
