import type { Style } from '../../layout/layout.ts'
import type { Piece } from '../../layout/piece.ts'
import { text } from '../../layout/pieces.ts'
import type { Box, TextNode } from '../../scene/node.ts'
import { MOST_LINES } from './most-lines.ts'
import type { ScorerPlaces } from './places.ts'
import type { NamedScorer, ResultView } from './view.ts'
import { scorerLine } from './words.ts'

export const scorersText = (scorers: readonly NamedScorer[]): string => scorers.map(scorerLine).join('\n')

/** More minutes than these may go on in the next line. */
const BOUND_MINUTES = 3

/** A line ends between scorers, never between a name and its minutes, unless these are many. */
const unbroken = (scorer: NamedScorer): string =>
  scorerLine(scorer).replaceAll(scorer.minutes.length > BOUND_MINUTES ? /(?<!,) /g : / /g, '\u00a0')

const LARGEST = 64
const SMALLEST = 30

type Column = (scorers: readonly NamedScorer[], place: Box, align: TextNode['align']) => TextNode

/** Both columns of one size, from one line down. */
function column({ look }: Style, { scorers: { home, away } }: ResultView, ink: string): Column {
  const words = (scorers: readonly NamedScorer[]) =>
    scorers.map(unbroken).join(scorers.length > MOST_LINES ? '; ' : '\n')
  const peers = [home, away].map(words)
  const vertical = home.length > 0 && away.length > 0 ? 'top' : 'middle'
  return (scorers, place, align) =>
    text(place, words(scorers), look.body, LARGEST, ink, { align, peers, vertical, maxLines: 30, minSize: SMALLEST })
}

/** What each side's column shows, from the outer edges as their teams stand: minutes without a name never follow a name. An empty one still gives way to a template's element. */
export function columnPieces(style: Style, places: ScorerPlaces, view: ResultView, ink: string): Piece[] {
  const { home, away } = view.scorers
  const areBoth = home.length > 0 && away.length > 0
  const columnOf = column(style, view, ink)
  const nodes = (scorers: readonly NamedScorer[], place: Box, align: TextNode['align']): TextNode[] => {
    if (scorers.length === 0) return []
    return [areBoth ? columnOf(scorers, place, align) : columnOf(scorers, places.scorers, 'center')]
  }
  return [
    { name: 'home-scorers', shows: ['home_scorer'], nodes: nodes(home, places.homeScorers, 'left') },
    { name: 'away-scorers', shows: ['away_scorer'], nodes: nodes(away, places.awayScorers, 'right') },
  ]
}
