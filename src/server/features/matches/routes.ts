import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { fixtureImport, fixturesImported } from '#contract/fixture-import.ts'
import { idParams } from '#contract/id-params.ts'
import { currentMatchAnswer, serverTime } from '#contract/match.ts'
import { matchChanges } from '#contract/match-changes.ts'
import { matchChanged, matchDocument } from '#contract/match-document.ts'
import { staffGraphic } from '#contract/match-graphic.ts'
import { storedId } from '#contract/path.ts'
import { mergeMatches as mergeRequest, newMatch, seasonChoices, staffMatches } from '#contract/staff-match.ts'
import { teamQuery } from '#contract/team.ts'
import { KIND_NAMES } from '#graphic/kinds/kinds.ts'
import { transact } from '#server/db/transact.ts'
import { askedTeamId } from '#server/match/asked-team.ts'
import { applyChanges } from '#server/match/change-match.ts'
import { documentAnswer } from '#server/match/document-answer.ts'
import { ensureCurrent, makeCurrent, makeMatch } from '#server/match/make-match.ts'
import { cursorOf, matchCursor, pageLimit, placeOf } from '#server/match/match-cursor.ts'
import { matchFilter } from '#server/match/match-filter.ts'
import { graphicsOf } from '#server/match/match-graphics.ts'
import { listStaffMatches } from '#server/match/match-list.ts'
import { holdMatch, readMatch } from '#server/match/match-store.ts'
import { deleteMatch, mergeMatches } from '#server/match/remove-match.ts'
import { seasonChoices as choicesOf } from '#server/match/season-choices.ts'
import { ApiError } from '#server/plugins/api-error.ts'
import { signedIn } from '#server/plugins/session.ts'
import type { Services } from '#server/services.ts'
import { currentMatch } from './current-match.ts'
import { importFixtures } from './import-fixtures.ts'

const tags = ['matches']
const staff = { access: 'signedIn' } as const
const admin = { access: 'admin' } as const

const noMatch = () => new ApiError(404, 'Nie ma takiego meczu')

const pageQuery = matchFilter.extend({ limit: pageLimit, before: matchCursor.optional() })
const documentQuery = z.object({
  since: z.coerce.number().int().min(0).default(0).meta({ description: 'Only what has changed after this version' }),
})
const graphicQuery = z.object({
  limit: pageLimit,
  before: z.coerce.number().pipe(storedId).optional(),
  types: z
    .string()
    .transform((list) => list.split(','))
    .pipe(z.array(z.enum(KIND_NAMES)))
    .optional()
    .meta({ description: 'Only these types of graphic, with commas between them' }),
})

/** Matches as staff work on them: documents that several people change at once. */
export const matchRoutes =
  ({ db, config }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const moment = () => ({ now: Date.now(), timeZone: config.timeZone })

    app.get(
      '/api/matches/current',
      { config: staff, schema: { tags, querystring: teamQuery, response: { 200: currentMatchAnswer } } },
      async ({ query: { team } }) => currentMatch(db, await askedTeamId(db, team)),
    )

    app.post(
      '/api/matches/current',
      {
        config: staff,
        schema: {
          tags,
          querystring: teamQuery,
          description:
            'The team’s current match; where there is none, an empty one whose opponent is still to be chosen.',
          response: { 200: matchDocument, 201: matchDocument },
        },
      },
      async (request, reply) => {
        const { match, isNew } = await ensureCurrent(
          db,
          request.query.team,
          signedIn(request).account.username,
          moment(),
        )
        return reply.code(isNew ? 201 : 200).send(documentAnswer(match))
      },
    )

    app.get(
      '/api/matches',
      { config: staff, schema: { tags, querystring: pageQuery, response: { 200: staffMatches } } },
      async ({ query: { limit, before, ...filter } }) => {
        if (filter.team !== undefined) await askedTeamId(db, filter.team)
        const page = { limit: limit + 1, filter, before: before === undefined ? undefined : placeOf(before) }
        const found = await listStaffMatches(db, page, moment())
        const matches = found.slice(0, limit)
        const last = matches.at(-1)
        return { matches, next: found.length > limit && last ? cursorOf(last) : null }
      },
    )

    app.get(
      '/api/matches/choices',
      { config: staff, schema: { tags, querystring: teamQuery, response: { 200: seasonChoices } } },
      async ({ query: { team } }) =>
        choicesOf(db, team === undefined ? undefined : await askedTeamId(db, team), moment()),
    )

    app.post(
      '/api/matches',
      { config: staff, schema: { tags, body: newMatch, response: { 200: matchDocument, 201: matchDocument } } },
      async (request, reply) => {
        const { username } = signedIn(request).account
        const { match, isNew } = await makeMatch(db, request.body, username, moment())
        return reply.code(isNew ? 201 : 200).send(documentAnswer(match))
      },
    )

    app.post(
      '/api/matches/import',
      {
        config: staff,
        schema: {
          tags,
          description: 'A list of fixtures, decided row by row: all of it or nothing.',
          body: fixtureImport,
          response: { 200: fixturesImported },
        },
      },
      (request) => {
        const { username, role } = signedIn(request).account
        return importFixtures(db, request.body, { by: username, isAdmin: role === 'admin' }, moment())
      },
    )

    app.get(
      '/api/matches/:id',
      {
        config: staff,
        schema: { tags, params: idParams, querystring: documentQuery, response: { 200: matchDocument } },
      },
      async (request) => {
        const match = await readMatch(db, request.params.id)
        if (!match) throw noMatch()
        return documentAnswer(match, request.query.since)
      },
    )

    app.post(
      '/api/matches/:id/changes',
      {
        config: staff,
        schema: {
          tags,
          description: 'Each cell is settled by itself; what somebody else has set differently meanwhile is answered.',
          params: idParams,
          body: matchChanges,
          response: { 200: matchChanged },
        },
      },
      async (request) => {
        const { device, changes } = request.body
        const now = moment()
        const author = { by: signedIn(request).account.username, device, at: now.now }
        const { match, conflicts } = await transact(db, async (tx) => {
          const held = await holdMatch(tx, request.params.id)
          if (!held) throw noMatch()
          return applyChanges(tx, held, changes, author, now)
        })
        return { match: documentAnswer(match), conflicts: [...conflicts] }
      },
    )

    app.post(
      '/api/matches/:id/current',
      { config: staff, schema: { tags, params: idParams, response: { 200: matchDocument } } },
      async (request) => {
        const match = await makeCurrent(db, request.params.id, signedIn(request).account.username, Date.now())
        if (!match) throw noMatch()
        return documentAnswer(match)
      },
    )

    app.get(
      '/api/matches/:id/graphics',
      {
        config: staff,
        schema: { tags, params: idParams, querystring: graphicQuery, response: { 200: z.array(staffGraphic) } },
      },
      (request) => graphicsOf(db, request.params.id, request.query),
    )

    app.post(
      '/api/matches/:id/merge',
      { config: admin, schema: { tags, params: idParams, body: mergeRequest, response: { 204: z.undefined() } } },
      async (request, reply) => {
        const { id } = request.params
        const { into } = request.body
        if (id === into) throw new ApiError(400, 'Mecz nie może być połączony sam ze sobą')
        const { username } = signedIn(request).account
        if (!(await mergeMatches(db, id, into, username, moment()))) throw noMatch()
        return reply.code(204).send()
      },
    )

    app.delete(
      '/api/matches/:id',
      { config: admin, schema: { tags, params: idParams, response: { 204: z.undefined() } } },
      async (request, reply) => {
        const { username } = signedIn(request).account
        if (!(await deleteMatch(db, request.params.id, username, Date.now()))) throw noMatch()
        return reply.code(204).send()
      },
    )

    app.get(
      '/api/time',
      {
        config: { access: 'anyone' },
        schema: { tags, description: 'For clients to measure their own clock against.', response: { 200: serverTime } },
      },
      async () => ({ now: Date.now(), timeZone: config.timeZone }),
    )
  }
