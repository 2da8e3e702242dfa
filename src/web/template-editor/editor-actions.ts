import { useMemo } from 'react'
import type { FormatName } from '#graphic/formats.ts'
import type { DataKey } from '#graphic/template/data-keys.ts'
import { aligned, type Direction, distributed, type Edge } from '#graphic/template/editor/arrange.ts'
import { withSheet } from '#graphic/template/editor/canvas-gesture.ts'
import type { TemplateDesign } from '#graphic/template/editor/design.ts'
import {
  type Placement,
  roomFor,
  withChange,
  withMove,
  withPlacements,
} from '#graphic/template/editor/edit-elements.ts'
import * as editing from '#graphic/template/editor/editor-state.ts'
import { withBackground, withFormatBackground } from '#graphic/template/editor/grounds.ts'
import { grouped, ungrouped } from '#graphic/template/editor/groups.ts'
import type { EditedSheet, Items } from '#graphic/template/editor/items.ts'
import { layerDown, layerUp } from '#graphic/template/editor/layers.ts'
import { pictureBox } from '#graphic/template/editor/picture-place.ts'
import { withRowsAt } from '#graphic/template/editor/reorder.ts'
import { withoutChanges } from '#graphic/template/editor/restored-pieces.ts'
import { type Stacking, stacked } from '#graphic/template/editor/stacking.ts'
import type { Scope } from '#graphic/template/editor/written.ts'
import { ELEMENTS_MAX } from '#graphic/template/element.ts'
import type { Point, Size } from '#graphic/template/element-box.ts'
import type { ElementType } from '#graphic/template/element-kinds.ts'
import { newId } from '#web/api/new-id.ts'
import { toastFailure } from '#web/ui/toast.tsx'
import { clipboard } from './clipboard.ts'
import { type EditorStore, editorOf, useEditorStore } from './editor-store.ts'

/** What can be done in the editor besides pulling things with a pointer. */
function editorActions(store: EditorStore) {
  const act = (change: (editor: editing.EditorState) => editing.EditorState) =>
    store.setState(({ canvas }) => ({ canvas: { ...canvas, editor: change(canvas.editor) } }))
  const edit = (recipe: (items: Items) => Items, gesture?: string) =>
    act((editor) => editing.edit(editor, recipe, gesture))
  const hasRoom = (): boolean => {
    if (roomFor(editing.elementsOf(editorOf(store))) > 0) return true
    toastFailure('Szablon jest pełny', `Szablon może mieć najwyżej ${ELEMENTS_MAX} elementów.`)
    return false
  }
  const redesign = (recipe: (design: TemplateDesign) => TemplateDesign, gesture?: string) =>
    act((editor) => editing.redesign(editor, recipe, gesture))
  const chosen = () => editing.selectedStored(editorOf(store))
  /** Off for all as soon as one of them has it. */
  const toggleFlag = (flag: 'locked' | 'hidden') => {
    const items = editing.selectedElements(editorOf(store))
    const isOn = items.some((item) => item[flag])
    edit((all) =>
      withChange(
        all,
        items.map(({ id }) => id),
        { [flag]: !isOn },
      ),
    )
  }
  const size = () => store.getState().canvas.size
  return {
    add: (type: ElementType, background: string) => {
      if (hasRoom()) act((editor) => editing.add(editor, type, newId(), background))
    },
    change: (ids: readonly string[], change: Record<string, unknown>, gesture?: string) =>
      edit((elements) => withChange(elements, ids, change), gesture),
    changeSelected: (change: Record<string, unknown>, gesture?: string) =>
      act((editor) => editing.changeSelected(editor, change, gesture)),
    chooseDatum: (id: string, key: DataKey) => act((editor) => editing.chooseDatum(editor, id, key)),
    place: (placements: readonly Placement[]) =>
      edit((elements) => withPlacements(elements, placements, size()), 'transform'),
    nudge: (by: Point) => edit((elements) => withMove(elements, editorOf(store).selected, by, size()), 'nudge'),
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
    align: (edge: Edge) => edit((elements) => aligned(elements, editorOf(store).selected, edge, size())),
    distribute: (direction: Direction) =>
      edit((elements) => distributed(elements, editorOf(store).selected, direction, size())),
    copy: (system: DataTransfer | null = null) => clipboard.write(chosen(), system),
    /** A piece of the layout cannot be pasted, so it is not taken away either. */
    cut: (system: DataTransfer | null = null) => {
      clipboard.write(chosen(), system)
      const open = chosen().filter(({ locked }) => !locked)
      act((editor) =>
        editing.remove(
          editor,
          open.map(({ id }) => id),
        ),
      )
    },
    group: () => edit((items) => grouped(items, editorOf(store).selected, newId())),
    ungroup: () => edit((items) => ungrouped(items, editorOf(store).selected)),
    paste: () => {
      const copied = clipboard.read()
      if (copied.length > 0 && hasRoom()) act((editor) => editing.paste(editor, copied, newId))
    },
    duplicate: () => {
      const copied = chosen()
      if (copied.length > 0 && hasRoom()) act((editor) => editing.paste(editor, copied, newId))
    },
    stack: (stacking: Stacking) => edit((items) => stacked(items, editorOf(store).selected, stacking)),
    addPicture: (src: string, natural: Size, middle: Point) => {
      if (hasRoom())
        act((editor) => editing.addPicture(editor, newId(), src, pictureBox(natural, middle, size()), size()))
    },
    toggleLocked: () => toggleFlag('locked'),
    toggleHidden: () => toggleFlag('hidden'),
    moveRows: (ids: readonly string[], gap: number, gesture?: string) =>
      edit((items) => withRowsAt(items, ids, gap), gesture),
    /** Back to the look's own. */
    restorePieces: (names: readonly string[]) => redesign((design) => withoutChanges(design, names)),
    setLook: (look: TemplateDesign['look']) =>
      redesign((design) => (design.look === look ? design : { ...design, look })),
    setLayout: (hasLayout: boolean) =>
      redesign((design) => (design.hasLayout === hasLayout ? design : { ...design, hasLayout })),
    setBackground: (address: string, isStarter: boolean) =>
      redesign((design) => withBackground(design, address, isStarter)),
    setFormatBackground: (format: FormatName, address: string | null) =>
      redesign((design) => withFormatBackground(design, format, address)),
    setFocus: (focus: Point) => redesign((design) => ({ ...design, focus }), 'focus'),
    setScope: (scope: Scope) => act((editor) => ({ ...editor, scope })),
    show: (sheet: Partial<EditedSheet>) =>
      store.setState(({ canvas, inline }) => {
        const next = withSheet(canvas, { ...canvas.editor.sheet, ...sheet })
        return { canvas: next, inline: next.size === canvas.size ? inline : null }
      }),
    replace: (design: TemplateDesign) => redesign(() => design),
  }
}

export type EditorActions = ReturnType<typeof editorActions>

export function useEditorActions(): EditorActions {
  const store = useEditorStore()
  return useMemo(() => editorActions(store), [store])
}
