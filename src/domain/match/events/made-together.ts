import type { MatchEvent } from './match-event.ts'

/** As many as one graphic can tell of. */
export const TOGETHER_MAX = 5

/**
 * The changes that one was made together with, itself among them: of one side and one minute, next to each other in the
 * list. Of more than a graphic can tell of, the part that holds it.
 */
export function madeTogether(events: readonly MatchEvent[], change: MatchEvent): MatchEvent[] {
  const standing = events.filter(({ isTakenBack }) => !isTakenBack)
  const place = standing.findIndex(({ id }) => id === change.id)
  if (place === -1 || change.minute === '') return [change]
  const isLike = ({ kind, side, minute }: MatchEvent): boolean =>
    kind === change.kind && side === change.side && minute === change.minute
  const before = standing.slice(0, place).findLastIndex((event) => !isLike(event))
  const after = standing.slice(place).findIndex((event) => !isLike(event))
  const together = standing.slice(before + 1, after === -1 ? undefined : place + after)
  const own = place - before - 1
  const start = own - (own % TOGETHER_MAX)
  return together.slice(start, start + TOGETHER_MAX)
}
