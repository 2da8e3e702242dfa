import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { galleryChoices, galleryPage } from '#contract/gallery.ts'
import type { Services } from '#server/services.ts'
import { readChoices } from './gallery-choices.ts'
import { readGallery } from './gallery-page.ts'
import { galleryQuery } from './gallery-query.ts'

const tags = ['graphics']
const staff = { access: 'signedIn' } as const

/** The finished graphics of all matches. */
export const galleryRoutes =
  ({ db, config: { timeZone } }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/gallery',
      { config: staff, schema: { tags, querystring: galleryQuery, response: { 200: galleryPage } } },
      async ({ query }) => {
        const found = await readGallery(db, { ...query, limit: query.limit + 1 }, timeZone)
        const graphics = found.slice(0, query.limit)
        return { graphics, next: found.length > query.limit ? (graphics.at(-1)?.id ?? null) : null }
      },
    )

    app.get('/api/gallery/choices', { config: staff, schema: { tags, response: { 200: galleryChoices } } }, () =>
      readChoices(db, timeZone),
    )
  }
