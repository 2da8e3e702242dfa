import { useEffect } from 'react'
import { cancel } from '#domain/template/editor/canvas-gesture.ts'
import type { Point } from '#domain/template/geometry.ts'
import type { Zoom } from './canvas/use-zoom.ts'
import { type EditorActions, useEditorActions } from './editor-actions.ts'
import { type EditorStore, editorOf, useEditorStore } from './editor-store.ts'

const STEP = 1
const LARGE_STEP = 10

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** There the keys mean something else already. */
const ELSEWHERE =
  'input, textarea, select, [contenteditable], [role=dialog], [role=tab], [role=slider], [role=listbox], [role=menu]'

const isElsewhere = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest(ELSEWHERE) !== null

function withControl(key: string, isShift: boolean, actions: EditorActions, zoom: Zoom): (() => void) | undefined {
  const keys: Record<string, () => void> = {
    z: isShift ? actions.redo : actions.undo,
    y: actions.redo,
    c: actions.copy,
    v: actions.paste,
    d: actions.duplicate,
    a: actions.selectAll,
    '+': zoom.zoomIn,
    '=': zoom.zoomIn,
    '-': zoom.zoomOut,
    '0': zoom.fit,
  }
  return keys[key.toLowerCase()]
}

function plain(key: string, isShift: boolean, actions: EditorActions, store: EditorStore): (() => void) | undefined {
  const arrow = ARROWS[key]
  const size = isShift ? LARGE_STEP : STEP
  if (arrow && editorOf(store).selected.length > 0) return () => actions.nudge({ x: arrow.x * size, y: arrow.y * size })
  if (key === 'Delete' || key === 'Backspace') return actions.removeSelected
  if (key !== 'Escape') return undefined
  return () => {
    const { canvas } = store.getState()
    if (canvas.gesture.kind === 'none') actions.select([])
    else store.setState({ canvas: cancel(canvas) })
  }
}

export function useShortcuts(zoom: Zoom): void {
  const store = useEditorStore()
  const actions = useEditorActions()
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (isElsewhere(event) || event.altKey) return
      const { key, shiftKey } = event
      const act =
        event.ctrlKey || event.metaKey
          ? withControl(key, shiftKey, actions, zoom)
          : plain(key, shiftKey, actions, store)
      if (!act) return
      event.preventDefault()
      act()
    }
    // Held down, an arrow is one step.
    const up = ({ key }: KeyboardEvent) => {
      if (key in ARROWS) actions.rest()
    }
    window.addEventListener('keydown', down)
    window.addEventListener('keyup', up)
    return () => {
      window.removeEventListener('keydown', down)
      window.removeEventListener('keyup', up)
    }
  }, [store, actions, zoom])
}
