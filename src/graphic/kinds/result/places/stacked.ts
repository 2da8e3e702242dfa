import type { Sheet } from '../../../formats.ts'
import { inset, stack } from '../../../layout/area.ts'
import type { Box } from '../../../scene/node.ts'
import type { ResultPlaces, ScorerLines } from '../places.ts'
import { boardIn, HEADING, noScorers, padded, scorerColumns, scorersHeight } from './parts.ts'

interface Room {
  /** Heading and day. */
  top: Box
  /** The panels; they may run past the texts, to the edge of the picture. */
  body: Box
  /** From a panel's edge to what it carries. */
  padding: { left: number; right: number }
  heading: number
  teamNameSize: number
}

const DAY = 46
const GAP = 24

/** Heading and day, the score in a panel, the scorers in another one under it. */
export function stackedPlaces({ canvas, format }: Sheet, scorers: ScorerLines, room: Room): ResultPlaces {
  const { top, body, padding, teamNameSize } = room
  const [heading, date] = stack(top, [room.heading, DAY])
  const isWide = format === 'landscape'
  const around = isWide ? HEADING + 10 : HEADING + 44
  const [scorePanel, below] = stack(body, [{ share: 1 }, scorersHeight(scorers, body.height, around)], GAP)
  const board = boardIn(padded(inset(scorePanel, padding), 0, 30))
  const text = inset(below, padding)
  return {
    heading,
    date,
    scorePanel,
    isScoreOnPanel: true,
    ...board,
    teamNameSize,
    ...(scorers.lines === 0
      ? noScorers(text)
      : isWide
        ? scorerColumns(text, null)
        : scorerColumns(padded(text, 20, 16), below)),
    veil: { ...canvas, height: scorePanel.y * 1.2 },
  }
}
