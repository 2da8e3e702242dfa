import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { idParams } from '#contract/id-params.ts'
import { opponentChange, opponentData, opponentList, opponentSchema } from '#contract/opponent.ts'
import { importOpponentsAnswer, importOpponentsRequest } from '#contract/opponent-import.ts'
import { keepPicture } from '#server/pictures/keep-picture.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import { askerOf } from '#server/plugins/asker.ts'
import { jsonPart, readForm } from '#server/plugins/uploads.ts'
import type { Services } from '#server/services.ts'
import { addOpponent, changeOpponent, deleteOpponent, importOpponents, listOpponents } from './repository.ts'

const tags = ['opponents']
const PARTS = 'Multipart: opponentData (JSON of name, aliases), opponentLogo.'

const readParts = async (request: FastifyRequest) => {
  const { fields, files } = await readForm(request, ['opponentLogo'], ['opponentData'])
  return { data: jsonPart(fields, 'opponentData') ?? {}, crest: files.opponentLogo }
}

export const opponentRoutes =
  ({ db, files, decoders }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const keep = (request: FastifyRequest, crest: Buffer) => keepPicture({ files, decoders }, askerOf(request), crest)

    app.get('/api/opponents', { config: { access: 'anyone' }, schema: { tags, response: { 200: opponentList } } }, () =>
      listOpponents(db),
    )

    app.post(
      '/api/opponents',
      { config: { access: 'admin' }, schema: { tags, description: PARTS, response: { 201: opponentSchema } } },
      async (request, reply) => {
        const { data, crest } = await readParts(request)
        const { name, aliases } = opponentData.parse(data)
        if (!crest) throw new ApiError(400, 'Dodaj herb drużyny przeciwnej')
        return reply.code(201).send(await addOpponent(db, { name, aliases, logo: await keep(request, crest) }))
      },
    )

    app.post(
      '/api/opponents/import',
      {
        config: { access: 'admin' },
        schema: { tags, body: importOpponentsRequest, response: { 200: importOpponentsAnswer } },
      },
      (request) => importOpponents(db, request.body.opponents),
    )

    app.put(
      '/api/opponents/:id',
      {
        config: { access: 'admin' },
        schema: { tags, description: PARTS, params: idParams, response: { 200: opponentSchema } },
      },
      async (request) => {
        const { data, crest } = await readParts(request)
        const { name, aliases } = opponentChange.parse(data)
        const logo = crest && (await keep(request, crest))
        return changeOpponent(db, request.params.id, { name, logo, aliases })
      },
    )

    app.delete(
      '/api/opponents/:id',
      { config: { access: 'admin' }, schema: { tags, params: idParams, response: { 204: z.undefined() } } },
      async (request, reply) => {
        await deleteOpponent(db, request.params.id)
        return reply.code(204).send()
      },
    )
  }
