import { box } from '../../layout/area.ts'
import type { Box } from '../../scene/node.ts'
import { type Fitted, fitted } from './fitted.ts'
import type { Said } from './said.ts'

const RULE = { height: 10, gap: 30 }
const MARK = { height: 88, gap: 26 }
/** The text gives way to the headline where both are long. */
const ASIDE_MOST = 0.5
/** Letters are not all as wide as the usual one. */
const SLACK = 1.04

/** The words under each other, with as much room as they take. */
interface Block {
  height: number
  hero: Fitted
  aside: Fitted | null
  hasMark: boolean
  /** What a tilted message needs over and under it. */
  lean: number
}

export interface BlockPlaces {
  mark: Box | null
  hero: Box
  /** About what it comes to: smaller on one line, it would be no larger than the rest. */
  heroSize: number
  rule: Box | null
  aside: Box | null
}

const total = ({ hero, aside, hasMark, lean }: Omit<Block, 'height'>): number =>
  (hasMark ? MARK.height + MARK.gap : 0) +
  hero.height * SLACK +
  2 * lean +
  (aside ? aside.height * SLACK + RULE.height + 2 * RULE.gap : 0)

export function blockIn(
  { width, height }: Pick<Box, 'width' | 'height'>,
  { hero: said, aside: beside, isQuote, tilt }: Said,
): Block {
  const aside = beside && fitted(beside, width, height * ASIDE_MOST)
  const rest = { aside, hasMark: isQuote, lean: Math.abs(Math.sin((tilt * Math.PI) / 180)) * width * 0.35 }
  const taken = total({ hero: { size: 0, lines: 0, height: 0 }, ...rest })
  const hero = fitted(said, width, (height - taken) / SLACK)
  const parts = { hero, ...rest }
  return { ...parts, height: Math.min(height, total(parts)) }
}

/** From the top of the area. */
export function blockPlaces({ hero, aside, hasMark, lean }: Block, { x, y, width }: Box): BlockPlaces {
  const heroY = y + lean + (hasMark ? MARK.height + MARK.gap : 0)
  const ruleY = heroY + hero.height * SLACK + lean + RULE.gap
  return {
    mark: hasMark ? box(x, y, MARK.height * 1.25, MARK.height) : null,
    hero: box(x, heroY, width, hero.height * SLACK),
    heroSize: hero.size,
    rule: aside ? box(x, ruleY, Math.min(180, width), RULE.height) : null,
    aside: aside && box(x, ruleY + RULE.height + RULE.gap, width, aside.height * SLACK),
  }
}
