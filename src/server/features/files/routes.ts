import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { PICTURE_SIZES, type PictureSize } from '#contract/picture.ts'
import { smallPictures } from '#server/pictures/small-pictures.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import { askerOf } from '#server/plugins/asker.ts'
import type { Services } from '#server/services.ts'
import {
  CONTENT_TYPES,
  FILE_URL_PREFIX,
  PICTURE_NAME,
  SERVED_NAME,
  type StoredExtension,
} from '#server/storage/file-store.ts'
import { deletedGraphics } from './deleted-graphics.ts'

const absent = () => new ApiError(404, 'Nie ma takiego pliku')
const gone = () => new ApiError(410, 'Ta grafika została usunięta', { headers: { 'cache-control': 'no-store' } })

const tags = ['files']
const name = z.string()
const sizeNamed = (text: string): PictureSize | undefined => PICTURE_SIZES.find((size) => String(size) === text)

/** Sets what an unchanging answer carries; true: the asker has it already. */
function isKnown(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  reply.headers({
    etag,
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
  })
  return request.headers['if-none-match'] === etag
}

/** When nobody waits for the answer any more. */
function goneFrom({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => raw.writableFinished || gone.abort())
  return gone.signal
}

/** What is not there may come, and a store that is away comes back: neither is anything to remember for a year. */
async function foundOrForgotten<T>(reply: FastifyReply, read: Promise<T | null>): Promise<T> {
  try {
    const found = await read
    if (!found) throw absent()
    return found
  } catch (error) {
    reply.removeHeader('etag').header('cache-control', 'no-store')
    throw error
  }
}

/** Pictures and fonts by the hash of their content: public for those who hold the address, unchanging, so cacheable for ever. */
export const fileRoutes =
  ({ db, live, files, copies, disk, decoders }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const onFailure = (error: unknown) => app.log.error({ err: error }, 'small copies')
    const small = smallPictures({ files, copies, disk, decoders, onFailure })
    const isDeleted = deletedGraphics(db, live, (error) => app.log.error({ err: error }, 'deleted graphics'))

    app.get(
      `${FILE_URL_PREFIX}:name`,
      { config: { access: 'anyone' }, schema: { tags, params: z.object({ name }) } },
      async (request, reply) => {
        const { name } = request.params
        if (!SERVED_NAME.test(name)) throw absent()
        if (await isDeleted(name)) throw gone()
        if (isKnown(request, reply, `"${name.slice(0, 64)}"`)) return reply.code(304).send()
        const file = await foundOrForgotten(reply, files.open(name))
        const extension = name.slice(65) as StoredExtension
        return reply.type(CONTENT_TYPES[extension]).header('content-length', file.size).send(file.stream)
      },
    )

    app.get(
      `${FILE_URL_PREFIX}:size/:name`,
      {
        config: { access: 'anyone' },
        schema: { tags, description: 'A smaller copy, as WebP.', params: z.object({ size: z.string(), name }) },
      },
      async (request, reply) => {
        const { name } = request.params
        const size = sizeNamed(request.params.size)
        if (!size || !PICTURE_NAME.test(name)) throw absent()
        if (await isDeleted(name)) throw gone()
        if (isKnown(request, reply, `"${name.slice(0, 64)}-${size}"`)) return reply.code(304).send()
        const picture = await foundOrForgotten(reply, small.get(askerOf(request), name, size, goneFrom(reply)))
        return reply.type(CONTENT_TYPES.webp).send(picture)
      },
    )
  }
