import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { keptPicture } from '#contract/picture.ts'
import { keepPicture } from '#server/pictures/keep-picture.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import { askerOf } from '#server/plugins/asker.ts'
import { readForm } from '#server/plugins/uploads.ts'
import type { Services } from '#server/services.ts'

/** Pictures that go into a template's elements: stored first, named by an element afterwards. */
export const pictureRoutes =
  ({ files, decoders }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/pictures',
      {
        config: { access: 'admin' },
        schema: { tags: ['files'], description: 'Multipart: picture.', response: { 201: keptPicture } },
      },
      async (request, reply) => {
        const { picture } = (await readForm(request, ['picture'])).files
        if (!picture) throw new ApiError(400, 'Dodaj plik obrazu w polu „picture”')
        return reply.code(201).send({ url: await keepPicture({ files, decoders }, askerOf(request), picture) })
      },
    )
  }
