import { beside, inset, stack, within } from '../../../layout/area.ts'
import { crestsOverNames, inOneLine, type Scoreboard, teamsOverScore } from '../../../layout/scoreboard.ts'
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
export function scorerColumns(area: Box, panel: Box | null, isOutward = false): ScorerPlaces {
  const [scorersHeading, scorers] = stack(area, [HEADING, { share: 1 }], 6)
  const [homeScorers, awayScorers] = beside(scorers, [{ share: 1 }, { share: 1 }], GAP)
  return { scorersPanel: panel, scorersHeading, homeScorers, awayScorers, scorers, isOutward }
}

/** Without a goal the whole area is for the words that say so. */
export const noScorers = (area: Box): ScorerPlaces => ({ ...scorerColumns(area, null), scorers: area })

const NAMES = 124

/** A row lower than this has the names beside the crests, not under them. */
const LOW = 260

/** The score as large as the area allows: under the teams, or between them. */
export function boardIn(area: Box): Scoreboard {
  const { width, height } = area
  if (height < LOW) return inOneLine(area, { crest: Math.min(height, width * 0.16), score: width * 0.26, gap: 20 })
  if (height > width * 0.62) {
    const crest = Math.round(height * 0.32)
    return teamsOverScore(area, { crest, score: height - crest - NAMES - 32, gap: 16 })
  }
  const crest = Math.round(Math.min(height - NAMES - 16, width * 0.29))
  const used = within(area, { height: crest + 16 + NAMES })
  const board = crestsOverNames(used, { crest, score: Math.round(width * 0.39), gap: 12 })
  return { ...board, score: padded({ ...board.score, y: used.y, height: used.height }, 16, 0) }
}

export const padded = (area: Box, across: number, down: number): Box =>
  inset(area, { top: down, right: across, bottom: down, left: across })
