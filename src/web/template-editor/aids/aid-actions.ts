import { useMemo } from 'react'
import * as aiding from '#graphic/template/editor/aids.ts'
import type { Guide } from '#graphic/template/editor/snapping.ts'
import { type EditorStore, editorOf, useEditorStore } from '../editor-store.ts'

export const formatOf = (store: EditorStore) => editorOf(store).sheet.format

/** Rulers, guides and grid; nothing here is a step of the history. */
function aidActions(store: EditorStore) {
  const change = (recipe: (aids: aiding.CanvasAids) => aiding.CanvasAids) =>
    store.setState(({ aids }) => ({ aids: recipe(aids) }))
  return {
    toggleRulers: () => change((aids) => ({ ...aids, rulers: !aids.rulers })),
    setGrid: (grid: aiding.GridStep | null) => change((aids) => ({ ...aids, grid })),
    addGuide: (guide: Guide) => change((aids) => aiding.withGuide(aids, formatOf(store), guide)),
    putGuide: (index: number, at: number) => change((aids) => aiding.withGuideAt(aids, formatOf(store), index, at)),
    removeGuide: (index: number) => change((aids) => aiding.withoutGuide(aids, formatOf(store), index)),
  }
}

export type AidActions = ReturnType<typeof aidActions>

export function useAidActions(): AidActions {
  const store = useEditorStore()
  return useMemo(() => aidActions(store), [store])
}
