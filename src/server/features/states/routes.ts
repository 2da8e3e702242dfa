import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { saveStateRequest, stateParams, stateSchema } from '#contract/state.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import { signedIn } from '#server/plugins/session.ts'
import type { Services } from '#server/services.ts'
import { deleteState, findState, saveState } from './repository.ts'

const tags = ['states']
const config = { access: 'signedIn' } as const
const path = '/api/states/:stateKey'

/** What each person keeps for himself, such as drafts: nobody sees another's. */
export const stateRoutes =
  ({ db }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      path,
      { config, schema: { tags, params: stateParams, response: { 200: stateSchema } } },
      async (request) => {
        const state = await findState(db, signedIn(request).account.id, request.params.stateKey)
        if (!state) throw new ApiError(404, 'Nie ma takiego stanu')
        return state
      },
    )

    app.put(
      path,
      { config, schema: { tags, params: stateParams, body: saveStateRequest, response: { 200: stateSchema } } },
      async (request) => {
        const { account } = signedIn(request)
        const state = await saveState(db, account.id, request.params.stateKey, request.body.data)
        if (!state) throw new ApiError(401, 'Tego konta już nie ma')
        return state
      },
    )

    app.delete(
      path,
      { config, schema: { tags, params: stateParams, response: { 204: z.undefined() } } },
      async (request, reply) => {
        await deleteState(db, signedIn(request).account.id, request.params.stateKey)
        return reply.code(204).send()
      },
    )
  }
