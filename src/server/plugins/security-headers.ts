import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import helmet from 'helmet'
import type { Config } from '#server/config.ts'

/** No cache on the way, nor the next person at the same browser, gets an answer. What is the same for everybody says so. */
const NOT_KEPT = { 'cache-control': 'no-store' }

/** Helmet's headers for answers that are data: nothing in them may run or load. Pages bring `pagePolicy` instead. */
function dataHeaders(config: Config): Record<string, string> {
  const headers: Record<string, string> = {}
  const collector = {
    setHeader(name: string, value: string) {
      headers[name.toLowerCase()] = value
    },
    removeHeader(name: string) {
      delete headers[name.toLowerCase()]
    },
  }
  const apply = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: config.publicUrl?.startsWith('https:') ? { maxAge: 15_552_000 } : false,
    referrerPolicy: { policy: 'same-origin' },
    // Internet Explorer 8 and Flash.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
  })
  apply({} as IncomingMessage, collector as unknown as ServerResponse, (error) => {
    if (error) throw error
  })
  return { ...headers, ...NOT_KEPT }
}

/** The headers are the same for every answer, so they are worked out once and not with each request. */
export const securityHeaders = fp(async (app: FastifyInstance, { config }: { config: Config }) => {
  const headers = dataHeaders(config)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
})

/** Scripts only from files; the theme's <style> element carries a nonce that is new with every page. */
export const pagePolicy = (nonce?: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${nonce ? ` 'nonce-${nonce}'` : ''}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
