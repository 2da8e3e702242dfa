import type { Sheet } from '../../formats.ts'
import { beside, stack } from '../../layout/area.ts'
import type { LedStyle } from '../../layout/layout.ts'
import { crestsLead } from '../../layout/led/crests.ts'
import { ledLayout } from '../../layout/led/led-layout.ts'
import { bigScoreBand } from '../../layout/led/teams-band.ts'
import type { Band, Lead } from '../../layout/led/told.ts'
import { largePhoto } from '../../layout/person/photo-pieces.ts'
import { dayLine, text } from '../../layout/pieces.ts'
import { resultHeading } from './heading.ts'
import { isScorerList, scorerPieces } from './scorer-pieces.ts'
import type { ResultView } from './view.ts'

const leadOf = (sheet: Sheet, { stars: [star] }: ResultView): Lead | null =>
  star && largePhoto(star) !== '' ? { who: 'player', player: star } : crestsLead(sheet)

const dayBand = ({ look, tones }: LedStyle, view: ResultView): Band[] => {
  const words = dayLine(view, 'wide')
  if (words === '') return []
  return [
    {
      height: 46,
      gap: 6,
      pieces: (place) => [
        {
          name: 'date',
          shows: ['date'],
          nodes: [text(place, words, look.body, place.height * 0.82, tones.muted, { align: 'left', maxLines: 1 })],
        },
      ],
    },
  ]
}

const MOST_LINES = 6
const HEAD = 52

function scorersBand(style: LedStyle, sheet: Sheet, view: ResultView): Band {
  const { home, away } = view.scorers
  const longer = isScorerList(style) ? view.goals.length : Math.max(home.length, away.length)
  const lines = Math.min(longer, MOST_LINES)
  const height = longer === 0 ? 56 : HEAD + lines * 52
  return {
    height,
    gap: 20,
    pieces: (place) => {
      const [scorersHeading, body] = stack(place, [longer === 0 ? 0 : place.height * (HEAD / height), { share: 1 }])
      const [homeScorers, awayScorers] = beside(body, [{ share: 1 }, { share: 1 }], 40)
      const places = { scorersPanel: null, scorersHeading, homeScorers, awayScorers, scorers: body }
      return scorerPieces(style, sheet, { ...places, isHeadingLeft: true }, view)
    },
  }
}

export const ledResult = ledLayout<ResultView>((style, sheet, view) => {
  const lead = leadOf(sheet, view)
  return {
    heading: { words: resultHeading(view), rank: 'title' },
    lead,
    bands: [...dayBand(style, view), ...bigScoreBand(style, sheet, view, lead), scorersBand(style, sheet, view)],
  }
})
