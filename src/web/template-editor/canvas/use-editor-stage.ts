import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { type DataValues, isEmptyValue } from '#graphic/scene/data-values.ts'
import { DATA_KEYS } from '#graphic/template/data-keys.ts'
import { elementsOf } from '#graphic/template/editor/editor-state.ts'
import type { Item } from '#graphic/template/editor/items.ts'
import { frameOf } from '#graphic/template/editor/marquee.ts'
import { type EditorActions, useEditorActions } from '../editor-actions.ts'
import { type EditorStore, useEditor, useEditorStore } from '../editor-store.ts'
import { EditorStage } from './editor-stage.ts'
import { beginPress, drawnLines, pointerFollower } from './use-canvas-pointer.ts'

const EDITED_INLINE = ['text', 'dynamic']
const MAIN_BUTTON = 0

const hints = (data: DataValues | undefined) => (element: Item) => {
  if (element.type === 'text') return element.text.trim() === '' ? 'Tekst' : null
  if (element.type === 'image') return element.src === '' ? 'Obraz' : null
  if (element.type !== 'dynamic' || !data) return null
  return isEmptyValue(data[element.dataKey]) ? DATA_KEYS[element.dataKey].label : null
}

function pictureOf(store: EditorStore, hintOf: (element: Item) => string | null) {
  const { editor, gesture, guides } = store.getState().canvas
  return {
    elements: elementsOf(editor),
    selected: editor.selected,
    guides,
    frame: gesture.kind === 'marquee' ? frameOf(gesture.from, gesture.to) : null,
    hintOf,
  }
}

function openStage(
  store: EditorStore,
  element: HTMLDivElement,
  board: RefObject<HTMLElement | null>,
  actions: EditorActions,
): EditorStage {
  const follow = pointerFollower(store, (id) => {
    const opened = elementsOf(store.getState().canvas.editor).find((candidate) => candidate.id === id)
    if (opened && !opened.locked && EDITED_INLINE.includes(opened.type)) store.setState({ inline: id })
  })
  const stage = new EditorStage(element, {
    onPress: (at, target, event) => {
      beginPress(store, at, target, event)
      // The other button only says what the menu is about.
      if (event.button !== MAIN_BUTTON || !board.current) return
      stage.holdStill(true)
      follow(board.current, event, () => stage.holdStill(false))
    },
    onTransform: actions.place,
    onTransformEnd: actions.rest,
    drawnLines: () => drawnLines(store),
  })
  return stage
}

interface StageOptions {
  board: RefObject<HTMLElement | null>
  /** What the data on the preview are; those that are empty are shown by name. */
  values: DataValues | undefined
  width: number
}

/** Konva's stage in the element that the answer is given to. */
export function useEditorStage({ board, values, width }: StageOptions): RefObject<HTMLDivElement | null> {
  const store = useEditorStore()
  const actions = useEditorActions()
  const container = useRef<HTMLDivElement>(null)
  const stage = useRef<EditorStage>(null)
  const hintOf = useMemo(() => hints(values), [values])

  useEffect(() => {
    if (!container.current) return undefined
    const opened = openStage(store, container.current, board, actions)
    stage.current = opened
    return () => {
      stage.current = null
      opened.destroy()
    }
  }, [store, actions, board])

  useEffect(() => {
    const show = () => stage.current?.show(pictureOf(store, hintOf))
    show()
    return store.subscribe(show)
  }, [store, hintOf])

  const size = useEditor(({ canvas }) => canvas.size)
  useEffect(() => stage.current?.resize(size, width), [size, width])
  return container
}
