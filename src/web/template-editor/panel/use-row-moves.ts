import { useState } from 'react'
import { elementsOf } from '#graphic/template/editor/editor-state.ts'
import { carriedWith, gapBeside, rowsOf } from '#graphic/template/editor/reorder.ts'
import { useEditorActions } from '../editor-actions.ts'
import { editorOf, useEditorStore } from '../editor-store.ts'

/** Rows of the list go elsewhere, and it is said where they are now. */
export function useRowMoves(labelOf: (id: string) => string) {
  const store = useEditorStore()
  const actions = useEditorActions()
  const [announced, setAnnounced] = useState('')
  const rows = () => rowsOf(elementsOf(editorOf(store)))
  const announce = (ids: readonly string[]) => {
    const now = rows()
    const places = ids.map((id) => now.indexOf(id) + 1)
    const what = ids.length === 1 ? labelOf(ids[0] ?? '') : `Zaznaczone elementy: ${ids.length}`
    setAnnounced(`${what}, warstwa ${Math.min(...places)} z ${now.length} od góry`)
  }
  return {
    announced,
    drop: ({ ids, gap }: { ids: readonly string[]; gap: number }) => {
      const before = rows().join()
      actions.moveRows(ids, gap)
      if (rows().join() !== before) announce(ids)
    },
    step: (id: string, way: 'up' | 'down') => {
      const ids = carriedWith(id, editorOf(store).selected)
      // Held down, an arrow is one step of the history.
      actions.moveRows(ids, gapBeside(rows(), ids, way), 'rows')
      announce(ids)
    },
  }
}
