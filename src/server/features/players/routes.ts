import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { idParams } from '#contract/id-params.ts'
import { playerList, playerSchema } from '#contract/player.ts'
import { playerChange, playerData } from '#contract/player-data.ts'
import { importPlayersAnswer, importPlayersRequest } from '#contract/player-import.ts'
import { keepPicture } from '#server/pictures/keep-picture.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import { askerOf } from '#server/plugins/asker.ts'
import { jsonPart, readForm } from '#server/plugins/uploads.ts'
import type { Services } from '#server/services.ts'
import { addPlayer, changePlayer, deletePlayer, importPlayers, listPlayers } from './repository.ts'

const tags = ['players']
const PARTS =
  'Multipart: playerData (JSON of firstName, lastName, number, position, teamIds), playerImage, scorerImage.'

const readParts = async (request: FastifyRequest) => {
  const { fields, files } = await readForm(request, ['playerImage', 'scorerImage'], ['playerData'])
  return { data: jsonPart(fields, 'playerData'), photos: files }
}

export const playerRoutes =
  ({ db, files, decoders }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const keep = (request: FastifyRequest, upload: Buffer) => keepPicture({ files, decoders }, askerOf(request), upload)

    app.get('/api/players', { config: { access: 'anyone' }, schema: { tags, response: { 200: playerList } } }, () =>
      listPlayers(db),
    )

    app.post(
      '/api/players',
      { config: { access: 'admin' }, schema: { tags, description: PARTS, response: { 201: playerSchema } } },
      async (request, reply) => {
        const { data, photos } = await readParts(request)
        const player = playerData.parse(data ?? {})
        if (!photos.playerImage) throw new ApiError(400, 'Dodaj zdjęcie zawodnika do składu')
        const lineupImage = await keep(request, photos.playerImage)
        const scorerImage = photos.scorerImage && (await keep(request, photos.scorerImage))
        return reply.code(201).send(await addPlayer(db, { ...player, lineupImage, scorerImage }))
      },
    )

    app.post(
      '/api/players/import',
      {
        config: { access: 'admin' },
        schema: { tags, body: importPlayersRequest, response: { 200: importPlayersAnswer } },
      },
      (request) => importPlayers(db, request.body.players),
    )

    app.put(
      '/api/players/:id',
      {
        config: { access: 'admin' },
        schema: { tags, description: PARTS, params: idParams, response: { 200: playerSchema } },
      },
      async (request) => {
        const { data, photos } = await readParts(request)
        const change = playerChange.parse(data ?? {})
        const lineupImage = photos.playerImage && (await keep(request, photos.playerImage))
        const scorerImage = photos.scorerImage ? await keep(request, photos.scorerImage) : change.scorerImage
        return changePlayer(db, request.params.id, { ...change, lineupImage, scorerImage })
      },
    )

    app.delete(
      '/api/players/:id',
      { config: { access: 'admin' }, schema: { tags, params: idParams, response: { 204: z.undefined() } } },
      async (request, reply) => {
        await deletePlayer(db, request.params.id)
        return reply.code(204).send()
      },
    )
  }
