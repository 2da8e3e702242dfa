import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { sql } from 'kysely'
import { z } from 'zod'
import { ApiError } from '#server/plugins/api-error.ts'
import type { Services } from '#server/services.ts'

const okBody = z.object({ status: z.literal('ok') })

export const healthRoutes =
  ({ db, files, disk }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/healthz',
      { config: { access: 'anyone' }, schema: { tags: ['health'], response: { 200: okBody } } },
      async () => ({ status: 'ok' as const }),
    )

    app.get(
      '/readyz',
      { config: { access: 'anyone' }, schema: { tags: ['health'], response: { 200: okBody } } },
      async (request) => {
        if (await disk.isFull()) throw new ApiError(503, 'Na dysku serwera nie ma miejsca')
        try {
          await Promise.all([sql`select 1`.execute(db), files.check()])
        } catch (error) {
          request.log.error({ err: error }, 'not ready')
          throw new ApiError(503, 'Baza danych albo magazyn plików jest chwilowo niedostępny')
        }
        return { status: 'ok' as const }
      },
    )
  }
