import { useState } from 'react'
import type { Template } from '#contract/template.ts'
import { designOf, type TemplateDesign } from '#graphic/template/editor/design.ts'
import { designIn } from '#graphic/template/editor/editor-state.ts'
import { serverMessage } from '#web/api/http-error.ts'
import { logFailure } from '#web/api/log.ts'
import { templateConflict, useSaveDesign } from '#web/api/template-changes.ts'
import { toastFailure, toastSuccess } from '#web/ui/toast.tsx'
import { editorOf, useEditorStore } from '../editor-store.ts'
import { dropDraft } from './draft.ts'

const FAILURE = 'Błąd aktualizacji szablonu'

export interface Saving {
  /** The stored version that the changes here are based on. */
  version: number
  setVersion: (version: number) => void
  isPending: boolean
  /** What somebody else has saved in the meantime. */
  conflict: Template | null
  dismissConflict: () => void
  /** Goes on from what somebody else saved. */
  takeStored: (theirs: Template) => TemplateDesign
  /** True: it is on the server. */
  save: (onTopOf?: number) => Promise<boolean>
}

export function useSave(template: Template): Saving {
  const store = useEditorStore()
  const saveDesign = useSaveDesign()
  const [version, setVersion] = useState(template.version)
  const [conflict, setConflict] = useState<Template | null>(null)

  const save = async (onTopOf = version): Promise<boolean> => {
    const design = designIn(editorOf(store))
    try {
      const { saved } = store.getState()
      const stored = await saveDesign.mutateAsync({ id: template.id, version: onTopOf, design, saved })
      setVersion(stored.version)
      setConflict(null)
      store.setState({ saved: design })
      toastSuccess('Szablon zaktualizowany', 'Elementy szablonu zostały zaktualizowane')
    } catch (error) {
      const theirs = templateConflict(error)
      setConflict(theirs)
      if (theirs) return false
      logFailure(FAILURE, error)
      toastFailure(FAILURE, serverMessage(error) || 'Wystąpił nieznany błąd')
      return false
    }
    dropDraft(template.id).catch((error: unknown) => logFailure('Nie udało się usunąć szkicu szablonu', error))
    return true
  }

  return {
    version,
    setVersion,
    isPending: saveDesign.isPending,
    conflict,
    dismissConflict: () => setConflict(null),
    takeStored: (theirs) => {
      setVersion(theirs.version)
      setConflict(null)
      const design = designOf(theirs)
      store.setState({ saved: design })
      return design
    },
    save,
  }
}
