import { DEFAULT_FORMATION } from '../../lineup/default-formation.ts'
import { restoreLineup } from '../../lineup/restore-lineup.ts'
import { clamp } from '../../units.ts'
import { inOrder } from '../events/event-order.ts'
import { type BySide, NO_GOALS } from '../events/event-score.ts'
import { restoreEvent } from '../events/match-event.ts'
import { finiteFrom, flagFrom, idFrom, isRecord, listFrom, recordFrom, textFrom } from '../gate.ts'
import { STAT_MAX } from '../match-stats.ts'
import { restorePost } from '../post.ts'
import { restoreClock } from '../restore-clock.ts'
import { SCORE_MAX } from '../score.ts'
import type { Cells, CellValue } from './document.ts'
import { itemKey, itemOf, type ListCell } from './keys.ts'
import { MATCH_COURSES, type MatchState, type PublishedLineup } from './match-state.ts'

const itemsOf = (cells: Cells, list: ListCell): [item: string, value: CellValue][] =>
  Object.entries(cells).flatMap(([key, value]): [string, CellValue][] => {
    const item = itemOf(key, list)
    return item === null ? [] : [[item, value]]
  })

const goals = (value: unknown, min: number): number => clamp(Math.trunc(finiteFrom(value) ?? 0), min, SCORE_MAX)

const sidesFrom = (value: unknown, min = 0): BySide | null =>
  isRecord(value) ? { ours: goals(value.ours, min), theirs: goals(value.theirs, min) } : null

const DEFAULT_PLACES = new Map(DEFAULT_FORMATION.map((place) => [place.id, place]))

function lineupFrom(cells: Cells) {
  const named = listFrom(cells.slotIds).flatMap((id) => textFrom(id) ?? [])
  const ids = named.length > 0 ? named : [...DEFAULT_PLACES.keys()]
  const positions = ids.map((id) => ({
    ...DEFAULT_PLACES.get(id),
    ...recordFrom(cells[itemKey('slot', id)]),
    id,
    playerId: cells[itemKey('player', id)],
  }))
  return restoreLineup(positions, benchInOrder(cells))
}

/** Those on the bench, by the ranks that their cells hold. */
export const benchInOrder = (cells: Cells): number[] =>
  itemsOf(cells, 'bench')
    .map(([id, rank]) => ({ id: Number(id), rank: finiteFrom(rank) ?? 0 }))
    .sort((a, b) => a.rank - b.rank || a.id - b.id)
    .map(({ id }) => id)

function publishedFrom(value: unknown): PublishedLineup | null {
  if (!isRecord(value)) return null
  return { ...restoreLineup(value.slots, value.bench), at: finiteFrom(value.at) ?? 0 }
}

const chosenFrom = (cells: Cells, list: ListCell): Record<string, number | null> =>
  Object.fromEntries(itemsOf(cells, list).map(([chosenFor, id]) => [chosenFor, idFrom(id)]))

const counted = (value: unknown): number => clamp(Math.trunc(finiteFrom(value) ?? 0), 0, STAT_MAX)

const statsFrom = (cells: Cells): MatchState['stats'] =>
  Object.fromEntries(
    itemsOf(cells, 'stat').flatMap(([name, value]) =>
      isRecord(value) ? [[name, { ours: counted(value.ours), theirs: counted(value.theirs) }]] : [],
    ),
  )

/** The gate: whatever the cells hold leaves as a well-formed match. */
export function stateOf(cells: Cells, now: number): MatchState {
  const { slots, bench } = lineupFrom(cells)
  const events = itemsOf(cells, 'event').flatMap(([id, value]) => restoreEvent(id, value) ?? [])
  return {
    ...restoreClock(cells.clock, now),
    selectedOpponent: idFrom(cells.opponentId),
    isHome: flagFrom(cells.isHome, true),
    matchDate: textFrom(cells.matchDate),
    matchTime: textFrom(cells.matchTime),
    competition: textFrom(cells.competition),
    round: textFrom(cells.round),
    venue: textFrom(cells.venue),
    course: MATCH_COURSES.find((course) => course === cells.course) ?? 'regular',
    ruling: sidesFrom(cells.ruling),
    shootout: sidesFrom(cells.shootout),
    positions: slots,
    benchPlayers: bench,
    published: publishedFrom(cells.published),
    events: inOrder(events),
    extraGoals: sidesFrom(cells.extraGoals, -SCORE_MAX) ?? NO_GOALS,
    selectedTemplates: chosenFrom(cells, 'template'),
    photos: chosenFrom(cells, 'photo'),
    isOpponentGoal: flagFrom(cells.isOpponentGoal, false),
    selectedScorer: idFrom(cells.selectedScorer),
    shownGoal: textFrom(cells.shownGoal),
    isHalfTime: flagFrom(cells.isHalfTime, false),
    bestPlayer: idFrom(cells.bestPlayer),
    stats: statsFrom(cells),
    post: restorePost(cells.post),
  }
}
