import type { Sheet } from '../../formats.ts'
import type { MatchView } from '../../match-view.ts'
import type { Box } from '../../scene/node.ts'
import { capitalised } from '../../words.ts'
import { beside } from '../area.ts'
import type { LedLayout, LedStyle } from '../layout.ts'
import { crestsLead } from '../led/crests.ts'
import { ledLayout } from '../led/led-layout.ts'
import { loudInk } from '../led/loud.ts'
import { teamsBand } from '../led/teams-band.ts'
import type { Band } from '../led/told.ts'
import type { Piece } from '../piece.ts'
import { capitals, text } from '../pieces.ts'
import type { Pairing } from './pairing.ts'

function pairedBand(style: LedStyle, sheet: Sheet, view: MatchView, { centre }: Pairing): Band[] {
  const { look, tones } = style
  const hasFigures = centre.rank !== 'versus'
  return teamsBand(style, sheet, view, {
    lead: crestsLead(sheet),
    hasFigures,
    centre: (place) => {
      const size = place.height * (hasFigures ? 0.94 : 0.4)
      const words = text(place, centre.words, look.figures, size, loudInk(tones), { maxLines: 1, minSize: 30 })
      return { name: centre.name, shows: centre.shows, nodes: [words] }
    },
  })
}

/** Day and place, beside each other. */
function detailsBand({ look, tones }: LedStyle, { details }: Pairing): Band[] {
  if (details.length === 0) return []
  const piece = (
    place: Box,
    { name, words, shows, rank }: Pairing['details'][number],
    align: 'left' | 'right',
  ): Piece => {
    const isLarge = rank === 'large'
    const said = isLarge ? capitals(look, capitalised(words)) : words
    const node = text(
      place,
      said,
      isLarge ? look.name : look.body,
      place.height * 0.66,
      isLarge ? tones.ink : tones.muted,
      {
        align,
        maxLines: 2,
        minSize: place.height * 0.34,
      },
    )
    return { name, shows, nodes: [node] }
  }
  const height = 74
  if (details.length === 1) return details.map((one) => ({ height, pieces: (place) => [piece(place, one, 'left')] }))
  return [
    {
      height,
      gap: 16,
      pieces: (place) => {
        const cells = beside(place, [{ share: 1 }, { share: 1 }], 40)
        return details.flatMap((one, index) => {
          const cell = cells[index]
          return cell ? [piece(cell, one, index === 0 ? 'left' : 'right')] : []
        })
      },
    },
  ]
}

const lineBand = ({ look, tones }: LedStyle, competition: string | null): Band[] =>
  competition
    ? [
        {
          height: 50,
          gap: 8,
          pieces: (place) => [
            {
              name: 'competition',
              shows: ['competition'],
              nodes: [
                text(place, competition, look.body, place.height * 0.8, tones.muted, { align: 'left', maxLines: 1 }),
              ],
            },
          ],
        },
      ]
    : []

export const ledPairing = <View extends MatchView>(pairingOf: (view: View) => Pairing): LedLayout<View> =>
  ledLayout<View>((style, sheet, view) => {
    const pairing = pairingOf(view)
    return {
      heading: { words: pairing.heading, rank: pairing.isShout ? 'shout' : 'title' },
      lead: crestsLead(sheet),
      bands: [
        ...lineBand(style, view.competition),
        ...pairedBand(style, sheet, view, pairing),
        ...detailsBand(style, pairing),
      ],
    }
  })
