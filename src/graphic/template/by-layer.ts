import type { Common } from './element.ts'

export const Z_MIN = 1
export const Z_MAX = 1000

type Layered = Pick<Common, 'zIndex' | 'under'>

/** The layout's own pieces lie at 0; what lies under them is below. */
export const layerOf = ({ zIndex, under }: Layered): number => (under ? zIndex - Z_MAX - 1 : zIndex)

/** Bottom first; equal layers keep the order in which they were added. */
export const byLayer = <Item extends Layered>(items: readonly Item[]): Item[] =>
  [...items].sort((a, b) => layerOf(a) - layerOf(b))
