import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { idParams } from '#contract/id-params.ts'
import { leagueChange, leagueList, league as leagueSchema, newLeague } from '#contract/league.ts'
import { seasonAsked } from '#contract/season.ts'
import { teamQuery } from '#contract/team.ts'
import { wallDay } from '#domain/match/wall-day.ts'
import { seasonOf } from '#domain/season/season.ts'
import { leagueAnswer, readLeague } from '#server/league/league-row.ts'
import { signedIn } from '#server/plugins/session.ts'
import type { Services } from '#server/services.ts'
import { addLeague, deleteLeague, listLeagues, noLeague, saveLeague } from './repository.ts'

const tags = ['leagues']
const staff = { access: 'signedIn' } as const

const listQuery = teamQuery.extend({
  season: seasonAsked.optional().meta({ description: 'The year in which it begins; today’s season without' }),
})

/** Tables of the leagues that the club's teams play in. The club's own results come from its matches. */
export const leagueRoutes =
  ({ db, config: { timeZone } }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const answerOf = async (id: number) => {
      const row = await readLeague(db, id)
      if (!row) throw noLeague()
      return leagueAnswer(db, row, timeZone)
    }

    app.get(
      '/api/leagues',
      { config: staff, schema: { tags, querystring: listQuery, response: { 200: leagueList } } },
      ({ query: { team, season } }) =>
        listLeagues(db, team, season ?? seasonOf(wallDay(Date.now(), timeZone)), timeZone),
    )

    app.post(
      '/api/leagues',
      { config: staff, schema: { tags, body: newLeague, response: { 201: leagueSchema } } },
      async (request, reply) => {
        const id = await addLeague(db, request.body, signedIn(request).account.username)
        return reply.code(201).send(await answerOf(id))
      },
    )

    app.get(
      '/api/leagues/:id',
      { config: staff, schema: { tags, params: idParams, response: { 200: leagueSchema } } },
      ({ params }) => answerOf(params.id),
    )

    app.put(
      '/api/leagues/:id',
      {
        config: staff,
        schema: {
          tags,
          description: '409 where somebody else has saved it since the version that the change is based on.',
          params: idParams,
          body: leagueChange,
          response: { 200: leagueSchema },
        },
      },
      async (request) => {
        await saveLeague(db, request.params.id, request.body, signedIn(request).account.username)
        return answerOf(request.params.id)
      },
    )

    app.delete(
      '/api/leagues/:id',
      { config: { access: 'admin' }, schema: { tags, params: idParams, response: { 204: z.undefined() } } },
      async (request, reply) => {
        await deleteLeague(db, request.params.id)
        return reply.code(204).send()
      },
    )
  }
