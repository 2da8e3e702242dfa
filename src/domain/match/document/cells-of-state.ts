import { DEFAULT_FORMATION } from '../../lineup/default-formation.ts'
import type { Slot } from '../../lineup/slots.ts'
import { fractionValue } from '../../units.ts'
import { clockOf } from '../clock.ts'
import { eventCell } from '../events/match-event.ts'
import { changedBench } from './bench-cells.ts'
import { type Cells, type CellValue, sameValue } from './document.ts'
import { itemKey, type ListCell } from './keys.ts'
import { EMPTY_MATCH, type MatchState } from './match-state.ts'

const placeOf = ({ type, x, y }: Slot): CellValue => ({ type, x: fractionValue(x), y: fractionValue(y) })

const DEFAULT_IDS = DEFAULT_FORMATION.map(({ id }) => id)

/** Null: those of the usual formation. */
function slotIdsOf(slots: readonly Slot[]): CellValue {
  const ids = slots.map(({ id }) => id)
  return ids.length === DEFAULT_IDS.length && DEFAULT_IDS.every((id) => ids.includes(id)) ? null : ids
}

const items = (list: ListCell, values: Readonly<Record<string, CellValue>>): Record<string, CellValue> =>
  Object.fromEntries(Object.entries(values).map(([item, value]) => [itemKey(list, item), value]))

/** Each cell as it would stand if somebody had set it. */
function allCells(state: MatchState): Record<string, CellValue> {
  const { published } = state
  return {
    opponentId: state.selectedOpponent,
    isHome: state.isHome,
    matchDate: state.matchDate,
    matchTime: state.matchTime,
    competition: state.competition,
    round: state.round,
    venue: state.venue,
    course: state.course,
    ruling: state.ruling && { ...state.ruling },
    shootout: state.shootout && { ...state.shootout },
    extraGoals: { ...state.extraGoals },
    clock: clockOf(state) as unknown as CellValue,
    isOpponentGoal: state.isOpponentGoal,
    selectedScorer: state.selectedScorer,
    shownGoal: state.shownGoal,
    isHalfTime: state.isHalfTime,
    bestPlayer: state.bestPlayer,
    post: state.post && { ...state.post },
    published: published && {
      at: published.at,
      slots: published.slots.map((slot) => ({ id: slot.id, playerId: slot.playerId, ...(placeOf(slot) as object) })),
      bench: [...published.bench],
    },
    slotIds: slotIdsOf(state.positions),
    ...Object.fromEntries(state.positions.map((slot) => [itemKey('slot', slot.id), placeOf(slot)])),
    ...Object.fromEntries(state.positions.map(({ id, playerId }) => [itemKey('player', id), playerId])),
    ...Object.fromEntries(state.events.map((event) => [itemKey('event', event.id), eventCell(event)])),
    ...items('template', state.selectedTemplates),
    ...items('photo', state.photos),
    ...Object.fromEntries(Object.entries(state.stats).map(([name, sides]) => [itemKey('stat', name), { ...sides }])),
  }
}

/** What one step has changed, cell by cell; null: the cell is empty now. `cells` are those of `before`. */
export function changedCells(before: MatchState, after: MatchState, cells: Cells): Record<string, CellValue> {
  const [old, fresh] = [allCells(before), allCells(after)]
  const keys = [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
  const changed = keys.filter((key) => !sameValue(old[key], fresh[key])).map((key) => [key, fresh[key] ?? null])
  return { ...Object.fromEntries(changed), ...changedBench(before.benchPlayers, after.benchPlayers, cells) }
}

/** The cells of a match that was never a document before. */
export const cellsOf = (state: MatchState): Cells => {
  const said = Object.entries(changedCells(EMPTY_MATCH, state, {})).filter(([, value]) => value !== null)
  return Object.fromEntries(said)
}
