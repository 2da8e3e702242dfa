import { useMemo } from 'react'
import { useOpponents } from '#web/api/opponents.ts'
import { usePlayers } from '#web/api/players.ts'
import { useClub } from '#web/club/use-club.ts'
import type { SampleClub } from '#web/graphics/template-picture/template-picture.tsx'
import { useCatalogue } from '#web/match-store/catalogue.ts'

/** What the graphics on the cards are made of: the same object while it is the same, whatever else is read meanwhile. */
export function useSampleClub(): SampleClub {
  const { club, players, opponents, sponsors } = useCatalogue()
  const hasLists = [usePlayers().data, useOpponents().data].every((list) => list !== undefined)
  const isReady = useClub().isKnown && hasLists
  return useMemo(
    () => ({ club, players, opponents, sponsors, isReady, templates: [] }),
    [club, players, opponents, sponsors, isReady],
  )
}
