import { changedCells } from '#domain/match/document/cells-of-state.ts'
import { edit, shownCells } from '#domain/match/document/local-match.ts'
import type { MatchState } from '#domain/match/document/match-state.ts'
import { stateOf } from '#domain/match/document/state-of-cells.ts'
import { CLUB, localMatch, type MatchKey, setLocal } from './matches-store.ts'
import { serverNow } from './server-clock.ts'

/** Changes the match in this browser, to be sent from here. False: there is nothing to send. */
export function changeHere(key: MatchKey, recipe: (match: MatchState) => MatchState): boolean {
  const local = localMatch(key)
  const cells = shownCells(local)
  const before = stateOf(cells, serverNow())
  const values = changedCells(before, recipe(before), cells)
  if (Object.keys(values).length === 0) return false
  if (key === CLUB) {
    setLocal(key, { ...local, known: { ...local.known, cells: { ...cells, ...values } } })
    return false
  }
  setLocal(key, edit(local, values))
  return true
}
