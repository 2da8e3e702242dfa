import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { idParams } from '#contract/id-params.ts'
import { matchPage } from '#contract/match-page.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import type { Services } from '#server/services.ts'
import { readPage } from './read-page.ts'

export const matchPageRoutes =
  ({ db }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/matches/:id/page',
      {
        config: { access: 'signedIn' },
        schema: { tags: ['matches'], params: idParams, response: { 200: matchPage } },
      },
      async ({ params: { id } }) => {
        const page = await readPage(db, id, Date.now())
        if (!page) throw new ApiError(404, 'Nie ma takiego meczu')
        return page
      },
    )
  }
