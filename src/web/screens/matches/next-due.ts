import { isOver, matchStatus } from '#domain/match/current-match.ts'
import { stateOf } from '#domain/match/document/state-of-cells.ts'
import { useCurrentMatch } from '#web/api/match.ts'
import type { NamedTeam } from '#web/match-store/matches-store.ts'
import { useCurrentKey, useOpenMatch } from '#web/match-store/open-match.ts'
import { serverNow } from '#web/match-store/server-clock.ts'
import { useMatchOf } from '#web/match-store/use-match.ts'

/** A new match takes the place of none, of one whose opponent nobody has named, and of one that is over. */
export function useIsNextDue(team: NamedTeam): boolean {
  const isOnScreen = useOpenMatch((open) => open.team === team)
  const currentKey = useCurrentKey()
  const isHereDue = useMatchOf(currentKey, (match) => match.selectedOpponent === null || isOver(matchStatus(match)))
  const { data } = useCurrentMatch(true, team)
  // The match on the screen may have changes that the server has not heard of.
  if (isOnScreen) return isHereDue
  // Unknown without a connection: nobody's match is put aside unasked.
  if (!data) return false
  return !data.document || data.id === null || isOver(matchStatus(stateOf(data.document.cells, serverNow())))
}
