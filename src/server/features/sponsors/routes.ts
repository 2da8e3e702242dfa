import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { idParams } from '#contract/id-params.ts'
import { sponsorList, sponsorSchema } from '#contract/sponsor.ts'
import { sponsorChange, sponsorData } from '#contract/sponsor-data.ts'
import { readSponsors } from '#server/db/sponsors.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import { askerOf } from '#server/plugins/asker.ts'
import { jsonPart, readForm } from '#server/plugins/uploads.ts'
import type { Services } from '#server/services.ts'
import { keepLogo } from './keep-logo.ts'
import { addSponsor, changeSponsor, deleteSponsor } from './repository.ts'

const tags = ['sponsors']
const admin = { access: 'admin' } as const
const PARTS = 'Multipart: sponsorData (JSON of name, kinds, competition, season, isActive), sponsorLogo.'

const readParts = async (request: FastifyRequest) => {
  const { fields, files } = await readForm(request, ['sponsorLogo'], ['sponsorData'])
  return { data: jsonPart(fields, 'sponsorData') ?? {}, logo: files.sponsorLogo }
}

/** Whose logos stand on the club's graphics. */
export const sponsorRoutes =
  ({ db, files, decoders }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const keep = (request: FastifyRequest, logo: Buffer) => keepLogo({ files, decoders }, askerOf(request), logo)

    app.get('/api/sponsors', { config: { access: 'signedIn' }, schema: { tags, response: { 200: sponsorList } } }, () =>
      readSponsors(db),
    )

    app.post(
      '/api/sponsors',
      { config: admin, schema: { tags, description: PARTS, response: { 201: sponsorSchema } } },
      async (request, reply) => {
        const { data, logo } = await readParts(request)
        const sponsor = sponsorData.parse(data)
        if (!logo) throw new ApiError(400, 'Dodaj logo sponsora')
        return reply.code(201).send(await addSponsor(db, sponsor, await keep(request, logo)))
      },
    )

    app.put(
      '/api/sponsors/:id',
      {
        config: admin,
        schema: {
          tags,
          description: `${PARTS} What is left out stays; place moves it in the list.`,
          params: idParams,
          response: { 200: sponsorSchema },
        },
      },
      async (request) => {
        const { data, logo } = await readParts(request)
        const change = sponsorChange.parse(data)
        return changeSponsor(db, request.params.id, change, logo ? await keep(request, logo) : null)
      },
    )

    app.delete(
      '/api/sponsors/:id',
      { config: admin, schema: { tags, params: idParams, response: { 204: z.undefined() } } },
      async (request, reply) => {
        await deleteSponsor(db, request.params.id)
        return reply.code(204).send()
      },
    )
  }
