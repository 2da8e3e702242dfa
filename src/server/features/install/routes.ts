import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { readClubStyle } from '#server/db/club-style.ts'
import { listSettings } from '#server/db/settings.ts'
import { ICONS, type IconName } from '#server/pictures/jobs/draw-icons.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import type { Services } from '#server/services.ts'
import { FILE_URL_PREFIX, PICTURE_NAME } from '#server/storage/file-store.ts'
import { clubIcons, NO_CREST } from './club-icons.ts'
import { manifestOf } from './manifest.ts'

const absent = () => new ApiError(404, 'Nie ma takiej ikony')
const isIcon = (text: string): text is IconName => Object.hasOwn(ICONS, text)
const open = { access: 'anyone' } as const
const schema = { tags: ['install'] }

/** The club as an app on a home screen: its name, colour and crest. */
export const installRoutes =
  ({ db, files, decoders }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const iconsOf = clubIcons(files, decoders)

    async function currentClub() {
      const settings = await listSettings(db, ['clubName', 'clubLogo'])
      const value = (key: string) => settings.find((setting) => setting.key === key)?.value ?? null
      const crest = value('clubLogo')?.slice(FILE_URL_PREFIX.length) ?? NO_CREST
      const handSet = (await readClubStyle(db))?.colours?.primary
      // An icon never changes under its address.
      const named = (picture: string) => (handSet ? `${picture}-${handSet.slice(1)}` : picture)
      const own = PICTURE_NAME.test(crest) ? await iconsOf(crest, handSet) : null
      if (own) return { name: value('clubName'), crest: named(crest), icons: own }
      const icons = await iconsOf(NO_CREST, handSet)
      if (!icons) throw absent()
      return { name: value('clubName'), crest: named(NO_CREST), icons }
    }

    app.get('/manifest.webmanifest', { config: open, schema }, async (_request, reply) => {
      const { name, crest, icons } = await currentClub()
      const manifest = manifestOf({ name, crest, colour: icons.colour })
      return reply.type('application/manifest+json').header('cache-control', 'no-cache').send(JSON.stringify(manifest))
    })

    app.get('/apple-touch-icon.png', { config: open, schema }, async (_request, reply) => {
      const { icons } = await currentClub()
      return reply.type('image/png').header('cache-control', 'no-cache').send(icons.pictures['touch-180.png'])
    })

    app.get(
      '/app-icons/:crest/:icon',
      { config: open, schema: { ...schema, params: z.object({ crest: z.string(), icon: z.string() }) } },
      async (request, reply) => {
        const { crest, icon } = request.params
        const club = isIcon(icon) ? await currentClub() : null
        if (!club || !isIcon(icon) || crest !== club.crest) throw absent()
        return reply
          .type('image/png')
          .header('cache-control', 'public, max-age=31536000, immutable')
          .send(club.icons.pictures[icon])
      },
    )
  }
