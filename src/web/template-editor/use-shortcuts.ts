import { useEffect, useRef } from 'react'
import { cancel } from '#graphic/template/editor/canvas-gesture.ts'
import type { Point } from '#graphic/template/element-box.ts'
import { type AidActions, useAidActions } from './aids/aid-actions.ts'
import type { Zoom } from './canvas/use-zoom.ts'
import { type EditorActions, useEditorActions } from './editor-actions.ts'
import { type EditorStore, editorOf, useEditorStore } from './editor-store.ts'
import { isTyping } from './typing.ts'

const STEP = 1
const LARGE_STEP = 10

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** There the plain keys mean something else already; with Ctrl only where words are typed. */
const ELSEWHERE =
  'input, textarea, select, [contenteditable], [role=dialog], [role=tab], [role=slider], [role=listbox], [role=menu]'
function isElsewhere({ target, key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  const hasControl = ctrlKey || metaKey
  if (hasControl && key.toLowerCase() === 's') return false
  if (hasControl) return isTyping(target)
  return target instanceof Element && target.closest(ELSEWHERE) !== null
}

function withControl(
  key: string,
  isShift: boolean,
  actions: EditorActions,
  { zoom, save }: Surroundings,
): (() => void) | undefined {
  const keys: Record<string, () => void> = {
    z: isShift ? actions.redo : actions.undo,
    y: actions.redo,
    s: save,
    g: isShift ? actions.ungroup : actions.group,
    d: actions.duplicate,
    a: actions.selectAll,
    // Shift makes braces of the brackets.
    ']': () => actions.stack('forward'),
    '[': () => actions.stack('backward'),
    '}': () => actions.stack('front'),
    '{': () => actions.stack('back'),
    ...(isShift && { l: actions.toggleLocked, h: actions.toggleHidden }),
    '+': zoom.zoomIn,
    '=': zoom.zoomIn,
    '-': zoom.zoomOut,
    '0': zoom.fit,
  }
  return keys[key.toLowerCase()]
}

function plain(
  key: string,
  isShift: boolean,
  actions: EditorActions,
  { store, aids }: { store: EditorStore; aids: AidActions },
): (() => void) | undefined {
  const arrow = ARROWS[key]
  const size = isShift ? LARGE_STEP : STEP
  if (arrow && editorOf(store).selected.length > 0) return () => actions.nudge({ x: arrow.x * size, y: arrow.y * size })
  if (key === 'Delete' || key === 'Backspace') return actions.removeSelected
  if (key === 'R' && isShift) return aids.toggleRulers
  if (key !== 'Escape') return undefined
  return () => {
    const { canvas } = store.getState()
    if (canvas.gesture.kind === 'none') actions.select([])
    else store.setState({ canvas: cancel(canvas) })
  }
}

interface Surroundings {
  zoom: Zoom
  save: () => void
}

export function useShortcuts({ zoom, save }: Surroundings): void {
  const store = useEditorStore()
  const actions = useEditorActions()
  const aids = useAidActions()
  const latest = useRef(save)
  useEffect(() => {
    latest.current = save
  })
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (isElsewhere(event) || event.altKey) return
      const { key, shiftKey } = event
      const act =
        event.ctrlKey || event.metaKey
          ? withControl(key, shiftKey, actions, { zoom, save: () => latest.current() })
          : plain(key, shiftKey, actions, { store, aids })
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
  }, [store, actions, aids, zoom])
}
