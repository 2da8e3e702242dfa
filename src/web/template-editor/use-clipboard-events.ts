import { useEffect, useEffectEvent } from 'react'
import { useEditorActions } from './editor-actions.ts'
import { editorOf, useEditorStore } from './editor-store.ts'
import { isTyping } from './typing.ts'

/** Ctrl+C, Ctrl+X and Ctrl+V as the browser tells of them: only then it shows a picture in the system's clipboard. */
export function useClipboardEvents(onFiles: (files: File[]) => void): void {
  const store = useEditorStore()
  const actions = useEditorActions()
  const take = useEffectEvent((event: ClipboardEvent) => {
    if (isTyping(event.target)) return
    if (event.type === 'paste') {
      const files = [...(event.clipboardData?.files ?? [])]
      if (files.length > 0) onFiles(files)
      else actions.paste()
    } else {
      if (editorOf(store).selected.length === 0) return
      if (event.type === 'copy') actions.copy(event.clipboardData)
      else actions.cut(event.clipboardData)
    }
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => take(event)
    const events = ['copy', 'cut', 'paste'] as const
    for (const name of events) document.addEventListener(name, listen)
    return () => {
      for (const name of events) document.removeEventListener(name, listen)
    }
  }, [])
}
