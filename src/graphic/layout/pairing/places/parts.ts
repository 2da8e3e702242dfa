import type { Box } from '../../../scene/node.ts'
import { inset, stack } from '../../area.ts'
import type { PairingPlaces, PairingShape } from '../places.ts'

interface Heights {
  heading: number
  /** Of a heading that is the message. */
  shout: number
  large: number
  small: number
  /** Under a heading that leans. */
  lean?: number
}

const LINE = 52

export const detailsHeight = ({ details }: PairingShape, { large, small }: Pick<Heights, 'large' | 'small'>): number =>
  details.reduce((sum, rank) => sum + (rank === 'large' ? large : small), 0)

/** Under each other, each as high as its rank. */
export const detailLines = (area: Box, { details }: PairingShape, heights: Pick<Heights, 'large' | 'small'>): Box[] =>
  stack(
    area,
    details.map((rank) => heights[rank]),
  )

interface Headed extends Pick<PairingPlaces, 'heading' | 'line' | 'isHeadingTall'> {
  below: Box
}

/** Heading and line from the top, and what they leave. */
export function underHeading(area: Box, shape: PairingShape, { heading, shout, lean = 0 }: Heights): Headed {
  const [head, , line, below] = stack(area, [
    shape.isShout ? shout : heading,
    shape.hasLine ? lean : lean / 2,
    shape.hasLine ? LINE : 0,
    { share: 1 },
  ])
  return { heading: head, line, below: inset(below, { top: 26 }) }
}

/** Less would not make two lines larger than one. */
const TALL = 150

/** The same; what the rest cannot use is the heading's, on two lines. A score would use it. */
export function tallHeading(area: Box, shape: PairingShape, heights: Heights, highest: number): Headed {
  const usual = underHeading(area, shape, heights)
  const spare = usual.below.height - highest
  if (shape.centre === 'score' || shape.isShout || spare < TALL) return usual
  const heading = heights.heading + spare
  return { ...underHeading(area, shape, { ...heights, heading }), isHeadingTall: true }
}
