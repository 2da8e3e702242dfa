import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { LIVE_EVENTS, type SettingEvent } from '#contract/live.ts'
import type { LiveEntry } from '#server/live/live-log.ts'
import { openStream, type Stream } from '#server/live/stream.ts'
import { signedIn } from '#server/plugins/session.ts'
import { isSessionLive, type Session } from '#server/plugins/session-store.ts'
import type { Services } from '#server/services.ts'
import { settingsByKey } from './settings-by-key.ts'

const HEARTBEAT_MS = 15_000

const lastEventId = (header: string | string[] | undefined): number | undefined =>
  typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : undefined

/** Changes for signed-in browsers: every saved or deleted setting, and the end of an account's session. */
export const eventRoutes =
  ({ db, live }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const streams = new Set<Stream>()
    const heartbeat = setInterval(() => {
      for (const stream of streams) stream.beat()
    }, HEARTBEAT_MS)
    app.addHook('preClose', async () => {
      clearInterval(heartbeat)
      for (const stream of streams) stream.end()
    })

    const readOnce = settingsByKey(db)

    async function deliver(stream: Stream, session: Session, entries: LiveEntry[]): Promise<void> {
      const own = String(session.account.id)
      if (entries.some((entry) => entry.kind === 'account' && entry.subject === own)) {
        if (!(await isSessionLive(db, session.tokenHash))) return stream.end()
      }
      const latest = new Map(entries.map((entry) => [entry.kind === 'setting' ? entry.subject : '', entry.id]))
      latest.delete('')
      const settings = await readOnce(entries, [...latest.keys()])
      for (const [key, id] of latest) {
        const event: SettingEvent = { key, setting: settings.get(key) ?? null }
        stream.send(LIVE_EVENTS.setting, event, id)
      }
      const last = entries.at(-1)
      if (last && !latest.has(last.subject)) stream.mark(last.id)
    }

    app.get(
      '/api/events',
      {
        config: { access: 'signedIn' },
        schema: {
          tags: ['live'],
          description: 'Server-sent events: setting, resync.',
          produces: ['text/event-stream'],
        },
      },
      async (request, reply: FastifyReply) => {
        const session = signedIn(request)
        const stream = openStream(reply)
        streams.add(stream)
        const leave = await live.subscribe({
          since: lastEventId(request.headers['last-event-id']),
          begin: (position, missed) => {
            stream.mark(position)
            if (missed) stream.send(LIVE_EVENTS.resync, {}, position)
          },
          deliver: (entries) => deliver(stream, session, entries),
        })
        stream.onClose(() => {
          streams.delete(stream)
          leave()
        })
        return reply
      },
    )
  }
