import type { Sheet } from '../../../formats.ts'
import type { PlacedLookName } from '../../../template/look-name.ts'
import { box, inset, stack } from '../../area.ts'
import { inOneLine } from '../../scoreboard.ts'
import type { PersonPlaces } from '../places.ts'
import { fromEdge, MINUTE, onCard, onPanel } from './parts.ts'

interface Post {
  /** From the edges of the sheet; the photograph has what the rows leave. */
  margins: { top: number; side: number; bottom: number }
  rows: { heading: number; name: number; board: number }
  /** The name's, over the foot of the photograph; a page has none, and keeps its margins. */
  panel: { over: number; x: number; width: number } | null
}

const POSTS: Readonly<Record<PlacedLookName, Post>> = {
  broadcast: {
    margins: { top: 26, side: 64, bottom: 56 },
    rows: { heading: 270, name: 206, board: 180 },
    panel: { over: 34, x: 40, width: 1200 },
  },
  poster: {
    margins: { top: 44, side: 64, bottom: 110 },
    rows: { heading: 270, name: 190, board: 170 },
    panel: { over: 48, x: -30, width: 1260 },
  },
  classic: { margins: { top: 80, side: 100, bottom: 96 }, rows: { heading: 180, name: 250, board: 150 }, panel: null },
}

const [PAGE, GAP, CREST, TEAM_NAME] = [80, 22, 150, 44]

/** A wide photograph on a post, from edge to edge; over it the shout, on its foot the name, under them the score. */
export function widePlaces(look: PlacedLookName, { canvas }: Sheet): PersonPlaces {
  const { margins, rows, panel } = POSTS[look]
  const { top, side, bottom } = margins
  const [heading, seen, named, board] = stack(
    inset(canvas, { top, bottom, left: side, right: side }),
    [rows.heading, { share: 1 }, rows.name, rows.board],
    GAP,
  )
  const words = panel
    ? onPanel(inset(named, { top: -panel.over + 16, bottom: 16, left: 30, right: 30 }), MINUTE)
    : onCard(named, 66)
  const across = panel ? 0 : PAGE
  const photo = box(across, seen.y, canvas.width - 2 * across, seen.height + (panel ? GAP : 0))
  return {
    heading,
    isHeadingOnPanel: false,
    ...fromEdge(photo),
    frame: photo,
    emblem: photo,
    photoEdge: null,
    namePanel: panel && { ...inset(named, { top: -panel.over }), x: panel.x, width: panel.width },
    ...words,
    scorePanel: null,
    ...inOneLine(inset(board, { left: across / 2, right: across / 2 }), {
      crest: Math.min(board.height, CREST),
      score: canvas.width * 0.24,
      gap: 24,
    }),
    teamNameSize: TEAM_NAME,
    veil: box(0, 0, canvas.width, canvas.height * (panel ? 1.4 : 1)),
  }
}
