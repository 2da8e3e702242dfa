import { contrast, luminance } from '#domain/club/colour.ts'
import type { Box, Fill, SceneNode, Segment } from '../scene/node.ts'
import type { PatternName } from '../style/club-style.ts'

type OwnPattern = Exclude<PatternName, 'look' | 'none'>
type Corner = readonly [x: number, y: number]

const BLACK = '#000000'
const WHITE = '#ffffff'

/** Across the shorter side; an odd number, so that both edges have the same colour. */
const STRIPES = 9
const SQUARES = 8

/** Where black is still seen as a shade of the ground, and white as a light on it. */
const BLACK_SHOWS_FROM = 0.02
const WHITE_SHOWS_UP_TO = 0.75

const coloursOf = (fill: Fill): string[] =>
  typeof fill === 'string' ? [fill] : fill.stops.map(({ colour }) => colour.slice(0, '#rrggbb'.length))

const veil = (colour: string, share: number): string =>
  `${colour}${Math.round(share * 255)
    .toString(16)
    .padStart(2, '0')}`

/**
 * A veil over the ground that draws the pattern. It leads away from the letters, so they stand out on it all the more;
 * only where that would not be seen, on black and on white, a little towards them.
 */
export function patternVeil(ground: Fill, ink: string): string {
  const light = Math.max(...coloursOf(ground).map(luminance))
  const isInkLight = contrast(ink, BLACK) > contrast(ink, WHITE)
  if (isInkLight) return light >= BLACK_SHOWS_FROM ? veil(BLACK, 0.2) : veil(WHITE, 0.05)
  return light <= WHITE_SHOWS_UP_TO ? veil(WHITE, 0.26) : veil(ink, 0.05)
}

const closed = ([first, ...others]: readonly Corner[]): Segment[] => [
  { to: 'move', x: first?.[0] ?? 0, y: first?.[1] ?? 0 },
  ...others.map(([x, y]) => ({ to: 'line' as const, x, y })),
  { to: 'close' },
]

const block = (x: number, y: number, width: number, height: number): Segment[] =>
  closed([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ])

/** Every other one, from the second to the last but one. */
const everyOther = (count: number): number[] => Array.from({ length: Math.floor(count / 2) }, (_, at) => at * 2 + 1)

const oddCount = (length: number, stripe: number): number => Math.max(1, Math.round((length / stripe - 1) / 2)) * 2 + 1

/** As wide on every sheet, whichever way they run. */
const stripeOf = ({ width, height }: Box): number => Math.min(width, height) / STRIPES

function vertical(canvas: Box): Segment[] {
  const count = oddCount(canvas.width, stripeOf(canvas))
  const stripe = canvas.width / count
  return everyOther(count).flatMap((at) => block(at * stripe, 0, stripe, canvas.height))
}

function horizontal(canvas: Box): Segment[] {
  const count = oddCount(canvas.height, stripeOf(canvas))
  const stripe = canvas.height / count
  return everyOther(count).flatMap((at) => block(0, at * stripe, canvas.width, stripe))
}

/** Leaning to the right, as a sash does. */
function diagonal(canvas: Box): Segment[] {
  const { width, height } = canvas
  const stripe = stripeOf(canvas) * Math.SQRT2
  const count = Math.ceil((width + height) / stripe)
  return everyOther(count + 1).flatMap((at) => {
    const left = at * stripe
    return closed([
      [left, 0],
      [left + stripe, 0],
      [left + stripe - height, height],
      [left - height, height],
    ])
  })
}

function checks(canvas: Box): Segment[] {
  const columns = Math.round(canvas.width / (Math.min(canvas.width, canvas.height) / SQUARES))
  const side = canvas.width / columns
  const rows = Math.ceil(canvas.height / side)
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) =>
      (row + column) % 2 === 1 ? block(column * side, row * side, side, side) : [],
    ).flat(),
  ).flat()
}

const PATTERNS: Readonly<Record<OwnPattern, (canvas: Box) => Segment[]>> = { vertical, horizontal, diagonal, checks }

/** Stripes or squares over the whole sheet, in a shade of its ground. */
export const patternNodes = (pattern: OwnPattern, canvas: Box, ground: Fill, ink: string): SceneNode[] => [
  { kind: 'path', ...canvas, segments: PATTERNS[pattern](canvas), fill: patternVeil(ground, ink) },
]
