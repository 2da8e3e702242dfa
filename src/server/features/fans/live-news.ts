import { FAN_EVENTS, type PublicMatchDetails } from '#contract/fan.ts'
import type { Db } from '#server/db/client.ts'
import { defaultTeamId } from '#server/db/teams.ts'
import { isOfMatch, type LiveEntry } from '#server/live/live-log.ts'
import { type MatchSubject, readMatchSubject } from '#server/live/match-subject.ts'
import { eventText } from '#server/live/stream.ts'
import { currentMatchId, findMatch } from './match-repository.ts'

/** Those who come within this time of each other are shown the match as the first of them saw it. */
const PRESENT_FRESH_MS = 1_000

export interface Told {
  /** Whose readers it is for; null: everybody. */
  teamId: number | null
  /** Which match it tells of; null: none. */
  matchId: number | null
  /** What a reader sees of it. The version counts changes too that show nowhere outside. */
  what: string
  text: Buffer
}

interface Batch {
  told: Told[]
  defaultTeam: number
}

const told = (teamId: number | null, event: string, data: { id?: number }, id: number): Told => ({
  teamId,
  matchId: data.id ?? null,
  what: JSON.stringify({ ...data, version: null }),
  text: Buffer.from(eventText(event, data, id)),
})

/** Names, order and default of the teams stand in every answer: then too everything is read anew. */
const isForAll = ({ kind, subject }: LiveEntry): boolean =>
  kind === 'restore' || (kind === 'catalogue' && subject === 'teams')

/** What the log has for fans. One batch goes to thousands: what it says is worked out once, by whoever comes first. */
export function fanNews(db: Db) {
  const batches = new WeakMap<LiveEntry[], Promise<Batch>>()
  const present = new Map<number, { position: number; until: number; told: Promise<Told[]> }>()

  async function tellMatch({ id, teamId }: MatchSubject, at: number): Promise<Told> {
    const match: PublicMatchDetails | null = await findMatch(db, id, Date.now())
    return match ? told(teamId, FAN_EVENTS.match, match, at) : told(teamId, FAN_EVENTS.removed, { id }, at)
  }

  async function tell(entries: LiveEntry[]): Promise<Told[]> {
    const anew = entries.findLast(isForAll)
    if (anew) return [told(null, FAN_EVENTS.resync, {}, anew.id)]
    const latest = new Map(entries.filter(isOfMatch).map(({ subject, id }) => [subject, id]))
    return Promise.all([...latest].map(([subject, id]) => tellMatch(readMatchSubject(subject), id)))
  }

  async function tellPresent(teamId: number, position: number): Promise<Told[]> {
    const id = await currentMatchId(db, teamId)
    return id === null ? [] : [await tellMatch({ id, teamId }, position)]
  }

  return {
    of(entries: LiveEntry[]): Promise<Batch> {
      const known =
        batches.get(entries) ??
        Promise.all([tell(entries), defaultTeamId(db)]).then(([news, defaultTeam]) => ({ told: news, defaultTeam }))
      batches.set(entries, known)
      return known
    },
    present(teamId: number, position: number): Promise<Told[]> {
      const now = Date.now()
      const known = present.get(teamId)
      if (known?.position === position && now < known.until) return known.told
      const fresh = { position, until: now + PRESENT_FRESH_MS, told: tellPresent(teamId, position) }
      present.set(teamId, fresh)
      return fresh.told
    },
  }
}
