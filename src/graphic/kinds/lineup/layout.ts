import { namesBesideNumbers, namesOnGraphic } from '#domain/lineup/names.ts'
import { wallTime } from '#domain/match/wall-date.ts'
import { DEFAULT_FORMAT, type FormatName } from '../../formats.ts'
import type { Layout, Style } from '../../layout/layout.ts'
import type { Piece } from '../../layout/piece.ts'
import { capitals, dayLine, headingPiece, pairedNames, teamPieces, text } from '../../layout/pieces.ts'
import type { PlayerView } from '../../match-view.ts'
import { benchNames, benchPieces } from './bench-pieces.ts'
import { elevenNodes } from './eleven.ts'
import type { Line, LineupPlaces, LineupPlans } from './places.ts'
import type { LineupView } from './view.ts'
import type { WaysOf } from './ways.ts'

export const LINEUP_HEADING = 'Skład'

type NameOf = (player: PlayerView) => string

const elevenOf = ({ slots }: LineupView): PlayerView[] => slots.flatMap(({ player }) => player ?? [])

/** Found out once: whoever is on the graphic is compared with everybody else on it. A post says the number again. */
function namesOf(view: LineupView, format: FormatName): NameOf {
  const players = [...elevenOf(view), ...view.bench]
  const nameOf = (format === DEFAULT_FORMAT ? namesOnGraphic : namesBesideNumbers)(players)
  const names = new Map(players.map((player) => [player, nameOf(player)]))
  return (player) => names.get(player) ?? ''
}

/** On a post the first name stands over the last one. */
const fullNameOn =
  (format: FormatName): NameOf =>
  ({ firstName, lastName }) =>
    [firstName.trim(), lastName.trim()].filter(Boolean).join(format === DEFAULT_FORMAT ? '\n' : ' ')

function whenPieces(
  { look, tones }: Style,
  { date, time }: LineupPlaces,
  view: LineupView,
  format: FormatName,
): Piece[] {
  const day = text(date.place, dayLine(view, 'narrow'), look.body, date.size, tones.muted, {
    align: date.align,
    ...(format === DEFAULT_FORMAT ? { maxLines: 1 } : { maxLines: 2, minSize: date.size * 0.85 }),
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

/** Both names of one size, but on a post, where each has its own. */
function fixturePieces(style: Style, places: LineupPlaces, view: LineupView, format: FormatName): Piece[] {
  const { size, home, away } = places.names
  const names = format === DEFAULT_FORMAT ? undefined : pairedNames(style, view, 'centred')
  const own = names && { minSize: size * 0.7 }
  return teamPieces(style, places, view, style.tones.ink, size, {
    home: { ...names?.home, ...own, align: home },
    away: { ...names?.away, ...own, align: away },
  })
}

export const lineupLayout =
  (plans: LineupPlans, waysOf: WaysOf): Layout<LineupView> =>
  (style, sheet, view) => {
    const { look, tones } = style
    const ways = waysOf(style.options)
    const nameOf = namesOf(view, sheet.format)
    const labelOf = ways.areNamesFull ? fullNameOn(sheet.format) : nameOf
    const bench = benchNames(view, nameOf)
    const places = plans[look.id](sheet, {
      hasDate: dayLine(view, 'narrow') !== '',
      hasTime: wallTime(view.time) !== '',
      names: elevenOf(view).map((player) => labelOf(player).length),
      areNamesFull: ways.areNamesFull,
      bench: bench.map(({ length }) => length),
      benchArrangement: ways.bench,
      benchGrid: ways.benchGrid,
    })
    const { heading, versus, pitch } = places
    return [
      { name: 'veil', nodes: look.veil(places.veil, tones) },
      headingPiece(style, heading.place, capitals(look, LINEUP_HEADING), heading.size),
      ...whenPieces(style, places, view, sheet.format),
      ...fixturePieces(style, places, view, sheet.format),
      ...(versus ? [versusPiece(style, versus)] : []),
      { name: 'pitch', nodes: ways.ground(style, pitch) },
      { name: 'players', nodes: elevenNodes(style, places, view, labelOf, ways) },
      ...benchPieces(style, places.bench, bench),
    ]
  }
