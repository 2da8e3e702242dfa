import { beside, inset, stack } from '../../../layout/area.ts'
import type { Box } from '../../../scene/node.ts'
import { MOST_LINES } from '../most-lines.ts'
import type { ResultContents, ScorerPlaces } from '../places.ts'

export const HEADING = 62
const LINE = 78

/** As high as what the scorers have to say, but never so high that the score is squeezed out. */
export function scorersHeight({ lines }: ResultContents, room: number, around: number): number {
  return lines === 0 ? 64 : Math.min(Math.round(room * 0.48), Math.min(lines, MOST_LINES) * LINE + around)
}

const GAP = 60

/** The heading over two columns. */
export function scorerColumns(area: Box, panel: Box | null): ScorerPlaces {
  const [scorersHeading, scorers] = stack(area, [HEADING, { share: 1 }], 6)
  const [homeScorers, awayScorers] = beside(scorers, [{ share: 1 }, { share: 1 }], GAP)
  return { scorersPanel: panel, scorersHeading, homeScorers, awayScorers, scorers }
}

/** Without a goal the whole area is for the words that say so. */
export const noScorers = (area: Box): ScorerPlaces => ({ ...scorerColumns(area, null), scorers: area })

export const padded = (area: Box, across: number, down: number): Box =>
  inset(area, { top: down, right: across, bottom: down, left: across })
