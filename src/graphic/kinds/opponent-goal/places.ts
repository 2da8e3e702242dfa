import { type FormatName, middleOf, type Sheet } from '../../formats.ts'
import { beside, stack, within } from '../../layout/area.ts'
import { crestsOverNames, type Scoreboard, teamsOverScore } from '../../layout/scoreboard.ts'
import type { Look } from '../../looks/look.ts'
import type { Box } from '../../scene/node.ts'

export interface CardPlaces extends Scoreboard {
  card: Box
  heading: Box
  minute: Box
  /** Over the crest of whoever scored. */
  homeLabel: Box
  awayLabel: Box
  teamNameSize: number
}

interface CardSize {
  width: number
  height: number
  heading: number
  crest: number
  score: number
  board: typeof crestsOverNames
}

/** A card no larger than what it tells; each format has its own proportions. */
const CARDS: Record<FormatName, CardSize> = {
  portrait: { width: 1060, height: 880, heading: 200, crest: 270, score: 390, board: crestsOverNames },
  square: { width: 1040, height: 780, heading: 180, crest: 250, score: 380, board: crestsOverNames },
  story: { width: 930, height: 910, heading: 170, crest: 206, score: 220, board: teamsOverScore },
  landscape: { width: 1360, height: 810, heading: 190, crest: 290, score: 520, board: crestsOverNames },
}

const LABEL = 44
const GAP = 22
/** How much larger the heading is where no minute stands beside it. */
const ALONE = 1.4

/** Beside each other, or, in a look that centres, one under the other. */
function headingPlaces(top: Box, { headingAlign }: Look, hasMinute: boolean): Pick<CardPlaces, 'heading' | 'minute'> {
  if (headingAlign === 'left') {
    const [heading, minute] = beside(top, [{ share: 2 }, { share: 1 }], 20)
    return { heading: hasMinute ? heading : top, minute: within(minute, { height: top.height * 0.6 }) }
  }
  const [heading, minute] = stack(top, [{ share: 2 }, { share: 1 }])
  return { heading: hasMinute ? heading : top, minute }
}

export function cardPlaces(sheet: Sheet, look: Look, hasMinute: boolean): CardPlaces {
  const { canvas, safe, format } = sheet
  const size = CARDS[format]
  const heading = look.headingAlign === 'left' && !hasMinute ? size.heading * ALONE : size.heading
  const height = size.height + heading - size.heading
  const card = within({ ...canvas, y: safe.y, height: safe.height }, { width: size.width, height })
  const width = Math.min(size.width - 140, middleOf(sheet).width)
  const inner = within(card, { width, height: height - 80 })
  const [top, , body] = stack(inner, [heading, LABEL, { share: 1 }], GAP)
  const board = size.board(body, size)
  const over = (crest: Box, name: Box): Box => ({ ...name, y: crest.y - LABEL - GAP, height: LABEL })
  return {
    card,
    ...headingPlaces(top, look, hasMinute),
    ...board,
    homeLabel: over(board.homeCrest, board.homeName),
    awayLabel: over(board.awayCrest, board.awayName),
    teamNameSize: 48,
  }
}
