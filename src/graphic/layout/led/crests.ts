import type { Sheet } from '../../formats.ts'
import type { MatchView, TeamView } from '../../match-view.ts'
import type { Box } from '../../scene/node.ts'
import type { DataKey } from '../../template/data-keys.ts'
import { within } from '../area.ts'
import type { LedStyle, Style } from '../layout.ts'
import type { Piece } from '../piece.ts'
import { crest, pairedNames, setOff, teamPieces } from '../pieces.ts'
import { crestsOverNames } from '../scoreboard.ts'
import type { Lead } from './told.ts'

/** A landscape has the teams on both sides of the figures, a story over and under them; elsewhere they are the picture. */
export const crestsLead = ({ format }: Sheet): Lead | null =>
  format === 'landscape' || format === 'story' ? null : { who: 'teams' }

const squareIn = (place: Box, share: number): Box => {
  const side = Math.min(place.width, place.height) * share
  return within(place, { width: side, height: side })
}

/** One crest in the place of a photograph. */
export const crestPiece = (
  { tones }: Style,
  place: Box,
  { team, shows, piece = 'photo' }: { team: TeamView; shows: readonly DataKey[]; piece?: string },
): Piece => ({
  name: piece,
  shows,
  nodes: [setOff(crest(squareIn(place, 0.8), team), tones.ink)],
})

/** Both names under the crests: of the place's height, and at least. */
const [NAMES, NAMES_LEAST] = [0.22, 100]

/** Both teams in the place of a photograph, their crests as large as there is room. */
export function teamsPieces(style: LedStyle, place: Box, view: MatchView): Piece[] {
  const names = Math.max(place.height * NAMES, NAMES_LEAST)
  const gap = place.height * 0.03
  const crest = Math.min(place.height - names - gap, place.width * 0.48)
  const area = within(place, { height: crest + gap + names })
  const board = crestsOverNames(area, { score: 0, crest, gap })
  return teamPieces(style, board, view, style.tones.ink, names * 0.4, pairedNames(style, view, board.names))
}
