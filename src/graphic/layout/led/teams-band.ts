import type { Sheet } from '../../formats.ts'
import type { MatchView } from '../../match-view.ts'
import type { Box } from '../../scene/node.ts'
import { inset, within } from '../area.ts'
import type { LedStyle } from '../layout.ts'
import type { Piece } from '../piece.ts'
import { pairedNames, scorePiece, teamPieces } from '../pieces.ts'
import { crestsAtEdges, crestsOverWideNames, roundScore, type Scoreboard } from '../scoreboard.ts'
import { loudInk } from './loud.ts'
import type { Band, Lead, Scored } from './told.ts'

interface Shape {
  height: number
  places(place: Box): Scoreboard
  /** Of the place's height. */
  nameSize: number
}

/** Of the place's width: a larger crest would leave no room for the score. */
const WIDEST_CREST = 0.2

/** The score stands over the crests' upper edge as far as under their lower one, where the names begin. */
const withCrests =
  (board: typeof crestsAtEdges) =>
  (place: Box): Scoreboard => {
    const crest = Math.min(place.height * 0.6, place.width * WIDEST_CREST)
    const over = crest / 8
    const area = within(place, { height: Math.min(place.height, crest * 2) })
    return board(inset(area, { top: over }), { crest, gap: over + 4 })
  }

const SHAPES = {
  /** Beside or under a photograph. */
  edges: { height: 360, places: withCrests(crestsAtEdges), nameSize: 0.17 },
  /** Over the whole of a sheet that has no picture. */
  facing: { height: 520, places: withCrests(crestsOverWideNames), nameSize: 0.14 },
  high: {
    height: 860,
    places: (place) => roundScore(place, { score: place.height * 0.38, gap: place.height * 0.03 }),
    nameSize: 0.09,
  },
  highVersus: {
    height: 700,
    places: (place) => roundScore(place, { score: place.height * 0.2, gap: place.height * 0.03 }),
    nameSize: 0.11,
  },
} as const satisfies Readonly<Record<string, Shape>>

/** Under teams that are the picture. */
const FIGURES_ALONE = 380

interface Teams {
  lead: Lead | null
  /** What stands between the teams. */
  hasFigures: boolean
  centre(place: Box): Piece
}

function shapeOf({ format }: Sheet, { photo }: MatchView, { lead, hasFigures }: Teams): Shape {
  if (photo || lead?.who === 'player') return SHAPES.edges
  if (!lead && format === 'story') return hasFigures ? SHAPES.high : SHAPES.highVersus
  return SHAPES.facing
}

/** Both teams, and between them what is larger than all else; where they are the picture, no more than the figures. */
export function teamsBand(style: LedStyle, sheet: Sheet, view: MatchView, told: Teams): Band[] {
  if (told.lead?.who === 'teams' && !view.photo) {
    return told.hasFigures ? [{ height: FIGURES_ALONE, gap: 18, pieces: (place) => [told.centre(place)] }] : []
  }
  const { height, places: placesIn, nameSize } = shapeOf(sheet, view, told)
  const pieces = (place: Box): Piece[] => {
    const places = placesIn(place)
    const paired = pairedNames(style, view, places.names)
    const teams = teamPieces(style, places, view, style.tones.ink, place.height * nameSize, paired)
    return [...teams, told.centre(places.score)]
  }
  return [{ height, gap: 18, pieces }]
}

export const bigScoreBand = (style: LedStyle, sheet: Sheet, view: Scored, lead: Lead | null): Band[] =>
  teamsBand(style, sheet, view, {
    lead,
    hasFigures: true,
    centre: (place) => scorePiece(style, place, view, loudInk(style.tones)),
  })
