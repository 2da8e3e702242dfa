import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { idParams } from '#contract/id-params.ts'
import { matchPage } from '#contract/match-page.ts'
import { seasonFacts } from '#contract/season-facts.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import { readSeasonFacts } from '#server/season/read-season-facts.ts'
import type { Services } from '#server/services.ts'
import { readPage } from './read-page.ts'

export const matchPageRoutes =
  ({ db, config }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const noMatch = () => new ApiError(404, 'Nie ma takiego meczu')

    app.get(
      '/api/matches/:id/season',
      {
        config: { access: 'signedIn' },
        schema: {
          tags: ['matches'],
          description:
            'What graphics draw on of the season: table, matches to come, the round, what players have done.',
          params: idParams,
          response: { 200: seasonFacts },
        },
      },
      async ({ params: { id } }) => {
        const facts = await readSeasonFacts(db, id, { now: Date.now(), timeZone: config.timeZone })
        if (!facts) throw noMatch()
        return facts
      },
    )

    app.get(
      '/api/matches/:id/page',
      {
        config: { access: 'signedIn' },
        schema: { tags: ['matches'], params: idParams, response: { 200: matchPage } },
      },
      async ({ params: { id } }) => {
        const page = await readPage(db, id, Date.now())
        if (!page) throw noMatch()
        return page
      },
    )
  }
