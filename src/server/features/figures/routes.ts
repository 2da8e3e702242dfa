import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { seasonFigures } from '#contract/figures.ts'
import { figuresQuery } from '#server/figures/figures-query.ts'
import { readFigures } from '#server/figures/read-figures.ts'
import type { Services } from '#server/services.ts'

/** What a season comes to. */
export const figureRoutes =
  ({ db, config: { timeZone } }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/figures',
      {
        config: { access: 'signedIn' },
        schema: { tags: ['matches'], querystring: figuresQuery, response: { 200: seasonFigures } },
      },
      ({ query }) => readFigures(db, query, { now: Date.now(), timeZone }),
    )
  }
