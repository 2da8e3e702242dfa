import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

/** One line a request that changed something or failed; the endless polls stay quiet. */
export const requestLog = fp(async (app: FastifyInstance) => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    if (request.method === 'GET' && reply.statusCode < 400) return done()
    const line = {
      method: request.method,
      path: request.url.split('?', 1)[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      user: request.session?.account.id,
    }
    request.log.info(line, 'request')
    done()
  })
})
