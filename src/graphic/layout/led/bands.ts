import type { Box } from '../../scene/node.ts'
import type { DataKey } from '../../template/data-keys.ts'
import { beside, stack } from '../area.ts'
import type { LedStyle } from '../layout.ts'
import type { Piece } from '../piece.ts'
import { capitals, pairedNames, scorePiece, teamPieces, text } from '../pieces.ts'
import { inRows } from '../scoreboard.ts'
import { loudInk } from './loud.ts'
import type { Band, Heading, Scored } from './told.ts'

const HEADING = { shout: 236, title: 118 }

/** What is shown, or shouted. */
export const headingBand = ({ look, tones }: LedStyle, { words, rank }: Heading): Band => ({
  height: HEADING[rank],
  pieces: (place) => [
    {
      name: 'heading',
      shows: ['heading'],
      nodes: [
        text(place, capitals(look, words), look.heading, place.height, loudInk(tones), {
          align: look.headingAlign,
          maxLines: 2,
          minSize: place.height * 0.42,
          vertical: 'bottom',
        }),
      ],
    },
  ],
})

interface Labelled {
  /** What the name is; empty: it says itself. */
  label: string
  minute: string | null
  carries?: Piece['carries']
}

interface Named extends Labelled {
  name: string
  shows: readonly DataKey[]
}

const SMALL = 46

/** What the name is, and when. */
const labelPieces = ({ look, tones }: LedStyle, place: Box, { label, minute, carries }: Labelled): Piece[] => {
  const [words, when] = beside(place, [{ share: 1 }, minute ? place.width * 0.26 : 0], minute ? 20 : 0)
  const small = (at: Box, said: string, align: 'left' | 'right') =>
    text(at, said, look.body, place.height * 0.86, tones.muted, { align, maxLines: 1 })
  return [
    ...(label ? [{ name: 'label', carries, nodes: [small(words, label, 'left')] }] : []),
    ...(minute
      ? [
          {
            name: 'minute',
            shows: ['minute'] as const,
            nodes: [text(when, minute, look.figures, place.height * 1.2, tones.ink, { align: 'right', maxLines: 1 })],
          },
        ]
      : []),
  ]
}

export const labelBand = (style: LedStyle, labelled: Labelled): Band => ({
  height: SMALL,
  gap: 20,
  pieces: (place) => labelPieces(style, place, labelled),
})

/** Who, large, under what the name is. */
export function nameBands(style: LedStyle, named: Named, height = 116): Band[] {
  const { look, tones } = style
  const name: Band = {
    height,
    gap: 8,
    pieces: (place) => [
      {
        name: 'name',
        shows: named.shows,
        nodes: [
          text(place, capitals(look, named.name), look.name, place.height, tones.ink, {
            align: 'left',
            maxLines: 2,
            minSize: place.height * 0.5,
          }),
        ],
      },
    ],
  }
  if (!named.label && !named.minute) return [name]
  return [labelBand(style, { ...named, carries: ['name'] }), name]
}

const rule = ({ tones }: LedStyle, place: Box): Piece => ({
  name: 'score-panel',
  carries: ['home-crest', 'away-crest', 'home-name', 'away-name', 'score'],
  nodes: [{ kind: 'rect', ...place, height: 4, fill: `${tones.ink}59` }],
})

/** Who plays whom, one under the other so that their names are large, and how it stands. */
export const boardBand = (style: LedStyle, view: Scored): Band => ({
  height: 146,
  gap: 28,
  pieces: (place) => {
    const [line, , board] = stack(place, [4, place.height * 0.16, { share: 1 }])
    const places = inRows(board, { score: board.height * 1.86, gap: board.height * 0.08 })
    const paired = pairedNames(style, view, places.names)
    return [
      rule(style, line),
      ...teamPieces(style, places, view, style.tones.ink, board.height * 0.36, paired),
      scorePiece(style, places.score, view, style.tones.ink),
    ]
  },
})
