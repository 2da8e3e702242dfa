import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { ApiError } from './api-error.ts'
import { askerOf } from './asker.ts'

const MEGABYTE = 1024 * 1024
/** Of what is uploaded at one moment: by one account, enough for a form with four photos; by all. */
const HELD_BY_ONE = 64 * MEGABYTE
const HELD_BY_ALL = 160 * MEGABYTE

declare module 'fastify' {
  interface FastifyRequest {
    /** Bytes of its body that are in memory until it is answered. */
    heldBytes: number
  }
  interface FastifyInstance {
    heldUploads: { all: number; byAsker: Map<string, number> }
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
export async function holdWholeBody(request: FastifyRequest): Promise<void> {
  const announced = Number(request.headers['content-length'] ?? Number.NaN)
  const most = request.routeOptions.bodyLimit ?? 0
  holdBytes(request, Number.isSafeInteger(announced) ? Math.min(announced, most) : most)
}

export const uploadBudget = fp(async (app: FastifyInstance) => {
  app.decorate('heldUploads', { all: 0, byAsker: new Map() })
  app.decorateRequest('heldBytes', 0)
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('close', () => release(request))
    done()
  })
})
