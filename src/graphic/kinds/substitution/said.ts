import { beside, inset, stack, within } from '../../layout/area.ts'
import type { Style } from '../../layout/layout.ts'
import type { Piece } from '../../layout/piece.ts'
import { capitals, text } from '../../layout/pieces.ts'
import type { Box, SceneNode } from '../../scene/node.ts'
import type { PictureOf } from './photos.ts'
import { changeSign, DIRECTIONS, type Direction } from './sign.ts'
import type { ChangedPerson } from './view.ts'

const LABELS: Readonly<Record<Direction, string>> = { on: 'Wchodzi', off: 'Schodzi' }

export interface Line {
  direction: Direction
  person: ChangedPerson
  place: Box
}

/** Longer ones go to two lines rather than below it. */
const NAME_MAX = 104

/** What all lines of a graphic have in common, so that they look alike. */
interface Lines {
  names: readonly string[]
  /** Of a single change, whose lines have labels: the picture that leaves the number to be said. */
  pictureOf?: PictureOf
}

function placesOf(place: Box, isLabelled: boolean) {
  const side = Math.min(place.height * 0.72, 104)
  const [sign, rest] = beside(place, [side, { share: 1 }], 26)
  const [label, name] = isLabelled ? stack(inset(rest, { top: 6 }), [place.height * 0.26, { share: 1 }]) : [null, rest]
  return { sign: within(sign, { height: side }), name, label }
}

/** With their number, which no picture shows; where there is none, it stands in the picture's place. */
function labelNodes(
  { look, tones }: Style,
  place: Box,
  { direction, person: { player } }: Line,
  pictureOf: PictureOf,
): SceneNode[] {
  const label = (words: string, more: { onceLoaded?: string; unlessLoaded?: string } = {}) =>
    text(place, words, look.body, 40, tones.panelMuted, { align: 'left', maxLines: 1, ...more })
  if (!player) return [label(LABELS[direction])]
  const src = pictureOf(player)
  return [
    label(`${LABELS[direction]}, nr ${player.number}`, { onceLoaded: src }),
    label(LABELS[direction], { unlessLoaded: src }),
  ]
}

/** A sign, and who. */
function saidLine(style: Style, line: Line, { names, pictureOf }: Lines) {
  const { look, tones } = style
  const { sign, name, label } = placesOf(line.place, pictureOf !== undefined)
  const size = Math.min(name.height * (label ? 0.94 : 0.8), NAME_MAX)
  const words = text(name, capitals(look, line.person.name), look.name, size, tones.panelInk, {
    align: 'left',
    maxLines: label ? 2 : 3,
    minSize: size * 0.7,
    peers: names.map((one) => capitals(look, one)),
  })
  return {
    sign: changeSign(sign, line.direction),
    words: [words, ...(label && pictureOf ? labelNodes(style, label, line, pictureOf) : [])],
  }
}

/** A line for each who is known; who comes on and who goes off are two pieces. */
export function saidPieces(style: Style, lines: readonly Line[], shared: Lines): Piece[] {
  const said = lines.map((line) => ({ ...line, ...saidLine(style, line, shared) }))
  return DIRECTIONS.flatMap((direction) => {
    const own = said.filter((line) => line.direction === direction)
    return own.length === 0
      ? []
      : [
          {
            name: `${direction}-names`,
            shows: [`${direction}_name`] as const,
            nodes: own.flatMap(({ words }) => words),
          },
          { name: `${direction}-signs`, carries: [`${direction}-names`], nodes: own.flatMap(({ sign }) => sign) },
        ]
  })
}
