import { create } from 'zustand'
import { shownCells } from '#domain/match/document/local-match.ts'
import { restoreClock } from '#domain/match/restore-clock.ts'
import {
  draftOf,
  isHere,
  localMatch,
  type MatchKey,
  type NamedTeam,
  numberNow,
  useMatchesStore,
} from './matches-store.ts'
import { serverNow } from './server-clock.ts'

interface OpenMatch {
  /** Chosen on purpose, by the address; null: whichever is the current one. */
  chosen: MatchKey | null
  /** Whose match is on the screen. */
  team: NamedTeam
  /** The team's current match as it was last heard of; null: there is none. */
  currentId: number | null
  /** The server was asked what the match is, or could not be. */
  isKnown: boolean
  /** Why the chosen one cannot be shown. */
  problem: 'missing' | 'unreachable' | null
  /** A match that the server has no longer. */
  gone: MatchKey | null
  /** Counts the matches opened one after the other: the screens begin anew with each. */
  visit: number
}

/** Which match is on the screen. */
export const useOpenMatch = create<OpenMatch>(() => ({
  chosen: null,
  team: useMatchesStore.getState().team,
  currentId: null,
  isKnown: false,
  problem: null,
  gone: null,
  visit: 0,
}))

const currentKeyOf = ({ team, currentId }: OpenMatch): MatchKey =>
  currentId === null ? draftOf(team) : String(currentId)
const keyOf = (open: OpenMatch): MatchKey => open.chosen ?? currentKeyOf(open)

/** The current match of the team on the screen, whichever of its matches is open. */
export const useCurrentKey = (): MatchKey => useOpenMatch(currentKeyOf)

export const openKey = (): MatchKey => keyOf(useOpenMatch.getState())
export const useOpenKey = (): MatchKey => useOpenMatch(keyOf)

const isOther = ({ chosen, currentId }: OpenMatch): boolean =>
  chosen !== null && chosen !== String(currentId) && useMatchesStore.getState().toMake[chosen]?.isCurrent !== true

const isHalfOrBreak = (key: MatchKey): boolean => {
  const { matchTimeState } = restoreClock(shownCells(localMatch(key)).clock, serverNow())
  return matchTimeState !== 'notStarted' && matchTimeState !== 'finished'
}

/** The match on the screen is not the current one. */
export const isOtherOpen = (): boolean => isOther(useOpenMatch.getState())
export const useIsOtherOpen = (): boolean => useOpenMatch(isOther)

/**
 * Which match is the current one. Whoever has one on the screen that is being played stays with it when somebody makes
 * another the current one: the next goal is of that match.
 */
export function currentIs(currentId: number | null, hasOpponent: boolean): void {
  useOpenMatch.setState((open) => {
    const isReplaced = hasOpponent && open.chosen === null && open.currentId !== null && open.currentId !== currentId
    const stays = isReplaced && isHalfOrBreak(String(open.currentId))
    return { ...open, currentId, chosen: stays ? String(open.currentId) : open.chosen }
  })
}

/** Another team's match is on the screen from now on: the one that was opened, or the current one of that team. */
export function showTeam(team: NamedTeam): void {
  useOpenMatch.setState((open) => {
    if (open.team === team) return open
    const next = { ...open, team, currentId: null }
    return open.chosen === null ? { ...next, isKnown: false, visit: open.visit + 1 } : next
  })
}

/** As the address names it. A name that the server has numbered since means the number. */
export function openMatch(named: MatchKey | null): void {
  const chosen = named === null ? null : String(numberNow(named) ?? named)
  useOpenMatch.setState((open) => {
    if (open.chosen === chosen) return open
    const isKnown = open.isKnown && (chosen === null || isHere(chosen))
    return { ...open, chosen, isKnown, problem: null, visit: open.visit + 1 }
  })
}
