import type { Tones } from '../looks/look.ts'
import type { Border, Box, SceneNode, Segment } from '../scene/node.ts'
import { box } from './area.ts'
import type { Spot } from './spread.ts'

export interface PitchPlaces {
  /** To the edges of the picture; null: the lines are drawn on the ground itself. */
  turf: Box | null
  /** Within the outer lines. */
  field: Box
  /** Our goal is at the left, not below. */
  isLying: boolean
}

const STRIPE = 119

/** Stripes run across the pitch. */
export function stripesOf({ x, y, width, height }: Box, isLying: boolean): Box[] {
  const length = isLying ? width : height
  const count = Math.round(length / STRIPE)
  const edge = (index: number) => Math.round((isLying ? x : y) + (index * length) / count)
  return Array.from({ length: count }, (_, index) => {
    const [from, size] = [edge(index), edge(index + 1) - edge(index)]
    return isLying ? box(from, y, size, height) : box(x, from, width, size)
  })
}

/** At most so many pixels, and so much of the field. */
const LARGE = { depth: 150, share: 0.15, across: 0.56 }
const SMALL = { depth: 58, share: 0.058, across: 0.26 }
const CIRCLE = { radius: 130, share: 0.13 }

interface PitchLines {
  /** The field, and both areas before each goal. */
  boxes: readonly Box[]
  halfway: readonly [Spot, Spot]
  circle: Spot & { radius: number }
}

export function linesOf({ field, isLying }: PitchPlaces): PitchLines {
  const [length, breadth] = isLying ? [field.width, field.height] : [field.height, field.width]
  const middle = { x: field.x + field.width / 2, y: field.y + field.height / 2 }
  const goalBox = (isFar: boolean, size: typeof LARGE): Box => {
    const [wide, depth] = [breadth * size.across, Math.min(size.depth, Math.round(length * size.share))]
    const start = isFar ? length - depth : 0
    return isLying
      ? box(field.x + start, middle.y - wide / 2, depth, wide)
      : box(middle.x - wide / 2, field.y + start, wide, depth)
  }
  return {
    boxes: [field, ...[false, true].flatMap((isFar) => [goalBox(isFar, LARGE), goalBox(isFar, SMALL)])],
    halfway: isLying
      ? [
          { x: middle.x, y: field.y },
          { x: middle.x, y: field.y + field.height },
        ]
      : [
          { x: field.x, y: middle.y },
          { x: field.x + field.width, y: middle.y },
        ],
    circle: { ...middle, radius: Math.min(CIRCLE.radius, Math.min(length, breadth) * CIRCLE.share) },
  }
}

export const lineStyle = ({ turf }: PitchPlaces, tones: Tones): Border =>
  turf ? { width: 4, colour: tones.pitchLines } : { width: 3, colour: `${tones.ink}59` }

function lineNodes(places: PitchPlaces, tones: Tones): SceneNode[] {
  const { field } = places
  const border = lineStyle(places, tones)
  const { boxes, halfway, circle } = linesOf(places)
  const [outer, ...goals] = boxes.map((place): SceneNode => ({ kind: 'rect', ...place, fill: 'transparent', border }))
  const path = (segments: Segment[]): SceneNode => ({ kind: 'path', ...field, segments, border })
  const [from, to] = halfway
  return [
    ...(outer ? [outer] : []),
    path([
      { to: 'move', ...from },
      { to: 'line', ...to },
    ]),
    path([{ to: 'arc', ...circle, start: 0, end: 2 * Math.PI }]),
    ...goals,
  ]
}

/** Turf in stripes and the lines of a pitch seen from above. */
export function pitchNodes(places: PitchPlaces, tones: Tones): SceneNode[] {
  const { turf, isLying } = places
  const stripes = turf ? stripesOf(turf, isLying) : []
  return [
    ...stripes.map((stripe, index): SceneNode => ({ kind: 'rect', ...stripe, fill: tones.turf[index % 2] ?? '' })),
    ...lineNodes(places, tones),
  ]
}
