import { EVENT_KINDS, type EventKind } from './match-event.ts'

interface Told {
  type: EventKind
  /** As it is written; empty while nobody knows it. */
  minute: string
  playerId: number | null
  otherPlayerId: number | null
}

/** From when and until when each was on the pitch: `od 60'`, `do 75'`. Who played it all is not named. */
export function pitchTimes(events: readonly Told[]): Map<number, string> {
  const times = new Map<number, string>()
  const say = (playerId: number | null, words: string) => {
    if (playerId !== null) times.set(playerId, [times.get(playerId), words].filter(Boolean).join(' '))
  }
  for (const { type, minute, playerId, otherPlayerId } of events) {
    // Without a minute there is nothing to say that the list of events does not.
    if (minute === '') continue
    if (type === 'substitution' || EVENT_KINDS[type].sendsOff) say(playerId, `do ${minute}`)
    if (type === 'substitution') say(otherPlayerId, `od ${minute}`)
  }
  return times
}
