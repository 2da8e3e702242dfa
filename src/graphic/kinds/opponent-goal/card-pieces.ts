import type { PlacedLayout } from '../../layout/layout.ts'
import { headingPiece, pairedNames, scorePiece, TEAM_PIECES, teamPieces, text } from '../../layout/pieces.ts'
import { OPPONENT_GOAL_HEADING } from './heading.ts'
import { cardPlaces } from './places.ts'
import type { OpponentGoalView } from './view.ts'

/** A quiet card: the score and when. Who scored is said over their crest. */
export const cardPieces: PlacedLayout<OpponentGoalView> = (style, sheet, view) => {
  const { look, tones } = style
  const places = cardPlaces(sheet, look, view.minute !== null)
  const [labelPlace, theirCrest] = view.isHome
    ? ([places.awayLabel, 'away-crest'] as const)
    : ([places.homeLabel, 'home-crest'] as const)
  const label = text(labelPlace, 'Bramkę zdobywa', look.body, 36, tones.panelMuted, { maxLines: 1 })
  const minute = (words: string) =>
    text(places.minute, words, look.figures, places.minute.height, tones.panelInk, {
      align: look.headingAlign === 'left' ? 'right' : 'center',
      maxLines: 1,
    })
  return [
    {
      name: 'score-panel',
      carries: [...TEAM_PIECES, 'score', 'heading', 'minute'],
      nodes: look.panel(places.card, tones),
    },
    headingPiece(style, places.heading, OPPONENT_GOAL_HEADING, places.heading.height, tones.panelInk),
    ...(view.minute === null ? [] : [{ name: 'minute', shows: ['minute'] as const, nodes: [minute(view.minute)] }]),
    { name: 'label', carries: [theirCrest], nodes: [label] },
    ...teamPieces(style, places, view, tones.panelInk, places.teamNameSize, pairedNames(style, view, places.names)),
    scorePiece(style, places.score, view, tones.panelInk),
  ]
}
