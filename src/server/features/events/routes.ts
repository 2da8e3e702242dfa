import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { LIVE_EVENTS } from '#contract/live.ts'
import { CLUB_STYLE_KEY } from '#graphic/style/club-style.ts'
import { mergedSubject, readListSubject } from '#server/live/list-subject.ts'
import { isOfMatch, type LiveEntry } from '#server/live/live-log.ts'
import { openStreams } from '#server/live/open-streams.ts'
import { lastEventId, openStream, type Stream } from '#server/live/stream.ts'
import { signedIn } from '#server/plugins/session.ts'
import { isSessionLive, type Session } from '#server/plugins/session-store.ts'
import type { Services } from '#server/services.ts'
import { matchDeltas } from './match-deltas.ts'
import { settingsByKey } from './settings-by-key.ts'

/** Colours that are set by hand are told with the name and the crest: they are what every browser reads them from. */
const toldBy = (key: string): string[] => (key === CLUB_STYLE_KEY ? [key, 'clubName', 'clubLogo'] : [key])

const HEARTBEAT_MS = 15_000

function thingOf(entry: LiveEntry): string {
  if (entry.kind === 'catalogue') return `catalogue ${readListSubject(entry.subject).list}`
  return `${isOfMatch(entry) ? 'match' : entry.kind} ${entry.subject}`
}

/** What happened to one thing several times is told once, in the order of the last time. */
const latestOfEach = (entries: readonly LiveEntry[]): LiveEntry[] => {
  const latest = new Map<string, LiveEntry>()
  for (const entry of entries) {
    const thing = thingOf(entry)
    latest.delete(thing)
    latest.set(thing, entry)
  }
  return [...latest.values()]
}

/** Changes for signed-in browsers: every setting, every list, and the end of an account's session. */
export const eventRoutes =
  ({ db, live }: Services): FastifyPluginAsyncZod =>
  async (app) => {
    const keepOpen = openStreams(app, HEARTBEAT_MS)

    const readOnce = settingsByKey(db)
    const matchDelta = matchDeltas(db)

    async function deliver(stream: Stream, session: Session, entries: LiveEntry[]): Promise<void> {
      const own = String(session.account.id)
      const mayEnd = ({ kind, subject }: LiveEntry) => kind === 'restore' || (kind === 'account' && subject === own)
      if (entries.some(mayEnd)) {
        if (!(await isSessionLive(db, session.tokenHash))) return stream.end()
      }
      const news = latestOfEach(entries)
      const keys = news.flatMap(({ kind, subject }) => (kind === 'setting' ? toldBy(subject) : []))
      const settings = await readOnce(entries, keys)
      const lists = entries.filter(({ kind }) => kind === 'catalogue').map(({ subject }) => readListSubject(subject))
      for (const entry of news) {
        const { id, kind, subject } = entry
        if (kind === 'setting') {
          for (const key of toldBy(subject)) {
            stream.send(LIVE_EVENTS.setting, { key, setting: settings.get(key) ?? null }, id)
          }
        } else if (kind === 'catalogue') {
          stream.send(LIVE_EVENTS.catalogue, mergedSubject(lists, readListSubject(subject).list), id)
        } else if (isOfMatch(entry)) stream.send(LIVE_EVENTS.match, await matchDelta(entries, subject), id)
        else if (kind === 'restore') stream.send(LIVE_EVENTS.resync, {}, id)
        else stream.mark(id)
      }
    }

    app.get(
      '/api/events',
      {
        config: { access: 'signedIn' },
        schema: {
          tags: ['live'],
          description: 'Server-sent events: setting, catalogue, match, resync.',
          produces: ['text/event-stream'],
        },
      },
      async (request, reply: FastifyReply) => {
        const session = signedIn(request)
        const stream = openStream(reply)
        keepOpen(stream)
        const leave = await live.subscribe({
          since: lastEventId(request.headers['last-event-id']),
          begin: (position, missed) => {
            stream.mark(position)
            if (missed) stream.send(LIVE_EVENTS.resync, {}, position)
          },
          deliver: (entries) => deliver(stream, session, entries),
          end: stream.end,
        })
        stream.onClose(leave)
        return reply
      },
    )
  }
