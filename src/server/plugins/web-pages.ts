import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { notFound } from './errors.ts'
import { pagePolicy } from './security-headers.ts'

const NONCE_PLACEHOLDER = /__CSP_NONCE__/g
const route = { config: { access: 'anyone' as const }, schema: { hide: true } }

/** The built web app. Every address that is neither a file nor an API call gets the page; its router knows the rest. */
export const webPages = fp(async (app: FastifyInstance, { webDir }: { webDir: string }) => {
  const pageFile = join(webDir, 'index.html')
  if (!existsSync(pageFile)) {
    app.setNotFoundHandler(notFound)
    return
  }
  const page = readFileSync(pageFile, 'utf8')
  await app.register(fastifyStatic, { root: webDir, serve: false, cacheControl: false })

  const sendPage = (_request: FastifyRequest, reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64')
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy(nonce))
      .header('cache-control', 'no-cache')
      .send(page.replace(NONCE_PLACEHOLDER, nonce))
  }

  app.get('/assets/*', route, (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', pagePolicy())
      .sendFile(`assets/${(request.params as { '*': string })['*']}`),
  )

  const topFiles = readdirSync(webDir, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name !== 'index.html',
  )
  for (const { name } of topFiles) {
    app.get(`/${name}`, route, (_request, reply) => reply.header('cache-control', 'no-cache').sendFile(name))
  }

  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && !/^\/(api|files|assets)(\/|$)/.test(request.url)
    return wantsPage ? sendPage(request, reply) : notFound(request, reply)
  })
  app.get('/', route, sendPage)
})
