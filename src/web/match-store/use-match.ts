import { type LocalMatch, shownCells, UNKNOWN_MATCH } from '#domain/match/document/local-match.ts'
import { keepParts, type ShownMatch, withFollowing } from '#domain/match/document/shown-match.ts'
import { stateOf } from '#domain/match/document/state-of-cells.ts'
import { localMatch, type MatchKey, useMatchesStore } from './matches-store.ts'
import { openKey, useOpenKey } from './open-match.ts'
import { serverNow } from './server-clock.ts'

/** Worked out once for each state of a match, and sharing what has not changed with the state before. */
class ShownMatches {
  private readonly byLocal = new WeakMap<LocalMatch, ShownMatch>()
  private readonly newest = new Map<MatchKey, ShownMatch>()

  of(key: MatchKey, local: LocalMatch): ShownMatch {
    const known = this.byLocal.get(local)
    if (known) return known
    const before = this.newest.get(key)
    const fresh = withFollowing(stateOf(shownCells(local), serverNow()))
    const shown = before ? keepParts(before, fresh) : fresh
    this.byLocal.set(local, shown)
    this.newest.set(key, shown)
    return shown
  }
}

const shownMatches = new ShownMatches()

/** The match on the screen, as it is now. */
export const matchNow = (): ShownMatch => shownMatches.of(openKey(), localMatch(openKey()))

/** Any match that this browser has, whichever is on the screen. */
export function useMatchOf<Part>(key: MatchKey, select: (match: ShownMatch) => Part): Part {
  return useMatchesStore(({ matches }) => select(shownMatches.of(key, matches[key] ?? UNKNOWN_MATCH)))
}

export const useMatch = <Part>(select: (match: ShownMatch) => Part): Part => useMatchOf(useOpenKey(), select)
