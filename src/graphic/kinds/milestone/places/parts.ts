import { beside, inset, stack, within } from '../../../layout/area.ts'
import type { Box } from '../../../scene/node.ts'
import type { MilestonePlaces } from '../places.ts'

type Led = Pick<MilestonePlaces, 'figure' | 'heading' | 'counted'>

/** Figures leave room over and under them in their line: as high as the area, they stand in a higher box. */
const tall = (area: Box): Box => inset(area, { top: -area.height * 0.17, bottom: -area.height * 0.17 })

/** The rest is for the words beside it. */
const MOST_OF_WIDTH = 0.58

interface Figures {
  digits: number
  /** How wide one digit is, as a share of its height. */
  digit: number
  gap?: number
}

/** The figure as high as the area, the words beside it. */
export function wordsBeside(area: Box, { digits, digit, gap = 34 }: Figures): Led {
  const width = Math.min(digits * digit * area.height, area.width * MOST_OF_WIDTH)
  const [figure, said] = beside(area, [Math.round(width), { share: 1 }], gap)
  const words = within(said, { height: area.height * 0.8 })
  const [heading, counted] = stack(words, [{ share: 2.6 }, { share: 1 }], 6)
  return { figure: tall(figure), heading, counted }
}

/** The figure as large as the area allows, the words right under it. */
export function wordsUnder(area: Box, { digits, digit, gap = 24 }: Figures): Led {
  const height = Math.min(area.height * 0.66, area.width / (digits * digit))
  const words = area.height * 0.3
  const group = within(area, { height: height + gap + words })
  const [figure, heading, counted] = stack(group, [height, words * 0.66, { share: 1 }], gap / 2)
  return { figure: tall(figure), heading, counted }
}
