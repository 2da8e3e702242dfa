import { fractionValue } from '#domain/units.ts'
import type { PlayerPlaces } from '../../layout/eleven-places.ts'
import { evenRows } from '../../layout/even-rows.ts'
import type { Style } from '../../layout/layout.ts'
import { type PitchPlace, spotIn } from '../../layout/pitch-place.ts'
import type { PlayerView } from '../../match-view.ts'
import type { SceneNode } from '../../scene/node.ts'
import { badgeNodes } from './badges.ts'
import type { LineupPlaces } from './places.ts'
import { growingPlate } from './plates.ts'
import { areAllCutOut } from './stand-in.ts'
import type { LineupView } from './view.ts'
import type { LineupWays } from './ways.ts'

interface Placed extends PitchPlace {
  player: PlayerView
}

const placedOf = ({ slots }: LineupView): Placed[] =>
  slots.flatMap(({ x, y, player }) => (player ? [{ player, across: fractionValue(x), down: fractionValue(y) }] : []))

function placesOf(
  { pitch, players, marks }: LineupPlaces,
  placed: readonly Placed[],
  { spotOn, places }: LineupWays,
): PlayerPlaces[] {
  const slots = evenRows(placed)
  const seen = spotOn(pitch)
  return places(players, marks, (middles) => slots.map((slot) => seen(spotIn(middles, slot, pitch.isLying), players)))
}

/** All pictures first, then all numbers, then all names: nothing of another player ever covers a name. */
export function elevenNodes(
  style: Style,
  all: LineupPlaces,
  view: LineupView,
  nameOf: (player: PlayerView) => string,
  ways: LineupWays,
): SceneNode[] {
  const { pitch } = all
  const { mark, hasNumbers } = ways
  const placed = placedOf(view)
  const places = placesOf(all, placed, ways)
  const pictures = places.map(ways.picture)
  const groundInk = ways.groundInk(style, pitch)
  const areCutOut = areAllCutOut(placed.map(({ player }) => player))
  const markStyle = { ...style, isOnPaper: pitch.turf === null, hasNumbers, areCutOut, groundInk }
  const each = (where: readonly PlayerPlaces[], draw: (player: PlayerView, at: PlayerPlaces) => SceneNode[]) =>
    placed.flatMap(({ player }, index) => {
      const at = where[index]
      return at ? draw(player, at) : []
    })
  return [
    ...each(pictures, (player, at) => mark.nodes(markStyle, player, at)),
    ...(hasNumbers ? each(pictures, (player, at) => badgeNodes(markStyle, player, at, mark)) : []),
    ...each(places, (player, at) => growingPlate(style, nameOf(player), at)),
  ]
}
