import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { sql } from 'kysely'
import type { z } from 'zod'
import { setupAnswer } from '#contract/setup.ts'
import type { Services } from '#server/services.ts'

type Setup = z.infer<typeof setupAnswer>

export const setupRoutes =
  ({ db }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/setup',
      { config: { access: 'anyone' }, schema: { tags: ['setup'], response: { 200: setupAnswer } } },
      async () => {
        const { rows } = await sql<Setup>`
          select exists (select from users) as "hasAccounts", exists (select from graphics) as "hasGraphics"`.execute(
          db,
        )
        return rows[0] ?? { hasAccounts: false, hasGraphics: false }
      },
    )
  }
