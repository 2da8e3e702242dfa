import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  newPhotoUpload,
  photoSchema,
  photoUpload,
  photoUploadAnswer,
  photoUploadParams,
  photoUploadQuery,
} from '#contract/photo.ts'
import { CHUNK_MAX_BYTES, PHOTO_MAX_BYTES, PHOTO_TOO_LARGE } from '#domain/photo/photo-limits.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import { askerOf } from '#server/plugins/asker.ts'
import { signedIn } from '#server/plugins/session.ts'
import { holdBytes } from '#server/plugins/upload-budget.ts'
import type { Services } from '#server/services.ts'
import { finishUpload } from './finish-upload.ts'
import { receivePart, removeParts } from './receive-part.ts'
import { readPhoto } from './repository.ts'
import { openUpload, readUpload, type StoredUpload } from './uploads-repository.ts'

const tags = ['photos']
const PIECE = 'application/octet-stream'
const begun = { access: 'signedIn', requestLimit: { max: 1_200, group: 'photos' } } as const
const pieces = { access: 'signedIn', requestLimit: { max: 3_000, group: 'photo-pieces' } } as const

const toUpload = ({ id, received, size }: StoredUpload) => ({ id, offset: received, size })

/** Its body is in memory as a whole: what the head announces counts, else the most it may be. */
async function holdPiece(request: FastifyRequest): Promise<void> {
  const announced = Number(request.headers['content-length'])
  holdBytes(request, announced > 0 ? Math.min(announced, CHUNK_MAX_BYTES) : CHUNK_MAX_BYTES)
}

/** Photographs that come piece by piece: whatever is lost on the line, what has come need not come again. */
export const photoUploadRoutes =
  ({ db, disk, files, decoders }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.addContentTypeParser(PIECE, { parseAs: 'buffer', bodyLimit: CHUNK_MAX_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    const userId = (request: FastifyRequest) => signedIn(request).account.id

    app.post(
      '/api/photos/uploads',
      {
        config: begun,
        schema: {
          tags,
          description: 'Begins an upload, or finds it again; of a photo that is here already, the photo.',
          body: newPhotoUpload,
          response: { 200: photoUploadAnswer, 201: photoUploadAnswer },
        },
      },
      async (request, reply) => {
        if (request.body.size > PHOTO_MAX_BYTES) throw new ApiError(413, PHOTO_TOO_LARGE)
        const hasRoom = await disk.hasRoomFor(request.body.size)
        const opened = await openUpload(db, userId(request), request.body, hasRoom)
        if ('photoId' in opened) return { upload: null, photo: await readPhoto(db, opened.photoId) }
        await removeParts(files, opened.leftParts)
        return reply.code(opened.isNew ? 201 : 200).send({ upload: toUpload(opened.upload), photo: null })
      },
    )

    app.get(
      '/api/photos/uploads/:id',
      { config: begun, schema: { tags, params: photoUploadParams, response: { 200: photoUpload } } },
      async (request) => toUpload(await readUpload(db, request.params.id, userId(request))),
    )

    app.patch(
      '/api/photos/uploads/:id',
      {
        bodyLimit: CHUNK_MAX_BYTES,
        onRequest: holdPiece,
        config: pieces,
        schema: {
          tags,
          description: 'The next piece. At another place than the next: 409 with `offset`, from which to go on.',
          consumes: [PIECE],
          params: photoUploadParams,
          querystring: photoUploadQuery,
          response: { 200: photoUpload },
        },
      },
      async (request) => {
        const { id } = request.params
        if (!Buffer.isBuffer(request.body)) throw new ApiError(415, `Wyślij część zdjęcia jako ${PIECE}`)
        const place = { id, userId: userId(request), offset: request.query.offset }
        return toUpload(await receivePart({ db, disk, files }, place, request.body))
      },
    )

    app.post(
      '/api/photos/uploads/:id/finish',
      { config: begun, schema: { tags, params: photoUploadParams, response: { 200: photoSchema, 201: photoSchema } } },
      async (request, reply) => {
        const { id: account, username } = signedIn(request).account
        const who = { asker: askerOf(request), userId: account, username }
        const { photo, isNew } = await finishUpload({ db, files, decoders }, who, request.params.id)
        return reply.code(isNew ? 201 : 200).send(photo)
      },
    )
  }
