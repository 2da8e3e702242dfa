import type { Sheet } from '../../formats.ts'
import { type MatchView, type TeamView, teamsOf } from '../../match-view.ts'
import type { Box } from '../../scene/node.ts'
import type { DataKey } from '../../template/data-keys.ts'
import { beside, within } from '../area.ts'
import type { Style } from '../layout.ts'
import type { Piece } from '../piece.ts'
import { crest, crestKeys, setOff } from '../pieces.ts'
import type { Lead } from './told.ts'

/** A landscape has the teams on both sides of the figures, a story over and under them; elsewhere their crests are the picture. */
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

/** Both crests, as large as there is room. */
export function crestsPieces({ tones }: Style, place: Box, view: MatchView): Piece[] {
  const { home, away } = teamsOf(view)
  const keys = crestKeys(view)
  const [left, right] = beside(place, [{ share: 1 }, { share: 1 }], place.width * 0.03)
  return [
    { name: 'home-crest', shows: keys.home, nodes: [setOff(crest(squareIn(left, 0.98), home), tones.ink)] },
    { name: 'away-crest', shows: keys.away, nodes: [setOff(crest(squareIn(right, 0.98), away), tones.ink)] },
  ]
}
