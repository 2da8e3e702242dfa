import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { idParams } from '#contract/id-params.ts'
import { ownSessionList } from '#contract/own-session.ts'
import { signedIn } from '#server/plugins/session.ts'
import type { Services } from '#server/services.ts'
import { endOtherSessions, endOwnSession, listOwnSessions } from './own-sessions.ts'

const tags = ['accounts']

/** A person sees where they are signed in, and signs out elsewhere. */
export const ownSessionRoutes =
  ({ db }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/user/sessions',
      { config: { access: 'signedIn' }, schema: { tags, response: { 200: ownSessionList } } },
      (request) => listOwnSessions(db, signedIn(request)),
    )

    app.delete(
      '/api/user/sessions',
      {
        config: { access: 'signedIn' },
        schema: { tags, description: 'Ends all but the one that is asking.', response: { 204: z.undefined() } },
      },
      async (request, reply) => {
        await endOtherSessions(db, signedIn(request))
        return reply.code(204).send()
      },
    )

    app.delete(
      '/api/user/sessions/:id',
      { config: { access: 'signedIn' }, schema: { tags, params: idParams, response: { 204: z.undefined() } } },
      async (request, reply) => {
        await endOwnSession(db, signedIn(request), request.params.id)
        return reply.code(204).send()
      },
    )
  }
