import { useMemo } from 'react'
import { aligned, type Direction, distributed, type Edge } from '#domain/template/editor/arrange.ts'
import { type Placement, roomFor, withChange, withMove, withPlacements } from '#domain/template/editor/edit-elements.ts'
import * as editing from '#domain/template/editor/editor-state.ts'
import { type Elements, layerDown, layerUp } from '#domain/template/editor/layers.ts'
import { ELEMENTS_MAX } from '#domain/template/element.ts'
import type { ElementType } from '#domain/template/element-kinds.ts'
import type { Point } from '#domain/template/geometry.ts'
import { newId } from '#web/api/new-id.ts'
import { toastFailure } from '#web/ui/toast.tsx'
import { clipboard } from './clipboard.ts'
import { type EditorStore, editorOf, useEditorStore } from './editor-store.ts'

/** What can be done in the editor besides pulling things with a pointer. */
function editorActions(store: EditorStore) {
  const act = (change: (editor: editing.EditorState) => editing.EditorState) =>
    store.setState(({ canvas }) => ({ canvas: { ...canvas, editor: change(canvas.editor) } }))
  const edit = (recipe: (elements: Elements) => Elements, gesture?: string) =>
    act((editor) => editing.edit(editor, recipe, gesture))
  const hasRoom = (): boolean => {
    if (roomFor(editing.elementsOf(editorOf(store))) > 0) return true
    toastFailure('Szablon jest pełny', `Szablon może mieć najwyżej ${ELEMENTS_MAX} elementów.`)
    return false
  }
  const chosen = () => editing.selectedElements(editorOf(store))
  return {
    add: (type: ElementType, background: string) => {
      if (hasRoom()) act((editor) => editing.add(editor, type, newId(), background))
    },
    change: (ids: readonly string[], change: Record<string, unknown>, gesture?: string) =>
      edit((elements) => withChange(elements, ids, change), gesture),
    place: (placements: readonly Placement[]) => edit((elements) => withPlacements(elements, placements), 'transform'),
    nudge: (by: Point) => edit((elements) => withMove(elements, editorOf(store).selected, by), 'nudge'),
    rest: () => act(editing.rest),
    abandon: () => act(editing.abandoned),
    undo: () => act(editing.undone),
    redo: () => act(editing.redone),
    select: (ids: readonly string[]) => act((editor) => editing.select(editor, ids)),
    toggle: (id: string) => act((editor) => editing.toggle(editor, id)),
    selectAll: () => act(editing.selectAll),
    remove: (id: string) => act((editor) => editing.remove(editor, [id])),
    removeSelected: () => act(editing.removeSelected),
    layerUp: (id: string) => edit((elements) => layerUp(elements, id)),
    layerDown: (id: string) => edit((elements) => layerDown(elements, id)),
    align: (edge: Edge) => edit((elements) => aligned(elements, editorOf(store).selected, edge)),
    distribute: (direction: Direction) =>
      edit((elements) => distributed(elements, editorOf(store).selected, direction)),
    copy: () => clipboard.write(chosen()),
    paste: () => {
      const copied = clipboard.read()
      if (copied.length > 0 && hasRoom()) act((editor) => editing.paste(editor, copied, newId))
    },
    duplicate: () => {
      const copied = chosen()
      if (copied.length > 0 && hasRoom()) act((editor) => editing.paste(editor, copied, newId))
    },
    replace: (elements: Elements) => edit(() => elements),
  }
}

export type EditorActions = ReturnType<typeof editorActions>

export function useEditorActions(): EditorActions {
  const store = useEditorStore()
  return useMemo(() => editorActions(store), [store])
}
