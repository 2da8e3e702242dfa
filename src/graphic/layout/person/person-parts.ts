import type { MatchView } from '../../match-view.ts'
import type { DataKey } from '../../template/data-keys.ts'
import type { Style } from '../layout.ts'
import type { Piece } from '../piece.ts'
import { capitals, headingPiece, pairedNames, scorePiece, TEAM_PIECES, teamPieces, text } from '../pieces.ts'
import type { PersonPlaces } from './places.ts'

interface Named {
  /** What the name is; empty: it says itself. */
  label: string
  name: string
  /** The data that say the same. */
  shows: readonly DataKey[]
  minute: string | null
}

/** Somebody cut out stands before the heading; the panel that carries it lies under it. */
export function withHeading(style: Style, places: PersonPlaces, words: string, pieces: readonly Piece[]): Piece[] {
  const heading = headingPiece(style, places.heading, words, places.heading.height)
  return places.isHeadingOnPanel ? [...pieces, heading] : [heading, ...pieces]
}

/** Who, under what the name is, and when. */
export function namedPieces(
  { look, tones }: Style,
  places: PersonPlaces,
  { label, name, shows, minute }: Named,
): Piece[] {
  const align = look.headingAlign
  const { namePanel } = places
  const muted = namePanel ? tones.panelMuted : tones.muted
  const carries = ['name', 'minute', ...(places.isHeadingOnPanel ? ['heading'] : [])]
  const pieces: Piece[] = [
    ...(namePanel ? [{ name: 'name-panel', carries, nodes: look.panel(namePanel, tones) }] : []),
    {
      name: 'label',
      carries: ['name'],
      nodes: [text(places.label, label, look.body, 40, muted, { align, minSize: 28 })],
    },
    {
      name: 'name',
      shows,
      nodes: [
        text(places.name, capitals(look, name), look.name, places.nameSize, tones.panelInk, {
          align,
          maxLines: 2,
          minSize: 60,
        }),
      ],
    },
  ]
  if (minute) {
    const end = align === 'left' ? 'right' : 'center'
    const { minute: place } = places
    const words = text(place, minute, look.figures, place.height, tones.panelInk, { align: end, maxLines: 1 })
    pieces.push({ name: 'minute', shows: ['minute'], nodes: [words] })
  }
  return pieces
}

export function scoreboardPieces(
  style: Style,
  places: PersonPlaces,
  view: MatchView & { homeScore: number; awayScore: number },
): Piece[] {
  const { look, tones } = style
  const { scorePanel, score, teamNameSize, names } = places
  const ink = scorePanel ? tones.panelInk : tones.ink
  const paired = pairedNames(style, view, names)
  const panel: Piece[] = scorePanel
    ? [{ name: 'score-panel', carries: [...TEAM_PIECES, 'score'], nodes: look.panel(scorePanel, tones) }]
    : []
  return [...panel, ...teamPieces(style, places, view, ink, teamNameSize, paired), scorePiece(style, score, view, ink)]
}
