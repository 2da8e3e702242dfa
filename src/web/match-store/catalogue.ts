import { useMemo, useRef } from 'react'
import type { Opponent } from '#contract/opponent.ts'
import type { Player } from '#contract/player.ts'
import type { Template } from '#contract/template.ts'
import type { Catalogue } from '#graphic/catalogue.ts'
import { useOpponents } from '#web/api/opponents.ts'
import { usePlayers } from '#web/api/players.ts'
import { useTemplates } from '#web/api/templates.ts'
import { DEFAULT_CREST as SCREEN_CREST, useClub } from '#web/club/use-club.ts'
import { useCrestColours } from '#web/club/use-crest-colours.ts'
import { useOpenMatch } from './open-match.ts'

/** The club's own, with how far it has come. */
export interface ClubCatalogue extends Catalogue {
  players: readonly Player[]
  opponents: readonly Opponent[]
  templates: readonly Template[]
  isReady: boolean
  /** What could not be read, if anything. */
  error: Error | null
  retry: () => void
}

const NONE: readonly never[] = []

export function useCatalogue(): ClubCatalogue {
  const players = usePlayers()
  const opponents = useOpponents()
  const templates = useTemplates()
  const { name, crest, isKnown } = useClub()
  const colours = useCrestColours()
  const club = useMemo(() => ({ name, crest: crest === SCREEN_CREST ? null : crest, colours }), [name, crest, colours])
  const lists = [players, opponents, templates]
  const hasMatch = useOpenMatch((open) => open.isKnown)
  const isReady = isKnown && hasMatch && lists.every((list) => list.data !== undefined)
  const error = lists.find((list) => list.error)?.error ?? null
  const [squad, teams, designs] = [players.data ?? NONE, opponents.data ?? NONE, templates.data ?? NONE]
  const retry = () => {
    for (const list of lists) if (list.error) void list.refetch()
  }
  const again = useRef(retry)
  again.current = retry
  // The same object while nothing in it has changed: a new one would draw every graphic anew.
  return useMemo(
    () => ({
      players: squad,
      opponents: teams,
      templates: designs,
      club,
      isReady,
      error,
      retry: () => again.current(),
    }),
    [squad, teams, designs, club, isReady, error],
  )
}
