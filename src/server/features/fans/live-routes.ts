import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { FAN_EVENTS, type PublicMatchDetails } from '#contract/fan.ts'
import type { LiveEntry } from '#server/live/live-log.ts'
import { openStreams } from '#server/live/open-streams.ts'
import { lastEventId, openStream, type Stream } from '#server/live/stream.ts'
import type { Services } from '#server/services.ts'
import { currentMatchId, findMatch } from './match-repository.ts'

const HEARTBEAT_MS = 25_000

type Frame = { event: string; data: unknown; id: number }

/** Score, clock, goals and graphics of the match, to everybody who looks on. */
export const fanLiveRoutes =
  ({ db, live }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const keepOpen = openStreams(app, HEARTBEAT_MS)

    /** One batch goes to thousands: what it says is worked out once, by whoever comes first. */
    const said = new WeakMap<LiveEntry[], Promise<Frame[]>>()
    const framesOf = (entries: LiveEntry[]): Promise<Frame[]> => {
      const known = said.get(entries) ?? frames(entries)
      said.set(entries, known)
      return known
    }

    async function frames(entries: LiveEntry[]): Promise<Frame[]> {
      const restored = entries.findLast(({ kind }) => kind === 'restore')
      if (restored) return [{ event: FAN_EVENTS.resync, data: {}, id: restored.id }]
      const latest = new Map(entries.filter(({ kind }) => kind === 'match').map(({ subject, id }) => [subject, id]))
      const found = await Promise.all([...latest].map(async ([subject, id]) => frameOf(Number(subject), id)))
      return found.filter((frame) => frame !== null)
    }

    async function frameOf(matchId: number, id: number): Promise<Frame | null> {
      const match: PublicMatchDetails | null = await findMatch(db, matchId, Date.now())
      return match && { event: FAN_EVENTS.match, data: match, id }
    }

    async function sendPresent(stream: Stream, position: number): Promise<void> {
      const id = await currentMatchId(db)
      const frame = id === null ? null : await frameOf(id, position)
      if (frame) stream.send(frame.event, frame.data, frame.id)
    }

    app.get(
      '/api/public/live',
      {
        config: { access: 'anyone', rateLimit: { max: 600, timeWindow: '1 minute', groupId: 'fan-streams' } },
        schema: {
          tags: ['fans'],
          description: 'Server-sent events: match (the whole match as in /api/public/matches/{id}), resync.',
          produces: ['text/event-stream'],
        },
      },
      async (request, reply: FastifyReply) => {
        reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' })
        const stream = openStream(reply)
        keepOpen(stream)
        let position = 0
        const leave = await live.subscribe({
          since: lastEventId(request.headers['last-event-id']),
          begin: (at, missed) => {
            position = at
            stream.mark(at)
            if (missed) stream.send(FAN_EVENTS.resync, {}, at)
          },
          deliver: async (entries) => {
            for (const { event, data, id } of await framesOf(entries)) stream.send(event, data, id)
          },
        })
        stream.onClose(leave)
        await sendPresent(stream, position)
        return reply
      },
    )
  }
