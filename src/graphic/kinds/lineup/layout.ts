import { wallTime } from '#domain/match/wall-date.ts'
import type { PlacedLayout, Style } from '../../layout/layout.ts'
import type { Piece } from '../../layout/piece.ts'
import { capitals, dayLine, headingPiece, pairedNames, teamPieces, text } from '../../layout/pieces.ts'
import type { PlacedLookName } from '../../template/look-name.ts'
import { benchNames, benchPieces } from './bench-pieces.ts'
import { elevenNodes } from './eleven.ts'
import { elevenOf, fullName, LINEUP_HEADING, namesOf } from './named.ts'
import type { Line, LineupPlaces, LineupPlan } from './places.ts'
import type { LineupView } from './view.ts'
import type { WaysOf } from './ways.ts'

function whenPieces({ look, tones }: Style, { date, time }: LineupPlaces, view: LineupView): Piece[] {
  const day = text(date.place, dayLine(view, 'narrow'), look.body, date.size, tones.muted, {
    align: date.align,
    minSize: date.size * 0.85,
  })
  const hour = text(time.place, wallTime(view.time), look.figures, time.size, tones.ink, {
    align: time.align,
    maxLines: 1,
  })
  return [
    { name: 'date', shows: ['date'], nodes: [day] },
    { name: 'time', shows: ['time'], nodes: [hour] },
  ]
}

const versusPiece = ({ look, tones }: Style, { place, size, align }: Line): Piece => ({
  name: 'versus',
  between: ['home-crest', 'away-crest'],
  nodes: [text(place, 'vs', look.name, size, tones.muted, { align, maxLines: 1 })],
})

function fixturePieces(style: Style, places: LineupPlaces, view: LineupView): Piece[] {
  const { size, home, away } = places.names
  const names = { ...pairedNames(style, view, 'centred').home, minSize: size * 0.7 }
  return teamPieces(style, places, view, style.tones.ink, size, {
    home: { ...names, align: home },
    away: { ...names, align: away },
  })
}

export const lineupLayout =
  (planOf: (look: PlacedLookName) => LineupPlan, waysOf: WaysOf): PlacedLayout<LineupView> =>
  (style, sheet, view) => {
    const { look, tones } = style
    const ways = waysOf(style.options)
    const nameOf = namesOf(view)
    const labelOf = ways.areNamesFull ? fullName : nameOf
    const bench = benchNames(view, nameOf)
    const places = planOf(look.id)(sheet, {
      hasDate: dayLine(view, 'narrow') !== '',
      hasTime: wallTime(view.time) !== '',
      names: elevenOf(view).map((player) => labelOf(player).length),
      bench: bench.map(({ length }) => length),
      benchArrangement: ways.bench,
      benchGrid: ways.benchGrid,
    })
    const { heading, versus, pitch } = places
    return [
      { name: 'veil', nodes: look.veil(places.veil, tones) },
      headingPiece(style, heading.place, capitals(look, LINEUP_HEADING), heading.size),
      ...whenPieces(style, places, view),
      ...fixturePieces(style, places, view),
      ...(versus ? [versusPiece(style, versus)] : []),
      { name: 'pitch', nodes: ways.ground(style, pitch) },
      { name: 'players', nodes: elevenNodes(style, places, view, labelOf, ways) },
      ...benchPieces(style, places.bench, bench),
    ]
  }
