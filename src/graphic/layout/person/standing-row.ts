import type { PlayerView } from '../../match-view.ts'
import type { Box, ImageNode, SceneNode } from '../../scene/node.ts'
import { beside, inset, within } from '../area.ts'
import type { Style } from '../layout.ts'
import type { Piece } from '../piece.ts'
import { castShadow } from './cast-shadow.ts'
import { FADE_SIDES } from './fade-sides.ts'
import { plateOf } from './frames.ts'
import { cutoutOf } from './photo-pieces.ts'

const MOST = 3
/** Over their hair, of the place's height, and how far each stands before the next, of a width. */
const [ROOM, BEFORE] = [0.06, 0.16]
/** A place wider than they are: they stand together; of its height, for each. */
const TOGETHER = 1.15

/** As many as are wide where they are as high as the place. */
const fitting = ({ width, height }: Box): number => Math.min(MOST, Math.max(1, Math.round(width / height)))

/** The first stands before the others; of three in their middle. */
const inOrder = (players: readonly PlayerView[]): readonly PlayerView[] =>
  players.length === MOST ? [1, 0, 2].flatMap((at) => players[at] ?? []) : players

/** Players who are cut out, side by side in a match photograph's place. */
export function standingRow(style: Style, place: Box, players: readonly PlayerView[]): Piece {
  const { look, tones } = style
  const { fill, colour } = plateOf(style)
  const shown = players.slice(0, fitting(place))
  const first = shown[0] && cutoutOf(shown[0])
  const width = Math.min(place.width, shown.length * place.height * TOGETHER)
  const cells = beside(
    inset(within(place, { width }), { top: place.height * ROOM }),
    shown.map(() => ({ share: 1 })),
    0,
  )
  const figures = inOrder(shown).map((player, at): ImageNode => {
    const cell = cells[at] ?? place
    const over = shown.length > 1 ? cell.width * BEFORE : 0
    return {
      kind: 'image',
      ...inset(cell, { left: -over, right: -over }),
      src: cutoutOf(player) ?? '',
      fit: 'stand',
      fadeSides: FADE_SIDES,
      ...(look.id !== 'classic' && { shadow: castShadow(look.id === 'poster' ? tones.ground : colour) }),
    }
  })
  const plate: SceneNode[] =
    look.id === 'poster' ? [] : [{ kind: 'rect', ...place, fill, ...(first && { onceLoaded: first }) }]
  return { name: 'photo', nodes: [...plate, ...figures.toSorted((one) => (one.src === first ? 1 : -1))] }
}
