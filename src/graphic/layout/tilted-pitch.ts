import type { Tones } from '../looks/look.ts'
import type { Box, Fill, SceneNode, Segment } from '../scene/node.ts'
import { lineStyle, linesOf, type PitchPlaces, stripesOf } from './pitch.ts'
import type { Spot } from './spread.ts'
import { seen, type Tilt, tiltOf } from './tilt.ts'

const cornersOf = ({ x, y, width, height }: Box): Spot[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
]

const outline = (spots: readonly Spot[]): Segment[] => [
  ...spots.map(({ x, y }, index): Segment => ({ to: index === 0 ? 'move' : 'line', x, y })),
  { to: 'close' },
]

const ROUND = 48

const circleSpots = ({ x, y, radius }: Spot & { radius: number }): Spot[] =>
  Array.from({ length: ROUND }, (_, index) => {
    const angle = (index / ROUND) * 2 * Math.PI
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) }
  })

/** Darker far away, where less light falls. */
const DUSK: Fill = {
  from: { x: 0, y: 0 },
  to: { x: 0, y: 1 },
  stops: [
    { at: 0, colour: 'rgba(0,0,0,0.34)' },
    { at: 0.7, colour: 'rgba(0,0,0,0)' },
  ],
}

function turfNodes(turf: Box, places: PitchPlaces, tilt: Tilt, tones: Tones): SceneNode[] {
  const [light, deep] = tones.turf
  const stripes = stripesOf(tilt.area, places.isLying)
    .filter((_, index) => index % 2 === 0)
    .map((stripe): SceneNode => {
      const spots = cornersOf(stripe).map((spot) => seen(tilt, spot))
      return { kind: 'path', ...turf, segments: outline(spots), fill: light }
    })
  return [{ kind: 'rect', ...turf, fill: deep }, ...stripes, { kind: 'rect', ...turf, fill: DUSK }]
}

/** The pitch as seen from a stand: its turf and its lines grow narrower towards the top. */
export function tiltedPitch(places: PitchPlaces, tones: Tones): SceneNode[] {
  const tilt = tiltOf(places)
  const { boxes, halfway, circle } = linesOf(places)
  const border = lineStyle(places, tones)
  const line = (spots: readonly Spot[]): SceneNode => ({
    kind: 'path',
    ...tilt.area,
    segments: outline(spots.map((spot) => seen(tilt, spot))),
    border,
  })
  return [
    ...(places.turf ? turfNodes(places.turf, places, tilt, tones) : []),
    ...[...boxes.map(cornersOf), halfway, circleSpots(circle)].map(line),
  ]
}
