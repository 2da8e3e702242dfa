import type { MatchEventData } from '#contract/match-document.ts'
import type { Db } from '#server/db/client.ts'
import type { LiveEntry } from '#server/live/live-log.ts'
import { type MatchSubject, readMatchSubject } from '#server/live/match-subject.ts'
import { documentAnswer } from '#server/match/document-answer.ts'
import { readMatch } from '#server/match/match-store.ts'

/** Whoever is at most this many changes behind need not ask for the rest. */
const RECENT_VERSIONS = 8

/** One batch goes to every open browser; what it says of a match is worked out once. */
export function matchDeltas(db: Db): (batch: LiveEntry[], subject: string) => Promise<MatchEventData> {
  const reads = new WeakMap<LiveEntry[], Map<string, Promise<MatchEventData>>>()

  async function read({ id, teamId }: MatchSubject): Promise<MatchEventData> {
    const match = await readMatch(db, id)
    if (!match) return { id, teamId, since: 0, match: null }
    const since = Math.max(0, match.document.version - RECENT_VERSIONS)
    return { id, teamId, since, match: documentAnswer(match, since) }
  }

  return (batch, subject) => {
    const known = reads.get(batch) ?? new Map<string, Promise<MatchEventData>>()
    reads.set(batch, known)
    const delta = known.get(subject) ?? read(readMatchSubject(subject))
    known.set(subject, delta)
    return delta
  }
}
