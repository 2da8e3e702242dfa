import { useMemo } from 'react'
import { usePlayers } from '#web/api/players.ts'
import { useClub } from '#web/club/use-club.ts'
import type { SampleClub } from '#web/graphics/template-picture/template-picture.tsx'
import { useCatalogue } from '#web/match-store/catalogue.ts'

/** What the graphics on the cards are made of: the same object while it is the same, whatever else is read meanwhile. */
export function useSampleClub(): SampleClub {
  const { club, players } = useCatalogue()
  const hasPlayers = usePlayers().data !== undefined
  const isReady = useClub().isKnown && hasPlayers
  return useMemo(() => ({ club, players, isReady, opponents: [], templates: [] }), [club, players, isReady])
}
