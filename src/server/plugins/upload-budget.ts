import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { ApiError } from './api-error.ts'
import { askerOf } from './asker.ts'

const MEGABYTE = 1024 * 1024
/** Of what is uploaded at one moment: by one account, enough for a form with four photos; by all. */
const HELD_BY_ONE = 64 * MEGABYTE
const HELD_BY_ALL = 160 * MEGABYTE
/** Work on a body of megabytes holds up everybody: of these, one account may send two at once, of the largest one. */
const WHOLE_BODIES_OF_ONE = 2
const LARGEST_FROM_BYTES = 4 * MEGABYTE

declare module 'fastify' {
  interface FastifyRequest {
    /** Bytes of its body that are in memory until it is answered. */
    heldBytes: number
  }
  interface FastifyInstance {
    heldUploads: { all: number; byAsker: Map<string, number>; wholeBodies: Map<string, number> }
  }
}

const tooMuch = () =>
  new ApiError(429, 'Za dużo plików naraz. Spróbuj ponownie za chwilę', { headers: { 'retry-after': '3' } })

/** Counts what of the request came into memory; refuses what goes beyond the bounds. */
export function holdBytes(request: FastifyRequest, bytes: number): void {
  const { heldUploads } = request.server
  const asker = askerOf(request)
  const ofAsker = (heldUploads.byAsker.get(asker) ?? 0) + bytes
  if (ofAsker > HELD_BY_ONE || heldUploads.all + bytes > HELD_BY_ALL) throw tooMuch()
  heldUploads.byAsker.set(asker, ofAsker)
  heldUploads.all += bytes
  request.heldBytes += bytes
}

function release(request: FastifyRequest): void {
  if (request.heldBytes === 0) return
  const { heldUploads } = request.server
  const asker = askerOf(request)
  const left = (heldUploads.byAsker.get(asker) ?? 0) - request.heldBytes
  if (left > 0) heldUploads.byAsker.set(asker, left)
  else heldUploads.byAsker.delete(asker)
  heldUploads.all -= request.heldBytes
  request.heldBytes = 0
}

/** For a body that is read whole before its route sees it: what the head announces counts, else the most it may be. */
export async function holdWholeBody(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { wholeBodies } = request.server.heldUploads
  const asker = askerOf(request)
  const announced = Number(request.headers['content-length'] ?? Number.NaN)
  const most = request.routeOptions.bodyLimit ?? 0
  const bytes = Number.isSafeInteger(announced) ? Math.min(announced, most) : most
  const weight = bytes < LARGEST_FROM_BYTES ? 1 : WHOLE_BODIES_OF_ONE
  const before = wholeBodies.get(asker) ?? 0
  if (before + weight > WHOLE_BODIES_OF_ONE) throw tooMuch()
  holdBytes(request, bytes)
  wholeBodies.set(asker, before + weight)
  reply.raw.once('close', () => {
    const left = (wholeBodies.get(asker) ?? weight) - weight
    if (left > 0) wholeBodies.set(asker, left)
    else wholeBodies.delete(asker)
  })
}

export const uploadBudget = fp(async (app: FastifyInstance) => {
  app.decorate('heldUploads', { all: 0, byAsker: new Map(), wholeBodies: new Map() })
  app.decorateRequest('heldBytes', 0)
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('close', () => release(request))
    done()
  })
})
