import { beside, inset, stack, within } from '../../layout/area.ts'
import type { Style } from '../../layout/layout.ts'
import { largePhoto } from '../../layout/person/photo-pieces.ts'
import type { Piece } from '../../layout/piece.ts'
import { capitals, text } from '../../layout/pieces.ts'
import type { Box, SceneNode } from '../../scene/node.ts'
import { changeSign, type Direction } from './sign.ts'
import type { ChangedPerson } from './view.ts'

export const DIRECTIONS = ['on', 'off'] as const satisfies Direction[]

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
  isLabelled: boolean
}

function placesOf(place: Box, isLabelled: boolean) {
  const side = Math.min(place.height * 0.72, 104)
  const [sign, rest] = beside(place, [side, { share: 1 }], 26)
  const [label, name] = isLabelled ? stack(inset(rest, { top: 6 }), [place.height * 0.26, { share: 1 }]) : [null, rest]
  return { sign: within(sign, { height: side }), name, label }
}

/** With their number, which no picture shows; where there is none, it stands in the picture's place. */
function labelNodes({ look, tones }: Style, place: Box, { direction, person: { player } }: Line): SceneNode[] {
  const label = (words: string, more: { onceLoaded?: string; unlessLoaded?: string } = {}) =>
    text(place, words, look.body, 40, tones.panelMuted, { align: 'left', maxLines: 1, ...more })
  if (!player) return [label(LABELS[direction])]
  const src = largePhoto(player)
  return [
    label(`${LABELS[direction]}, nr ${player.number}`, { onceLoaded: src }),
    label(LABELS[direction], { unlessLoaded: src }),
  ]
}

/** A sign, and who. */
function saidLine(style: Style, line: Line, { names, isLabelled }: Lines) {
  const { look, tones } = style
  const { sign, name, label } = placesOf(line.place, isLabelled)
  const size = Math.min(name.height * (isLabelled ? 0.94 : 0.8), NAME_MAX)
  const words = text(name, capitals(look, line.person.name), look.name, size, tones.panelInk, {
    align: 'left',
    maxLines: isLabelled ? 2 : 3,
    minSize: size * 0.7,
    peers: names.map((one) => capitals(look, one)),
  })
  return {
    sign: changeSign(sign, line.direction),
    words: [words, ...(label ? labelNodes(style, label, line) : [])],
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
