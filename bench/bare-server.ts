import fastify from 'fastify'

/** The least that could answer with these bytes: the peer of the real route. */
const body = process.argv[2] ?? '[]'
const app = fastify()
app.get('/', (_request, reply) => reply.type('application/json; charset=utf-8').send(body))
const address = await app.listen({ port: 0, host: '127.0.0.1' })
process.stdout.write(`listening ${address}\n`)
