import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { playerSchema } from '#contract/player.ts'
import { cutoutParams, madeFrom } from '#contract/player-cutout.ts'
import { keepCutout } from '#server/pictures/keep-cutout.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import { askerOf } from '#server/plugins/asker.ts'
import { readForm } from '#server/plugins/uploads.ts'
import type { Services } from '#server/services.ts'
import { saveCutout } from './cutouts.ts'

const config = { access: 'admin' } as const
const schema = { tags: ['players'], params: cutoutParams, response: { 200: playerSchema } }
const PARTS =
  'Multipart: cutout (PNG or WebP with transparency), madeFrom (address of the photo that it was made of; 409 if the player has another one by now).'

export const cutoutRoutes =
  ({ db, files, decoders }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.put(
      '/api/players/:id/cutouts/:photo',
      { config, schema: { ...schema, description: PARTS } },
      async (request) => {
        const form = await readForm(request, ['cutout'])
        const source = madeFrom.parse(form.fields.madeFrom)
        if (!form.files.cutout) throw new ApiError(400, 'Dodaj wycięcie: obraz PNG albo WebP z przezroczystym tłem')
        const cutout = await keepCutout({ files, decoders }, askerOf(request), form.files.cutout)
        const { id, photo } = request.params
        return saveCutout(db, id, { photo, cutout, madeFrom: source })
      },
    )

    app.delete('/api/players/:id/cutouts/:photo', { config, schema }, (request) =>
      saveCutout(db, request.params.id, { photo: request.params.photo, cutout: null }),
    )
  }
