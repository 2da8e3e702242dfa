import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { DEFAULT_CLUB_COLOURS } from '#domain/club/club-colours.ts'
import { listSettings } from '#server/db/settings.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import type { Services } from '#server/services.ts'
import { FILE_URL_PREFIX, STORED_NAME } from '#server/storage/file-store.ts'
import { clubIcons, NO_CREST } from './club-icons.ts'
import { ICONS, type IconName } from './draw-icon.ts'
import { manifestOf } from './manifest.ts'

const absent = () => new ApiError(404, 'Nie ma takiej ikony')
const isIcon = (text: string): text is IconName => Object.hasOwn(ICONS, text)
const isCrest = (text: string): boolean => text === NO_CREST || STORED_NAME.test(text)
const open = { access: 'anyone' } as const
const schema = { tags: ['install'] }

/** The club as an app on a home screen: its name, colour and crest. */
export const installRoutes =
  ({ db, files }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const icons = clubIcons(files)

    async function currentClub() {
      const settings = await listSettings(db, ['clubName', 'clubLogo'])
      const value = (key: string) => settings.find((setting) => setting.key === key)?.value ?? null
      const crest = value('clubLogo')?.slice(FILE_URL_PREFIX.length) ?? NO_CREST
      const colour = isCrest(crest) ? await icons.colour(crest) : null
      if (colour) return { name: value('clubName'), crest, colour }
      return { name: value('clubName'), crest: NO_CREST, colour: DEFAULT_CLUB_COLOURS.primary }
    }

    app.get('/manifest.webmanifest', { config: open, schema }, async (_request, reply) => {
      const manifest = manifestOf(await currentClub())
      return reply.type('application/manifest+json').header('cache-control', 'no-cache').send(JSON.stringify(manifest))
    })

    app.get('/apple-touch-icon.png', { config: open, schema }, async (_request, reply) => {
      const { crest } = await currentClub()
      return reply
        .type('image/png')
        .header('cache-control', 'no-cache')
        .send(await icons.draw(crest, 'touch-180.png'))
    })

    app.get(
      '/app-icons/:crest/:icon',
      { config: open, schema: { ...schema, params: z.object({ crest: z.string(), icon: z.string() }) } },
      async (request, reply) => {
        const { crest, icon } = request.params
        const picture = isIcon(icon) && isCrest(crest) ? await icons.draw(crest, icon) : null
        if (!picture) throw absent()
        return reply.type('image/png').header('cache-control', 'public, max-age=31536000, immutable').send(picture)
      },
    )
  }
