import { useEffect } from 'react'
import { type CanvasAids, restoreAids } from '#graphic/template/editor/aids.ts'
import { useEditorStore } from '../editor-store.ts'

/** Whoever works with rulers has them in every template. */
const RULERS = 'jedenastka-editor-rulers'
const keyOf = (templateId: number): string => `jedenastka-editor-aids:${templateId}`

function parsed(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    // Somebody else's words under our key are no aids.
    return null
  }
}

/** On a phone every pixel is the graphic's, unless somebody wants it otherwise. */
export function readAids(templateId: number, isNarrow: boolean): CanvasAids {
  const rulers = parsed(RULERS)
  return { rulers: typeof rulers === 'boolean' ? rulers : !isNarrow, ...restoreAids(parsed(keyOf(templateId))) }
}

/** Guides and grid survive closing the editor, in this browser; the template knows nothing of them. */
export function useKeptAids(templateId: number): void {
  const store = useEditorStore()
  useEffect(
    () =>
      store.subscribe(({ aids }, before) => {
        const { rulers, grid, guides } = aids
        if (rulers !== before.aids.rulers) localStorage.setItem(RULERS, JSON.stringify(rulers))
        if (grid === before.aids.grid && guides === before.aids.guides) return
        localStorage.setItem(keyOf(templateId), JSON.stringify({ grid, guides }))
      }),
    [store, templateId],
  )
}
