import type { Box, Segment } from './node.ts'

/** How far down the corners of the top are, and how far down the sides are straight. */
const [CORNER, STRAIGHT] = [0.07, 0.34]
const STEPS = 14

/** A shield as large as the box: a top that rises to its middle, sides that bow to a point at the foot. */
export function shieldSegments({ x, y, width, height }: Box): Segment[] {
  const [middle, half, from] = [x + width / 2, width / 2, y + height * STRAIGHT]
  const steps = Array.from({ length: STEPS }, (_, step) => (step + 1) / STEPS)
  const top = steps
    .slice(0, -1)
    .map((share) => ({ out: half * share, y: y + height * CORNER * Math.sin((share * Math.PI) / 2) }))
  const side = steps.map((share) => {
    const angle = (share * Math.PI) / 2
    return { out: half * Math.cos(angle) ** 0.9, y: from + (y + height - from) * Math.sin(angle) }
  })
  const edge = [...top, { out: half, y: y + height * CORNER }, { out: half, y: from }, ...side]
  const at =
    (sign: number) =>
    (spot: { out: number; y: number }): Segment => ({ to: 'line', x: middle + sign * spot.out, y: spot.y })
  return [{ to: 'move', x: middle, y }, ...edge.map(at(1)), ...edge.slice(0, -1).reverse().map(at(-1)), { to: 'close' }]
}
