import { type RefObject, useEffect } from 'react'
import { linesOfAids } from '#graphic/template/editor/aids.ts'
import { cancel, drag, press, release } from '#graphic/template/editor/canvas-gesture.ts'
import type { SnapLines } from '#graphic/template/editor/snapping.ts'
import type { Point } from '#graphic/template/element-box.ts'
import { newId } from '#web/api/new-id.ts'
import { type EditorStore, editorOf, useEditorStore } from '../editor-store.ts'
import { watchPinch } from './pinch.ts'

const DRAG_REACH = 4
const SNAP_REACH = 6
const WHEEL_SPEED = 0.002
const ENDINGS = ['pointerup', 'pointercancel'] as const

const ALT_KEYS = ['keydown', 'keyup'] as const

/** Alone, the key would open the browser's menu bar. */
const keepAlt = (event: KeyboardEvent): void => {
  if (event.key === 'Alt') event.preventDefault()
}

export const drawnLines = (store: EditorStore): SnapLines =>
  linesOfAids(store.getState().aids, editorOf(store).sheet.format)

export interface Zooming {
  onZoomBy(factor: number, middle: Point): void
  onPan(by: Point): void
}

const DOUBLE_CLICK_MS = 400

/** Follows a pointer from the press that the stage reports until it is let go, wherever that is. */
export function pointerFollower(store: EditorStore, onOpen: (id: string) => void) {
  let lastClick = { target: '', at: Number.NEGATIVE_INFINITY }

  /** Two clicks on the same element, and nothing pulled in between. */
  const click = (target: string | null, at: number) => {
    if (target === null) return
    const isSecond = target === lastClick.target && at - lastClick.at < DOUBLE_CLICK_MS
    lastClick = { target, at: isSecond ? Number.NEGATIVE_INFINITY : at }
    if (isSecond) onOpen(target)
  }

  const letGo = (event: PointerEvent) => {
    const { canvas } = store.getState()
    const { gesture } = canvas
    const after = event.type === 'pointerup' ? release(canvas) : cancel(canvas)
    const opensProperties = gesture.kind === 'press' && after.editor.selected.length === 1
    store.setState({ canvas: after, ...(opensProperties && { tab: 'properties' as const }) })
    if (gesture.kind === 'press' && event.type === 'pointerup') click(gesture.target, event.timeStamp)
  }

  return (board: HTMLElement, down: PointerEvent, onEnd: () => void): void => {
    const scale = board.getBoundingClientRect().width / store.getState().canvas.size.width
    const drawn = drawnLines(store)
    const isOther = (event: PointerEvent) => event.pointerId !== down.pointerId
    const move = (event: PointerEvent) => {
      if (isOther(event)) return
      const { left, top } = board.getBoundingClientRect()
      const at = { x: (event.clientX - left) / scale, y: (event.clientY - top) / scale }
      const snap = event.ctrlKey || event.metaKey ? 0 : SNAP_REACH / scale
      const options = { drag: DRAG_REACH / scale, snap, drawn, newId: event.altKey ? newId : undefined }
      store.setState(({ canvas }) => ({ canvas: drag(canvas, at, options) }))
    }
    const end = (event: PointerEvent) => {
      if (isOther(event)) return
      window.removeEventListener('pointermove', move)
      for (const name of ENDINGS) window.removeEventListener(name, end)
      for (const name of ALT_KEYS) window.removeEventListener(name, keepAlt)
      letGo(event)
      onEnd()
    }
    window.addEventListener('pointermove', move)
    for (const name of ENDINGS) window.addEventListener(name, end)
    for (const name of ALT_KEYS) window.addEventListener(name, keepAlt)
  }
}

export const beginPress = (store: EditorStore, at: Point, target: string | null, event: PointerEvent): void => {
  const { isAdding } = store.getState()
  store.setState(({ canvas }) => ({
    canvas: press(canvas, at, target, isAdding || event.shiftKey),
    inline: null,
  }))
}

/** Two fingers, or the wheel with Ctrl, zoom the canvas; what one of the fingers had begun is taken back. */
export function useZoomGestures(element: RefObject<HTMLElement | null>, zooming: Zooming) {
  const store = useEditorStore()
  useEffect(() => {
    const board = element.current
    if (!board) return undefined
    const stopPinch = watchPinch(board, {
      onStart: () => store.setState(({ canvas }) => ({ canvas: cancel(canvas) })),
      onChange: (spread, by, middle) => {
        zooming.onZoomBy(spread, middle)
        zooming.onPan(by)
      },
    })
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      zooming.onZoomBy(Math.exp(-event.deltaY * WHEEL_SPEED), { x: event.clientX, y: event.clientY })
    }
    board.addEventListener('wheel', wheel, { passive: false })
    return () => {
      stopPinch()
      board.removeEventListener('wheel', wheel)
    }
  }, [element, store, zooming])
}
