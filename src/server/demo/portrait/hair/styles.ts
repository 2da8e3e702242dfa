import type { HairStyle } from '../person.ts'
import { afro, bun, curls, twists, waves } from './full-styles.ts'
import { buzz, crop, fringe, quiff, shaved, sidePart, slick } from './short-styles.ts'
import type { Style } from './style.ts'

export const HAIR_STYLES: Record<HairStyle, Style> = {
  afro,
  bun,
  buzz,
  crop,
  curls,
  fringe,
  quiff,
  shaved,
  sidePart,
  slick,
  twists,
  waves,
}
