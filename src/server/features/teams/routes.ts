import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { idParams } from '#contract/id-params.ts'
import { teamList, teamSchema } from '#contract/team.ts'
import { newTeam, teamChange } from '#contract/team-data.ts'
import { listTeams } from '#server/db/teams.ts'
import { signedIn } from '#server/plugins/session.ts'
import type { Services } from '#server/services.ts'
import { deleteTeam } from './delete-team.ts'
import { addTeam, changeTeam } from './repository.ts'

const tags = ['teams']
const admin = { access: 'admin' } as const

/** The club's teams: each has its players, its matches and its current match. */
export const teamRoutes =
  ({ db }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/api/teams', { config: { access: 'signedIn' }, schema: { tags, response: { 200: teamList } } }, () =>
      listTeams(db),
    )

    app.post(
      '/api/teams',
      { config: admin, schema: { tags, body: newTeam, response: { 201: teamSchema } } },
      async (request, reply) => reply.code(201).send(await addTeam(db, request.body.name)),
    )

    app.put(
      '/api/teams/:id',
      { config: admin, schema: { tags, params: idParams, body: teamChange, response: { 200: teamSchema } } },
      (request) => changeTeam(db, request.params.id, request.body, signedIn(request).account.username),
    )

    app.delete(
      '/api/teams/:id',
      {
        config: admin,
        schema: {
          tags,
          description:
            'Neither the default team nor one that has matches. Who was in it alone goes to the default team.',
          params: idParams,
          response: { 204: z.undefined() },
        },
      },
      async (request, reply) => {
        await deleteTeam(db, request.params.id)
        return reply.code(204).send()
      },
    )
  }
