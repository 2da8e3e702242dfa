import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { FAN_EVENTS, fanEventStream } from '#contract/fan.ts'
import { teamQuery } from '#contract/team.ts'
import { openStreams } from '#server/live/open-streams.ts'
import { lastEventId, openStream, type Stream } from '#server/live/stream.ts'
import { askedTeamId } from '#server/match/asked-team.ts'
import type { Services } from '#server/services.ts'
import { fanNews, type Told } from './live-news.ts'

const HEARTBEAT_MS = 25_000

/** Most of what staff change on the way shows nowhere outside: a reader is not told again what he was told last of a match. */
function tellOnce(stream: Stream): (news: Told[], wanted: number) => void {
  const last = new Map<number | null, string>()
  return (news, wanted) => {
    for (const { teamId, matchId, what, text } of news) {
      if (teamId !== null && teamId !== wanted) continue
      if (last.get(matchId) !== what) stream.sendText(text)
      last.set(matchId, what)
    }
  }
}

/** Score, clock, goals and graphics of a team's matches, to everybody who looks on. */
export const fanLiveRoutes =
  ({ db, live }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const keepOpen = openStreams(app, HEARTBEAT_MS)
    const news = fanNews(db)

    app.get(
      '/api/public/live',
      {
        config: { access: 'anyone', requestLimit: { max: 600, group: 'fan-streams' } },
        schema: {
          tags: ['fans'],
          description:
            'Server-sent events: match (the whole match as in /api/public/matches/{id}), removed (its id), resync.',
          querystring: teamQuery,
          produces: ['text/event-stream'],
          response: { 200: fanEventStream },
        },
      },
      async (request, reply: FastifyReply) => {
        const { team } = request.query as z.output<typeof teamQuery>
        const teamNow = await askedTeamId(db, team)
        reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' })
        const stream = openStream(reply)
        keepOpen(stream)
        const send = tellOnce(stream)
        let position = 0
        const leave = await live.subscribe({
          since: lastEventId(request.headers['last-event-id']),
          begin: (at, missed) => {
            position = at
            stream.mark(at)
            if (missed) stream.send(FAN_EVENTS.resync, {}, at)
          },
          deliver: async (entries) => {
            const { told, defaultTeam } = await news.of(entries)
            send(told, team ?? defaultTeam)
          },
          end: stream.end,
        })
        stream.onClose(leave)
        await news.present(teamNow, position).then(
          (told) => send(told, teamNow),
          (error: unknown) => {
            stream.end()
            throw error
          },
        )
        return reply
      },
    )
  }
