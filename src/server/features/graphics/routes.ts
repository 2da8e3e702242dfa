import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { drawGraphicRequest, drawnGraphic, generatedGraphic, generateGraphicRequest } from '#contract/graphic.ts'
import { idParams } from '#contract/id-params.ts'
import type { KindFacts } from '#graphic/kinds/kind.ts'
import { type KindName, kindFacts } from '#graphic/kinds/kinds.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import { askerOf } from '#server/plugins/asker.ts'
import { parseJsonBodies } from '#server/plugins/input-gate.ts'
import { signedIn } from '#server/plugins/session.ts'
import { holdWholeBody } from '#server/plugins/upload-budget.ts'
import type { Services } from '#server/services.ts'
import { fileUrl } from '#server/storage/file-store.ts'
import { parseGraphicBody } from './graphic-body.ts'
import { GRAPHIC_MAX_BYTES, graphicPictures } from './graphic-picture.ts'
import { deleteGraphic, recordGraphic } from './repository.ts'

/** Base64 takes four bytes for three. */
const BODY_MAX_BYTES = Math.ceil((GRAPHIC_MAX_BYTES * 4) / 3) + 64 * 1024

/** A match as it is to be drawn is a few KB. */
const STATE_MAX_BYTES = 256 * 1024

const limited = { access: 'signedIn', requestLimit: { max: 60, group: 'graphics' } } as const

/** The kind decides where it is filed: what a match is told by has one. */
function refuseHomeless(kind: KindName, matchId: number | null | undefined): void {
  const { label, isOfClub }: KindFacts = kindFacts(kind)
  if (matchId === null && !isOfClub)
    throw new ApiError(400, `Grafika „${label}” należy do meczu: matchId to jego numer`)
}

export const graphicRoutes =
  ({ config, db, files, decoders, renderers }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    parseJsonBodies(app, parseGraphicBody)
    const pictureOf = graphicPictures(decoders)
    app.post(
      '/api/generate-graphic',
      {
        bodyLimit: BODY_MAX_BYTES,
        onRequest: holdWholeBody,
        config: limited,
        schema: { tags: ['graphics'], body: generateGraphicRequest, response: { 201: generatedGraphic } },
      },
      async (request, reply) => {
        refuseHomeless(request.body.type, request.body.matchId)
        const { bytes, extension, width, height } = await pictureOf(askerOf(request), request.body.base64Image)
        const { base64Image: _, filename: __, ...facts } = request.body
        const { username } = signedIn(request).account
        const graphic = { ...facts, url: fileUrl(await files.put(bytes, extension)), by: username }
        const url = await recordGraphic(db, graphic, { now: Date.now(), timeZone: config.timeZone })
        return reply.code(201).send({ url, width, height, bytes: bytes.length })
      },
    )

    app.post(
      '/api/graphics',
      {
        bodyLimit: STATE_MAX_BYTES,
        config: limited,
        schema: {
          tags: ['graphics'],
          description:
            'Draws the graphic on the server, of the state that is sent, and files it under the match, or under none.',
          body: drawGraphicRequest,
          response: { 201: drawnGraphic },
        },
      },
      async (request, reply) => {
        refuseHomeless(request.body.kind, request.body.matchId)
        const { username: by } = signedIn(request).account
        const author = { by, now: Date.now() }
        return reply.code(201).send(await renderers.graphic(askerOf(request), request.body, author))
      },
    )

    app.delete(
      '/api/graphics/:id',
      {
        config: { access: 'signedIn' },
        schema: { tags: ['graphics'], params: idParams, response: { 204: z.undefined() } },
      },
      async (request, reply) => {
        if (!(await deleteGraphic(db, request.params.id))) throw new ApiError(404, 'Nie ma takiej grafiki')
        return reply.code(204).send()
      },
    )
  }
