import { itemKey } from '#domain/match/document/keys.ts'
import type { MatchEvent } from '#domain/match/events/match-event.ts'
import { useMatchesStore } from './matches-store.ts'
import { useOpenKey } from './open-match.ts'

/** Who recorded an event, as far as it is known here. */
export function useRecorder(): (event: Pick<MatchEvent, 'id' | 'device'>) => string {
  const key = useOpenKey()
  const device = useMatchesStore((stored) => stored.device)
  const stamps = useMatchesStore(({ matches }) => matches[key]?.known.stamps)
  return (event) =>
    event.device === device ? 'Twój zapis' : `Zapis: ${stamps?.[itemKey('event', event.id)]?.by ?? 'inna osoba'}`
}
