import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { idParams } from '#contract/id-params.ts'
import { photoChoices, photoPage, photoSchema, photosSchema } from '#contract/photo.ts'
import { photoChange, photosChange, photosChanged, photosDeleted, photosDeletion } from '#contract/photo-changes.ts'
import { readPhotos } from '#server/db/photos.ts'
import { keepCutout } from '#server/pictures/keep-cutout.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import { askerOf } from '#server/plugins/asker.ts'
import { readForm } from '#server/plugins/uploads.ts'
import type { Services } from '#server/services.ts'
import { changePhotos, deletePhotos } from './change-photos.ts'
import { readPhotoChoices } from './photo-choices.ts'
import { listPhotos, namedPhotos, photoQuery } from './photo-query.ts'
import { changePhoto, deletePhoto, readPhoto, setCutout } from './repository.ts'

const tags = ['photos']
const staff = { access: 'signedIn' } as const

/** The club's photographs, of matches and of none. */
export const photoRoutes =
  ({ db, files, decoders }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/photos',
      { config: staff, schema: { tags, querystring: photoQuery, response: { 200: photoPage } } },
      async ({ query }) => {
        const found = await listPhotos(db, { ...query, limit: query.limit + 1 })
        const photos = found.slice(0, query.limit)
        return { photos, next: found.length > query.limit ? (photos.at(-1)?.id ?? null) : null }
      },
    )

    app.patch(
      '/api/photos',
      {
        config: staff,
        schema: {
          tags,
          description: 'Many at once. Those that are gone by now are no error.',
          body: photosChange,
          response: { 200: photosChanged },
        },
      },
      ({ body }) => changePhotos(db, body),
    )

    app.post(
      '/api/photos/deletion',
      {
        config: staff,
        schema: {
          tags,
          description: 'Deletes many at once. Those that are gone by now are no error.',
          body: photosDeletion,
          response: { 200: photosDeleted },
        },
      },
      async ({ body }) => ({ deleted: await deletePhotos(db, body.ids) }),
    )

    app.get(
      '/api/photos/named',
      {
        config: staff,
        schema: {
          tags,
          description: 'Those of them that are there.',
          querystring: namedPhotos,
          response: { 200: photosSchema },
        },
      },
      ({ query }) => readPhotos(db, query.ids),
    )

    app.get('/api/photos/choices', { config: staff, schema: { tags, response: { 200: photoChoices } } }, () =>
      readPhotoChoices(db),
    )

    app.get(
      '/api/photos/:id',
      { config: staff, schema: { tags, params: idParams, response: { 200: photoSchema } } },
      ({ params }) => readPhoto(db, params.id),
    )

    app.patch(
      '/api/photos/:id',
      { config: staff, schema: { tags, params: idParams, body: photoChange, response: { 200: photoSchema } } },
      ({ params, body }) => changePhoto(db, params.id, body),
    )

    app.delete(
      '/api/photos/:id',
      { config: staff, schema: { tags, params: idParams, response: { 204: z.undefined() } } },
      async ({ params }, reply) => {
        await deletePhoto(db, params.id)
        return reply.code(204).send()
      },
    )

    app.put(
      '/api/photos/:id/cutout',
      {
        config: staff,
        schema: {
          tags,
          description: 'Multipart: cutout (PNG or WebP with transparency).',
          params: idParams,
          response: { 200: photoSchema },
        },
      },
      async (request) => {
        const { cutout } = (await readForm(request, ['cutout'])).files
        if (!cutout) throw new ApiError(400, 'Dodaj wycięcie: obraz PNG albo WebP z przezroczystym tłem')
        await readPhoto(db, request.params.id)
        return setCutout(db, request.params.id, await keepCutout({ files, decoders }, askerOf(request), cutout))
      },
    )

    app.delete(
      '/api/photos/:id/cutout',
      { config: staff, schema: { tags, params: idParams, response: { 200: photoSchema } } },
      ({ params }) => setCutout(db, params.id, null),
    )
  }
