import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { FAN_EVENTS, fanEventStream, type PublicMatchDetails } from '#contract/fan.ts'
import type { LiveEntry } from '#server/live/live-log.ts'
import { openStreams } from '#server/live/open-streams.ts'
import { eventText, lastEventId, openStream, type Stream } from '#server/live/stream.ts'
import type { Services } from '#server/services.ts'
import { currentMatchId, findMatch } from './match-repository.ts'

const HEARTBEAT_MS = 25_000

/** Those who come within this time of each other are shown the match as the first of them saw it. */
const PRESENT_FRESH_MS = 1_000

interface Told {
  what: string
  text: Buffer
}

const told = (event: string, data: object, id: number): Told => ({
  what: JSON.stringify(data),
  text: Buffer.from(eventText(event, data, id)),
})

/** Most of what staff change on the way shows nowhere outside: a reader is not told again what he was told last. */
function tellOnce(stream: Stream): (news: Told[]) => void {
  let last = ''
  return (news) => {
    for (const { what, text } of news) {
      if (what !== last) stream.sendText(text)
      last = what
    }
  }
}

/** Score, clock, goals and graphics of the match, to everybody who looks on. */
export const fanLiveRoutes =
  ({ db, live }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const keepOpen = openStreams(app, HEARTBEAT_MS)

    /** One batch goes to thousands: what it says is worked out once, by whoever comes first. */
    const said = new WeakMap<LiveEntry[], Promise<Told[]>>()
    const toldBy = (entries: LiveEntry[]): Promise<Told[]> => {
      const known = said.get(entries) ?? tell(entries)
      said.set(entries, known)
      return known
    }

    async function tell(entries: LiveEntry[]): Promise<Told[]> {
      const restored = entries.findLast(({ kind }) => kind === 'restore')
      if (restored) return [told(FAN_EVENTS.resync, {}, restored.id)]
      const latest = new Map(entries.filter(({ kind }) => kind === 'match').map(({ subject, id }) => [subject, id]))
      const matches = await Promise.all([...latest].map(([subject, id]) => tellMatch(Number(subject), id)))
      return matches.flat()
    }

    async function tellMatch(matchId: number, id: number): Promise<Told[]> {
      const match: PublicMatchDetails | null = await findMatch(db, matchId, Date.now())
      return [match ? told(FAN_EVENTS.match, match, id) : told(FAN_EVENTS.removed, { id: matchId }, id)]
    }

    async function tellPresent(position: number): Promise<Told[]> {
      const id = await currentMatchId(db)
      return id === null ? [] : tellMatch(id, position)
    }

    let present: { position: number; until: number; told: Promise<Told[]> } | null = null
    function presentAt(position: number): Promise<Told[]> {
      const now = Date.now()
      if (present?.position === position && now < present.until) return present.told
      present = { position, until: now + PRESENT_FRESH_MS, told: tellPresent(position) }
      return present.told
    }

    app.get(
      '/api/public/live',
      {
        config: { access: 'anyone', requestLimit: { max: 600, group: 'fan-streams' } },
        schema: {
          tags: ['fans'],
          description:
            'Server-sent events: match (the whole match as in /api/public/matches/{id}), removed (its id), resync.',
          produces: ['text/event-stream'],
          response: { 200: fanEventStream },
        },
      },
      async (request, reply: FastifyReply) => {
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
            send(await toldBy(entries))
          },
          end: stream.end,
        })
        stream.onClose(leave)
        await presentAt(position).then(send, (error: unknown) => {
          stream.end()
          throw error
        })
        return reply
      },
    )
  }
