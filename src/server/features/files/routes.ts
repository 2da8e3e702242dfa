import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ApiError } from '#server/plugins/api-error.ts'
import type { Services } from '#server/services.ts'
import { CONTENT_TYPES, FILE_URL_PREFIX, STORED_NAME, type StoredExtension } from '#server/storage/file-store.ts'

const absent = () => new ApiError(404, 'Nie ma takiego pliku')

/** Pictures by the hash of their content: public for those who hold the address, unchanging, so cacheable for ever. */
export const fileRoutes =
  ({ files }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      `${FILE_URL_PREFIX}:name`,
      { config: { access: 'anyone' }, schema: { tags: ['files'], params: z.object({ name: z.string() }) } },
      async (request, reply) => {
        const { name } = request.params
        if (!STORED_NAME.test(name)) throw absent()
        const etag = `"${name.slice(0, 64)}"`
        reply.headers({
          etag,
          'cache-control': 'public, max-age=31536000, immutable',
          'cross-origin-resource-policy': 'cross-origin',
          'access-control-allow-origin': '*',
        })
        if (request.headers['if-none-match'] === etag) return reply.code(304).send()
        const file = await files.open(name)
        if (!file) throw absent()
        const extension = name.slice(65) as StoredExtension
        return reply.type(CONTENT_TYPES[extension]).header('content-length', file.size).send(file.stream)
      },
    )
  }
