import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { competitionChange, competitionSchema } from '#contract/competition.ts'
import { signedIn } from '#server/plugins/session.ts'
import type { Services } from '#server/services.ts'
import { changeCompetition } from './change-competition.ts'

/** What the club's competitions are, and what they are called. They are read with the choices of the matches. */
export const competitionRoutes =
  ({ db, config: { timeZone } }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.put(
      '/api/competitions',
      {
        config: { access: 'signedIn' },
        schema: {
          tags: ['matches'],
          description:
            'A new name is written into every match and table of the competition. 409 where two tables of one season would become one.',
          body: competitionChange,
          response: { 200: competitionSchema },
        },
      },
      (request) =>
        changeCompetition(db, request.body, signedIn(request).account.username, { now: Date.now(), timeZone }),
    )
  }
