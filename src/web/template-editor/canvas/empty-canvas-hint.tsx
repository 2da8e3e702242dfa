import { elementsOf } from '#graphic/template/editor/editor-state.ts'
import { useEditor } from '../editor-store.ts'
import classes from './editor-canvas.module.css'

export function EmptyCanvasHint() {
  const isEmpty = useEditor(({ canvas }) => elementsOf(canvas.editor).length === 0)
  if (!isEmpty) return null
  return <div className={classes.empty}>Szablon nie ma jeszcze elementów. Dodaj pierwszy z zakładki „Elementy”.</div>
}
