import type { Sheet } from '../formats.ts'
import type { Box } from '../scene/node.ts'
import { inset } from './area.ts'

/** From the edges of the sheet to a photograph on a page: past the frame. */
const PAGE = { left: 100, right: 100, bottom: 84 }

/** A story's photograph, under all that is said: an app lays its buttons over it, not over words. */
export function toTheFoot({ canvas }: Sheet, from: number, isOnPage: boolean): Box {
  const foot = inset(canvas, { top: from - canvas.y })
  return isOnPage ? inset(foot, PAGE) : foot
}
