import { inOrder } from '../match/events/event-order.ts'
import { EVENT_KINDS } from '../match/events/match-event.ts'
import { minuteOf } from '../match/events/minute.ts'
import type { PlayedMatch } from './played-match.ts'

/** Added time belongs to the minute it was added to: the match had ninety, however long they took. */
function momentOf(minute: string, length: number): number | null {
  const read = minuteOf(minute)
  return read && Math.min(read.minute, length)
}

/**
 * Minutes on the pitch, by player. A change whose minute nobody wrote down moves nobody's minutes: who came on by it is
 * there with none.
 */
export function minutesPlayed({
  eleven,
  events,
  length,
  isRuled,
}: Pick<PlayedMatch, 'eleven' | 'events' | 'length' | 'isRuled'>): Map<number, number> {
  const minutes = new Map<number, number>()
  if (isRuled) return minutes
  const since = new Map<number, number>(eleven.map((id) => [id, 0]))
  const own = inOrder(events).filter(({ side, isTakenBack }) => side === 'ours' && !isTakenBack)
  const leave = (id: number, at: number) => {
    const from = since.get(id)
    if (from === undefined) return
    minutes.set(id, (minutes.get(id) ?? 0) + Math.max(0, at - from))
    since.delete(id)
  }
  for (const { kind, minute, playerId, otherId } of own) {
    const isChange = kind === 'substitution'
    if (!isChange && !EVENT_KINDS[kind].sendsOff) continue
    const at = momentOf(minute, length) ?? length
    if (playerId !== null) leave(playerId, at)
    if (isChange && otherId !== null && !since.has(otherId)) since.set(otherId, at)
  }
  for (const id of [...since.keys()]) leave(id, length)
  return minutes
}
