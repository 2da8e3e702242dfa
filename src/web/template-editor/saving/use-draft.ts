import { useEffect, useState } from 'react'
import type { TemplateDesign } from '#graphic/template/editor/design.ts'
import { designIn } from '#graphic/template/editor/editor-state.ts'
import { logFailure } from '#web/api/log.ts'
import { editorOf, hasChanges, useEditorStore } from '../editor-store.ts'
import { type Draft, dropDraft, keepDraft, keepDraftOnLeaving } from './draft.ts'

const REST_MS = 800

export type DraftPhase = 'none' | 'kept' | 'failed'

interface DraftOptions {
  templateId: number
  /** The stored version that the changes are made on. */
  version: number
  /** Nothing is written before it is settled what becomes of an earlier draft. */
  isPaused: boolean
}

/** Keeps what is not saved on the server while it is being made, so that neither a crash nor a closed page costs it. */
export function useDraft({ templateId, version, isPaused }: DraftOptions): DraftPhase {
  const store = useEditorStore()
  const [phase, setPhase] = useState<DraftPhase>('none')

  useEffect(() => {
    if (isPaused) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let kept: TemplateDesign | null = null
    const draft = (): Draft => ({
      version,
      design: designIn(editorOf(store)),
      saved: store.getState().saved,
    })
    const keep = async () => {
      const design = designIn(editorOf(store))
      const isChanged = hasChanges(store.getState())
      if (design === kept || (!isChanged && kept === null)) return
      kept = isChanged ? design : null
      try {
        if (isChanged) await keepDraft(templateId, draft())
        else await dropDraft(templateId)
        setPhase(isChanged ? 'kept' : 'none')
      } catch (error) {
        kept = null
        logFailure('Nie udało się zachować szkicu szablonu', error)
        setPhase('failed')
      }
    }
    const unsubscribe = store.subscribe(({ canvas, saved }, before) => {
      if (canvas.editor.history.present === before.canvas.editor.history.present && saved === before.saved) return
      clearTimeout(timer)
      timer = setTimeout(() => void keep(), REST_MS)
    })
    const leave = () => {
      if (hasChanges(store.getState()) && designIn(editorOf(store)) !== kept) keepDraftOnLeaving(templateId, draft())
    }
    window.addEventListener('pagehide', leave)
    return () => {
      clearTimeout(timer)
      unsubscribe()
      window.removeEventListener('pagehide', leave)
    }
  }, [store, templateId, version, isPaused])

  return phase
}
