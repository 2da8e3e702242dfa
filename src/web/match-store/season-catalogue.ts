import { useMemo } from 'react'
import { type KindName, kindFacts } from '#graphic/kinds/kinds.ts'
import { useSeasonFacts } from '#web/api/season-facts.ts'
import type { ClubCatalogue } from './catalogue.ts'
import { numberOf } from './matches-store.ts'
import { useOpenKey } from './open-match.ts'

/** With what these kinds draw on of the season; not ready until it is read. */
export function useSeasonCatalogue(catalogue: ClubCatalogue, names: readonly KindName[]): ClubCatalogue {
  const id = numberOf(useOpenKey())
  const isAsked = id !== null && names.some((name) => kindFacts(name).drawsOnSeason)
  const { data: season, error, refetch } = useSeasonFacts(isAsked ? id : null)
  return useMemo(() => {
    if (!isAsked) return catalogue
    if (season) return { ...catalogue, season }
    return { ...catalogue, isReady: false, error: catalogue.error ?? error, retry: () => void refetch() }
  }, [catalogue, season, isAsked, error, refetch])
}
