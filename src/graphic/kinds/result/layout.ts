import type { Layout } from '../../layout/layout.ts'
import { dayLine, headingPiece, pairedNames, scorePiece, TEAM_PIECES, teamPieces, text } from '../../layout/pieces.ts'
import { RESULT_PLACES } from './places.ts'
import { isScorerList, scorerPieces } from './scorer-pieces.ts'
import type { ResultView } from './view.ts'

export const resultHeading = ({ isHalfTime }: ResultView): string => (isHalfTime ? 'WYNIK DO PRZERWY' : 'WYNIK KOŃCOWY')

export const resultLayout: Layout<ResultView> = (style, sheet, view) => {
  const { look, tones } = style
  const { home, away } = view.scorers
  const places = RESULT_PLACES[look.id](sheet, {
    lines: isScorerList(style) ? view.goals.length : Math.max(home.length, away.length),
    areBoth: home.length > 0 && away.length > 0,
  })
  const { heading, date, score, scorePanel, isScoreOnPanel, teamNameSize, names, veil } = places
  const day = text(date, dayLine(view, 'wide'), look.body, 36, tones.muted, { align: look.headingAlign, maxLines: 1 })
  const paired = sheet.format === 'portrait' ? undefined : pairedNames(style, view, names)
  return [
    { name: 'veil', nodes: look.veil(veil, tones) },
    {
      name: 'score-panel',
      carries: [...TEAM_PIECES, ...(isScoreOnPanel ? ['score'] : [])],
      nodes: look.panel(scorePanel, tones),
    },
    headingPiece(style, heading, resultHeading(view), heading.height * 0.86),
    { name: 'date', shows: ['date'], nodes: [day] },
    ...teamPieces(style, places, view, tones.panelInk, teamNameSize, paired),
    scorePiece(style, score, view, isScoreOnPanel ? tones.panelInk : tones.ink),
    ...scorerPieces(style, sheet, places, view),
  ]
}
