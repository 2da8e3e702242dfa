import { inset, stack, within } from '../../layout/area.ts'
import type { Style } from '../../layout/layout.ts'
import type { Piece } from '../../layout/piece.ts'
import type { Box, SceneNode } from '../../scene/node.ts'
import type { PlacedLookName } from '../../template/look-name.ts'
import { numberChip, type PictureOf, tile } from './photos.ts'
import type { ChangePlaces, PhotoShape } from './places.ts'
import type { Line } from './said.ts'
import { DIRECTIONS, type Direction } from './sign.ts'
import type { Change } from './view.ts'

const GAP = 20
const ROW_MAX = 400

const SHAPES: Readonly<Record<PlacedLookName, PhotoShape>> = { broadcast: 'edge', poster: 'circle', classic: 'plate' }

/** As high as the room allows, in its middle. */
function rowsIn({ said }: ChangePlaces, count: number): Box[] {
  const height = Math.min(ROW_MAX, (said.height - GAP * (count - 1)) / count)
  const area = within(said, { height: height * count + GAP * (count - 1) })
  return stack(
    area,
    Array.from({ length: count }, () => ({ share: 1 })),
    GAP,
  )
}

const tileWidth = ({ width, height }: Box): number => Math.min(height, width * 0.22)

/** A picture at each end: who comes on the left, who goes on the right. */
export function rowTiles(
  style: Style<PlacedLookName>,
  places: ChangePlaces,
  changes: readonly Change[],
  pictureOf: PictureOf,
): Piece[] {
  const rows = rowsIn(places, changes.length)
  const shape = SHAPES[style.look.id]
  const nodesOf = (direction: Direction): SceneNode[] =>
    changes.flatMap((change, index) => {
      const [player, row] = [change[direction]?.player, rows[index]]
      if (!player || !row) return []
      const end = within(row, { width: tileWidth(row) }, direction === 'on' ? 'start' : 'end')
      const src = pictureOf(player)
      return [...tile(style, end, player, src, shape), ...numberChip(style, end, player, src, shape, direction)]
    })
  return DIRECTIONS.flatMap((direction) => {
    const nodes = nodesOf(direction)
    return nodes.length === 0 ? [] : [{ name: `${direction}-photos`, shows: [`${direction}_photo`] as const, nodes }]
  })
}

/** Between the pictures, one line over the other. */
export function rowLines({ look, tones }: Style, places: ChangePlaces, changes: readonly Change[], hasTiles: boolean) {
  const rows = rowsIn(places, changes.length)
  const panels = rows.flatMap((row) => {
    const behind = hasTiles ? tileWidth(row) / 2 : 0
    return look.panel(inset(row, { left: behind, right: behind }), tones)
  })
  const lines = changes.flatMap((change, index): Line[] => {
    const row = rows[index]
    if (!row) return []
    const side = hasTiles ? tileWidth(row) + 28 : 44
    const middle = inset(row, { left: side, right: side, top: row.height * 0.07, bottom: row.height * 0.07 })
    const [upper, lower] = stack(middle, [{ share: 1 }, { share: 1 }], row.height * 0.04)
    return DIRECTIONS.flatMap((direction) => {
      const person = change[direction]
      return person ? [{ direction, person, place: direction === 'on' ? upper : lower }] : []
    })
  })
  return { panels, lines }
}
