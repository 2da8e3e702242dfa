import { byLook } from '../../layout/by-look.ts'
import type { PlacedLayout } from '../../layout/layout.ts'
import { matchPhoto } from '../../layout/match-photo.ts'
import { cutoutOf } from '../../layout/person/photo-pieces.ts'
import { standingRow } from '../../layout/person/standing-row.ts'
import { dayLine, headingPiece, pairedNames, scorePiece, TEAM_PIECES, teamPieces, text } from '../../layout/pieces.ts'
import { resultHeading } from './heading.ts'
import { ledResult } from './led.ts'
import { RESULT_PLACES } from './places.ts'
import { isScorerList, scorerPieces } from './scorer-pieces.ts'
import type { ResultView } from './view.ts'

const placedResult: PlacedLayout<ResultView> = (style, sheet, view) => {
  const { look, tones } = style
  const { home, away } = view.scorers
  const scorers = view.stars.filter((player) => cutoutOf(player) !== null)
  const places = RESULT_PLACES[look.id](sheet, {
    lines: isScorerList(style) ? view.goals.length : Math.max(home.length, away.length),
    hasPhoto: view.photo !== undefined || scorers.length > 0,
  })
  const { heading, date, score, scorePanel, isScoreOnPanel, teamNameSize, names, photo, veil } = places
  const day = text(date, dayLine(view, 'wide'), look.body, 36, tones.muted, { align: look.headingAlign, maxLines: 1 })
  return [
    { name: 'veil', nodes: look.veil(veil, tones) },
    ...(photo ? [view.photo ? matchPhoto(photo, view.photo) : standingRow(style, photo, scorers)] : []),
    ...(scorePanel
      ? [
          {
            name: 'score-panel',
            carries: [...TEAM_PIECES, ...(isScoreOnPanel ? ['score'] : [])],
            nodes: look.panel(scorePanel, tones),
          },
        ]
      : []),
    headingPiece(style, heading, resultHeading(view), heading.height * 0.86),
    { name: 'date', shows: ['date'], nodes: [day] },
    ...teamPieces(style, places, view, tones.panelInk, teamNameSize, pairedNames(style, view, names)),
    scorePiece(style, score, view, isScoreOnPanel ? tones.panelInk : tones.ink),
    ...scorerPieces(style, sheet, places, view),
  ]
}

export const resultLayout = byLook(placedResult, ledResult)
