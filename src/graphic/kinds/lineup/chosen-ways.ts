import { leaning, tiltOf } from '../../layout/tilt.ts'
import { groundNodes, inkOn } from './grounds.ts'
import { largerPlaces, smallerPicture } from './mark-places.ts'
import { MARKS } from './marks.ts'
import { lineupOptions } from './options.ts'
import { benchGrid } from './places/bench-grid.ts'
import type { WaysOf } from './ways.ts'

/** As a template says. */
export const chosenWays: WaysOf = (given) => {
  const options = lineupOptions(given)
  const { ground, markSize, mark: name, names, numbers, bench } = options
  const mark = MARKS[name]
  const areNamesFull = names === 'full'
  return {
    mark,
    hasNumbers: numbers === 'on',
    areNamesFull,
    bench,
    ...(bench === 'column' && { benchGrid }),
    ground: (style, pitch) => groundNodes(style, pitch, options),
    groundInk: (style, pitch) => inkOn(style, pitch, ground),
    spotOn: (pitch) => {
      const tilt = ground === 'tilted' ? tiltOf(pitch) : null
      return (spot, players) => (tilt ? leaning(tilt, spot, players) : spot)
    },
    places: (players, marks, wanted) => largerPlaces(players, marks, wanted, markSize / 100, mark.mayTouch),
    picture: (at) => (markSize < 100 ? smallerPicture(at, markSize / 100) : at),
  }
}
