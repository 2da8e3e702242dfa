import { followedName } from '#domain/lineup/name-direction.ts'
import { wallTime } from '#domain/match/wall-date.ts'
import { fractionValue } from '#domain/units.ts'
import type { FormatName } from '../../formats.ts'
import { beside, stack, within } from '../../layout/area.ts'
import type { LedStyle } from '../../layout/layout.ts'
import { ledLayout } from '../../layout/led/led-layout.ts'
import { loudInk } from '../../layout/led/loud.ts'
import type { Band, Lead } from '../../layout/led/told.ts'
import { largePhoto } from '../../layout/person/photo-pieces.ts'
import { capitals, dayLine, pairedNames, teamPieces, text } from '../../layout/pieces.ts'
import { inOneLine } from '../../layout/scoreboard.ts'
import type { PlayerView } from '../../match-view.ts'
import type { Box, SceneNode } from '../../scene/node.ts'
import { benchNames } from './bench-pieces.ts'
import { chosenWays } from './chosen-ways.ts'
import { fullName, LINEUP_HEADING, namesOf } from './named.ts'
import { lineupOptions } from './options.ts'
import { areAllCutOut } from './stand-in.ts'
import type { LineupView } from './view.ts'
import type { LineupWays } from './ways.ts'

/** From the goal outwards, each row from the left. */
const listedOf = ({ slots }: LineupView): PlayerView[] =>
  slots
    .toSorted(
      (one, other) => fractionValue(other.y) - fractionValue(one.y) || fractionValue(one.x) - fractionValue(other.x),
    )
    .flatMap(({ player }) => player ?? [])

/** Of those with a picture, the foremost. */
function starOf(listed: readonly PlayerView[]): Lead | null {
  const pictured = listed.filter((player) => largePhoto(player) !== '')
  const player = pictured.find(({ scorerCutout, lineupCutout }) => scorerCutout ?? lineupCutout) ?? pictured.at(-1)
  return player ? { who: 'player', player } : null
}

const fixtureBand = (style: LedStyle, view: LineupView): Band => ({
  height: 92,
  gap: 10,
  pieces: (place) => {
    const { look, tones } = style
    const places = inOneLine(place, { crest: place.height * 0.9, score: place.height * 0.6, gap: place.height * 0.14 })
    const versus = text(places.score, 'vs', look.body, place.height * 0.34, tones.muted, { maxLines: 1 })
    const paired = pairedNames(style, view, 'beside')
    return [
      ...teamPieces(style, places, view, tones.ink, place.height * 0.44, paired),
      { name: 'versus', between: ['home-crest', 'away-crest'], nodes: [versus] },
    ]
  },
})

function whenBand({ look, tones }: LedStyle, view: LineupView): Band[] {
  const [day, time] = [dayLine(view, 'narrow'), wallTime(view.time)]
  if (!day && !time) return []
  return [
    {
      height: 44,
      gap: 8,
      pieces: (place) => {
        const [left, right] = beside(place, [{ share: 1 }, time ? place.height * 3 : 0], time ? 16 : 0)
        const words = (at: Box, said: string, align: 'left' | 'right', colour: string) =>
          text(at, said, look.body, place.height * 0.82, colour, { align, maxLines: 1 })
        return [
          ...(day ? [{ name: 'date', shows: ['date'] as const, nodes: [words(left, day, 'left', tones.muted)] }] : []),
          ...(time
            ? [{ name: 'time', shows: ['time'] as const, nodes: [words(right, time, 'right', tones.ink)] }]
            : []),
        ]
      },
    },
  ]
}

const ROW = 76
/** Of the row's height, by how many columns there are: numbers are no taller than the names that narrow ones leave room for. */
const FIGURES = { 1: 0.74, 2: 0.5 } as const

/** In a landscape there is more width than height. */
const columnsOf = (format: FormatName): 1 | 2 => (format === 'landscape' ? 2 : 1)

interface Listed {
  players: readonly PlayerView[]
  areCutOut: boolean
  nameOf(player: PlayerView): string
  ways: LineupWays
  /** Of the pictures, as a share of their row. */
  size: number
  columns: 1 | 2
}

function rowNodes(
  style: LedStyle,
  place: Box,
  player: PlayerView,
  { players, areCutOut, nameOf, ways, size, columns }: Listed,
): SceneNode[] {
  const { look, tones } = style
  const side = Math.min(place.height * 0.92 * size, place.height * 1.3)
  const figures = FIGURES[columns]
  const [number, name, tile] = beside(
    place,
    [ways.hasNumbers ? place.height * figures * 1.55 : 0, { share: 1 }, side],
    place.height * 0.16,
  )
  const words = text(name, capitals(look, nameOf(player)), look.name, place.height * 0.74, tones.ink, {
    align: 'left',
    maxLines: 1,
    minSize: place.height * 0.3,
    peers: players.map((one) => capitals(look, nameOf(one))),
  })
  const photo = within(tile, { width: side, height: side })
  const plate = { ...photo, y: photo.y + side * 0.98, height: 0 }
  const mark = { ...style, isOnPaper: true, hasNumbers: false, areCutOut, groundInk: tones.ink }
  return [
    ...(ways.hasNumbers
      ? [
          text(number, String(player.number), look.figures, place.height * figures, loudInk(tones), {
            align: 'left',
            maxLines: 1,
          }),
        ]
      : []),
    words,
    ...ways.mark.nodes(mark, player, { photo, badge: photo, plate }),
  ]
}

const listBand = (style: LedStyle, listed: Listed): Band => {
  const { players, columns } = listed
  const each = Math.max(1, Math.ceil(players.length / columns))
  return {
    height: each * ROW,
    gap: 20,
    pieces: (place) => {
      const areas = columns === 2 ? beside(place, [{ share: 1 }, { share: 1 }], 36) : [place]
      const rows = areas.flatMap((area) =>
        stack(
          area,
          Array.from({ length: each }, () => ({ share: 1 })),
        ),
      )
      const nodes = players.flatMap((player, index) => rowNodes(style, rows[index] ?? place, player, listed))
      return [{ name: 'players', nodes }]
    },
  }
}

function benchBand({ look, tones }: LedStyle, names: readonly string[], ways: LineupWays): Band[] {
  if (names.length === 0) return []
  const isColumn = ways.bench === 'column'
  const lines = isColumn ? Math.ceil(names.length / 2) : Math.ceil(names.join(', ').length / 44)
  return [
    {
      height: 40 + Math.min(lines, 6) * 44,
      gap: 22,
      pieces: (place) => {
        const [title, body] = stack(place, [place.height * (40 / (40 + Math.min(lines, 6) * 44)), { share: 1 }])
        const halves = isColumn ? beside(body, [{ share: 1 }, { share: 1 }], 24) : [body]
        const said = isColumn
          ? [names.slice(0, lines), names.slice(lines)].map((half) => half.join('\n'))
          : [names.join(ways.bench === 'line' ? ' · ' : ', ')]
        const lists = halves.map((half, index) =>
          text(half, said[index] ?? '', look.body, 36, tones.ink, {
            align: 'left',
            vertical: 'top',
            maxLines: names.length * 2,
            minSize: 32,
            peers: said,
          }),
        )
        const label = text(title, 'Rezerwowi', look.body, title.height * 0.8, tones.muted, {
          align: 'left',
          maxLines: 1,
        })
        return [
          { name: 'bench-label', carries: ['bench'], nodes: [label] },
          { name: 'bench', nodes: lists },
        ]
      },
    },
  ]
}

/** The eleven as a list that is read in one go, beside one of them. */
export const ledLineup = ledLayout<LineupView>((style, { format }, view) => {
  const ways = chosenWays(style.options)
  const players = listedOf(view)
  const short = namesOf(view)
  const nameOf = (player: PlayerView) => (ways.areNamesFull ? fullName(player) : followedName(short(player)))
  return {
    heading: { words: LINEUP_HEADING, rank: 'title' },
    lead: starOf(players),
    isBeside: true,
    bands: [
      ...whenBand(style, view),
      fixtureBand(style, view),
      listBand(style, {
        players,
        areCutOut: areAllCutOut(players),
        nameOf,
        ways,
        size: lineupOptions(style.options).markSize / 100,
        columns: columnsOf(format),
      }),
      ...benchBand(style, benchNames(view, short), ways),
    ],
  }
})
