import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { crestColoursAnswer, saveClubStyle } from '#contract/club-style.ts'
import { settingConflict, settingSchema } from '#contract/setting.ts'
import { conflictMessage } from '#server/db/put-setting.ts'
import { findSetting } from '#server/db/settings.ts'
import { keptCrestColours } from '#server/pictures/kept-crest-colours.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import { signedIn } from '#server/plugins/session.ts'
import type { Services } from '#server/services.ts'
import { applyStyle } from './apply-style.ts'

/** What the club decides for all of its graphics at once. */
export const styleRoutes =
  ({ db, files, renderers }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/club-style/crest-colours',
      {
        config: { access: 'admin' },
        schema: {
          tags: ['templates'],
          description: 'Of the crest, whatever is set by hand; null: there is no crest.',
          response: { 200: crestColoursAnswer },
        },
      },
      async () => {
        const crest = await findSetting(db, 'clubLogo')
        return { colours: crest && (await keptCrestColours({ db, files }, crest.value)) }
      },
    )

    app.put(
      '/api/club-style',
      {
        config: { access: 'admin' },
        schema: {
          tags: ['templates'],
          description:
            'The style, and with a look its starters as the default of every kind; read it as the setting clubStyle.',
          body: saveClubStyle,
          response: { 200: settingSchema, 409: settingConflict },
        },
      },
      async (request) => {
        const { style, look, version = null } = request.body
        const by = signedIn(request).account.username
        const outcome = await applyStyle({ db, files, renderers }, { style, look, base: version, by })
        if ('key' in outcome) return outcome
        throw new ApiError(409, conflictMessage(outcome), { body: { current: outcome.conflict } })
      },
    )
  }
