import type { PublicMatch } from '#contract/fan.ts'
import { isAhead, isBeingPlayed, isOff } from './match-words.ts'

/** So long after kick-off a result is still what people come for. */
const RESULT_IS_NEWS_MS = 12 * 3_600_000

const kickOff = ({ date }: PublicMatch): number => Date.parse(date)

/** The match that opens the app: the one being played, today’s, the next one, else the last one. */
export function featuredMatch(newestFirst: readonly PublicMatch[], now: number): PublicMatch | null {
  const isToday = (match: PublicMatch) => kickOff(match) <= now && now - kickOff(match) < RESULT_IS_NEWS_MS
  return (
    newestFirst.find(isBeingPlayed) ??
    newestFirst.find(isToday) ??
    newestFirst.findLast((match) => kickOff(match) > now && !isOff(match)) ??
    newestFirst[0] ??
    null
  )
}

interface Fixtures {
  coming: PublicMatch[]
  past: PublicMatch[]
}

/** The other matches: the next ones soonest first, the played ones newest first. One that was forgotten is in neither. */
export function otherMatches(newestFirst: readonly PublicMatch[], featured: PublicMatch | null, now: number): Fixtures {
  const others = newestFirst.filter(({ id }) => id !== featured?.id)
  const isToCome = (match: PublicMatch) => (isAhead(match) || match.status === 'cancelled') && kickOff(match) > now
  const postponed = others.filter(({ status }) => status === 'postponed')
  return {
    // Without a day it stands behind those that have one.
    coming: [...others.filter(isToCome).toReversed(), ...postponed.toReversed()],
    past: others.filter((match) => !isAhead(match) && !isToCome(match) && match.status !== 'postponed'),
  }
}
