import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'

/** One line a request that changed something or failed; the endless polls stay quiet. */
export const requestLog = fp(async (app: FastifyInstance) => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const isNews = request.method !== 'GET' || reply.statusCode >= 400
    const line = {
      method: request.method,
      path: request.url.split('?', 1)[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      user: request.session?.account.id,
    }
    request.log[isNews ? 'info' : 'debug'](line, 'request')
  })
})
