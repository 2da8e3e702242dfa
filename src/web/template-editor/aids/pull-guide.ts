import { guidesIn, isOnCanvas, linesOfAids } from '#graphic/template/editor/aids.ts'
import { elementsOf } from '#graphic/template/editor/editor-state.ts'
import { type Guide, snapLines, snapPoint } from '#graphic/template/editor/snapping.ts'
import type { Point } from '#graphic/template/element-box.ts'
import { reachOfElement } from '#graphic/template/geometry.ts'
import type { EditorStore } from '../editor-store.ts'
import { type AidActions, formatOf } from './aid-actions.ts'

const SNAP_REACH = 6
const ENDINGS = ['pointerup', 'pointercancel'] as const

/** A guide meets what stands on the canvas, and the grid, but not the other guides. */
function linesFor(store: EditorStore) {
  const { canvas, aids } = store.getState()
  const reaches = elementsOf(canvas.editor)
    .filter(({ hidden }) => !hidden)
    .map((item) => reachOfElement(item, canvas.size))
  return snapLines(reaches, canvas.size, linesOfAids({ ...aids, rulers: false }, formatOf(store)))
}

interface Pulled {
  board: HTMLElement
  axis: Guide['axis']
  /** Null: a new one, out of the ruler. */
  index: number | null
  pointerId: number
}

/** A guide goes with the pointer; let go off the canvas, over its ruler for example, it is gone. */
export function pullGuide(store: EditorStore, actions: AidActions, { board, axis, index, pointerId }: Pulled): void {
  const { size } = store.getState().canvas
  const before = store.getState().aids
  const place = index ?? guidesIn(before, formatOf(store)).length
  const lines = linesFor(store)
  let isThere = index !== null

  const spotOf = (event: PointerEvent): number => {
    const { left, top, width } = board.getBoundingClientRect()
    const scale = width / size.width
    const at: Point = { x: (event.clientX - left) / scale, y: (event.clientY - top) / scale }
    const isFree = event.ctrlKey || event.metaKey
    const met = snapPoint(at, lines, isFree ? 0 : SNAP_REACH / scale)
    return at[axis] + met.by[axis]
  }
  const move = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return
    const at = spotOf(event)
    if (isThere) actions.putGuide(place, at)
    else if (isOnCanvas({ axis, at }, size)) {
      actions.addGuide({ axis, at: Math.round(at) })
      isThere = true
    }
  }
  const end = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return
    stop()
    if (event.type === 'pointercancel') store.setState({ aids: before })
    else if (isThere && !isOnCanvas({ axis, at: spotOf(event) }, size)) actions.removeGuide(place)
  }
  const giveUp = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    stop()
    store.setState({ aids: before })
  }
  const stop = () => {
    window.removeEventListener('pointermove', move)
    for (const name of ENDINGS) window.removeEventListener(name, end)
    window.removeEventListener('keydown', giveUp, true)
  }
  window.addEventListener('pointermove', move)
  for (const name of ENDINGS) window.addEventListener(name, end)
  window.addEventListener('keydown', giveUp, true)
}
