import type { Box } from '../scene/node.ts'

export interface Spot {
  x: number
  y: number
}

interface Size {
  width: number
  height: number
}

const ROUNDS = 300
const EASE = 0.5
const GOLDEN_ANGLE = 2.4

const clampTo = (value: number, from: number, to: number): number => Math.min(Math.max(value, from), Math.max(from, to))

const kept = ({ x, y }: Spot, area: Box): Spot => ({
  x: clampTo(x, area.x, area.x + area.width),
  y: clampTo(y, area.y, area.y + area.height),
})

/** Moves rows of players apart so that the whole height of the pitch is used. */
function stretch(spots: readonly Spot[], area: Box): Spot[] {
  const ys = spots.map((spot) => spot.y)
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  if (bottom - top < area.height * 0.35) return [...spots]
  return spots.map(({ x, y }) => ({ x, y: area.y + ((y - top) / (bottom - top)) * area.height }))
}

/** Players on one and the same spot need a direction to part in. */
const parted = (spots: readonly Spot[]): Spot[] =>
  spots.map(({ x, y }, index) => {
    const isTaken = spots.slice(0, index).some((other) => Math.hypot(other.x - x, other.y - y) < 2)
    if (!isTaken) return { x, y }
    return { x: x + 6 * Math.cos(index * GOLDEN_ANGLE), y: y + 6 * Math.sin(index * GOLDEN_ANGLE) }
  })

/**
 * Where the middles of the players' pictures go so that nobody covers another's name: each takes `need.width` by
 * `need.height`, all stay within `area`. Order and rough place are kept; the same slots always give the same answer.
 */
export function spreadOut(wanted: readonly Spot[], area: Box, need: Size): Spot[] {
  const spots = parted(stretch(wanted, area).map((spot) => kept(spot, area)))
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false
    for (let i = 0; i < spots.length; i++) {
      for (let j = i + 1; j < spots.length; j++) moved = pushApart(spots[i] as Spot, spots[j] as Spot, need) || moved
    }
    for (const spot of spots) Object.assign(spot, kept(spot, area))
    if (!moved) return spots
  }
  return hidesNames(spots, need) ? inRows(spots, area, need) : spots
}

/** Nobody has to be moved. */
export const areApart = (spots: readonly Spot[], need: Size): boolean =>
  spots.every((one, index) =>
    spots
      .slice(index + 1)
      .every((other) => Math.abs(one.x - other.x) >= need.width || Math.abs(one.y - other.y) >= need.height),
  )

function pushApart(one: Spot, other: Spot, need: Size): boolean {
  const overlapX = need.width - Math.abs(one.x - other.x)
  const overlapY = need.height - Math.abs(one.y - other.y)
  if (overlapX <= 0.5 || overlapY <= 0.5) return false
  const axis = overlapX < overlapY ? 'x' : 'y'
  const shift = (Math.min(overlapX, overlapY) / 2) * EASE * (one[axis] < other[axis] ? -1 : 1)
  one[axis] += shift
  other[axis] -= shift
  return true
}

/** A little overlap of pictures is fine as long as each name plate, at the foot of its picture, stays clear. */
const hidesNames = (spots: readonly Spot[], need: Size): boolean =>
  spots.some((one, index) =>
    spots
      .slice(index + 1)
      .some(
        (other) => need.width - Math.abs(one.x - other.x) > 2 && need.height * 0.25 - Math.abs(one.y - other.y) > 2,
      ),
  )

/** For a crowd that pushing cannot part: rows from the top, each from left to right. */
export function inRows(spots: readonly Spot[], area: Box, need: Size): Spot[] {
  const perRow = Math.max(1, Math.floor(area.width / need.width) + 1)
  const order = spots.map((spot, index) => ({ ...spot, index })).sort((a, b) => a.y - b.y || a.x - b.x)
  const rows = Math.ceil(order.length / perRow)
  const placed: Spot[] = []
  for (let row = 0; row < rows; row++) {
    const members = order.slice(row * perRow, (row + 1) * perRow).sort((a, b) => a.x - b.x)
    const y =
      rows === 1 ? clampTo(order[0]?.y ?? 0, area.y, area.y + area.height) : area.y + (row / (rows - 1)) * area.height
    const width = (members.length - 1) * need.width
    const left = area.x + (area.width - width) / 2
    members.forEach(({ index }, column) => {
      placed[index] = { x: left + column * need.width, y }
    })
  }
  return placed
}
