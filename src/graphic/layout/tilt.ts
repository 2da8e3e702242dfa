import type { Box } from '../scene/node.ts'
import type { PitchPlaces } from './pitch.ts'
import type { Spot } from './spread.ts'

/** How long the far edge of a tilted pitch is, its near edge being one: one that lies is seen from its side. */
const FAR = { standing: 0.7, lying: 0.84 }

export interface Tilt {
  /** What is tilted: it keeps its height and its near edge. */
  area: Box
  far: number
}

export const tiltOf = ({ field, isLying }: PitchPlaces): Tilt => ({
  area: field,
  far: isLying ? FAR.lying : FAR.standing,
})

const middleOf = ({ area }: Tilt): number => area.x + area.width / 2

/** Where a spot of the flat pitch is seen: what is further away is smaller, and nearer to what is behind it. */
export function seen(tilt: Tilt, { x, y }: Spot): Spot {
  const { area, far } = tilt
  const scale = 1 / (1 + (1 / far - 1) * (1 - (y - area.y) / area.height))
  const middle = middleOf(tilt)
  return { x: middle + (x - middle) * scale, y: area.y + (area.height * (scale - far)) / (1 - far) }
}

/**
 * Players keep the distances of their rows, which they need for their names, and close up as the pitch narrows: half as
 * much where it is wider than they are.
 */
export function leaning(tilt: Tilt, { x, y }: Spot, players: Box): Spot {
  const { area } = tilt
  const far = (tilt.far + Math.min(1, (tilt.far * area.width) / players.width)) / 2
  const middle = middleOf(tilt)
  return { x: middle + (x - middle) * (far + ((1 - far) * (y - area.y)) / area.height), y }
}
