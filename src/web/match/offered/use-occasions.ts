import { useMemo, useRef } from 'react'
import type { Kind, Occasion } from '#graphic/kinds/kind.ts'
import { type KindName, kindFacts } from '#graphic/kinds/kinds.ts'
import { useNewestGraphics } from '#web/api/newest-graphics.ts'
import type { ClubCatalogue } from '#web/match-store/catalogue.ts'
import { numberOf } from '#web/match-store/matches-store.ts'
import { useOpenKey } from '#web/match-store/open-match.ts'
import { useSeasonCatalogue } from '#web/match-store/season-catalogue.ts'
import { useKinds } from '#web/match-store/use-kinds.ts'
import { useMatch } from '#web/match-store/use-match.ts'
import { offeredOccasions } from './offered-kinds.ts'

/** A kind that has something to be about just now. */
export interface Occasional {
  kinds: readonly [Kind]
  catalogue: ClubCatalogue
  occasions: readonly [Occasion, ...Occasion[]]
}

const NONE: readonly Occasional[] = []
const NOTHING_POSTED: ReadonlySet<string> = new Set()

/** As it was when it was first read: what is shared here is not taken from the screen for that. Null: it is being read. */
function usePostedBefore(names: readonly KindName[], isAsked: boolean): ReadonlySet<string> | null {
  const id = numberOf(useOpenKey())
  const { data, isFetching } = useNewestGraphics(isAsked && names.length > 0 ? id : null, names)
  const first = useRef<ReadonlySet<string> | null>(null)
  if (data) first.current ??= new Set(data.flatMap(({ eventId }) => eventId ?? []))
  return first.current ?? (isAsked && isFetching ? null : NOTHING_POSTED)
}

/** Of these kinds, those that wait for an occasion and have one: after an event, or (without one) after a whistle. */
export function useOccasions(
  names: readonly KindName[],
  catalogue: ClubCatalogue,
  eventId: string | null,
): readonly Occasional[] {
  const rare = useMemo(() => names.filter((name) => kindFacts(name).hasOccasions), [names])
  const kinds = useKinds(rare)
  const filled = useSeasonCatalogue(catalogue, rare)
  const posted = usePostedBefore(rare, eventId === null)
  const match = useMatch((shown) => shown)
  return useMemo(() => {
    if (!kinds || !posted) return NONE
    // What the match alone says is known without a connection too.
    const known = filled.season ? filled : catalogue
    return kinds.flatMap((kind): Occasional[] => {
      const [first, ...others] = offeredOccasions(kind.occasions?.(match, known) ?? [], eventId, posted)
      return first ? [{ kinds: [kind], catalogue: known, occasions: [first, ...others] }] : []
    })
  }, [kinds, posted, filled, catalogue, match, eventId])
}
