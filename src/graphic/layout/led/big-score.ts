import type { Box } from '../../scene/node.ts'
import { beside, inset, within } from '../area.ts'
import type { LedStyle } from '../layout.ts'
import { pairedNames, scorePiece, teamPieces } from '../pieces.ts'
import { crestsOverWideNames, type Scoreboard } from '../scoreboard.ts'
import { loudInk } from './loud.ts'
import type { Band, Scored } from './told.ts'

/** Of the place's width: a larger crest would leave no room for the score. */
const WIDEST_CREST = 0.2

/** The score stands over the crests' upper edge as far as under their lower one. */
function withCrests(place: Box): Scoreboard {
  const crest = Math.min(place.height * 0.6, place.width * WIDEST_CREST)
  const area = within(place, { height: Math.min(place.height, crest * 2) })
  return crestsOverWideNames(inset(area, { top: crest / 8 }), { crest, gap: 16 })
}

function withoutCrests(place: Box): Scoreboard {
  const [left, score, right] = beside(place, [{ share: 1 }, { share: 2.1 }, { share: 1 }], 20)
  return { homeCrest: left, awayCrest: right, homeName: left, awayName: right, score, names: 'beside' }
}

/** The score, larger than all else, between the crests; under them whose they are. Where crests lead, names take their place. */
export const bigScoreBand = (style: LedStyle, view: Scored, hasCrests: boolean): Band => ({
  height: hasCrests ? 350 : 290,
  gap: 18,
  pieces: (place) => {
    const { tones } = style
    const places = hasCrests ? withCrests(place) : withoutCrests(place)
    const paired = pairedNames(style, view, places.names)
    const teams = teamPieces(style, places, view, tones.ink, hasCrests ? place.height * 0.13 : 62, paired)
    return [
      ...(hasCrests ? teams : teams.filter(({ name }) => name.endsWith('-name'))),
      scorePiece(style, places.score, view, loudInk(tones)),
    ]
  },
})
