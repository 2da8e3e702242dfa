import type { Box } from '../../scene/node.ts'
import { beside, stack, within } from '../area.ts'
import type { LedStyle } from '../layout.ts'
import { pairedNames, scorePiece, teamPieces } from '../pieces.ts'
import { loudInk } from './loud.ts'
import type { Band, Scored } from './told.ts'

const square = (place: Box, side: number): Box => within(place, { width: side, height: side })

/** The score, larger than all else, between the crests; under them whose they are. Where crests lead, names take their place. */
export const bigScoreBand = (style: LedStyle, view: Scored, hasCrests: boolean): Band => ({
  height: hasCrests ? 350 : 290,
  gap: 18,
  pieces: (place) => {
    const { tones } = style
    const [upper, names] = stack(place, [{ share: 1 }, hasCrests ? place.height * 0.26 : 0])
    const [left, score, right] = beside(upper, [{ share: 1 }, { share: 2.1 }, { share: 1 }], 20)
    const side = Math.min(left.width, upper.height * 0.82)
    const [homeName, awayName] = hasCrests ? beside(names, [{ share: 1 }, { share: 1 }], 40) : [left, right]
    const places = { homeCrest: square(left, side), awayCrest: square(right, side), homeName, awayName }
    const paired = pairedNames(style, view, hasCrests ? 'at-ends' : 'beside')
    const teams = teamPieces(style, places, view, tones.ink, hasCrests ? names.height * 0.5 : 62, paired)
    return [
      ...(hasCrests ? teams : teams.filter(({ name }) => name.endsWith('-name'))),
      scorePiece(style, score, view, loudInk(tones)),
    ]
  },
})
