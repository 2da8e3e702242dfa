import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { notFound } from './errors.ts'
import { pagePolicy } from './security-headers.ts'

const COMPRESSED = /\.(br|gz)$/
const WORKER = /worker(-[\w-]+)?\.js$/
/** They never stand in a window of their own as anything but text. */
const PART_OF_A_PAGE = /\.(js|css|woff2)$/
/** Said with each of the five files of a first load they would weigh a kilobyte. */
const OF_DOCUMENTS_ALONE = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'x-dns-prefetch-control',
  'x-frame-options',
  'x-xss-protection',
]
const NONCE_PLACEHOLDER = /__CSP_NONCE__/g
/** Its address changes with its content, so nobody ever asks whether it has changed. */
const UNCHANGING = { cacheControl: false, etag: false, lastModified: false, acceptRanges: false }
const route = { config: { access: 'anyone' as const }, schema: { hide: true } }

/** The built web app. Every address that is neither a file nor an API call gets the page; its router knows the rest. */
export const webPages = fp(async (app: FastifyInstance, { webDir }: { webDir: string }) => {
  const pageFile = join(webDir, 'index.html')
  if (!existsSync(pageFile)) {
    app.setNotFoundHandler(notFound)
    return
  }
  const page = readFileSync(pageFile, 'utf8')
  await app.register(fastifyStatic, { root: webDir, serve: false, cacheControl: false, preCompressed: true })

  const sendPage = (_request: FastifyRequest, reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64')
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy(nonce))
      .header('cache-control', 'no-cache')
      .send(page.replace(NONCE_PLACEHOLDER, nonce))
  }

  app.get('/assets/*', route, (request, reply) => {
    const name = (request.params as { '*': string })['*']
    // A worker loads under the policy that it came with.
    if (WORKER.test(name)) reply.header('content-security-policy', pagePolicy())
    else if (PART_OF_A_PAGE.test(name)) for (const header of OF_DOCUMENTS_ALONE) reply.removeHeader(header)
    return reply.header('cache-control', 'public, max-age=31536000, immutable').sendFile(`assets/${name}`, UNCHANGING)
  })

  const topFiles = readdirSync(webDir, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name !== 'index.html' && !COMPRESSED.test(entry.name),
  )
  for (const { name } of topFiles) {
    app.get(`/${name}`, route, (_request, reply) => {
      if (WORKER.test(name)) reply.header('content-security-policy', pagePolicy())
      return reply.header('cache-control', 'no-cache').sendFile(name)
    })
  }

  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && !/^\/(api|files|assets)(\/|$)/.test(request.url)
    if (wantsPage) return sendPage(request, reply)
    // Another instance may have it already: a missing asset is nothing to remember for a year.
    reply.header('cache-control', 'no-store')
    return notFound(request, reply)
  })
  app.get('/', route, sendPage)
})
