import { FORMATS } from '../../formats.ts'
import type { Box, Point, Size } from '../element-box.ts'
import { beginMove, MOVE, type Moving } from './begin-move.ts'
import { each } from './each-element.ts'
import { type NewId, withMove } from './edit-elements.ts'
import { type EditorState, edit, elementsOf, onSheet, rest, select, toggle } from './editor-state.ts'
import { withGroups } from './groups.ts'
import type { EditedSheet } from './items.ts'
import { frameOf, metBy } from './marquee.ts'
import { type Guide, type SnapLines, snapBox } from './snapping.ts'

interface Press {
  kind: 'press'
  from: Point
  target: string | null
  isAdding: boolean
  wasSelected: boolean
}

interface Move extends Moving {
  kind: 'move'
  press: Press
  before: EditorState
  /** Asked for; pieces of the layout have none. */
  wantsCopies: boolean
}

interface Marquee {
  kind: 'marquee'
  from: Point
  to: Point
  before: readonly string[]
}

/** A pointer on the canvas: pressed, then perhaps moving elements or drawing a frame around them. */
export type CanvasGesture = { kind: 'none' } | Press | Move | Marquee

export interface Canvas {
  size: Size
  editor: EditorState
  gesture: CanvasGesture
  guides: readonly Guide[]
}

export interface DragOptions {
  /** How far a pointer has to go before a press becomes a drag, in pixels of the graphic. */
  drag: number
  /** How near a line has to be to draw an element to it; 0: no snapping. */
  snap: number
  /** Guides and grid. */
  drawn: SnapLines
  /** Given: copies go with the pointer, and what was pressed stays. */
  newId?: NewId | undefined
}

const NONE: CanvasGesture = { kind: 'none' }

export const openCanvas = (editor: EditorState, size: Size): Canvas => ({ size, editor, gesture: NONE, guides: [] })

const still = (canvas: Canvas, editor: EditorState): Canvas => ({ ...canvas, editor, gesture: NONE, guides: [] })

/** Another match on the preview leaves the hand what it holds; another format is another canvas. */
export function withSheet(canvas: Canvas, sheet: EditedSheet): Canvas {
  const editor = onSheet(canvas.editor, sheet)
  const isSameFormat = sheet.format === canvas.editor.sheet.format
  return isSameFormat ? { ...canvas, editor } : openCanvas(editor, FORMATS[sheet.format])
}

/** An element that is not chosen yet is chosen at once, so that it can be dragged in the same go. */
export function press(canvas: Canvas, at: Point, target: string | null, isAdding: boolean): Canvas {
  const wasSelected = target !== null && canvas.editor.selected.includes(target)
  const choose = (): EditorState => {
    if (target === null || wasSelected) return canvas.editor
    const together = withGroups(elementsOf(canvas.editor), [target])
    return select(canvas.editor, isAdding ? [...new Set([...canvas.editor.selected, ...together])] : together)
  }
  return { ...canvas, editor: choose(), gesture: { kind: 'press', from: at, target, isAdding, wasSelected } }
}

function beginDrag(canvas: Canvas, press: Press, { drawn, newId }: DragOptions): Canvas {
  const { editor, size } = canvas
  const moving = elementsOf(editor).filter(({ id, locked }) => editor.selected.includes(id) && !locked)
  if (press.target === null || !moving.some(({ id }) => id === press.target)) {
    const before = press.isAdding ? editor.selected : []
    return { ...canvas, gesture: { kind: 'marquee', from: press.from, to: press.from, before } }
  }
  const begun = beginMove(editor, moving, size, drawn, newId)
  const gesture = { kind: 'move', press, before: editor, wantsCopies: newId !== undefined, ...begun.moving } as const
  return { ...canvas, editor: begun.editor, gesture }
}

const shifted = (box: Box, by: Point): Box => ({ ...box, x: box.x + by.x, y: box.y + by.y })

function move(canvas: Canvas, gesture: Move, at: Point, snap: number): Canvas {
  const { press, start, ids, frame, lines } = gesture
  const by = { x: at.x - press.from.x, y: at.y - press.from.y }
  const met = snapBox(shifted(frame, by), lines, snap)
  const total = { x: by.x + met.by.x, y: by.y + met.by.y }
  const moved = new Map(withMove(start, ids, total, canvas.size).map((item) => [item.id, item]))
  const editor = edit(canvas.editor, (items) => each(items, ids, (item) => moved.get(item.id) ?? item), MOVE)
  return { ...canvas, editor, gesture, guides: snap > 0 ? met.guides : [] }
}

function marquee(canvas: Canvas, { from, before }: Marquee, to: Point): Canvas {
  const met = metBy(frameOf(from, to), elementsOf(canvas.editor), canvas.size)
  const editor = select(canvas.editor, [...new Set([...before, ...met])])
  return { ...canvas, editor, gesture: { kind: 'marquee', from, to, before } }
}

/** What was there before the move, on the sheet that is there now. */
const begunFrom = ({ editor }: Canvas, { before }: Move): EditorState => onSheet(before, editor.sheet)

export function drag(canvas: Canvas, at: Point, options: DragOptions): Canvas {
  const { gesture } = canvas
  switch (gesture.kind) {
    case 'none':
      return canvas
    case 'press': {
      const isFar = Math.hypot(at.x - gesture.from.x, at.y - gesture.from.y) >= options.drag
      return isFar ? drag(beginDrag(canvas, gesture, options), at, options) : canvas
    }
    case 'move':
      // The key was pressed or let go on the way: from the beginning, the other way.
      if (gesture.wantsCopies !== (options.newId !== undefined)) {
        return drag({ ...canvas, editor: begunFrom(canvas, gesture), gesture: gesture.press, guides: [] }, at, options)
      }
      return move(canvas, gesture, at, options.snap)
    case 'marquee':
      return marquee(canvas, gesture, at)
  }
}

/** A click that moved nothing: on the ground it clears the choice, on one of several it leaves only that one. */
function clicked({ editor }: Canvas, { target, isAdding, wasSelected }: Press) {
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
  return still(canvas, gesture.kind === 'move' ? begunFrom(canvas, gesture) : editor)
}

/** A press that asked for the menu: it is about what was pressed, with all that is chosen together with it. */
export function pressedForMenu(canvas: Canvas): Canvas {
  const { gesture, editor } = canvas
  if (gesture.kind !== 'press') return cancel(canvas)
  return still(canvas, gesture.target === null ? select(editor, []) : editor)
}
