import { inOrder } from './event-order.ts'
import { EVENT_KINDS, type MatchEvent } from './match-event.ts'

export interface OnPitch {
  playing: readonly number[]
  /** On the bench and not yet used. */
  waiting: readonly number[]
  off: readonly number[]
  sentOff: readonly number[]
}

/** Who plays by now: the eleven, then every substitution and every card that sends off. */
export function onPitch(eleven: readonly number[], bench: readonly number[], events: readonly MatchEvent[]): OnPitch {
  let playing = [...eleven]
  let waiting = [...bench]
  const off: number[] = []
  const sentOff: number[] = []
  const own = inOrder(events).filter(({ side, isTakenBack }) => side === 'ours' && !isTakenBack)
  for (const { kind, playerId, otherId } of own) {
    if (kind === 'substitution') {
      if (playerId !== null && playing.includes(playerId)) off.push(playerId)
      playing = playing.filter((id) => id !== playerId)
      if (otherId !== null && !playing.includes(otherId)) playing.push(otherId)
      waiting = waiting.filter((id) => id !== otherId)
    }
    if (EVENT_KINDS[kind].sendsOff && playerId !== null) {
      playing = playing.filter((id) => id !== playerId)
      waiting = waiting.filter((id) => id !== playerId)
      sentOff.push(playerId)
    }
  }
  return { playing, waiting, off, sentOff }
}
