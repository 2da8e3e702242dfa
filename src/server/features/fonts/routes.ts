import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { FONT_MAX_BYTES, FONTS_MAX, fontList, fontSchema } from '#contract/font.ts'
import { idParams } from '#contract/id-params.ts'
import { keepFont } from '#server/fonts/keep-font.ts'
import { listFonts } from '#server/fonts/stored-fonts.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import { askerOf } from '#server/plugins/asker.ts'
import { signedIn } from '#server/plugins/session.ts'
import { readForm } from '#server/plugins/uploads.ts'
import type { Services } from '#server/services.ts'
import { deleteFont } from './delete-font.ts'

const tags = ['fonts']

/** The club's own fonts, for the texts of its templates. */
export const fontRoutes =
  ({ db, files, decoders }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/api/fonts', { config: { access: 'anyone' }, schema: { tags, response: { 200: fontList } } }, () =>
      listFonts(db),
    )

    app.post(
      '/api/fonts',
      {
        config: { access: 'admin' },
        schema: {
          tags,
          description: `Multipart: font (WOFF2, TTF or OTF of one style). At most ${FONTS_MAX}. One that is there already is answered with 200.`,
          response: { 200: fontSchema, 201: fontSchema },
        },
      },
      async (request, reply) => {
        const form = await readForm(request, ['font'], [], FONT_MAX_BYTES)
        if (!form.files.font) throw new ApiError(400, 'Dodaj plik czcionki w polu „font”')
        const source = {
          asker: askerOf(request),
          by: signedIn(request).account.username,
          fileName: form.fileNames.font ?? '',
        }
        const { font, isNew } = await keepFont({ db, files, decoders }, form.files.font, source)
        return reply.code(isNew ? 201 : 200).send(font)
      },
    )

    app.delete(
      '/api/fonts/:id',
      {
        config: { access: 'admin' },
        schema: {
          tags,
          description: 'One that neither a template nor the club’s style uses.',
          params: idParams,
          response: { 204: z.undefined() },
        },
      },
      async (request, reply) => {
        await deleteFont(db, request.params.id)
        return reply.code(204).send()
      },
    )
  }
