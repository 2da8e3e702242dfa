import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { publicClub, publicEvents, publicMatchDetails, publicMatches, publicTeam, publicTeams } from '#contract/fan.ts'
import { seasonFigures } from '#contract/figures.ts'
import { idParams } from '#contract/id-params.ts'
import { publicTable } from '#contract/public-table.ts'
import { teamQuery } from '#contract/team.ts'
import { clubNameOr } from '#domain/club/identity.ts'
import { listSettings } from '#server/db/settings.ts'
import { listTeams } from '#server/db/teams.ts'
import { figuresQuery } from '#server/figures/figures-query.ts'
import { readFigures } from '#server/figures/read-figures.ts'
import { askedTeamId } from '#server/match/asked-team.ts'
import { cursorOf } from '#server/match/match-cursor.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import type { Services } from '#server/services.ts'
import { readCalendar } from './calendar.ts'
import { keepAnswers, TextAnswer } from './kept-answers.ts'
import { matchPage, matchQuery } from './match-query.ts'
import { findMatch, listMatches } from './match-repository.ts'
import { tableQuery } from './table-query.ts'
import { readTable } from './table-repository.ts'
import { readTeam } from './team-repository.ts'

const tags = ['fans']
/** A stadium shares few addresses. */
const READS = { max: 3_000, group: 'fan-reads' }
const open = { access: 'anyone', requestLimit: READS } as const

const noMatch = () => new ApiError(404, 'Nie ma takiego meczu')

/** What the club's fan app reads. Answers are worked out once for the whole crowd. */
export const fanRoutes =
  ({ config, db, live }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const answers = keepAnswers(live, ({ kind }) => kind !== 'graphics')
    const galleries = keepAnswers(live, () => true)
    const onRequest = answers.sendKept
    const matchOr404 = async (id: number) => {
      const match = await findMatch(db, id, Date.now())
      if (!match) throw noMatch()
      return match
    }

    app.get(
      '/api/public/matches',
      { config: open, onRequest, schema: { tags, querystring: matchQuery, response: { 200: publicMatches } } },
      (request, reply) =>
        answers.send(request, reply, `matches ${JSON.stringify(request.query)}`, async () => {
          const page = matchPage(request.query, config.timeZone)
          const teamId = await askedTeamId(db, request.query.team)
          const found = await listMatches(db, { ...page, teamId, limit: page.limit + 1 }, Date.now())
          const matches = found.slice(0, page.limit)
          const last = matches.at(-1)
          return { matches, next: found.length > page.limit && last ? cursorOf(last) : null }
        }),
    )

    app.get(
      '/api/public/matches/:id',
      {
        config: open,
        onRequest: galleries.sendKept,
        schema: { tags, params: idParams, response: { 200: publicMatchDetails } },
      },
      (request, reply) =>
        galleries.send(request, reply, `match ${request.params.id}`, () => matchOr404(request.params.id)),
    )

    app.get(
      '/api/public/matches/:id/events',
      { config: open, onRequest, schema: { tags, params: idParams, response: { 200: publicEvents } } },
      (request, reply) =>
        answers.send(request, reply, `events ${request.params.id}`, async () => ({
          events: (await matchOr404(request.params.id)).events,
        })),
    )

    app.get(
      '/api/public/team',
      { config: open, onRequest, schema: { tags, querystring: teamQuery, response: { 200: publicTeam } } },
      (request, reply) =>
        answers.send(request, reply, `team ${request.query.team ?? ''}`, async () =>
          readTeam(db, await askedTeamId(db, request.query.team)),
        ),
    )

    app.get(
      '/api/public/calendar.ics',
      {
        config: open,
        onRequest,
        schema: {
          tags,
          description: 'This season’s matches and those to come, to subscribe to in a calendar (text/calendar).',
          querystring: teamQuery,
          produces: ['text/calendar'],
        },
      },
      (request, reply) =>
        answers.send(request, reply, `calendar ${request.query.team ?? ''}`, async () => {
          const teamId = await askedTeamId(db, request.query.team)
          const moment = { now: Date.now(), timeZone: config.timeZone }
          return new TextAnswer('text/calendar; charset=utf-8', await readCalendar(db, teamId, moment))
        }),
    )

    app.get(
      '/api/public/table',
      {
        config: open,
        onRequest,
        schema: {
          tags,
          description:
            'A league’s table. Where no competition is named, the first of the season; no season: the newest.',
          querystring: tableQuery,
          response: { 200: publicTable },
        },
      },
      (request, reply) =>
        answers.send(request, reply, `table ${JSON.stringify(request.query)}`, () =>
          readTable(db, request.query, config.timeZone),
        ),
    )

    app.get(
      '/api/public/figures',
      { config: open, onRequest, schema: { tags, querystring: figuresQuery, response: { 200: seasonFigures } } },
      (request, reply) =>
        answers.send(request, reply, `figures ${JSON.stringify(request.query)}`, () =>
          readFigures(db, request.query, { now: Date.now(), timeZone: config.timeZone }),
        ),
    )

    app.get(
      '/api/public/teams',
      { config: open, onRequest, schema: { tags, response: { 200: publicTeams } } },
      (request, reply) => answers.send(request, reply, 'teams', async () => ({ teams: await listTeams(db) })),
    )

    app.get(
      '/api/public/club',
      { config: open, onRequest, schema: { tags, response: { 200: publicClub } } },
      (request, reply) =>
        answers.send(request, reply, 'club', async () => {
          const settings = await listSettings(db, ['clubName', 'clubLogo'])
          const value = (key: string) => settings.find((setting) => setting.key === key)?.value
          return { name: clubNameOr(value('clubName')), crest: value('clubLogo') ?? null } satisfies z.infer<
            typeof publicClub
          >
        }),
    )
  }
