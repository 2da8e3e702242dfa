import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { generatedGraphic, generateGraphicRequest } from '#contract/graphic.ts'
import { askerOf } from '#server/plugins/asker.ts'
import { parseJsonBodies } from '#server/plugins/input-gate.ts'
import { holdWholeBody } from '#server/plugins/upload-budget.ts'
import type { Services } from '#server/services.ts'
import { fileUrl } from '#server/storage/file-store.ts'
import { parseGraphicBody } from './graphic-body.ts'
import { GRAPHIC_MAX_BYTES, graphicPictures } from './graphic-picture.ts'
import { recordGraphic } from './repository.ts'

/** Base64 takes four bytes for three. */
const BODY_MAX_BYTES = Math.ceil((GRAPHIC_MAX_BYTES * 4) / 3) + 64 * 1024

export const graphicRoutes =
  ({ db, files, decoders }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    parseJsonBodies(app, parseGraphicBody)
    const pictureOf = graphicPictures(decoders)
    app.post(
      '/api/generate-graphic',
      {
        bodyLimit: BODY_MAX_BYTES,
        onRequest: holdWholeBody,
        config: { access: 'signedIn', requestLimit: { max: 60, group: 'graphics' } },
        schema: { tags: ['graphics'], body: generateGraphicRequest, response: { 201: generatedGraphic } },
      },
      async (request, reply) => {
        const { bytes, extension, width, height } = await pictureOf(askerOf(request), request.body.base64Image)
        const { type, requestId, match } = request.body
        const graphic = { type, url: fileUrl(await files.put(bytes, extension)), createdAt: new Date().toISOString() }
        const url = await recordGraphic(db, graphic, { requestId, match })
        return reply.code(201).send({ url, width, height, bytes: bytes.length })
      },
    )
  }
