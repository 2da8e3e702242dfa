import type { Gradient } from './node.ts'

/** From the top down, in equal steps. */
export const vertical = (...colours: string[]): Gradient => ({
  from: { x: 0, y: 0 },
  to: { x: 0, y: 1 },
  stops: colours.map((colour, index) => ({ at: index / (colours.length - 1), colour })),
})
