import { useMemo, useRef } from 'react'
import type { Opponent } from '#contract/opponent.ts'
import type { Player } from '#contract/player.ts'
import type { Template } from '#contract/template.ts'
import { wallDay } from '#domain/match/wall-day.ts'
import type { Catalogue } from '#graphic/catalogue.ts'
import { useOpponents } from '#web/api/opponents.ts'
import { usePlayers } from '#web/api/players.ts'
import { useSession } from '#web/api/session.ts'
import { useSponsors } from '#web/api/sponsors.ts'
import { useTemplates } from '#web/api/templates.ts'
import { DEFAULT_CREST as SCREEN_CREST, useClub } from '#web/club/use-club.ts'
import { useClubStyle } from '#web/club/use-club-style.ts'
import { useCrestColours } from '#web/club/use-crest-colours.ts'
import { useOpenMatch } from './open-match.ts'
import { clubTimeZone, serverNow } from './server-clock.ts'

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
  const logos = useSponsors()
  const session = useSession()
  const { name, crest, isKnown } = useClub()
  const colours = useCrestColours()
  const style = useClubStyle()
  const club = useMemo(
    () => ({ name, crest: crest === SCREEN_CREST ? null : crest, colours, style }),
    [name, crest, colours, style],
  )
  const lists = [players, opponents, templates]
  const today = wallDay(serverNow(), clubTimeZone())
  const hasMatch = useOpenMatch((open) => open.isKnown)
  const sponsors = logos.data
  // A graphic that was drawn before them would be drawn anew; none is kept waiting for those that cannot be read, nor
  // taken from the screen when they are asked for again.
  const isVisitor = session.data === null || session.isError
  const hasWaited = useRef(false)
  hasWaited.current ||= sponsors !== undefined || isVisitor || logos.isPaused || logos.failureCount > 0
  const isReady = isKnown && hasMatch && hasWaited.current && lists.every((list) => list.data !== undefined)
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
      sponsors,
      today,
      isReady,
      error,
      retry: () => again.current(),
    }),
    [squad, teams, designs, club, sponsors, today, isReady, error],
  )
}
