import { fractionValue } from '../units.ts'
import { cheapestAssignment } from './cheapest-assignment.ts'
import type { SlotPlace, SlotType } from './default-formation.ts'
import { type FormationName, formationPlaces } from './formation.ts'
import { PITCH_ASPECT, type Slot } from './slots.ts'

/**
 * Each weighs more than everything below it together can, for eleven: into or out of goal, into another line, how far.
 * So does a player beside an empty slot.
 */
const GOAL_COST = 1e8
const LINE_COST = 1e4
const EMPTY_SHARE = 0.01

function moveCost(slot: Slot, place: SlotPlace): number {
  const dx = fractionValue(slot.x) - fractionValue(place.x)
  const dy = (fractionValue(slot.y) - fractionValue(place.y)) / PITCH_ASPECT
  const line = slot.type === place.type ? 0 : [slot.type, place.type].includes('GK') ? GOAL_COST : LINE_COST
  return (line + dx * dx + dy * dy) * (slot.playerId === null ? EMPTY_SHARE : 1)
}

const leftToRight = <Place extends SlotPlace>(places: readonly Place[]): Place[] =>
  places.toSorted((a, b) => fractionValue(a.x) - fractionValue(b.x))

type Move = readonly [slot: Slot, place: SlotPlace]

/** In a line of as many as before nobody passes another, even where crossing over would be the shorter way. */
function inOrder(moves: readonly Move[], type: SlotType): readonly Move[] {
  const line = moves.filter(([, place]) => place.type === type)
  if (line.some(([slot]) => slot.type !== type) || moves.some((move) => move[0].type === type && !line.includes(move)))
    return line
  const places = leftToRight(line.map(([, place]) => place))
  return leftToRight(line.map(([slot]) => slot)).flatMap((slot, index): Move[] => {
    const place = places[index]
    return place ? [[slot, place]] : []
  })
}

const LINES: readonly SlotType[] = ['GK', 'DEF', 'MID', 'FWD']

/**
 * The same slots with the same players in the places of the preset, each as near to where it was as can be. They come
 * in the preset's order, which is the one in which a line-up is read.
 */
export function applyFormation(slots: readonly Slot[], name: FormationName): Slot[] {
  const places = formationPlaces(name)
  const columns = cheapestAssignment(slots.map((slot) => places.map((place) => moveCost(slot, place))))
  const nearest = slots.flatMap((slot, row): Move[] => {
    const place = places[columns[row] ?? -1]
    return place ? [[slot, place]] : []
  })
  const moves = LINES.flatMap((type) => inOrder(nearest, type))
  return places.flatMap((place) =>
    moves.flatMap(([slot, { id }]) => (id === place.id ? [{ ...slot, type: place.type, x: place.x, y: place.y }] : [])),
  )
}
