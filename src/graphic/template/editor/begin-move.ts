import { around } from '../../scene/boxes.ts'
import type { Box, Size } from '../element-box.ts'
import { reachOfElement } from '../geometry.ts'
import { type NewId, ownElements } from './edit-elements.ts'
import { designIn, type EditorState, elementsOf, withPasted } from './editor-state.ts'
import type { Item, Items } from './items.ts'
import { type SnapLines, snapLines } from './snapping.ts'

/** The gesture's name in the history. */
export const MOVE = 'move'

/** What goes with the pointer, where it began, and what it may come to rest at. */
export interface Moving {
  start: Items
  ids: readonly string[]
  frame: Box
  lines: SnapLines
}

interface Begun {
  editor: EditorState
  moving: Moving
}

/**
 * Copies in the place of the originals, about to go with the pointer. On the other canvases, which nobody sees now, they
 * lie a little aside, or they would hide on top of the originals there.
 */
function withCopiesInPlace(editor: EditorState, originals: readonly Item[], newId: NewId) {
  const names = new Set(ownElements(originals).map(({ id }) => id))
  const stored = designIn(editor).elements.filter(({ id }) => names.has(id))
  const { state, ids } = withPasted(editor, stored, newId, MOVE)
  const places = new Map(originals.map(({ id, x, y }) => [ids.get(id), { x, y }]))
  const items = elementsOf(state).map((item) => (places.has(item.id) ? { ...item, ...places.get(item.id) } : item))
  return { state, items, copies: items.filter(({ id }) => places.has(id)) }
}

function movingOf(items: Items, moving: Items, size: Size, drawn: SnapLines): Moving {
  const reach = (item: Item) => reachOfElement(item, size)
  const others = items.filter((item) => !moving.includes(item) && !item.hidden)
  return {
    start: moving,
    ids: moving.map(({ id }) => id),
    frame: around(moving.map(reach)),
    lines: snapLines(others.map(reach), size, drawn),
  }
}

/** Where there is nothing to copy, as with pieces of the layout, the drag is a plain one. */
export function beginMove(
  editor: EditorState,
  moving: Items,
  size: Size,
  drawn: SnapLines,
  newId: NewId | undefined,
): Begun {
  if (newId) {
    const { state, items, copies } = withCopiesInPlace(editor, moving, newId)
    if (copies.length > 0) return { editor: state, moving: movingOf(items, copies, size, drawn) }
  }
  return { editor, moving: movingOf(elementsOf(editor), moving, size, drawn) }
}
