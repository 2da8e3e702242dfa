import { around, type Box, type Point, reachOfElement } from '../geometry.ts'
import { withMove } from './edit-elements.ts'
import { abandoned, type EditorState, edit, elementsOf, rest, select, toggle } from './editor-state.ts'
import type { Elements } from './layers.ts'
import { type Guide, type SnapLines, snapBox, snapLines } from './snapping.ts'

/** A pointer on the canvas: pressed, then perhaps moving elements or drawing a frame around them. */
export type CanvasGesture =
  | { kind: 'none' }
  | { kind: 'press'; from: Point; target: string | null; isAdding: boolean; wasSelected: boolean }
  | { kind: 'move'; from: Point; start: Elements; ids: readonly string[]; frame: Box; lines: SnapLines }
  | { kind: 'marquee'; from: Point; to: Point; before: readonly string[] }

export interface Canvas {
  editor: EditorState
  gesture: CanvasGesture
  guides: readonly Guide[]
}

export interface Reaches {
  /** How far a pointer has to go before a press becomes a drag, in pixels of the graphic. */
  drag: number
  /** How near a line has to be to draw an element to it; 0: no snapping. */
  snap: number
}

const NONE: CanvasGesture = { kind: 'none' }
const MOVE = 'move'

export const openCanvas = (editor: EditorState): Canvas => ({ editor, gesture: NONE, guides: [] })

const still = (canvas: Canvas, editor: EditorState): Canvas => ({ ...canvas, editor, gesture: NONE, guides: [] })

/** An element that is not chosen yet is chosen at once, so that it can be dragged in the same go. */
export function press(canvas: Canvas, at: Point, target: string | null, isAdding: boolean): Canvas {
  const wasSelected = target !== null && canvas.editor.selected.includes(target)
  const choose = (): EditorState => {
    if (target === null || wasSelected) return canvas.editor
    return isAdding ? toggle(canvas.editor, target) : select(canvas.editor, [target])
  }
  return { ...canvas, editor: choose(), gesture: { kind: 'press', from: at, target, isAdding, wasSelected } }
}

function beginDrag({ editor }: Canvas, { from, target, isAdding }: Extract<CanvasGesture, { kind: 'press' }>) {
  const elements = elementsOf(editor)
  const moving = elements.filter(({ id, locked }) => editor.selected.includes(id) && !locked)
  if (target === null || !moving.some(({ id }) => id === target)) {
    const before = isAdding ? editor.selected : []
    return { kind: 'marquee', from, to: from, before } as const
  }
  const others = elements.filter((element) => !moving.includes(element) && !element.hidden)
  return {
    kind: 'move',
    from,
    start: elements,
    ids: moving.map(({ id }) => id),
    frame: around(moving.map(reachOfElement)),
    lines: snapLines(others.map(reachOfElement)),
  } as const
}

const shifted = (box: Box, by: Point): Box => ({ ...box, x: box.x + by.x, y: box.y + by.y })

function move(canvas: Canvas, gesture: Extract<CanvasGesture, { kind: 'move' }>, at: Point, snap: number): Canvas {
  const { from, start, ids, frame, lines } = gesture
  const by = { x: at.x - from.x, y: at.y - from.y }
  const met = snapBox(shifted(frame, by), lines, snap)
  const total = { x: by.x + met.by.x, y: by.y + met.by.y }
  const editor = edit(canvas.editor, () => withMove(start, ids, total), MOVE)
  return { editor, gesture, guides: snap > 0 ? met.guides : [] }
}

export const frameOf = (from: Point, to: Point): Box => ({
  x: Math.min(from.x, to.x),
  y: Math.min(from.y, to.y),
  width: Math.abs(to.x - from.x),
  height: Math.abs(to.y - from.y),
})

const meets = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

function marquee(canvas: Canvas, { from, before }: Extract<CanvasGesture, { kind: 'marquee' }>, to: Point): Canvas {
  const frame = frameOf(from, to)
  const met = elementsOf(canvas.editor)
    .filter((element) => !element.locked && !element.hidden && meets(frame, reachOfElement(element)))
    .map(({ id }) => id)
  const editor = select(canvas.editor, [...new Set([...before, ...met])])
  return { ...canvas, editor, gesture: { kind: 'marquee', from, to, before } }
}

export function drag(canvas: Canvas, at: Point, reaches: Reaches): Canvas {
  const { gesture } = canvas
  switch (gesture.kind) {
    case 'none':
      return canvas
    case 'press': {
      const isFar = Math.hypot(at.x - gesture.from.x, at.y - gesture.from.y) >= reaches.drag
      return isFar ? drag({ ...canvas, gesture: beginDrag(canvas, gesture) }, at, reaches) : canvas
    }
    case 'move':
      return move(canvas, gesture, at, reaches.snap)
    case 'marquee':
      return marquee(canvas, gesture, at)
  }
}

/** A click that moved nothing: on the ground it clears the choice, on one of several it leaves only that one. */
function clicked({ editor }: Canvas, { target, isAdding, wasSelected }: Extract<CanvasGesture, { kind: 'press' }>) {
  if (target === null) return isAdding ? editor : select(editor, [])
  if (!wasSelected) return editor
  return isAdding ? toggle(editor, target) : select(editor, [target])
}

export function release(canvas: Canvas): Canvas {
  if (canvas.gesture.kind === 'press') return still(canvas, clicked(canvas, canvas.gesture))
  return canvas.gesture.kind === 'move' ? still(canvas, rest(canvas.editor)) : still(canvas, canvas.editor)
}

/** Everything back to where it was before the pointer came down. */
export function cancel(canvas: Canvas): Canvas {
  const { gesture, editor } = canvas
  return still(canvas, gesture.kind === 'move' ? abandoned(editor) : editor)
}
